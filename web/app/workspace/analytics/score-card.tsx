import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ScoreChart } from './score-chart.tsx'
import { ScoreTable } from './score-table.tsx'

/** The total of today and over time. For managers: it counts all of the institution. */
export function ScoreCard() {
  const score = useQuery(api.score.overview.queryOptions())
  if (score.isPending) return <Skeleton className="h-64 w-full" />
  if (score.isError)
    return <ErrorState title="The score could not be loaded" onRetry={() => score.refetch()} />
  const { total, concerns, days } = score.data
  const download = () =>
    saveFile(
      new File(
        [
          '\uFEFF',
          csvText([
            ['Day', 'Total', ...concerns.map(({ topic }) => TOPIC_LABELS[topic])],
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
        <span className="display text-4xl">{total ?? 'Not enough yet'}</span>{' '}
        {total !== null && <span className="text-ink-soft">in total today</span>}
      </p>
      <ScoreChart days={days} />
      <div className="border-line border-t">
        <ScoreTable concerns={concerns} />
      </div>
    </SectionCard>
  )
}
