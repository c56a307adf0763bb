import { BAND_LABELS, RISK_FIELDS, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { problemsOfMethod, RISK_FACTORS, type RiskMethod } from '@plumbline/rules/risks/risk-method.ts'

/** What the form of the method holds, each as it is typed: `weights.impact`, `words.impact.0`, `relief.weak`. */
export type MethodDraft = Record<string, string> & { reason: string }

export const RELIEVING = ['weak', 'adequate', 'strong'] as const
export const STARTING = ['moderate', 'high', 'critical'] as const

export function draftOfMethod({ weights, words, relief, bandsFrom }: RiskMethod): Record<string, string> {
  return {
    ...Object.fromEntries(RISK_FACTORS.map((factor) => [`weights.${factor}`, String(weights[factor])])),
    ...Object.fromEntries(
      RISK_FACTORS.flatMap((factor) =>
        words[factor].map((word, index) => [`words.${factor}.${index}`, word] as const),
      ),
    ),
    ...Object.fromEntries(RELIEVING.map((name) => [`relief.${name}`, formatCents(relief[name])])),
    ...Object.fromEntries(STARTING.map((name) => [`bandsFrom.${name}`, formatCents(bandsFrom[name])])),
  }
}

export const METHOD_WORDS: Readonly<MethodDraft> = {
  ...Object.fromEntries(
    RISK_FACTORS.flatMap((factor) => [
      [`weights.${factor}`, `${RISK_FIELDS[factor].label}, percent`],
      ...[0, 1, 2, 3, 4].map((index) => [
        `words.${factor}.${index}`,
        `${RISK_FIELDS[factor].label}, word for ${index + 1}`,
      ]),
    ]),
  ),
  ...Object.fromEntries(
    RELIEVING.map((name) => [`relief.${name}`, `${STRENGTH_LABELS[name]} controls take off`]),
  ),
  ...Object.fromEntries(STARTING.map((name) => [`bandsFrom.${name}`, `${BAND_LABELS[name]} begins at`])),
  reason: 'Why it changes',
}

const isWhole = (text: string | undefined) => /^\d{1,3}$/.test(text?.trim() ?? '')

/** The method that was typed, or what is wrong with it. */
export function methodOfDraft(draft: Record<string, string>): RiskMethod | string {
  const badWeight = RISK_FACTORS.find((factor) => !isWhole(draft[`weights.${factor}`]))
  if (badWeight) return `${METHOD_WORDS[`weights.${badWeight}`]}: enter a whole number.`
  const points = [
    ...RELIEVING.map((name) => `relief.${name}`),
    ...STARTING.map((name) => `bandsFrom.${name}`),
  ]
  const badPoints = points.find((name) => readCents(draft[name] ?? '') === undefined)
  if (badPoints) return `${METHOD_WORDS[badPoints]}: enter points, such as 1.25.`
  const noWord = Object.keys(draft).find((name) => name.startsWith('words.') && draft[name]!.trim() === '')
  if (noWord) return `${METHOD_WORDS[noWord]}: enter a word.`
  const pointsOf = (name: string) => readCents(draft[name]!)!
  const method: RiskMethod = {
    weights: ofEach(RISK_FACTORS, (factor) => Number(draft[`weights.${factor}`])),
    words: ofEach(RISK_FACTORS, (factor) =>
      [0, 1, 2, 3, 4].map((index) => draft[`words.${factor}.${index}`]!.trim()),
    ),
    relief: ofEach(RELIEVING, (name) => pointsOf(`relief.${name}`)),
    bandsFrom: ofEach(STARTING, (name) => pointsOf(`bandsFrom.${name}`)),
  }
  return problemsOfMethod(method)[0]?.message ?? method
}

function ofEach<Name extends string, Value>(names: readonly Name[], valueFor: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>
}

/** What a version changed, each in a few words. */
export function changesOfMethod(before: RiskMethod, after: RiskMethod): string[] {
  const [then, now] = [draftOfMethod(before), draftOfMethod(after)]
  return Object.keys(now)
    .filter((name) => now[name] !== then[name])
    .map((name) => `${METHOD_WORDS[name]}: ${then[name]} → ${now[name]}`)
}
