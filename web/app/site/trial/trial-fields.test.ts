import { expect, test } from 'vitest'
import { checkAllSteps, checkStep, stepOf } from './trial-fields.ts'

function form(entries: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test.each<[number, Record<string, string>, string[]]>([
  [1, {}, ['institutionType', 'assetsSize']],
  [1, { institutionType: 'credit_union' }, ['assetsSize']],
  [1, { institutionType: 'credit_union', assetsSize: 'under_100m' }, []],
  [2, {}, ['regulatoryConcerns', 'numberOfEmployees']],
  [2, { regulatoryConcerns: 'qm', numberOfEmployees: '1_10' }, []],
  [3, { currentComplianceTools: 'Spreadsheets' }, ['primaryGoal']],
  [3, { primaryGoal: 'save_time' }, []],
  [4, { fullName: ' ', email: 'ada' }, ['fullName', 'email', 'companyName']],
  [4, { fullName: 'Ada', email: 'ada@example.com', companyName: 'Example' }, []],
])('step %i with %j misses %j', (step, entries, lacking) => {
  expect(Object.keys(checkStep(form(entries), step))).toEqual(lacking)
})

test('checks every step before sending and maps fields to steps', () => {
  expect(Object.keys(checkAllSteps(form({}))).map(stepOf)).toEqual([1, 1, 2, 2, 3, 4, 4, 4])
})
