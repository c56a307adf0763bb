import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import { useTopicLabel } from '../work/topics.tsx'
import { ScoreChart } from './score-chart.tsx'
import { ScoreTable } from './score-table.tsx'

/** The total or the score of one concern, today and over time. For managers: it counts all of the institution. */
export function ScoreCard({ topic }: { topic: Topic | undefined }) {
  const score = useQuery(api.score.overview.queryOptions())
  const topicLabel = useTopicLabel()
  if (score.isPending) return <Skeleton className="h-64 w-full" />
  if (score.isError)
    return <ErrorState title="The score could not be loaded" onRetry={() => score.refetch()} />
  const { concerns, days } = score.data
  const name = topic ? topicLabel(topic) : 'Total'
  const scoreIn = (one: Pick<(typeof days)[number], 'total' | 'concerns'>) =>
    topic ? (one.concerns.find((each) => each.topic === topic)?.score ?? null) : one.total
  const present = scoreIn(score.data)
  const line = days.map((one) => ({ day: one.day, score: scoreIn(one) }))
  const download = () =>
    saveFile(
      new File(
        [
          '\uFEFF',
          csvText([
            ['Day', 'Total', ...concerns.map(({ label }) => label)],
            ...days.map((day) => [
              day.day,
              String(day.total ?? ''),
              ...concerns.map(({ topic }) =>
                String(day.concerns.find((one) => one.topic === topic)?.score ?? ''),
              ),
            ]),
          ]),
        ],
        'score.csv',
        { type: 'text/csv;charset=utf-8' },
      ),
    )
  return (
    <SectionCard
      title="Compliance score"
      action={
        <Button look="quiet" size="small" onClick={download}>
          CSV<span className="sr-only">: score over time</span>
        </Button>
      }
    >
      <p className="px-5 text-ink-soft text-sm">
        Plumbline’s own measure, 0 to 100, rounded down. No agency uses it.{' '}
        <Link to="/analytics/method" className="font-semibold text-brand hover:underline">
          Method, inputs, and weights
        </Link>
      </p>
      <p className="px-5 pt-3">
        <span className="display text-4xl">{present ?? 'Not enough yet'}</span>{' '}
        {present !== null && (
          <span className="text-ink-soft">{topic ? `${name}, today` : 'in total today'}</span>
        )}
      </p>
      <ScoreChart name={name} days={line} />
      <details className="border-line border-t px-5 py-3 text-[0.9375rem]">
        <summary className="min-h-8 cursor-pointer font-semibold text-brand">
          {name} by day, as a table
        </summary>
        <div className="max-h-80 overflow-y-auto">
          <Table
            caption={`${name} by day`}
            rows={line.toReversed()}
            keyOf={({ day }) => day}
            columns={[
              {
                id: 'day',
                heading: 'Day',
                cell: ({ day }) => (
                  <Link to={`/dashboard/days?day=${day}`} className="hover:underline">
                    {dayText(day)}
                    <span className="sr-only">: what it counted</span>
                  </Link>
                ),
              },
              { id: 'score', heading: 'Score', align: 'end', cell: (one) => one.score ?? 'Not enough yet' },
            ]}
          />
        </div>
      </details>
      <div className="border-line border-t">
        <ScoreTable concerns={concerns} />
      </div>
    </SectionCard>
  )
}
