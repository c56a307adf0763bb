import {
  type ComplaintFacts,
  type ComplaintKind,
  complaintClocks,
  REGULATION_X_DAYS,
} from '../complaints/complaint-clocks.ts'
import { addBusinessDays, generalDays, latestStart, specificDays } from '../dates/business-day-count.ts'
import { type Day, dayOf, formatDay, partsOf } from '../dates/calendar-day.ts'

export interface NoticeDeadline {
  label: string
  day: Day
  citation: string
}

export interface NoticeClock {
  id: string
  name: string
  /** The event that the date of the question is of. */
  event: string
  deadlines: (day: Day) => NoticeDeadline[]
  notes?: readonly string[]
}

const REGULATION_X_NOTE = 'Saturdays, Sundays, and legal public holidays are not counted.'
const CALENDAR_NOTE = 'Calendar days. A deadline on a weekend or holiday does not move.'

function complaintClock(
  kind: ComplaintKind,
  name: string,
  event: string,
  facts: Partial<ComplaintFacts> = {},
): NoticeClock {
  const of = (day: Day, isExtended = false) =>
    complaintClocks({ kind, received: formatDay(day), isExtended, ...facts })
  const { notes, mayExtend } = of(dayOf(2026, 1, 2))
  return {
    id: kind,
    name,
    event,
    deadlines(day) {
      const clocks = of(day)
      const extended = mayExtend ? of(day, true).answer : null
      const add = (label: string, clock: { by: string; citation: string } | null) =>
        clock ? [{ label, day: Date.parse(clock.by) / 86_400_000, citation: clock.citation }] : []
      return [
        ...add('Acknowledge by', clocks.acknowledge),
        ...add('Answer by', clocks.answer),
        ...add('Provisional credit by, if the investigation takes longer', clocks.provisionalCredit),
        ...add('Answer by, with the extension', extended),
      ]
    },
    notes,
  }
}

const endOfQuarter = (day: Day): Day => {
  const { year, month } = partsOf(day)
  const last = Math.ceil(month / 3) * 3
  return last === 12 ? dayOf(year, 12, 31) : dayOf(year, last + 1, 1) - 1
}

/** Notices whose date follows from one day. Each deadline has the paragraph that sets it. */
export const NOTICE_CLOCKS: readonly NoticeClock[] = [
  {
    ...complaintClock('notice_of_error', 'Notice of error', 'Notice of error received'),
    notes: [
      REGULATION_X_NOTE,
      'Errors about a payoff balance have 7 days, and errors about foreclosure end before the sale (12 CFR 1024.35(e)(3)(i)(A), (B)).',
      'No acknowledgment is needed where the error is corrected within the five days (12 CFR 1024.35(f)(1)).',
    ],
  },
  complaintClock(
    'notice_of_error_payoff',
    'Notice of error about a payoff balance',
    'Notice of error received',
  ),
  {
    ...complaintClock('information_request', 'Request for information', 'Request for information received'),
    notes: [
      REGULATION_X_NOTE,
      'A request for the owner or assignee of the loan has 10 days (12 CFR 1024.36(d)(2)(i)(A)).',
    ],
  },
  {
    ...complaintClock(
      'information_request_owner',
      'Request for the owner of the loan',
      'Request for information received',
    ),
    notes: [REGULATION_X_NOTE],
  },
  complaintClock('transfer_error', 'Error of an electronic fund transfer', 'Notice of error received'),
  {
    ...complaintClock('transfer_error', 'Error of a transfer on a new account', 'Notice of error received', {
      transferCircumstance: 'new_account',
    }),
    id: 'transfer_error_new_account',
  },
  {
    ...complaintClock(
      'transfer_error',
      'Error of a point-of-sale debit card transaction',
      'Notice of error received',
      {
        transferCircumstance: 'point_of_sale',
      },
    ),
    id: 'transfer_error_point_of_sale',
  },
  {
    ...complaintClock(
      'transfer_error',
      'Error of a transfer begun outside a state',
      'Notice of error received',
      {
        transferCircumstance: 'foreign',
      },
    ),
    id: 'transfer_error_foreign',
  },
  complaintClock('remittance_error', 'Error of a remittance transfer', 'Notice of error received'),
  complaintClock('billing_error', 'Billing error', 'Billing error notice received'),
  complaintClock('credit_dispute', 'Direct dispute of a credit report', 'Dispute received'),
  {
    id: 'escrow_initial',
    name: 'Initial escrow account statement',
    event: 'Settlement',
    deadlines: (day) => [
      {
        label: 'Initial escrow account statement by',
        day: day + 45,
        citation: '12 CFR 1024.17(g)(1)',
      },
    ],
    notes: [
      'At settlement, or within 45 calendar days of it, for an account established as a condition of the loan. An account established later: 45 calendar days from that day (12 CFR 1024.17(g)(2)).',
    ],
  },
  {
    id: 'escrow_annual',
    name: 'Annual escrow account statement',
    event: 'End of the escrow account computation year',
    deadlines: (day) => [
      { label: 'Annual escrow account statement by', day: day + 30, citation: '12 CFR 1024.17(i)' },
    ],
    notes: [CALENDAR_NOTE],
  },
  {
    id: 'escrow_payoff',
    name: 'Payoff: short year statement and escrow refund',
    event: 'Loan paid in full',
    deadlines: (day) => [
      { label: 'Short year statement by', day: day + 60, citation: '12 CFR 1024.17(i)(4)(iii)' },
      {
        label: 'Return of the escrow balance by',
        day: addBusinessDays(day, 20, REGULATION_X_DAYS),
        citation: '12 CFR 1024.34(b)(1)',
      },
    ],
    notes: [`The 60 days are calendar days. For the 20 days: ${REGULATION_X_NOTE}`],
  },
  {
    id: 'payoff_statement',
    name: 'Payoff statement',
    event: 'Written request received',
    deadlines: (day) => [
      {
        label: 'Payoff statement by',
        day: addBusinessDays(day, 7, generalDays(undefined)),
        citation: '12 CFR 1026.36(c)(3)',
      },
    ],
    notes: ['Assumption: your offices are open Monday to Friday, and closed on legal holidays.'],
  },
  {
    id: 'appraisal_notice',
    name: 'Notice of the right to copies of appraisals',
    event: 'Application received',
    deadlines: (day) => [
      {
        label: 'Notice of the right to a copy by',
        day: addBusinessDays(day, 3, generalDays(undefined)),
        citation: '12 CFR 1002.14(a)(2)',
      },
    ],
    notes: ['Assumption: your offices are open Monday to Friday, and closed on legal holidays.'],
  },
  {
    id: 'appraisal_copy',
    name: 'Copies of appraisals',
    event: 'Consummation',
    deadlines(day) {
      const delivered = latestStart(day, 3, generalDays(undefined))
      return [
        {
          label: 'Copies delivered by',
          day: delivered,
          citation: '12 CFR 1002.14(a)(1)',
        },
        {
          label: 'If mailed, sent by',
          day: latestStart(delivered, 3, generalDays(undefined)),
          citation: '12 CFR 1002.14(a)(1); comment 14(a)(1)-4.i',
        },
      ]
    },
    notes: [
      'Promptly upon completion of the appraisal, if that is earlier.',
      'Regulation B does not define a business day. This counts Monday to Friday without legal holidays, the stricter reading.',
      'The applicant may waive the three days and take the copies at or before consummation (12 CFR 1002.14(a)(1)).',
    ],
  },
  {
    id: 'hmda_record',
    name: 'HMDA: recording on the register',
    event: 'Final action taken',
    deadlines: (day) => [
      {
        label: 'Record on the loan/application register by',
        day: endOfQuarter(day) + 30,
        citation: '12 CFR 1003.4(f)',
      },
      {
        label: 'Submit the annual register by',
        day: dayOf(partsOf(day).year + 1, 3, 1),
        citation: '12 CFR 1003.5(a)(1)(i)',
      },
    ],
    notes: ['30 calendar days after the end of the calendar quarter of the final action.'],
  },
  {
    id: 'hmda_quarter',
    name: 'HMDA: quarterly reporting',
    event: 'End of the calendar quarter',
    deadlines(day) {
      const end = endOfQuarter(day)
      return partsOf(end).month === 12
        ? []
        : [
            {
              label: 'Submit the quarterly register by',
              day: end + 60,
              citation: '12 CFR 1003.5(a)(1)(ii)',
            },
          ]
    },
    notes: [
      'Only for an institution that reported at least 60,000 covered loans and applications for the preceding calendar year. The fourth quarter is not reported quarterly (12 CFR 1003.5(a)(1)(ii)).',
      'When the last day is a Saturday or Sunday, a submission on the next Monday is timely (12 CFR 1003.5(a)(1)(iii)).',
    ],
  },
  {
    id: 'hmda_statement',
    name: 'HMDA: disclosure statement available',
    event: 'Notice from the FFIEC received',
    deadlines: (day) => [
      {
        label: 'Make the notice available by',
        day: addBusinessDays(day, 3, REGULATION_X_DAYS),
        citation: '12 CFR 1003.5(b)(2); comment 5(b)-1',
      },
    ],
    notes: [REGULATION_X_NOTE],
  },
  {
    id: 'revised_estimate',
    name: 'Revised Loan Estimate',
    event: 'Information about the change received',
    deadlines: (day) => [
      {
        label: 'Revised Loan Estimate by',
        day: addBusinessDays(day, 3, generalDays(undefined)),
        citation: '12 CFR 1026.19(e)(4)(i)',
      },
    ],
    notes: [
      'Assumption: your offices are open Monday to Friday, and closed on legal holidays.',
      'No revised Loan Estimate on or after the day on which the Closing Disclosure is provided (12 CFR 1026.19(e)(4)(ii)).',
    ],
  },
  {
    id: 'revised_estimate_lock',
    name: 'Revised Loan Estimate after a rate lock',
    event: 'Rate locked',
    deadlines: (day) => [
      {
        label: 'Revised Loan Estimate by',
        day: addBusinessDays(day, 3, generalDays(undefined)),
        citation: '12 CFR 1026.19(e)(3)(iv)(D)',
      },
    ],
    notes: ['Assumption: your offices are open Monday to Friday, and closed on legal holidays.'],
  },
  {
    id: 'rescission_return',
    name: 'After a rescission',
    event: 'Notice of rescission received',
    deadlines: (day) => [
      {
        label: 'Return the money and end the security interest by',
        day: day + 20,
        citation: '12 CFR 1026.23(d)(2)',
      },
    ],
    notes: [CALENDAR_NOTE],
  },
  {
    id: 'rescission_backward',
    name: 'Rescission, counted back from the funding',
    event: 'Planned disbursement',
    deadlines: (day) => [
      {
        label: 'Signing, notice, and material disclosures by',
        day: latestStart(day - 1, 3, specificDays()),
        citation: '12 CFR 1026.23(a)(3)(i), (c)',
      },
    ],
    notes: [
      'The three business days end at midnight, so funds go out from the day after. Every calendar day counts but Sundays and legal public holidays.',
    ],
  },
]

export const NOTICE_CLOCK_IDS = NOTICE_CLOCKS.map(({ id }) => id)
export const noticeClock = (id: string): NoticeClock | undefined => NOTICE_CLOCKS.find((one) => one.id === id)
