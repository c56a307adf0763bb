import type { MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import { FREQUENCY_LABELS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import { MONTHS } from '@plumbline/contract/compliance/record-fields.ts'
import clsx from 'clsx'
import { Card } from '../../ui/card.tsx'
import { RecordLink } from '../tasks/record-page.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { useTopicLabel } from '../work/topics.tsx'
import { RUN_STATES, type RunState, runState } from './monitoring-text.ts'

interface CoverageTableProps {
  year: number
  tests: readonly MonitoringTest[]
  addressOf: (id: string) => string
}

/** Which test runs in which month of the year, and how each run went. */
export function CoverageTable({ year, tests, addressOf }: CoverageTableProps) {
  const today = todayText()
  const topicLabel = useTopicLabel()
  return (
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached with the keyboard */}
      <section tabIndex={0} aria-label={`Runs of ${year} by month`} className="relative overflow-x-auto">
        <table className="w-full min-w-2xl text-sm">
          <caption className="sr-only">Monitoring plan {year}</caption>
          <thead>
            <tr className="border-line border-b text-left text-ink-soft">
              <th scope="col" className="sticky left-0 z-10 min-w-40 bg-surface px-4 py-3 font-semibold">
                Test
              </th>
              {MONTHS.map((month) => (
                <th key={month} scope="col" className="px-1 py-3 text-center font-semibold">
                  <abbr title={month} className="no-underline">
                    {month.slice(0, 3)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {tests.map((test) => (
              <tr key={test.id} className="group hover:bg-paper">
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface px-4 py-2 text-left font-normal group-hover:bg-paper max-sm:w-40 max-sm:[&_a+span]:line-clamp-2 max-sm:[&_a]:line-clamp-2 max-sm:[&_a]:leading-tight"
                >
                  <RecordLink to={addressOf(test.id)} below={aboutTest(test, topicLabel)}>
                    {test.title}
                  </RecordLink>
                </th>
                {MONTHS.map((month, index) => {
                  const run = test.runs.find(({ dueOn }) => Number(dueOn.slice(5, 7)) === index + 1)
                  return (
                    <td key={month} className="px-1 py-2 text-center">
                      {run && <RunMark state={runState(run, today)} dueOn={run.dueOn} />}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function aboutTest(
  { frequency, owner, topic, isStopped }: MonitoringTest,
  topicLabel: (topic: string) => string,
): string {
  return [
    FREQUENCY_LABELS[frequency],
    owner?.name ?? 'nobody',
    topic && topicLabel(topic),
    isStopped && 'stopped',
  ]
    .filter(Boolean)
    .join(' · ')
}

function RunMark({ state, dueOn }: { state: RunState; dueOn: string }) {
  const { label, icon: Icon, className } = RUN_STATES[state]
  const words = `${label}, due ${dayText(dueOn)}`
  return (
    <span title={words} className={clsx('inline-grid size-6 place-items-center', className)}>
      <Icon className="size-4.5" aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** What the marks mean, with how many there are of each. */
export function RunCounts({ tests }: { tests: readonly MonitoringTest[] }) {
  const today = todayText()
  const counts = Map.groupBy(
    tests.flatMap(({ runs }) => runs),
    (run) => runState(run, today),
  )
  return (
    <ul aria-label="Runs" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {(Object.keys(RUN_STATES) as RunState[]).map((state) => {
        const { label, icon: Icon, className } = RUN_STATES[state]
        return (
          <li key={state} className="inline-flex items-center gap-1.5">
            <Icon className={clsx('size-4', className)} aria-hidden />
            {label} <span className="tabular font-semibold">{counts.get(state)?.length ?? 0}</span>
          </li>
        )
      })}
    </ul>
  )
}
