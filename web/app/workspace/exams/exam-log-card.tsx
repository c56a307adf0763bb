import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { momentText } from '../work/day-text.ts'
import { logText } from './exam-text.ts'

/** Who did what when, from outside too. */
export function ExamLogCard({ examId }: { examId: string }) {
  const log = useQuery(api.exams.log.queryOptions({ input: { id: examId } }))
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="font-semibold">Log</h2>
      {log.isPending && <Skeleton className="h-24 w-full" />}
      {log.isError && <p className="text-sm">The log could not be loaded.</p>}
      <ol className="grid gap-1.5 text-sm">
        {log.data?.items.map(({ number, at, actor, action, about }) => (
          <li key={number} className="wrap-anywhere">
            <span className="tabular text-ink-soft">
              {number}. {momentText(at)}
            </span>{' '}
            {actor} {logText(action)}: {about}
          </li>
        ))}
      </ol>
      {log.data?.hasEarlier && (
        <p className="text-ink-soft text-sm">Earlier entries are in the binder, with their hash chain.</p>
      )}
    </Card>
  )
}
