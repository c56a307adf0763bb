import { expect, test } from 'vitest'
import { barsOf, csvRows, isFew } from './analytics-text.ts'

test('bars stand in the order of severity, with a zero where nothing is counted', () => {
  const marks = [
    { group: 'low', series: 'over_90_days', count: 1 },
    { group: 'high', series: 'up_to_30_days', count: 3 },
    { group: 'high', series: 'up_to_90_days', count: 2 },
  ]
  expect(barsOf('findings', marks).map(({ label, counts, total }) => [label, counts, total])).toEqual([
    ['High', [3, 2, 0], 5],
    ['Low', [0, 0, 1], 1],
  ])
})

test('the CSV names the months and adds up each row', () => {
  expect(csvRows('tasks', [{ group: '2026-01', series: 'late', count: 2 }])).toEqual([
    ['Due in', 'Done on time', 'Done late', 'Overdue', 'Due today', 'Total', 'On time, percent'],
    ['January 2026', '0', '2', '0', '0', '2', '0'],
  ])
})

test('the share of what was signed is rounded down', () => {
  const marks = [
    { group: '2026-02', series: 'on_time', count: 1 },
    { group: '2026-02', series: 'late', count: 1 },
    { group: '2026-02', series: 'overdue', count: 1 },
  ]
  expect(barsOf('attestations', marks)[0]!.percent).toBe(66)
})

test('the pass rate of batches leaves out the loans that were not judged', () => {
  const marks = [
    { group: 'trid-forward', series: 'within', count: 2 },
    { group: 'trid-forward', series: 'outside', count: 1 },
    { group: 'trid-forward', series: 'error', count: 7 },
    { group: 'adverse-action', series: 'answer', count: 4 },
  ]
  expect(barsOf('loan-batches', marks).map(({ label, total, percent }) => [label, total, percent])).toEqual([
    ['TRID clock', 10, 66],
    ['Adverse action', 4, undefined],
  ])
  expect(csvRows('loan-batches', marks).map((row) => row.at(-1))).toEqual(['Pass rate, percent', '66', ''])
})

test('fewer than five values are a sentence', () => {
  expect(
    isFew([
      [4, 0],
      [0, 2],
      [9, 1],
    ]),
  ).toBe(true)
  expect(
    isFew([
      [4, 0],
      [3, 2],
      [9, 1],
    ]),
  ).toBe(false)
})
