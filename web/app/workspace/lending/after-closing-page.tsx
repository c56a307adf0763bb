import type {
  TridPostClosingInput,
  TridPostClosingResult,
} from '@plumbline/rules/loan-tests/trid-post-closing.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { DeadlineList } from './deadline-list.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition } from './test-definition.ts'

const NEEDS_EVENT = new Set(['amount_paid_changed', 'seller_amount_changed'])

const AFTER_CLOSING: TestDefinition<TridPostClosingInput, TridPostClosingResult> = {
  name: 'trid-post-closing',
  title: 'After closing',
  question: 'Do we owe a corrected disclosure?',
  part: '1026',
  sample: {
    consummation: '2026-06-01',
    events: JSON.stringify([
      {
        id: 'Recording fee',
        kind: 'amount_paid_changed',
        eventDate: '2026-06-02',
        informationReceived: '2026-06-02',
      },
      { id: 'Refund', kind: 'refund_over_tolerance' },
    ]),
  },
  groups: [
    {
      heading: 'The loan',
      fields: [{ kind: 'date', name: 'consummation', label: 'Consummation', required: true }],
    },
    {
      heading: 'What came to light',
      fields: [
        {
          kind: 'rows',
          name: 'events',
          label: 'At least one event',
          required: true,
          row: 'event',
          columns: [
            { kind: 'text', name: 'id', label: 'Name' },
            {
              kind: 'choice',
              name: 'kind',
              label: 'What happened',
              required: true,
              choices: [
                ['amount_paid_changed', 'An amount the consumer paid changed'],
                ['seller_amount_changed', 'An amount the seller paid changed'],
                ['clerical_error', 'A clerical error without numbers'],
                ['refund_over_tolerance', 'A refund of charges over tolerance'],
                ['per_diem_interest_only', 'Only per-diem interest changed'],
                ['not_in_connection_with_settlement', 'Not in connection with the settlement'],
              ],
            },
            {
              kind: 'date',
              name: 'eventDate',
              label: 'Happened on',
              show: ({ kind }) => NEEDS_EVENT.has(kind ?? ''),
            },
            {
              kind: 'date',
              name: 'informationReceived',
              label: 'You knew on',
              show: ({ kind }) => NEEDS_EVENT.has(kind ?? ''),
            },
          ],
        },
      ],
    },
  ],
  run: (input) =>
    apiClient.loanTests['trid-post-closing']({
      ...input,
      events: input.events.map((event, index) => ({ ...event, id: event.id ?? `event ${index + 1}` })),
    }),
  verdict: ({ events }) => {
    const unknown = events.filter(({ correctedDisclosureTo }) => correctedDisclosureTo === null)
    const [first] = events
      .map(({ dueBy }) => dueBy)
      .filter((date) => date !== null)
      .sort()
    if (unknown.length > 0)
      return {
        tone: 'undetermined',
        headline: `Not determined: ${unknown.map(({ id }) => id).join(', ')}`,
        more: 'It needs the date of the event.',
      }
    return first
      ? { tone: 'answer', headline: `The first deadline is ${dayInFull(first)}.` }
      : { tone: 'answer', headline: 'No corrected disclosure is required.' }
  },
  details: ({ events }) => (
    <DeadlineList
      deadlines={events.flatMap(({ id, correctedDisclosureTo, dueBy, refundDueBy }) => [
        [
          `${id}: corrected disclosure${correctedDisclosureTo === 'seller' ? ' to the seller' : ''}`,
          dueBy,
        ] as const,
        ...(refundDueBy ? [[`${id}: refund`, refundDueBy] as const] : []),
      ])}
    />
  ),
}

export default function AfterClosingPage() {
  return <LoanTestScreen test={AFTER_CLOSING} />
}
