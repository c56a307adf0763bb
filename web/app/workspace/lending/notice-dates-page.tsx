import { NOTICE_CLOCKS, noticeClock } from '@plumbline/rules/notice-dates/notice-clocks.ts'
import {
  type NoticeDatesInput,
  type NoticeDatesResult,
  noticeDates,
} from '@plumbline/rules/notice-dates/notice-dates.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { DeadlineList } from './deadline-list.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition } from './test-definition.ts'

const NOTICE_DATES: TestDefinition<NoticeDatesInput, NoticeDatesResult> = {
  name: 'notice-dates',
  title: 'Notice dates',
  question: 'When is this notice due?',
  part: '1024',
  sample: { clock: 'notice_of_error', date: '2026-12-01' },
  groups: [
    {
      heading: 'What happened',
      fields: [
        {
          kind: 'choice',
          name: 'clock',
          label: 'Notice',
          required: true,
          choices: NOTICE_CLOCKS.map(({ id, name }) => [id, name] as const),
        },
        {
          kind: 'date',
          name: 'date',
          label: 'Day of the event',
          required: true,
          hint: 'The result names the event that the days are counted from.',
        },
      ],
    },
  ],
  // Counted in the browser: nothing of it depends on data of the server.
  run: async (input) => noticeDates(input),
  cannotBeSaved: true,
  verdict: ({ event, deadlines: [first] }, { clock = '', date = '' }) =>
    first
      ? {
          tone: 'answer',
          headline: `${first.label} ${dayInFull(first.date)}.`,
          more: `${noticeClock(clock)?.name ?? ''}. ${event}: ${dayInFull(date)}.`,
        }
      : { tone: 'answer', headline: 'Nothing is due for this day.' },
  details: ({ deadlines }) => (
    <DeadlineList
      deadlines={deadlines.map(({ label, date, citation }) => [`${label} (${citation})`, date])}
    />
  ),
}

export default function NoticeDatesPage() {
  return <LoanTestScreen test={NOTICE_DATES} />
}
