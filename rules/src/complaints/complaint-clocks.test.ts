import { expect, test } from 'vitest'
import { type ComplaintFacts, complaintClocks } from './complaint-clocks.ts'

const on = (kind: ComplaintFacts['kind'], received: string, rest: Partial<ComplaintFacts> = {}) =>
  complaintClocks({ kind, received, isExtended: false, ...rest })

// Counted by hand on the calendar of 2026. From Friday, January 9: January 19 is the Birthday of Martin
// Luther King, Jr., February 16 is Washington's Birthday.
test.each([
  // Jan 12 to 16 (5), Jan 20 to 23 (9), Jan 26 to 30 (14), Feb 2 to 6 (19), Feb 9 to 13 (24), Feb 17 to 20 (28),
  // Feb 23 (29), Feb 24 (30).
  ['notice_of_error', {}, '2026-01-16', '2026-02-24'],
  // 15 more: Feb 25 to 27 (3), Mar 2 to 6 (8), Mar 9 to 13 (13), Mar 16 (14), Mar 17 (15).
  ['notice_of_error', { isExtended: true }, '2026-01-16', '2026-03-17'],
  // Jan 12 to 16 (5), Jan 20 (6), Jan 21 (7).
  ['notice_of_error_payoff', {}, '2026-01-16', '2026-01-21'],
  ['notice_of_error_foreclosure', {}, '2026-01-16', '2026-02-24'],
  ['notice_of_error_foreclosure', { foreclosureSale: '2026-02-10' }, '2026-01-16', '2026-02-09'],
  ['information_request', {}, '2026-01-16', '2026-02-24'],
  // Jan 12 to 16 (5), Jan 20 to 23 (9), Jan 26 (10).
  ['information_request_owner', {}, '2026-01-16', '2026-01-26'],
  ['transfer_error', {}, null, '2026-01-26'],
  // 45 calendar days: 22 left in January, 23 in February.
  ['transfer_error', { isExtended: true }, null, '2026-02-23'],
  // 20 business days: Jan 12 to 16 (5), 20 to 23 (9), 26 to 30 (14), Feb 2 to 6 (19), Feb 9 (20).
  ['transfer_error', { transferCircumstance: 'new_account' }, null, '2026-02-09'],
  // 90 calendar days: 22, 28, 31, and 9 in April.
  ['transfer_error', { transferCircumstance: 'new_account', isExtended: true }, null, '2026-04-09'],
  ['transfer_error', { transferCircumstance: 'point_of_sale' }, null, '2026-01-26'],
  ['transfer_error', { transferCircumstance: 'point_of_sale', isExtended: true }, null, '2026-04-09'],
  ['transfer_error', { transferCircumstance: 'foreign', isExtended: true }, null, '2026-04-09'],
  ['remittance_error', {}, null, '2026-04-09'],
  ['debt_dispute', {}, null, null],
  // Eight days before the sale the clocks run; seven days before, they do not.
  ['notice_of_error_foreclosure', { foreclosureSale: '2026-01-17' }, '2026-01-16', '2026-01-16'],
  ['notice_of_error_foreclosure', { foreclosureSale: '2026-01-16' }, null, null],
  // 30 days: 22 in January, 8 in February. 90 days: 22, 28, 31, 9.
  ['billing_error', {}, '2026-02-08', '2026-04-09'],
  ['credit_dispute', {}, null, '2026-02-08'],
  ['other', {}, null, null],
  ['agency', { letterAnswerBy: '2026-03-01' }, null, '2026-03-01'],
] as const)('%s %j received on January 9, 2026', (kind, rest, acknowledge, answer) => {
  const clocks = on(kind, '2026-01-09', rest)
  expect(clocks.acknowledge?.by ?? null).toBe(acknowledge)
  expect(clocks.answer?.by ?? null).toBe(answer)
})

test('an agency letter without a date is not known, never met', () => {
  expect(on('agency', '2026-01-09').notes.join(' ')).toContain('Not known')
})

test('errors about payoff and foreclosure are not extended', () => {
  expect(on('notice_of_error_payoff', '2026-01-09', { isExtended: true })).toEqual(
    on('notice_of_error_payoff', '2026-01-09'),
  )
  expect(on('notice_of_error_foreclosure', '2026-01-09').mayExtend).toBe(false)
})

test('a notice seven or fewer days before the sale ends the formal clocks, and says what remains', () => {
  const { endedBecause } = on('notice_of_error_foreclosure', '2026-01-09', { foreclosureSale: '2026-01-16' })
  expect(endedBecause).toContain('7 days before the foreclosure sale')
  expect(endedBecause).toContain('good faith attempt')
  expect(
    on('notice_of_error_foreclosure', '2026-01-09', { foreclosureSale: '2026-01-17' }).endedBecause,
  ).toBeNull()
  // After the sale the exception of the seven days says nothing.
  expect(
    on('notice_of_error_foreclosure', '2026-01-20', { foreclosureSale: '2026-01-16' }).endedBecause,
  ).toBeNull()
})

test('the provisional credit keeps its day when the time is extended', () => {
  for (const isExtended of [false, true]) {
    expect(on('transfer_error', '2026-01-09', { isExtended }).provisionalCredit?.by).toBe('2026-01-26')
    expect(
      on('transfer_error', '2026-01-09', { isExtended, transferCircumstance: 'new_account' })
        .provisionalCredit?.by,
    ).toBe('2026-02-09')
  }
})
