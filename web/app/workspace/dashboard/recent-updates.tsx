import type { RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { ReactNode } from 'react'
import { DateText, longDateUtc } from '../../ui/date-text.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { PriorityBadge } from '../updates/priority-badge.tsx'

type RecentUpdate = RegulatoryUpdate & { effectiveOn?: string | null; dueOn?: string | null }

const ROW = 'grid gap-x-5 gap-y-1 border-line border-t px-5 py-3.5 @lg:grid-cols-[8.5rem_1fr_auto]'

interface RecentUpdatesProps {
  updates: readonly RecentUpdate[] | undefined
  /** Where the title opens the update. The demonstration has nothing to open, and must not load a router. */
  titleOf?: (update: RecentUpdate) => ReactNode
}

export function RecentUpdates({ updates, titleOf = ({ title }) => title }: RecentUpdatesProps) {
  if (!updates) {
    return (
      <div className="@container">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={ROW}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-16 w-full" />
          </div>
        ))}
      </div>
    )
  }
  if (updates.length === 0) return <p className="border-line border-t p-5 text-ink-soft">No updates yet.</p>
  return (
    <ul className="@container">
      {updates.map((update) => (
        <li key={update.id} className={ROW}>
          <DateText iso={update.dated} className="pt-0.5 text-ink-faint text-sm" />
          <div>
            <h3 className="font-semibold text-[0.9375rem]">{titleOf(update)}</h3>
            <p className="mt-0.5 line-clamp-2 text-ink-soft text-sm">{update.description}</p>
            <p className="mt-1 font-medium text-brass text-xs">
              {update.citation}
              {update.effectiveOn && ` · Effective ${longDateUtc(update.effectiveOn)}`}
            </p>
          </div>
          <span className="justify-self-start">
            <PriorityBadge priority={update.priority} />
            {update.dueOn && (
              <span className="mt-1 block text-ink-soft text-sm">Assess by {longDateUtc(update.dueOn)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
