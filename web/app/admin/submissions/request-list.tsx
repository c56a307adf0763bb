import type { Moment } from '@plumbline/contract/platform/days.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Outcome } from '../../platform/api/outcome.ts'
import { isLoadingList, useClampedPage } from '../../platform/list/clamp-page.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { RequestAddress } from './request-address.ts'

export interface RequestListProps {
  address: RequestAddress
  onPage: (page: number) => void
  announce: (outcome: Outcome) => void
}

interface PageOfRequests<Item> {
  items: Item[]
  page: number
  pageCount: number
  totalCount: number
}

interface RequestListFrameProps<Item> {
  query: UseQueryResult<PageOfRequests<Item>>
  onPage: (page: number) => void
  render: (item: Item) => ReactNode
}

/** Loading, empty, error and full states with paging, shared by all three kinds. */
export function RequestListFrame<Item>({ query, onPage, render }: RequestListFrameProps<Item>) {
  useClampedPage({ page: query.data?.page ?? 1, pageCount: query.data?.pageCount }, onPage)
  if (query.isPending || isLoadingList(query, query.data?.page ?? 1)) {
    return (
      <div role="status" aria-label="Loading requests" className="grid gap-3">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  if (query.isError) return <ErrorState title="Failed to load requests" onRetry={() => query.refetch()} />
  const { items, page, pageCount } = query.data
  if (items.length === 0)
    return <EmptyState title="No requests found">New ones appear here by themselves.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {items.map(render)}
      {pageCount > 1 && (
        <div className="mt-3 flex justify-center gap-3">
          <Button look="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button look="quiet" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </div>
  )
}

interface RequestCardProps {
  title: string
  subtitle: string
  createdAt: Moment
  state: { tone: Tone; label: string }
  facts: readonly (readonly [string, string])[]
  text?: string
  actions: ReactNode
}

/** A compact card; the details open in place. */
export function RequestCard({ title, subtitle, createdAt, state, facts, text, actions }: RequestCardProps) {
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3.5">
        <span className="min-w-0 font-semibold">{title}</span>
        <span className="min-w-0 text-ink-soft text-sm">{subtitle}</span>
        <span className="ml-auto flex items-baseline gap-3 text-ink-faint text-sm">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          <Badge tone={state.tone}>{state.label}</Badge>
        </span>
      </summary>
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t px-5 py-4">
        <dl className="grid gap-x-8 gap-y-2 text-[0.9375rem] @2xl:grid-cols-2">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div
                key={name}
                className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 @lg:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-ink-faint">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {text && <p className="max-w-prose whitespace-pre-wrap text-[0.9375rem]">{text}</p>}
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </details>
  )
}
