import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ConcernInputs,
  concernScore,
  type OpenFinding,
  SCORE_PARTS,
  type ScorePart,
  type ScoreWeights,
  totalScore,
  USUAL_WEIGHTS,
  WEIGHT_AT_MOST,
} from './compliance-score.ts'

const NOTHING: ConcernInputs = {
  policies: { good: 0, all: 0 },
  attestations: { good: 0, all: 0 },
  assessments: { good: 0, all: 0 },
  tasks: { good: 0, all: 0 },
  loan_tests: { good: 0, all: 0 },
  findings: [],
}
/** A concern without signatures, assessments, and loan tests. */
const ALONE = { attestations: null, assessments: null, loan_tests: null }

test.each<[string, Partial<ConcernInputs>, number | null]>([
  ['nothing counted', {}, null],
  ['one part alone', { policies: { good: 1, all: 1 } }, null],
  [
    'all as it should be, with inputs missing',
    { policies: { good: 1, all: 1 }, tasks: { good: 9, all: 9 } },
    null,
  ],
  ['all as it should be', { ...ALONE, policies: { good: 1, all: 1 }, tasks: { good: 9, all: 9 } }, 100],
  [
    'no law binds',
    { ...ALONE, policies: { good: 1, all: 1 }, tasks: { good: 1, all: 1 }, isUnbound: true },
    null,
  ],
  // (2 × 1/2 + 2 × 2/3 + 3 × 1) ÷ 7 = 76.19
  ['two parts and no finding', { policies: { good: 1, all: 2 }, tasks: { good: 2, all: 3 } }, 76],
  // (2 × 1 + 2 × 1 + 3 × 0.8) ÷ 7 = 91.43
  [
    'a new finding of high severity',
    {
      policies: { good: 1, all: 1 },
      tasks: { good: 1, all: 1 },
      findings: [{ severity: 'high', ageDays: 30 }],
    },
    91,
  ],
  // (2 + 2 + 3 × (1 − 0.40 − 0.12)) ÷ 7 = 77.71
  [
    'an old one and an older one',
    {
      policies: { good: 1, all: 1 },
      tasks: { good: 1, all: 1 },
      findings: [
        { severity: 'high', ageDays: 91 },
        { severity: 'medium', ageDays: 31 },
      ],
    },
    77,
  ],
  // (2 × 999/1000 + 2 + 3) ÷ 7 = 99.97: never rounded up.
  ['almost all', { policies: { good: 999, all: 1000 }, tasks: { good: 1, all: 1 } }, 99],
])('%s', (_, inputs, expected) => {
  expect(concernScore({ ...NOTHING, ...inputs }, USUAL_WEIGHTS).score).toBe(expected)
})

test('a concern without a score counts as nothing in the total', () => {
  const half = { ...NOTHING, policies: { good: 0, all: 1 }, tasks: { good: 1, all: 1 } }
  expect(totalScore([half, NOTHING], USUAL_WEIGHTS)).toBe(concernScore(half, USUAL_WEIGHTS).score)
  expect(totalScore([NOTHING], USUAL_WEIGHTS)).toBeNull()
})

const share = fc.tuple(fc.nat(40), fc.nat(40)).map(([good, bad]) => ({ good, all: good + bad }))
const finding: fc.Arbitrary<OpenFinding> = fc.record({
  severity: fc.constantFrom('high', 'medium', 'low'),
  ageDays: fc.nat(400),
})
const inputs: fc.Arbitrary<ConcernInputs> = fc.record({
  policies: share,
  attestations: share,
  assessments: fc.option(share),
  tasks: share,
  loan_tests: fc.option(share),
  findings: fc.array(finding, { maxLength: 8 }),
})
const weights: fc.Arbitrary<ScoreWeights> = fc.record(
  Object.fromEntries(SCORE_PARTS.map((part) => [part, fc.nat(WEIGHT_AT_MOST)])) as Record<
    ScorePart,
    fc.Arbitrary<number>
  >,
)

type Step = (before: ConcernInputs) => ConcernInputs
const ROW_PARTS = SCORE_PARTS.filter((part) => part !== 'findings')
const onPart = (change: (share: { good: number; all: number }) => { good: number; all: number }) =>
  ROW_PARTS.map<Step>((part) => (before) => ({ ...before, [part]: before[part] && change(before[part]) }))

/** Each is better, or changes nothing where there is nothing to improve. */
const IMPROVEMENTS: readonly Step[] = [
  ...onPart(({ good, all }) => ({ good: good + 1, all: all + 1 })),
  ...onPart(({ good, all }) => ({ good: Math.min(good + 1, all), all })),
  ...onPart(({ good, all }) => ({ good, all: Math.max(good, all - 1) })),
  (before) => ({ ...before, findings: before.findings.slice(1) }),
  (before) => ({ ...before, findings: before.findings.map((one) => ({ ...one, severity: 'low' })) }),
  (before) => ({
    ...before,
    findings: before.findings.map((one) => ({ ...one, ageDays: Math.max(0, one.ageDays - 60) })),
  }),
]

test('no improvement lowers a score, and no worsening raises it, while the same concerns are scored', () => {
  fc.assert(
    fc.property(
      fc.array(inputs, { minLength: 1, maxLength: 8 }),
      weights,
      fc.constantFrom(...IMPROVEMENTS),
      fc.nat(),
      (worse, chosen, improve, pick) => {
        const at = pick % worse.length
        const better = worse.map((one, index) => (index === at ? improve(one) : one))
        const scored = (all: ConcernInputs[]) => all.map((one) => concernScore(one, chosen).score !== null)
        fc.pre(scored(worse).join() === scored(better).join())
        const [low, high] = [concernScore(worse[at]!, chosen).score, concernScore(better[at]!, chosen).score]
        expect(high ?? 0).toBeGreaterThanOrEqual(low ?? 0)
        expect(totalScore(better, chosen) ?? 0).toBeGreaterThanOrEqual(totalScore(worse, chosen) ?? 0)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('every score is between 0 and 100', () => {
  fc.assert(
    fc.property(inputs, weights, (one, chosen) => {
      const { score } = concernScore(one, chosen)
      expect(score === null || (score >= 0 && score <= 100)).toBe(true)
    }),
  )
})

test('no score is 100 while an input that counts is missing', () => {
  const full = fc.integer({ min: 1, max: 40 }).map((all) => ({ good: all, all }))
  const nothing = fc.constant({ good: 0, all: 0 })
  const whole = fc.record(
    Object.fromEntries(ROW_PARTS.map((part) => [part, fc.oneof(full, nothing, fc.constant(null))])),
  )
  fc.assert(
    fc.property(whole, weights, (parts, chosen) => {
      const one = { ...NOTHING, ...parts } as ConcernInputs
      const isMissing = ROW_PARTS.some((part) => chosen[part] > 0 && one[part]?.all === 0)
      const { score } = concernScore(one, chosen)
      expect(score === null || (score === 100 && !isMissing)).toBe(true)
    }),
  )
})
