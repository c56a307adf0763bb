import { writeFileSync } from 'node:fs'
import { packUnit } from '@plumbline/rules/retrieval/hidden-units.ts'
import type { FittedNetwork } from './fit-units.ts'

const NOTE = '/** Learned by `node benchmarks/assistant/fit-weights.ts`; not changed by hand. */'
const short = (value: number) => Number(value.toPrecision(4))

function write(file: string, text: string): void {
  writeFileSync(new URL(`../../rules/src/retrieval/${file}`, import.meta.url), text)
}

const entries = (names: readonly string[], values: ArrayLike<number>) =>
  names.map((name, at) => `  ${name}: ${short(values[at]!)},`).join('\n')

export function writeWeights(names: readonly string[], weights: readonly number[]): void {
  write(
    'weights.ts',
    `import type { Features } from './features.ts'

${NOTE}
export const WEIGHTS: Readonly<Record<keyof Features, number>> = {
${entries(names, weights)}
}
`,
  )
}

export function writeOrder(names: readonly string[], { plain, units, means, spreads }: FittedNetwork): void {
  const lines = units.map((unit) => packUnit(unit, means, spreads))
  // A unit is told nothing by an input that does not vary.
  const kept = spreads.map((spread) => (Number.isFinite(spread) ? spread : 1))
  write(
    'order-units.ts',
    `import type { Features } from './features.ts'
import { type Network, unpackUnit } from './hidden-units.ts'
import type { QuestionType } from './question-type.ts'

type Inputs = Readonly<Record<keyof Features | keyof QuestionType, number>>

${NOTE}
const PLAIN: Inputs = {
${entries(names, plain)}
}

/** How far each input lies from its mean. */
const SPREADS: Inputs = {
${entries(names, kept)}
}

/** The output of each unit, its offset, the size of a step, and its weights as bytes of so many steps. */
const UNITS = \`
${lines.join('\n')}
\`

const spreads = Object.values(SPREADS)
export const ORDER: Network = {
  plain: Object.values(PLAIN),
  units: UNITS.trim()
    .split('\\n')
    .map((line) => unpackUnit(line, spreads)),
}
`,
  )
}

export function writeCertainty(names: readonly string[], weights: readonly number[], enough: number): void {
  write(
    'certainty-weights.ts',
    `import type { CertaintyMarks } from './certainty-marks.ts'

${NOTE}
export const CERTAINTY_WEIGHTS: Readonly<Record<keyof CertaintyMarks, number>> = {
${entries(names, weights)}
}

/** An answer whose marks add up to less is not quoted. */
export const CERTAINTY_ENOUGH = ${Number(enough.toFixed(2))}
`,
  )
}
