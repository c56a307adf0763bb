import { expect, test } from 'vitest'
import { dayAt } from './today.ts'

test('a moment is on another day elsewhere, however many zones were asked for in between', () => {
  const moment = new Date('2026-01-12T03:30:00Z')
  const days = () => ['America/New_York', 'UTC', 'Asia/Tokyo'].map((zone) => dayAt(moment, zone))
  expect(days()).toEqual(['2026-01-11', '2026-01-12', '2026-01-12'])
  for (const zone of Intl.supportedValuesOf('timeZone')) dayAt(moment, zone)
  expect(days()).toEqual(['2026-01-11', '2026-01-12', '2026-01-12'])
  expect(dayAt(new Date('2026-01-12T05:00:00Z'), 'America/New_York')).toBe('2026-01-12')
})
