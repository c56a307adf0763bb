import { expect, test } from 'vitest'
import { nextReviewOn, noticeBy } from './vendor-dates.ts'

const vendor = {
  tier: 'critical',
  status: 'active',
  reviewMonths: null,
  reviewedOn: '2025-08-31',
  enteredOn: '2024-01-15',
} as const

// Counted by hand on a calendar.
test.each([
  ['critical: a year after the last review', {}, '2026-08-31'],
  ['moderate: two years', { tier: 'moderate' }, '2027-08-31'],
  ['low: three years', { tier: 'low' }, '2028-08-31'],
  ['the institution says six months; February has no 31st', { reviewMonths: 6 }, '2026-02-28'],
  ['never reviewed: 30 days after the entry', { reviewedOn: null }, '2024-02-14'],
  ['gone: none', { status: 'ended' }, null],
] as const)('next review, %s', (_, part, due) => {
  expect(nextReviewOn({ ...vendor, ...part })).toBe(due)
})

test.each([
  ['2026-12-31', 90, '2026-10-02'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
  ['2026-12-31', null, null],
  [null, 30, null],
])('notice for a contract that ends on %s with %s days: %s', (end, days, by) => {
  expect(noticeBy(end, days)).toBe(by)
})
