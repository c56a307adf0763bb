import { expect, test } from 'vitest'
import { whatApplies } from '../applicability/what-applies.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import { bundledData } from '../testing/bundled-data.ts'
import { DUTIES } from './duties.ts'
import { firstDue, recurrenceOf, rhythmText } from './first-due.ts'

test('each duty is named once, cites a law that can be read, and depends on something that is assessed', () => {
  const keys = DUTIES.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(DUTIES.filter(({ citation }) => !parseCitation(citation))).toEqual([])
  const assessed = new Set(whatApplies({}, 2026, bundledData).map(({ id }) => id))
  expect(DUTIES.filter(({ appliesBy }) => !assessed.has(appliesBy))).toEqual([])
  for (const { rhythm, event } of DUTIES) expect(rhythm === null).toBe(event !== '')
})

// Counted by hand on a calendar; today is Thursday, November 26, 2026.
test.each([
  [
    'the register, by March 1',
    { every: 'year', on: '03-01' },
    '2027-03-01',
    'FREQ=YEARLY',
    'Every year by March 1',
  ],
  [
    'a day that has not come yet',
    { every: 'year', on: '12-15' },
    '2026-12-15',
    'FREQ=YEARLY',
    'Every year by December 15',
  ],
  [
    'today is too late for today',
    { every: 'year', on: '11-26' },
    '2027-11-26',
    'FREQ=YEARLY',
    'Every year by November 26',
  ],
  ['once a year, on no day', { every: 'year', on: null }, '2027-02-26', 'FREQ=YEARLY', 'Every year'],
  [
    '30 days after the fourth quarter',
    { every: 'quarter', after: 30 },
    '2027-01-30',
    'FREQ=MONTHLY;INTERVAL=3',
    '30 days after each quarter',
  ],
  [
    '60 days after the third quarter is still ahead',
    { every: 'quarter', after: 60 },
    '2026-11-29',
    'FREQ=MONTHLY;INTERVAL=3',
    '60 days after each quarter',
  ],
  [
    'every 18 months',
    { every: 'months', count: 18 },
    '2027-02-26',
    'FREQ=MONTHLY;INTERVAL=18',
    'Every 18 months',
  ],
  ['every two weeks', { every: 'weeks', count: 2 }, '2026-12-10', 'FREQ=WEEKLY;INTERVAL=2', 'Every 2 weeks'],
] as const)('%s', (_, rhythm, due, recurrence, text) => {
  expect(firstDue(rhythm, '2026-11-26')).toBe(due)
  expect(recurrenceOf(rhythm)).toBe(recurrence)
  expect(rhythmText(rhythm)).toBe(text)
})
