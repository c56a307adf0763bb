import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PRESS_TYPE_LABELS } from './press-text.ts'

/** Items with a future date, which readers do not see yet. */
export function ScheduledItems({ controls }: { controls: (item: PressItemSummary) => ReactNode }) {
  const { data, isError, refetch } = useQuery(api.press.scheduled.queryOptions({ staleTime: 0 }))
  if (isError) return <ErrorState title="Failed to load press items" onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <section>
      <h2 className="display text-2xl">Scheduled</h2>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
        {data.map((item) => (
          <li key={item.id} className="flex items-start gap-4 px-5 py-4">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
                <Badge tone="info">Scheduled</Badge>
                <span>{dateAndTime(item.publishedAt)}</span>
                <span>{PRESS_TYPE_LABELS[item.type]}</span>
              </p>
              <h3 className="mt-1.5 font-semibold">{item.title}</h3>
            </div>
            <span className="flex flex-none">{controls(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
