import type { BusinessDaysInput, BusinessDaysResult } from '@plumbline/rules/loan-tests/business-days.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull, dayInShort } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import { CALENDAR_GROUP, calendarIn } from './calendar-fields.ts'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition } from './test-definition.ts'
import { rowsIn } from './test-input.ts'

const BUSINESS_DAYS: TestDefinition<BusinessDaysInput, BusinessDaysResult> = {
  name: 'business-days',
  title: 'Business days',
  question: 'Which business day is that?',
  part: '1026',
  sample: { definition: 'specific', from: '2026-01-14', direction: 'after', days: '3' },
  groups: [
    {
      heading: 'Count',
      fields: [
        {
          kind: 'choice',
          name: 'definition',
          label: 'Definition',
          required: true,
          hint: 'Specific: all days except Sundays and legal public holidays. General: the days your offices are open.',
          citation: '1026.2(a)(6)',
          choices: [
            ['specific', 'Specific (waiting periods, receipt, rescission)'],
            ['general', 'General (Loan Estimate due, revised disclosures)'],
          ],
        },
        {
          kind: 'date',
          name: 'from',
          label: 'Event',
          required: true,
          hint: 'The day of the event is day 0.',
        },
        { kind: 'integer', name: 'days', label: 'Business days', required: true, hint: 'From 0 to 400.' },
        {
          kind: 'choice',
          name: 'direction',
          label: 'Direction',
          choices: [
            ['after', 'After the event'],
            ['before', 'Before it: the latest day from which it is reached in time'],
          ],
        },
      ],
    },
    {
      ...CALENDAR_GROUP,
      fields: CALENDAR_GROUP.fields.map((field) => ({
        ...field,
        show: ({ definition }) => definition === 'general',
      })),
    },
  ],
  toInput: (values) => {
    const days = Number(values.days)
    return {
      definition: values.definition as BusinessDaysInput['definition'],
      from: values.from ?? '',
      days: values.direction === 'before' ? -days : days,
      calendar: values.definition === 'general' ? calendarIn(values, rowsIn) : undefined,
    }
  },
  run: (input) => apiClient.loanTests['business-days'](input),
  verdict: ({ date, skipped }) => ({
    tone: 'answer',
    headline: dayInFull(date),
    more:
      skipped.length === 0
        ? 'No day in between is skipped.'
        : `${skipped.length} ${skipped.length === 1 ? 'day is' : 'days are'} not counted.`,
  }),
  details: ({ skipped }) =>
    skipped.length > 0 && (
      <SectionCard title="Not counted">
        <ul className="grid gap-x-6 gap-y-1 px-5 pb-4 sm:grid-cols-2">
          {skipped.map(({ date, reason }) => (
            <li key={date} className="flex justify-between gap-4 text-[0.9375rem]">
              <span>{dayInShort(date)}</span>
              <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      </SectionCard>
    ),
}

export default function BusinessDaysPage() {
  return <LoanTestScreen test={BUSINESS_DAYS} />
}
