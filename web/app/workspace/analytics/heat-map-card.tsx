import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useTopicLabel, useTopics } from '../work/topics.tsx'
import { heatMapOf } from './heat-map.ts'

/** The number says it, the shade helps: the lower a score, the darker its field. */
const shadeOf = (score: number) =>
  `color-mix(in oklab, var(--danger) ${Math.round((100 - score) * 0.4)}%, var(--surface))`

/** The score of each concern at the last counted day of each month. Every field opens its day. */
export function HeatMapCard() {
  const score = useQuery(api.score.overview.queryOptions())
  const topics = useTopics()
  const topicLabel = useTopicLabel()
  if (!score.data) return null
  const { months, rows } = heatMapOf(
    score.data.days,
    topics.map(({ key }) => key),
  )
  if (rows.length === 0) return null
  const download = () =>
    saveFile(
      new File(
        [
          '\uFEFF',
          csvText([
            ['Concern', ...months.map(({ label }) => label)],
            ...rows.map(({ topic, scores }) => [
              topicLabel(topic),
              ...scores.map((one) => (one === null ? 'Not enough yet' : String(one))),
            ]),
          ]),
        ],
        'concerns-by-month.csv',
        { type: 'text/csv;charset=utf-8' },
      ),
    )
  return (
    <SectionCard
      title="Concerns by month"
      action={
        <Button look="quiet" size="small" onClick={download}>
          CSV<span className="sr-only">: concerns by month</span>
        </Button>
      }
    >
      <p className="px-5 text-ink-soft text-sm">
        The score of each concern at the last counted day of the month. The darker a field, the lower the
        score; a dash means not enough yet. Each field opens what its day counted.
      </p>
      <section
        className="overflow-x-auto px-5 pt-3 pb-5"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard
        tabIndex={0}
        aria-label="Concerns by month, scrolls sideways"
      >
        <table className="w-full border-separate border-spacing-1 text-sm">
          <caption className="sr-only">Score of each concern by month</caption>
          <thead>
            <tr>
              <th scope="col" className="px-1 py-1 text-left font-semibold text-ink-soft">
                Concern
              </th>
              {months.map(({ month, label }) => (
                <th key={month} scope="col" className="px-1 py-1 text-center font-semibold text-ink-soft">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ topic, scores }) => (
              <tr key={topic}>
                <th scope="row" className="min-w-32 px-1 py-1 text-left font-medium">
                  {topicLabel(topic)}
                </th>
                {scores.map((one, index) => (
                  <td key={months[index]!.month} className="p-0">
                    <Link
                      to={`/dashboard/days?day=${months[index]!.day}`}
                      aria-label={`${topicLabel(topic)}, ${months[index]!.label}: ${one ?? 'not enough yet'}`}
                      className="tabular grid h-10 min-w-13 place-items-center rounded-sm border border-line font-semibold hover:border-ink [print-color-adjust:exact]"
                      style={one === null ? {} : { background: shadeOf(one) }}
                    >
                      {one ?? '–'}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionCard>
  )
}
