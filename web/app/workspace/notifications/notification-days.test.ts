import { expect, test } from 'vitest'
import { byDay } from './notification-days.ts'

test('notifications are grouped by the reader’s day', () => {
  const now = new Date(2026, 0, 12, 9)
  const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 0, day, hour).toISOString() })
  const groups = byDay([at(12, 8), at(12, 1), at(11, 23), at(9, 12)], now)
  expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Friday, January 9, 2026', 1],
  ])
})
