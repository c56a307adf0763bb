import { expect, test } from 'vitest'
import type { Application } from './applications.ts'
import { compareSteering, type SteeringMeasure, steeringSentences } from './steering.ts'

type Part = Partial<Application>
const USUAL = {
  action: 1,
  loanType: '1',
  hoepa: '2',
  ausResults: [] as readonly string[],
  isIncomeNotRelied: false,
  interestOnly: '2',
  balloon: '2',
  negativeAmortization: '2',
}
const some = (count: number, race: string, part: Part = {}): Application[] =>
  Array.from({ length: count }, () => ({ ...USUAL, groups: { race }, ...part }) as Application)
const BLACK = 'Black or African American'

const rowOf = (applications: Application[], measure: SteeringMeasure) =>
  compareSteering(applications).find((row) => row.measure === measure && row.group === BLACK)!

test.each<[SteeringMeasure, Part]>([
  ['government', { loanType: '2' }],
  ['highCost', { hoepa: '1' }],
  ['introductoryRate', { introductoryRate: 60 }],
  ['riskyTerms', { balloon: '1' }],
  ['prepaymentPenalty', { prepaymentPenalty: 36 }],
  ['incomeNotRelied', { isIncomeNotRelied: true }],
])('%s is counted among the loans that were made', (measure, part) => {
  const row = rowOf(
    [
      ...some(30, BLACK, part),
      ...some(10, BLACK),
      ...some(5, 'White', part),
      ...some(95, 'White'),
      ...some(7, BLACK, { ...part, action: 3 }),
    ],
    measure,
  )
  expect(row).toMatchObject({ groupEvents: 30, groupTotal: 40, comparisonEvents: 5, comparisonTotal: 100 })
  expect(row.isSignal).toBe(true)
  expect(steeringSentences([row])).toEqual([
    expect.stringMatching(/ in 75 percent of cases, White in 5 percent\./),
  ])
})

test('a denial against the system counts where every system that answered approved', () => {
  const row = rowOf(
    [
      ...some(12, BLACK, { ausResults: ['1', '17'], action: 3 }),
      ...some(8, BLACK, { ausResults: ['1', '8'] }),
      // One system referred, or none answered.
      ...some(9, BLACK, { ausResults: ['1', '3'], action: 3 }),
      ...some(9, BLACK, { ausResults: ['17'], action: 3 }),
      ...some(40, 'White', { ausResults: ['18'] }),
    ],
    'deniedAgainstSystem',
  )
  expect(row).toMatchObject({ groupEvents: 12, groupTotal: 20, comparisonEvents: 0, comparisonTotal: 40 })
  expect(row.isSignal).toBe(true)
})

test('an exception in favor is adverse where the group gets it less often', () => {
  const referred = { ausResults: ['5'] }
  const rows = (group: number, comparison: number) => [
    ...some(group, BLACK, referred),
    ...some(40 - group, BLACK, { ...referred, action: 3 }),
    ...some(comparison, 'White', referred),
    ...some(40 - comparison, 'White', { ...referred, action: 3 }),
  ]
  expect(rowOf(rows(4, 30), 'approvedAgainstSystem').isSignal).toBe(true)
  expect(rowOf(rows(30, 4), 'approvedAgainstSystem').isSignal).toBe(false)
})

test.each([
  ['nobody', []],
  ['one group', some(30, BLACK)],
  ['exempt fields', some(30, BLACK, { interestOnly: '1111', hoepa: '1111', ausResults: ['1111'] })],
])('%s gives neither a signal nor NaN', (_, applications) => {
  const rows = compareSteering(applications)
  expect(rows.filter(({ isSignal }) => isSignal)).toEqual([])
  expect(JSON.stringify(rows)).not.toContain('null')
})
