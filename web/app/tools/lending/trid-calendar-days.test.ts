import { tridForward } from '@plumbline/rules/loan-tests/trid-forward.ts'
import type { TridForwardInput } from '@plumbline/rules/trid/trid-forward-shape.ts'
import { expect, test } from 'vitest'
import { tridCalendar } from './trid-calendar-days.ts'

const NO_DATA = { thresholds: new Map(), apor: { fixed: new Map(), variable: new Map() } } as never

const INPUT: TridForwardInput = {
  applicationReceived: '2026-01-05',
  loanEstimate: { sent: '2026-01-07', method: 'email' },
  closingDisclosure: { sent: '2026-01-14', method: 'email' },
  plannedConsummation: '2026-01-21',
  rescission: {
    consummation: '2026-01-22',
    noticeDelivered: '2026-01-22',
    materialDisclosuresDelivered: '2026-01-22',
  },
}
const { weeks, spans } = tridCalendar(INPUT, tridForward(INPUT, NO_DATA).result)
const day = (date: string) => weeks.flat().find((other) => other.date === date)!
const marks = (date: string) => day(date).marks.map(({ text }) => text)

// The calendar of January 2026, counted by hand.
test.each([
  ['2026-01-06', ['Due 1']],
  ['2026-01-08', ['Due 3', 'Seven 1']],
  ['2026-01-10', ['Seven 3']],
  ['2026-01-15', ['Seven 7', 'Receipt 1']],
  ['2026-01-17', ['Receipt 3']],
  ['2026-01-20', ['Wait 1']],
  ['2026-01-22', ['Wait 3']],
  ['2026-01-26', ['Rescind 3']],
  ['2026-01-27', []],
])('%s counts for %j', (date, expected) => {
  expect(marks(date)).toEqual(expected)
})

test('says why a day does not count', () => {
  expect(day('2026-01-11').skipped).toBe('Sunday')
  expect(day('2026-01-19').skipped).toBe('Birthday of Martin Luther King, Jr.')
  expect(day('2026-01-20').skipped).toBeNull()
})

test('marks the planned day, the earliest day and what happens', () => {
  expect(day('2026-01-21')).toMatchObject({ planned: true, earliest: false, events: ['Planned'] })
  expect(day('2026-01-22')).toMatchObject({ earliest: true, events: ['Earliest closing'] })
  expect(day('2026-01-27').events).toEqual(['Pay out'])
})

test('weeks begin on Sunday and cover every count', () => {
  expect(weeks[0]![0]!.date).toBe('2026-01-04')
  expect(weeks.at(-1)!.at(-1)!.date).toBe('2026-01-31')
  expect(spans.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Estimate due 2026-01-08',
    'Seven days 2026-01-15',
    'Receipt 2026-01-17',
    'Three-day wait 2026-01-22',
    'Rescission 2026-01-26',
  ])
})
