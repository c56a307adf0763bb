import type {
  ServicingDatesInput,
  ServicingDatesResult,
} from '@plumbline/rules/loan-tests/servicing-dates.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { DeadlineList } from './deadline-list.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition, Values, Verdict } from './test-definition.ts'

const when = (kind: string) => (values: Values) => values.kind === kind

const SERVICING: TestDefinition<ServicingDatesInput, ServicingDatesResult> = {
  name: 'servicing-dates',
  title: 'Servicing dates',
  question: 'What does servicing owe, and by when?',
  part: '1024',
  sample: {
    kind: 'loss_mitigation',
    received: '2026-03-02',
    completeReceived: '2026-03-12',
    foreclosureSale: '2026-06-10',
  },
  groups: [
    {
      heading: 'What happened',
      fields: [
        {
          kind: 'choice',
          name: 'kind',
          label: 'Event',
          required: true,
          choices: [
            ['transfer', 'The servicing is transferred'],
            ['delinquency', 'A payment is not made'],
            ['loss_mitigation', 'A loss mitigation application arrives'],
          ],
        },
        {
          kind: 'date',
          name: 'effectiveDate',
          label: 'Effective date',
          required: true,
          citation: '1024.33(b)(3)',
          show: when('transfer'),
        },
        {
          kind: 'yes-no',
          name: 'extendedTime',
          label: 'Is it one of the four cases of extended time?',
          hint: 'Termination for cause, bankruptcy of the servicer, FDIC or NCUA proceedings.',
          citation: '1024.33(b)(3)(ii)',
          show: when('transfer'),
        },
        {
          kind: 'date',
          name: 'unpaidSince',
          label: 'Oldest unpaid due date',
          required: true,
          citation: '1024.31',
          show: when('delinquency'),
        },
        { kind: 'date', name: 'paidInFull', label: 'Paid in full on', show: when('delinquency') },
        {
          kind: 'date',
          name: 'priorWrittenNotice',
          label: 'Last written notice',
          hint: 'The notice is due again after 180 days.',
          citation: '1024.39(b)(1)',
          show: when('delinquency'),
        },
        { kind: 'date', name: 'asOf', label: 'Days delinquent on', show: when('delinquency') },
        {
          kind: 'date',
          name: 'received',
          label: 'Application received',
          required: true,
          citation: '1024.41(b)(2)',
          show: when('loss_mitigation'),
        },
        {
          kind: 'date',
          name: 'completeReceived',
          label: 'Application complete',
          citation: '1024.41(c)(1)',
          show: when('loss_mitigation'),
        },
        {
          kind: 'date',
          name: 'foreclosureSale',
          label: 'Foreclosure sale',
          hint: 'Empty when no sale is scheduled.',
          show: when('loss_mitigation'),
        },
      ],
    },
  ],
  run: (input) => apiClient.loanTests['servicing-dates'](input),
  verdict: verdictOf,
  details: (result) => <DeadlineList deadlines={deadlinesOf(result)} />,
}

const LABELS: Record<string, string> = {
  transferorNoticeBy: 'Notice of the old servicer',
  transfereeNoticeBy: 'Notice of the new servicer',
  combinedNoticeBy: 'One combined notice',
  shortYearStatementBy: 'Short year statement',
  initialEscrowStatementBy: 'Initial escrow statement',
  paymentsToOldServicerNotLateThrough: 'Payments to the old servicer not late through',
  liveContactBy: 'Live contact',
  writtenNoticeBy: 'Written notice',
  foreclosureReferralNotBefore: 'First foreclosure filing not before',
  acknowledgeBy: 'Acknowledge the application',
  completeNoticeBy: 'Notice of the complete application',
  evaluateBy: 'Evaluate',
}

function deadlinesOf(result: ServicingDatesResult): [string, string | null][] {
  return Object.entries(result)
    .filter(([name]) => name in LABELS)
    .map(([name, date]) => [LABELS[name]!, date as string | null])
}

function verdictOf(result: ServicingDatesResult): Verdict {
  const [first] = deadlinesOf(result)
    .filter((deadline): deadline is [string, string] => deadline[1] !== null)
    .sort(([, left], [, right]) => left.localeCompare(right))
  const more = 'minimumResponseDays' in result && result.foreclosureProtection !== null && (
    <>
      {result.foreclosureProtection
        ? `The borrower is protected from foreclosure while the application is evaluated, and has at least ${result.minimumResponseDays} days to answer an offer.`
        : 'The application came too late for the duty to evaluate.'}
      {result.appealAvailable && ' A denial of a loan modification can be appealed.'}
    </>
  )
  return first
    ? { tone: 'answer', headline: `Next: ${first[0]}, ${dayInFull(first[1])}`, more }
    : { tone: 'answer', headline: 'Nothing is due.', more }
}

export default function ServicingPage() {
  return <LoanTestScreen test={SERVICING} />
}
