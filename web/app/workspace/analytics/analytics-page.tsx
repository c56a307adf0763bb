import { ANALYTICS_DAYS, type AnalyticsChart } from '@plumbline/contract/insight/analytics.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { BareSelect } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText } from '../work/day-text.ts'
import { useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { ChartCard } from './chart-card.tsx'
import { HeatMapCard } from './heat-map-card.tsx'
import { daysIn, periodAddress } from './period-address.ts'
import { ScoreCard } from './score-card.tsx'
import { UnansweredQuestions } from './unanswered-questions.tsx'

const GROUPS: readonly { title: string; charts: readonly AnalyticsChart[] }[] = [
  { title: 'Work', charts: ['tasks', 'assessments', 'attestations', 'complaints'] },
  { title: 'Findings', charts: ['findings', 'findings-by-source', 'findings-by-regulation'] },
  { title: 'Loans', charts: ['loan-tests', 'loan-batches', 'loan-batches-by-month', 'hmda'] },
]

const Period = ({ from, to, className }: { from: string; to: string; className: string }) => (
  <span className={clsx('text-ink-soft text-sm', className)}>
    {dayText(from)} to {dayText(to)}
  </span>
)

export default function AnalyticsPage() {
  const [params] = useSearchParams()
  const me = useQuery(api.members.me.queryOptions())
  const days = daysIn(params)
  const topic = useTopicIn(params, 'concern')
  const topics = useTopicFilters()
  const navigate = useNavigate()
  const overview = useQuery(
    api.analytics.overview.queryOptions({
      input: { days, ...(topic && { topic }) },
      placeholderData: keepPreviousData,
    }),
  )
  const { data } = overview
  return (
    <>
      <title>Analytics · Plumbline</title>
      <header className="mb-4">
        <h1 className="display text-3xl">Analytics</h1>
        <p className="mt-1.5 text-ink-soft">
          Counted from your institution’s own rows. Every number opens the rows behind it.
        </p>
      </header>
      <nav
        aria-label="Period"
        className="mb-4 flex flex-wrap items-center gap-1 border-line border-b max-sm:justify-between"
      >
        {ANALYTICS_DAYS.map((choice) => (
          <Link
            key={choice}
            to={`?${periodAddress(choice, topic)}`}
            replace
            preventScrollReset
            aria-current={choice === days ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 text-[0.9375rem] sm:px-3 focus-visible:-outline-offset-2',
              choice === days
                ? 'border-brand font-semibold text-ink'
                : 'border-transparent font-medium text-ink-soft',
            )}
          >
            Last {choice} days
          </Link>
        ))}
        {data && <Period {...data} className="ml-auto max-sm:hidden" />}
      </nav>
      {data && <Period {...data} className="mb-3 block sm:hidden" />}
      <search className="mb-4 block max-w-72">
        <BareSelect
          label="Concern"
          value={topic ?? ''}
          onChange={({ target }) =>
            navigate(`?${periodAddress(days, target.value || undefined)}`, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          <option value="">All concerns</option>
          {Object.entries(topics).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </BareSelect>
      </search>
      {me.data && me.data.role !== 'user' && (
        <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <ScoreCard topic={topic} />
          <HeatMapCard />
        </div>
      )}
      {me.data && me.data.role !== 'user' && <UnansweredQuestions />}
      {overview.isPending && <Skeleton className="h-96 w-full" />}
      {overview.isError && (
        <ErrorState title="The figures could not be loaded" onRetry={() => overview.refetch()} />
      )}
      {data &&
        GROUPS.map(({ title, charts }) => (
          <section key={title} aria-label={title} className="mt-6">
            <h2 className="display mb-3 text-xl">{title}</h2>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2 print:grid-cols-1">
              {charts.map((chart) => (
                <ChartCard
                  key={chart}
                  chart={chart}
                  marks={data[chart]}
                  to={(group, series) =>
                    `/analytics/rows?${new URLSearchParams({
                      ...{ chart, days: String(days) },
                      ...(topic && { concern: topic }),
                      ...(group !== undefined && { group }),
                      ...(series !== undefined && { series }),
                    })}`
                  }
                />
              ))}
            </div>
          </section>
        ))}
    </>
  )
}
