import { expect, test } from 'vitest'
import { analyze } from './analysis.ts'
import { BASES, GROUPS } from './applications.ts'
import { CONTROLS, explainDenial, explainRateSpread } from './controls.ts'
import { isFit } from './design.ts'
import { compareMarket } from './market.ts'
import { matchPairs } from './matched-pairs.ts'
import { PublicFileReader } from './public-file.ts'
import { sampleMarket } from './sample-market.ts'
import { numbers, oddRegister } from './testing/odd-registers.ts'

/** Every figure is one, every text has words alone. */
function expectSound(value: unknown, path: string): void {
  if (typeof value === 'number') expect(Number.isFinite(value), `${path}: ${value}`).toBe(true)
  else if (typeof value === 'string') expect(value, path).not.toMatch(/NaN|Infinity|undefined|\[object/)
  else if (value instanceof Map) for (const [key, each] of value) expectSound(each, `${path}.${key}`)
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) expectSound(each, `${path}.${key}`)
}

const TRACTS = ['39049000110', '39049000120', '39049000130']

test.each(Array.from({ length: 12 }, (_, at) => at))(
  'odd registers give figures or sentences, never NaN (part %i)',
  (part) => {
    for (let at = 0; at < 20; at++) {
      const seed = part * 20 + at
      const next = numbers(seed + 3)
      const pick = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)]!
      const { analysis, applications } = analyze(oddRegister(seed))
      expectSound(analysis, `register ${seed}`)
      expect(analysis.sentences.length).toBeGreaterThan(0)
      const basis = pick(BASES)
      const question = { basis, group: pick(GROUPS[basis]), controls: CONTROLS.filter(() => next() < 0.4) }
      for (const explain of [explainDenial, explainRateSpread]) {
        const explained = explain(applications, question)
        const path = `register ${seed}, ${explain.name}, ${JSON.stringify(question)}`
        expectSound(explained, path)
        if (!isFit(explained.result as object))
          expect(explained.result, path).toHaveProperty('message', expect.stringMatching(/\.$/))
      }
      for (const about of ['denial', 'price'] as const)
        expectSound(matchPairs(applications, { ...question, about }), `register ${seed}, ${about} pairs`)
      const reader = new PublicFileReader()
      reader.push(sampleMarket(applications, TRACTS, { planted: seed % 2 === 0 }))
      const market = compareMarket(applications, reader.finish(), {
        ...{
          area: new Set(TRACTS.filter(() => next() < 0.7)),
          peers: pick(['all', 'similar']),
          ownLei: undefined,
        },
      })
      expectSound(market, `register ${seed}, market`)
      expect(market.sentences.length).toBeGreaterThan(0)
    }
  },
)

test.each(['', '\n', '1|Odd|2025|4\n', 'a,b\n1,2\n'])(
  'a file without rows (%j) is refused in a sentence',
  (text) => {
    expect(() => analyze(text)).toThrow(/^The file has no loan rows\..+\.$/)
  },
)
