import { z } from 'zod'
import { StoredDay } from '../platform/days.ts'
import { CreditorCalendar, Disclosure, LoanDate, loanTest, Rate, RowId } from './loan-test-parts.ts'

const BusinessDayCount = z.number().refine((days) => Number.isInteger(days) && Math.abs(days) <= 400, {
  error: ({ input }) => `"${input}" is not a whole number of days from -400 to 400.`,
})

const businessDays = loanTest({
  name: 'business-days',
  summary: 'Count business days forward or backward',
  input: () =>
    z.strictObject({
      definition: z.enum(['specific', 'general']),
      from: LoanDate,
      days: BusinessDayCount,
      calendar: CreditorCalendar.optional(),
      juneteenth: z.boolean().optional(),
    }),
  result: () =>
    z.object({
      date: z.string(),
      weekday: z.string(),
      skipped: z.array(z.object({ date: z.string(), reason: z.string() })),
    }),
  example: { definition: 'specific', from: '2026-07-02', days: 2 },
})

const ROWS_AT_MOST = 100
const ReceivedBasis = z.enum(['in_person', 'presumed', 'evidence', 'not_provided'])
const Received = { received: z.string().nullable(), receivedBasis: ReceivedBasis.nullable() }

const TridForwardInput = z.strictObject({
  applicationReceived: LoanDate.optional(),
  calendar: CreditorCalendar.optional(),
  juneteenth: z.boolean().optional(),
  timeshare: z.boolean().optional(),
  loanEstimate: Disclosure.optional(),
  intentToProceed: LoanDate.optional(),
  expirationBusinessDays: z
    .number()
    .refine((days) => Number.isInteger(days) && days >= 10 && days <= 400, {
      error: ({ input }) => `"${input}" is not a whole number of business days from 10 to 400.`,
    })
    .optional(),
  revisionEvents: z
    .array(
      z.strictObject({
        id: RowId,
        type: z.enum([
          'changed_circumstance',
          'eligibility',
          'consumer_request',
          'rate_lock',
          'expiration',
          'construction_delay',
        ]),
        informationReceived: LoanDate,
      }),
    )
    .max(ROWS_AT_MOST)
    .optional(),
  revisedLoanEstimates: z.array(Disclosure).max(ROWS_AT_MOST).optional(),
  closingDisclosure: Disclosure.optional(),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(['apr', 'product', 'prepayment_penalty_added', 'prepayment_penalty_removed', 'other']),
        disclosedApr: Rate.optional(),
        newApr: Rate.optional(),
        irregular: z.boolean().optional(),
      }),
    )
    .max(ROWS_AT_MOST)
    .optional(),
  correctedClosingDisclosures: z
    .array(
      z.strictObject({
        ...Disclosure.shape,
        reasons: z.array(z.enum(['apr', 'product', 'prepayment_penalty_added', 'other'])).max(4),
        waitWaived: z.boolean().optional(),
      }),
    )
    .max(ROWS_AT_MOST)
    .optional(),
  waivers: z
    .strictObject({
      loanEstimateWait: z.boolean().optional(),
      closingDisclosureWait: z.boolean().optional(),
    })
    .optional(),
  plannedConsummation: LoanDate.optional(),
  rescission: z
    .strictObject({
      consummation: LoanDate,
      noticeDelivered: LoanDate,
      materialDisclosuresDelivered: LoanDate,
    })
    .optional(),
})

const TridForwardResult = z.object({
  loanEstimate: z.object({
    ...Received,
    dueBy: z.string().nullable(),
    onTime: z.boolean().nullable(),
    sevenDayEarliest: z.string().nullable(),
  }),
  fees: z.object({ allowedFrom: z.string().nullable() }),
  intentToProceed: z.object({
    lastDay: StoredDay.nullable(),
    onTime: z.boolean().nullable(),
    estimateMayBeRevised: z.boolean().nullable(),
  }),
  revisions: z.array(z.object({ id: z.string(), dueBy: z.string() })),
  revisedLoanEstimates: z.array(
    z.object({ ...Received, allowed: z.boolean(), earliestConsummation: z.string().nullable() }),
  ),
  closingDisclosure: z.object({ ...Received, earliestConsummation: z.string().nullable() }),
  changes: z.array(
    z.object({
      kind: z.enum(['apr', 'product', 'prepayment_penalty_added', 'prepayment_penalty_removed', 'other']),
      newWaitingPeriod: z.boolean().nullable(),
      correctedDisclosure: z.enum(['before_new_waiting_period', 'at_or_before_consummation']).nullable(),
      latestReceipt: z.string().nullable(),
    }),
  ),
  correctedClosingDisclosures: z.array(
    z.object({ ...Received, newWaitingPeriod: z.boolean(), earliestConsummation: z.string().nullable() }),
  ),
  earliestConsummation: z.string().nullable(),
  controlledBy: z.array(
    z.enum([
      'loan_estimate_seven_days',
      'loan_estimate_receipt_waived',
      'revised_loan_estimate_four_days',
      'closing_disclosure_three_days',
      'closing_disclosure_receipt',
      'corrected_closing_disclosure_three_days',
      'corrected_closing_disclosure_receipt',
      'closing_disclosure_missing',
    ]),
  ),
  plannedConsummation: z.object({
    date: z.string().nullable(),
    allowed: z.boolean().nullable(),
    blockers: z.array(
      z.enum([
        'waiting_period',
        'closing_disclosure_missing',
        'corrected_closing_disclosure_missing',
        'revised_loan_estimate_on_or_after_closing_disclosure',
      ]),
    ),
  }),
  rescission: z.object({ expiresAtMidnightOf: z.string().nullable(), disburseFrom: z.string().nullable() }),
})

const tridForward = loanTest({
  name: 'trid-forward',
  summary: 'The TRID clock: from the dates known so far to the earliest closing',
  input: () => TridForwardInput,
  result: () => TridForwardResult,
  example: {
    applicationReceived: '2026-01-05',
    loanEstimate: { sent: '2026-01-07', method: 'email', esignConsent: true },
    closingDisclosure: { sent: '2026-01-14', method: 'email', esignConsent: true },
    plannedConsummation: '2026-01-21',
  },
})

const LatestDelivery = z.object({
  latestReceipt: z.string(),
  latestSent: z.object({ in_person: z.string(), mail: z.string() }),
})

const tridBackward = loanTest({
  name: 'trid-backward',
  summary: 'The last days on which disclosures can go out for a wanted closing date',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      juneteenth: z.boolean().optional(),
      timeshare: z.boolean().optional(),
    }),
  result: () =>
    z.object({
      closingDisclosure: LatestDelivery,
      revisedLoanEstimate: LatestDelivery,
      loanEstimate: z.object({ latestSent: z.string().nullable() }),
    }),
  example: { consummation: '2026-06-11' },
})

const tridPostClosing = loanTest({
  name: 'trid-post-closing',
  summary: 'Corrected disclosures and refunds after consummation',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      events: z
        .array(
          z.strictObject({
            id: RowId,
            kind: z.enum([
              'amount_paid_changed',
              'seller_amount_changed',
              'clerical_error',
              'refund_over_tolerance',
              'per_diem_interest_only',
              'not_in_connection_with_settlement',
            ]),
            eventDate: LoanDate.optional(),
            informationReceived: LoanDate.optional(),
          }),
        )
        .max(ROWS_AT_MOST),
    }),
  result: () =>
    z.object({
      events: z.array(
        z.object({
          id: z.string(),
          correctedDisclosureTo: z.enum(['consumer', 'seller', 'none']).nullable(),
          dueBy: z.string().nullable(),
          refundDueBy: z.string().nullable(),
        }),
      ),
    }),
  example: {
    consummation: '2026-06-01',
    events: [
      {
        id: 'recording fee',
        kind: 'amount_paid_changed',
        eventDate: '2026-06-02',
        informationReceived: '2026-06-02',
      },
    ],
  },
})

const servicingDates = loanTest({
  name: 'servicing-dates',
  summary: 'Notices of a servicing transfer, a delinquency or a loss mitigation application',
  input: () =>
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('transfer'),
        effectiveDate: LoanDate,
        extendedTime: z.boolean().optional(),
      }),
      z.strictObject({
        kind: z.literal('delinquency'),
        unpaidSince: LoanDate,
        paidInFull: LoanDate.optional(),
        priorWrittenNotice: LoanDate.optional(),
        asOf: LoanDate.optional(),
      }),
      z.strictObject({
        kind: z.literal('loss_mitigation'),
        received: LoanDate,
        completeReceived: LoanDate.optional(),
        foreclosureSale: LoanDate.optional(),
      }),
    ]),
  result: () =>
    z.union([
      z.object({
        transferorNoticeBy: z.string(),
        transfereeNoticeBy: z.string(),
        combinedNoticeBy: z.string(),
        shortYearStatementBy: z.string(),
        initialEscrowStatementBy: z.string(),
        paymentsToOldServicerNotLateThrough: z.string(),
      }),
      z.object({
        liveContactBy: z.string().nullable(),
        writtenNoticeBy: z.string().nullable(),
        foreclosureReferralNotBefore: z.string().nullable(),
        daysDelinquent: z.number().nullable(),
      }),
      z.object({
        acknowledgeBy: z.string().nullable(),
        evaluateBy: z.string().nullable(),
        completeNoticeBy: z.string().nullable(),
        foreclosureProtection: z.boolean().nullable(),
        minimumResponseDays: z.number().nullable(),
        appealAvailable: z.boolean().nullable(),
      }),
    ]),
  example: { kind: 'delinquency', unpaidSince: '2026-01-01' },
})

const adverseAction = loanTest({
  name: 'adverse-action',
  summary: 'When a notice of action taken is due',
  input: () =>
    z.strictObject({
      kind: z.enum([
        'complete_application',
        'incomplete_application',
        'adverse_action_incomplete',
        'adverse_action_existing_account',
        'counteroffer',
        'reasons_request',
      ]),
      date: LoanDate,
      expresslyWithdrawn: z.boolean().optional(),
      accepted: z.boolean().optional(),
      combinedNotice: z.boolean().optional(),
      requested: LoanDate.optional(),
    }),
  result: () =>
    z.object({
      noticeRequired: z.boolean().nullable(),
      dueBy: z.string().nullable(),
      citation: z.string(),
    }),
  example: { kind: 'complete_application', date: '2026-01-31' },
})

export const dateTests = {
  'business-days': businessDays,
  'trid-forward': tridForward,
  'trid-backward': tridBackward,
  'trid-post-closing': tridPostClosing,
  'servicing-dates': servicingDates,
  'adverse-action': adverseAction,
}
