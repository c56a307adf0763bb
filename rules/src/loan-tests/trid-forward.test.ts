import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, parseDay } from '../dates/calendar-day.ts'
import { bundledData } from '../testing/bundled-data.ts'
import type { TridForwardInput } from '../trid/trid-forward-shape.ts'
import { businessDays } from './business-days.ts'
import { tridBackward } from './trid-backward.ts'
import { tridForward } from './trid-forward.ts'

const clock = (input: TridForwardInput) => tridForward(input, bundledData).result
const inPerson = (sent: string) => ({ sent, method: 'in_person' as const })
const mailed = (sent: string) => ({ sent, method: 'mail' as const })

// The picture of January 2026: Martin Luther King Jr. Day is the 19th.
test('a refinance with an emailed Closing Disclosure closes on January 22, 2026', () => {
  const result = clock({
    applicationReceived: '2026-01-05',
    loanEstimate: { sent: '2026-01-07', method: 'email', esignConsent: true },
    closingDisclosure: { sent: '2026-01-14', method: 'email', esignConsent: true },
    plannedConsummation: '2026-01-21',
    rescission: {
      consummation: '2026-01-22',
      noticeDelivered: '2026-01-22',
      materialDisclosuresDelivered: '2026-01-22',
    },
  })
  expect(result).toMatchObject({
    loanEstimate: {
      dueBy: '2026-01-08',
      onTime: true,
      received: '2026-01-10',
      sevenDayEarliest: '2026-01-15',
    },
    closingDisclosure: {
      received: '2026-01-17',
      receivedBasis: 'presumed',
      earliestConsummation: '2026-01-22',
    },
    earliestConsummation: '2026-01-22',
    controlledBy: ['closing_disclosure_three_days'],
    plannedConsummation: { allowed: false, blockers: ['waiting_period'] },
    rescission: { expiresAtMidnightOf: '2026-01-26', disburseFrom: '2026-01-27' },
  })
})

test.each([
  ['2026-06-04', true],
  ['2026-06-05', false],
])('a Loan Estimate sent on %s for an application of Monday, June 1 is on time: %s', (sent, onTime) => {
  const { loanEstimate } = clock({ applicationReceived: '2026-06-01', loanEstimate: mailed(sent) })
  expect(loanEstimate).toMatchObject({ dueBy: '2026-06-04', onTime })
})

test.each([
  ['2026-06-03', 'evidence', '2026-06-03'],
  ['2026-06-04', 'presumed', '2026-06-04'],
  ['2026-06-09', 'presumed', '2026-06-04'],
])('evidence of receipt on %s for mail of June 1 gives %s', (evidenceOfReceipt, basis, received) => {
  const result = clock({ closingDisclosure: { ...mailed('2026-06-01'), evidenceOfReceipt } })
  expect(result.closingDisclosure).toMatchObject({ received, receivedBasis: basis })
})

test.each([
  ['2026-06-08', false],
  ['2026-06-09', true],
  ['2026-06-10', true],
])(
  'seven business days after Monday, June 1: closing on %s is allowed: %s',
  (plannedConsummation, allowed) => {
    const { plannedConsummation: planned } = clock({
      loanEstimate: inPerson('2026-06-01'),
      closingDisclosure: inPerson('2026-06-02'),
      plannedConsummation,
    })
    expect(planned.allowed).toBe(allowed)
  },
)

test('a waiver binds at receipt instead of the wait', () => {
  const result = clock({
    loanEstimate: mailed('2026-06-01'),
    closingDisclosure: inPerson('2026-06-03'),
    waivers: { loanEstimateWait: true, closingDisclosureWait: true },
  })
  expect(result).toMatchObject({
    loanEstimate: { received: '2026-06-04', sevenDayEarliest: '2026-06-09' },
    earliestConsummation: '2026-06-04',
    controlledBy: ['loan_estimate_receipt_waived'],
  })
})

test('a timeshare has no seven days and no three days', () => {
  const result = clock({
    timeshare: true,
    loanEstimate: mailed('2026-06-01'),
    closingDisclosure: inPerson('2026-06-02'),
    changes: [{ kind: 'product' }],
    correctedClosingDisclosures: [{ ...inPerson('2026-06-03'), reasons: ['product'] }],
    plannedConsummation: '2026-06-03',
  })
  expect(result).toMatchObject({
    loanEstimate: { sevenDayEarliest: null },
    changes: [{ newWaitingPeriod: false }],
    earliestConsummation: '2026-06-03',
    controlledBy: ['corrected_closing_disclosure_receipt'],
    plannedConsummation: { allowed: true },
  })
})

// 22(a)(2)-(3): inclusive at the limit.
test.each([
  ['7.125', false, false],
  ['7.12500001', false, true],
  ['6.875', false, false],
  ['6.874', false, true],
  ['7.25', true, false],
  ['7.251', true, true],
])('APR 7 changed to %s, irregular %s, begins a new wait: %s', (newApr, irregular, expected) => {
  const { changes } = clock({ changes: [{ kind: 'apr', disclosedApr: 7, newApr, irregular }] })
  expect(changes[0]!.newWaitingPeriod).toBe(expected)
})

test('an APR change without both rates leaves the planned date undetermined', () => {
  const result = clock({
    closingDisclosure: inPerson('2026-06-01'),
    changes: [{ kind: 'apr', newApr: 7 }],
    correctedClosingDisclosures: [{ ...inPerson('2026-06-03'), reasons: ['other'] }],
    plannedConsummation: '2026-06-10',
  })
  expect(result.changes[0]).toMatchObject({ newWaitingPeriod: null, correctedDisclosure: null })
  expect(result.plannedConsummation).toEqual({ date: '2026-06-10', allowed: null, blockers: [] })
})

test('a revised Loan Estimate waits four days, and may not go out with the Closing Disclosure', () => {
  const input = { closingDisclosure: inPerson('2026-06-05'), plannedConsummation: '2026-06-20' }
  expect(clock({ ...input, revisedLoanEstimates: [inPerson('2026-06-04')] })).toMatchObject({
    revisedLoanEstimates: [{ allowed: true, earliestConsummation: '2026-06-09' }],
    controlledBy: ['closing_disclosure_three_days', 'revised_loan_estimate_four_days'],
    earliestConsummation: '2026-06-09',
  })
  expect(clock({ ...input, revisedLoanEstimates: [inPerson('2026-06-05')] })).toMatchObject({
    revisedLoanEstimates: [{ allowed: false, earliestConsummation: '2026-06-10' }],
    controlledBy: ['closing_disclosure_three_days'],
    plannedConsummation: {
      allowed: false,
      blockers: ['revised_loan_estimate_on_or_after_closing_disclosure'],
    },
  })
})

test('without a Closing Disclosure nothing is determined', () => {
  const result = clock({ loanEstimate: inPerson('2026-06-01'), plannedConsummation: '2026-06-30' })
  expect(result).toMatchObject({
    earliestConsummation: null,
    controlledBy: ['closing_disclosure_missing'],
    plannedConsummation: { allowed: false, blockers: ['closing_disclosure_missing'] },
  })
})

test('a Loan Estimate that was not provided leaves the closing undetermined', () => {
  const result = clock({
    loanEstimate: { sent: '2026-06-01', method: 'email', esignConsent: false },
    closingDisclosure: inPerson('2026-06-10'),
    plannedConsummation: '2026-06-30',
  })
  expect(result.plannedConsummation.allowed).toBeNull()
})

test('a change without a corrected disclosure blocks the planned date', () => {
  const input: TridForwardInput = {
    closingDisclosure: inPerson('2026-06-01'),
    changes: [{ kind: 'product' }],
    plannedConsummation: '2026-06-30',
  }
  const blockers = ['corrected_closing_disclosure_missing']
  expect(clock(input).plannedConsummation).toMatchObject({ allowed: false, blockers })
  const corrected = (reasons: ('other' | 'product')[]) => [{ ...inPerson('2026-06-02'), reasons }]
  expect(
    clock({ ...input, correctedClosingDisclosures: corrected(['other']) }).plannedConsummation,
  ).toMatchObject({ allowed: false, blockers })
  expect(
    clock({ ...input, correctedClosingDisclosures: corrected(['product']) }).plannedConsummation,
  ).toMatchObject({ allowed: true, blockers: [] })
})

test('a waived new wait binds at receipt of the corrected disclosure', () => {
  const result = clock({
    closingDisclosure: inPerson('2026-06-01'),
    correctedClosingDisclosures: [{ ...inPerson('2026-06-05'), reasons: ['apr'], waitWaived: true }],
  })
  expect(result).toMatchObject({
    correctedClosingDisclosures: [{ newWaitingPeriod: true, earliestConsummation: '2026-06-05' }],
    controlledBy: ['corrected_closing_disclosure_receipt'],
  })
})

// 10 general business days after Monday, June 1, 2026: the 12th is day 9, the 15th day 10.
test.each([
  ['2026-06-15', true, false],
  ['2026-06-16', false, true],
])('intent to proceed on %s is on time: %s', (intentToProceed, onTime, estimateMayBeRevised) => {
  const result = clock({ loanEstimate: mailed('2026-06-01'), intentToProceed })
  expect(result.intentToProceed).toEqual({ lastDay: '2026-06-15', onTime, estimateMayBeRevised })
  expect(result.fees.allowedFrom).toBe(intentToProceed)
})

test('fees wait for receipt when intent came first', () => {
  const result = clock({ loanEstimate: mailed('2026-06-01'), intentToProceed: '2026-06-02' })
  expect(result.fees.allowedFrom).toBe('2026-06-04')
})

test.each([
  [
    { applicationReceived: '2026-06-02', plannedConsummation: '2026-06-01' },
    'INVALID_DATE_ORDER',
    'plannedConsummation',
  ],
  [
    { closingDisclosure: { ...mailed('2026-06-02'), evidenceOfReceipt: '2026-06-01' } },
    'INVALID_DATE_ORDER',
    'closingDisclosure.evidenceOfReceipt',
  ],
  [{ loanEstimate: mailed('2026-06-31') }, 'INVALID_DATE', 'loanEstimate.sent'],
  [{ expirationBusinessDays: 9 }, 'INVALID_VALUE', 'expirationBusinessDays'],
  [
    { changes: [{ kind: 'apr', disclosedApr: '6,875', newApr: 7 }] },
    'INVALID_VALUE',
    'changes[0].disclosedApr',
  ],
] as [TridForwardInput, string, string][])('refuses %j with %s', (input, code, field) => {
  expect(() => clock(input)).toThrow(expect.objectContaining({ code, field }))
})

const anyDay = fc
  .integer({ min: parseDay('2022-01-01', 'min'), max: parseDay('2030-12-31', 'max') })
  .map(formatDay)

test('the latest days that count back from a closing allow that closing, and one day later does not', () => {
  fc.assert(
    fc.property(anyDay, (consummation) => {
      const { result } = tridBackward({ consummation })
      const plan = (sent: string, method: 'in_person' | 'mail') =>
        clock({ closingDisclosure: { sent, method }, plannedConsummation: consummation }).plannedConsummation
      for (const method of ['in_person', 'mail'] as const) {
        const sent = result.closingDisclosure.latestSent[method]
        expect(plan(sent, method).allowed).toBe(true)
        const nextBusinessDay = businessDays({ definition: 'specific', from: sent, days: 1 }).result.date
        expect(plan(nextBusinessDay, method).allowed).toBe(false)
      }
      const loanEstimate = clock({ loanEstimate: mailed(result.loanEstimate.latestSent!) }).loanEstimate
      expect(loanEstimate.sevenDayEarliest! <= consummation).toBe(true)
    }),
  )
})

test('a disclosure that goes out later never brings the closing forward', () => {
  const method = fc.constantFrom('in_person' as const, 'mail' as const, 'email' as const)
  const nextDay = (date: string) => formatDay(parseDay(date, 'date') + 1)
  fc.assert(
    fc.property(anyDay, anyDay, method, (estimateSent, disclosureSent, method) => {
      const earliest = (estimate: string, disclosure: string) =>
        clock({
          loanEstimate: { sent: estimate, method },
          closingDisclosure: { sent: disclosure, method },
        }).earliestConsummation!
      const date = earliest(estimateSent, disclosureSent)
      expect(earliest(nextDay(estimateSent), disclosureSent) >= date).toBe(true)
      expect(earliest(estimateSent, nextDay(disclosureSent)) >= date).toBe(true)
    }),
  )
})

test('a later closing never moves a disclosure forward', () => {
  const sentBy = (consummation: string) => {
    const { loanEstimate, revisedLoanEstimate, closingDisclosure } = tridBackward({ consummation }).result
    return [
      loanEstimate.latestSent!,
      ...[revisedLoanEstimate, closingDisclosure].flatMap(({ latestReceipt, latestSent }) => [
        ...[latestReceipt, latestSent.in_person, latestSent.mail],
      ]),
    ]
  }
  fc.assert(
    fc.property(anyDay, (consummation) => {
      const later = sentBy(formatDay(parseDay(consummation, 'date') + 1))
      for (const [index, date] of sentBy(consummation).entries()) expect(later[index]! >= date).toBe(true)
    }),
  )
})
