import type { FigurePart } from '@plumbline/contract/insight/dashboard.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { TextField } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { PART_TEXT } from '../analytics/score-text.ts'
import { todayText } from '../work/day-text.ts'
import { TopicName } from '../work/topics.tsx'
import { CARD_LABELS, countedDayAddress, PARTS } from './figure-text.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LINK = 'underline decoration-line-strong underline-offset-4 hover:decoration-current rounded'

/** The figures of a day that is over, as the daily snapshot counted them. Each opens its rows. */
export default function CountedDaysPage() {
  return (
    <ManagersOnly title="Figures of a day" action="see the figures of the whole institution">
      <CountedDays />
    </ManagersOnly>
  )
}

function CountedDays() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('day') ?? ''
  const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : todayText()
  const part = (Object.keys(PARTS) as FigurePart[]).find((one) => one === params.get('part'))
  const past = useQuery(
    api.dashboard.pastDay.queryOptions({ input: { day }, placeholderData: keepPreviousData }),
  )
  const counted = past.data?.counted
  return (
    <>
      <title>Figures of a day · Plumbline</title>
      <header className="mb-5 flex flex-wrap items-end gap-4">
        <div className="mr-auto">
          <p className="text-sm">
            <Link to="/dashboard" className="text-brand hover:underline">
              Dashboard
            </Link>
          </p>
          <h1 className="display text-3xl">Figures of a day</h1>
          <p className="mt-1.5 text-ink-soft">
            As they were counted then. Every number opens what it counted.
          </p>
        </div>
        <div className="w-44">
          <TextField
            label="Day"
            type="date"
            value={day}
            min={past.data?.first ?? undefined}
            max={past.data?.last ?? undefined}
            onChange={({ target }) =>
              target.value && navigate(countedDayAddress(target.value), { replace: true })
            }
          />
        </div>
      </header>
      {past.isPending && <Skeleton className="h-64 w-full" />}
      {past.isError && <ErrorState title="The figures could not be loaded" onRetry={() => past.refetch()} />}
      {past.data && !counted && (
        <Card>
          <EmptyState title="No day was counted by then">
            {past.data.first
              ? `The first counted day is ${longDateUtc(past.data.first)}.`
              : 'Plumbline counts each day once. Come back tomorrow.'}
          </EmptyState>
        </Card>
      )}
      {counted && (
        <div className="grid gap-4">
          <p>
            <strong>{longDateUtc(counted.day)}</strong>
            {counted.day !== day && `, the last counted day up to ${longDateUtc(day)}`}
            {counted.isLate &&
              '. Counted on a later day by the dates of the rows, because nothing ran on it.'}
          </p>
          <div className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
            {counted.statCards.map(({ id, value, parts }) => (
              <Card key={id} className="px-5 py-4">
                <h2 className="text-ink-soft text-sm">{CARD_LABELS[id]}</h2>
                <p className="display mt-2 text-4xl tabular">{value}</p>
                <ul className="mt-2 flex flex-wrap gap-x-4 border-line border-t pt-1 text-sm">
                  {parts.length === 0 && <li className="py-1 text-ink-soft">Its rows were not kept yet.</li>}
                  {parts.map((one) => (
                    <li key={one.id}>
                      <Link
                        to={countedDayAddress(counted.day, one.id)}
                        preventScrollReset
                        aria-current={one.id === part ? 'true' : undefined}
                        className="inline-flex min-h-8 items-center aria-[current]:font-semibold"
                      >
                        <span className={LINK}>
                          <b className="tabular font-semibold">{one.count}</b> {PARTS[one.id].text(one.count)}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
          {part && <Rows day={counted.day} part={part} page={pageIn(params)} />}
          {counted.score && (
            <SectionCard title={`Compliance score: ${counted.score.total ?? 'not enough yet'}`}>
              <Table
                caption="Scores of the day and what they were made of"
                rows={counted.score.concerns}
                keyOf={({ topic }) => topic}
                columns={[
                  { id: 'topic', heading: 'Concern', cell: ({ topic }) => <TopicName topic={topic} /> },
                  {
                    id: 'score',
                    heading: 'Score',
                    align: 'end',
                    cell: ({ score }) =>
                      score === null ? '–' : <strong className="tabular">{score}</strong>,
                  },
                  {
                    id: 'parts',
                    heading: 'Counted',
                    cell: ({ topic }) =>
                      counted.scoreParts
                        .filter((one) => one.topic === topic)
                        .map(({ part: of, good, all }) =>
                          of === 'findings'
                            ? `${all} open ${all === 1 ? 'finding' : 'findings'}`
                            : `${PART_TEXT[of].label}: ${good} of ${all}`,
                        )
                        .join(' · ') || 'Nothing',
                  },
                ]}
              />
            </SectionCard>
          )}
        </div>
      )}
    </>
  )
}

function Rows({ day, part, page }: { day: string; part: FigurePart; page: number }) {
  const rows = useQuery(
    api.dashboard.pastRows.queryOptions({ input: { day, part, page }, placeholderData: keepPreviousData }),
  )
  if (rows.isPending) return <Skeleton className="h-40 w-full" />
  if (rows.isError) return <ErrorState title="The rows could not be loaded" onRetry={() => rows.refetch()} />
  const { items, count, totalCount, pageCount } = rows.data
  const isCut = count > totalCount
  return (
    <SectionCard title={`${count} ${PARTS[part].text(count)}`}>
      {isCut && (
        <p className="px-5 text-ink-soft text-sm">
          The first {totalCount.toLocaleString('en-US')} were kept.
        </p>
      )}
      {items.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft">Nothing was counted here.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {items.map(({ id, title, link }) => (
            <li key={id} className="px-5 py-3">
              {title !== null && link !== null ? (
                <Link to={link} className="wrap-anywhere font-semibold hover:underline">
                  {title}
                </Link>
              ) : (
                <span className="text-ink-soft">Deleted since, or not for you to see</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <div className="px-5 py-3">
          <Pager
            page={rows.data.page}
            pageCount={pageCount}
            href={(to) => `${countedDayAddress(day, part)}${to > 1 ? `&page=${to}` : ''}`}
            label="Row pages"
          />
        </div>
      )}
    </SectionCard>
  )
}
