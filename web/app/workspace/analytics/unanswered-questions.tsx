import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'

const SHOWN = 5
const LOG = '/assistant/log?only=without_answer'

/** For managers: what the assistant could not answer shows where an article or a policy is missing. */
export function UnansweredQuestions() {
  const { data } = useQuery(api.assistant.log.queryOptions({ input: { only: 'without_answer' } }))
  if (!data) return null
  return (
    <Card className="mb-4 p-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="mr-auto font-semibold">Questions without an answer</h2>
        <Link to={LOG} className="font-semibold text-brand text-sm underline underline-offset-4">
          {data.totalCount === 1 ? '1 question' : `${data.totalCount} questions`}
        </Link>
      </div>
      {data.items.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">
          The assistant answered everything that was asked in the last year.
        </p>
      ) : (
        <ul className="mt-2 grid gap-1.5">
          {data.items.slice(0, SHOWN).map(({ id, question, askedAt }) => (
            <li key={id} className="flex flex-wrap gap-x-3 text-[0.9375rem]">
              <span className="min-w-0 [overflow-wrap:anywhere]">{question}</span>
              <span className="text-ink-soft text-sm">{shortDate(dayOfMoment(askedAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
