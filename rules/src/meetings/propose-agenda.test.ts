import { expect, test } from 'vitest'
import { type AgendaFacts, proposeAgenda } from './propose-agenda.ts'

const NOTHING: AgendaFacts = {
  institution: 'credit_union',
  body: 'board',
  on: '2026-03-17',
  policies: [],
  vendors: [],
  hasRisks: false,
  assessedOn: [],
  decided: [],
}
const keysOf = (facts: Partial<AgendaFacts>) => proposeAgenda({ ...NOTHING, ...facts }).map(({ key }) => key)

const YEARLY = ['bsa-program', 'bsa-officer', 'security-officer', 'compliance-officer']
const REPORTS = ['compliance-report', 'sar-count']

test('the first meeting of a board has the designations of the year and its reports', () => {
  expect(keysOf({})).toEqual([...YEARLY, ...REPORTS])
})

test('a committee hears reports, and a mortgage company has no security officer and no count of reports', () => {
  expect(keysOf({ body: 'audit_committee' })).toEqual(['compliance-report'])
  expect(keysOf({ institution: 'mortgage_company' })).toEqual([
    'bsa-program',
    'bsa-officer',
    'compliance-officer',
    'compliance-report',
  ])
})

test.each([
  ['a year ago to the day', '2025-03-17', true],
  ['a day less than a year ago', '2025-03-18', false],
  ['after this meeting', '2026-03-18', true],
])('what was decided %s is due: %#', (_words, on, isDue) => {
  expect(keysOf({ decided: [{ key: 'bsa-officer', on }] }).includes('bsa-officer')).toBe(isDue)
})

test('policies come where a version waits or the review is due by the day of the meeting', () => {
  const policy = (id: string, isInReview: boolean, nextReviewOn: string | null) => ({
    ...{ id, title: id, isInReview, nextReviewOn },
  })
  const policies = [
    policy('waits', true, null),
    policy('due', false, '2026-03-17'),
    policy('later', false, '2026-03-18'),
    policy('never', false, null),
  ]
  expect(keysOf({ policies }).slice(0, 2)).toEqual(['policy waits', 'policy due'])
  expect(keysOf({ policies })).toHaveLength(2 + YEARLY.length + REPORTS.length)
})

test('the assessment of risks is due until one of the year is approved, where there are risks', () => {
  expect(keysOf({ hasRisks: true })).toContain('risk-assessment 2026')
  expect(keysOf({ hasRisks: true, assessedOn: ['2025-12-31'] })).toContain('risk-assessment 2026')
  expect(keysOf({ hasRisks: true, assessedOn: ['2026-01-05'] })).not.toContain('risk-assessment 2026')
})

test('a critical vendor comes when its review is due', () => {
  const vendors = [
    { id: 'core', title: 'Core', nextReviewOn: '2026-03-01' },
    { id: 'later', title: 'Later', nextReviewOn: '2026-06-01' },
  ]
  expect(keysOf({ vendors }).at(-1)).toBe('vendor core')
})

test.each([
  ['credit_union', /12 CFR 748\.2\(b\)\(1\)/, /31 CFR/],
  ['community_bank', /31 CFR 1020\.210\(a\)\(3\)/, /748|1029/],
  ['mortgage_company', /^Senior management must approve.*31 CFR 1029\.210\(a\)/, /748|1020/],
  [undefined, /748\.2\(b\)\(1\) or 31 CFR 1020\.210\(a\)\(3\)/, /1029/],
] as const)('the BSA program of %s is proposed with its own law', (institution, own, other) => {
  const program = proposeAgenda({ ...NOTHING, institution }).find(({ key }) => key === 'bsa-program')
  expect(program?.why).toMatch(own)
  expect(program?.why).not.toMatch(other)
})
