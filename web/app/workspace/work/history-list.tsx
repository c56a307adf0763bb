import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Skeleton } from '../../ui/states.tsx'
import { momentText } from './day-text.ts'
import { historyText } from './history-text.ts'
import { PanelSection } from './panel-section.tsx'
import { useTopicLabel } from './topics.tsx'

const SHOWN_AT_FIRST = 5

/** Who changed what, newest first, in words. */
export function HistoryList({ subject }: { subject: SubjectRef }) {
  const [showsAll, setShowsAll] = useState(false)
  const history = useQuery(api.history.list.queryOptions({ input: { ...subject, page: 1 } }))
  const topicLabel = useTopicLabel()
  const items = history.data?.items ?? []
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <PanelSection
      title="History"
      count={history.data?.totalCount}
      action={
        items.length > SHOWN_AT_FIRST && (
          <button
            type="button"
            className="font-semibold text-brand"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show less' : 'Show all'}
          </button>
        )
      }
    >
      {history.isPending && <Skeleton className="h-10 w-full" />}
      {history.isError && <p className="text-sm">The history could not be loaded.</p>}
      <ol className="grid gap-1.5 text-sm">
        {shown.map(({ id, at, actorName, action, changes }) => (
          <li key={id} className="grid gap-x-3">
            <span className="wrap-anywhere">
              <b className="font-semibold">{actorName}</b> {historyText(action, changes, topicLabel)}
            </span>
            <time dateTime={at} className="text-ink-faint text-xs">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
