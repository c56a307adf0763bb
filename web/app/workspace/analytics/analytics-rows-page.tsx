import { AnalyticsChart } from '@plumbline/contract/insight/analytics.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { dayText } from '../work/day-text.ts'
import { useTopicIn, useTopicLabel } from '../work/topics.tsx'
import { CHARTS } from './analytics-text.ts'
import { daysIn, periodAddress } from './period-address.ts'

const NAME_AT_MOST = 60

/** What a mark of a chart counts. */
export default function AnalyticsRowsPage() {
  const [params] = useSearchParams()
  const chart = AnalyticsChart.safeParse(params.get('chart')).data ?? 'tasks'
  const days = daysIn(params)
  const topic = useTopicIn(params, 'concern')
  const topicLabel = useTopicLabel()
  const group = textIn(params, 'group', NAME_AT_MOST)
  const series = textIn(params, 'series', NAME_AT_MOST)
  const text = CHARTS[chart]
  const seriesLabel = (id: string) => text.series.find((one) => one.id === id)?.label ?? id
  const rows = useQuery(
    api.analytics.rows.queryOptions({
      input: {
        chart,
        days,
        page: pageIn(params),
        ...(topic && { topic }),
        ...(group && { group }),
        ...(series && { series }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const which = [topic && topicLabel(topic), group && text.groupLabel(group), series && seriesLabel(series)]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <title>{`${text.title} · Plumbline`}</title>
      <header className="mb-4">
        <p className="text-sm">
          <Link to={`/analytics?${periodAddress(days, topic)}`} className="text-brand hover:underline">
            Analytics
          </Link>
        </p>
        <h1 className="display text-3xl">{text.title}</h1>
        <p className="mt-1.5 text-ink-soft">
          {which && `${which}. `}
          {rows.data && `${rows.data.totalCount} ${rows.data.totalCount === 1 ? 'row' : 'rows'}.`}
        </p>
      </header>
      {rows.isPending && <Skeleton className="h-64 w-full" />}
      {rows.isError && <ErrorState title="The rows could not be loaded" onRetry={() => rows.refetch()} />}
      {rows.data?.items.length === 0 && (
        <Card>
          <EmptyState title="Nothing is counted here">
            What was counted may have changed since. Go back to the charts for the present figures.
          </EmptyState>
        </Card>
      )}
      {rows.data && rows.data.items.length > 0 && (
        <>
          <Card>
            <Table
              caption={text.title}
              rows={rows.data.items}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'title',
                  heading: 'Title',
                  cell: ({ title, link }) => (
                    <Link to={link} className="wrap-anywhere font-semibold hover:underline">
                      {title}
                    </Link>
                  ),
                },
                { id: 'group', heading: text.groupHeading, cell: (row) => text.groupLabel(row.group) },
                { id: 'series', heading: 'State', cell: (row) => seriesLabel(row.series) },
                { id: 'day', heading: text.dayHeading, cell: ({ day }) => dayText(day) },
              ]}
            />
          </Card>
          <div className="mt-4">
            <Pager
              page={rows.data.page}
              pageCount={rows.data.pageCount}
              href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
              label="Row pages"
            />
          </div>
        </>
      )}
    </>
  )
}
