import type { MonitoringRun, MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import { FREQUENCY_LABELS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { LongText, SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { TopicName } from '../work/topics.tsx'
import { MonitoringFormDialog } from './monitoring-form-dialog.tsx'
import { RUN_STATES, runState } from './monitoring-text.ts'
import { ResultDialog } from './result-dialog.tsx'

export function MonitoringPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.monitoring.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'edit' | 'stop'>()
  const [run, setRun] = useState<MonitoringRun>()
  const test = query.data
  if (!test) return <UnloadedPanel id={id} noun="test" query={query} onClose={onClose} />
  const { version, mayEdit, mayRecord } = test

  async function stop() {
    try {
      await apiClient.monitoring.stop({ id, version })
    } catch (error) {
      return problemText(error, 'The test could not be stopped. Please try again.')
    }
    setAsked(undefined)
    for (const queryKey of [api.monitoring.key(), api.history.key()])
      await queries.invalidateQueries({ queryKey })
    return undefined
  }

  return (
    <SidePanel
      id={id}
      title={test.title}
      onClose={onClose}
      bar={
        <>
          <Badge tone="neutral">{test.isStopped ? 'Stopped' : FREQUENCY_LABELS[test.frequency]}</Badge>
          {mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit test" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      <PanelFacts facts={factsOf(test)} />
      <LongText title="What is tested" text={test.description} />
      <LongText title="Procedure" text={test.procedure} />
      <PanelSection
        title="Runs"
        count={test.runs.length}
        action={
          mayEdit &&
          !test.isStopped && (
            <button type="button" className="font-semibold text-brand" onClick={() => setAsked('stop')}>
              Stop
            </button>
          )
        }
      >
        <ul className="grid gap-3 text-sm">
          {test.runs.map((one) => (
            <RunRow key={one.id} run={one} onRecord={mayRecord ? () => setRun(one) : undefined} />
          ))}
        </ul>
      </PanelSection>
      <SharedSections subject={{ kind: 'monitoring_test', id }} mayChange={mayEdit} />
      {asked === 'edit' && (
        <MonitoringFormDialog
          test={test}
          year={test.year}
          onClose={() => setAsked(undefined)}
          onSaved={() => undefined}
        />
      )}
      {asked === 'stop' && (
        <ConfirmDialog
          title="Stop test"
          question={`Runs of “${test.title}” that have no task yet are taken off the plan. Runs with a task or a result stay.`}
          action="Stop the test"
          onConfirm={stop}
          onClose={() => setAsked(undefined)}
        />
      )}
      {run && <ResultDialog test={test} run={run} onClose={() => setRun(undefined)} />}
    </SidePanel>
  )
}

function factsOf(test: MonitoringTest) {
  const facts: [string, React.ReactNode][] = [
    ['Plan', String(test.year)],
    ['By whom', test.owner?.name ?? 'Nobody'],
    ['Control performed by', test.performer?.name ?? 'Not stated'],
    ['Evidence', test.requiresEvidence ? 'Required' : 'Not required'],
  ]
  if (test.topic) facts.push(['Topic', <TopicName key="topic" topic={test.topic} />])
  return facts
}

function RunRow({ run, onRecord }: { run: MonitoringRun; onRecord: (() => void) | undefined }) {
  const { dueOn, result, note, recordedOn, recordedByName, taskId, findingId } = run
  const { label, icon: Icon, className } = RUN_STATES[runState(run, todayText())]
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={clsx('inline-flex items-center gap-1.5 font-semibold', className)}>
          <Icon className="size-4" aria-hidden />
          {label}
        </span>
        <span className="text-ink-soft">due {dayText(dueOn)}</span>
        <span className="ml-auto flex flex-wrap items-center gap-3">
          <Link to={`/tasks/monitoring/runs/${run.id}`} className="text-brand hover:underline">
            Test sheet<span className="sr-only"> of the run due {dayText(dueOn)}</span>
          </Link>
          {taskId && (
            <Link to={`/tasks?whose=all&status=all&task=${taskId}`} className="text-brand hover:underline">
              Task
            </Link>
          )}
          {findingId && (
            <Link to={`/tasks/findings?finding=${findingId}`} className="text-brand hover:underline">
              Finding
            </Link>
          )}
          {!result && onRecord && run.sampleSize === 0 && (
            <Button look="quiet" size="small" onClick={onRecord}>
              Record<span className="sr-only"> the run due {dayText(dueOn)}</span>
            </Button>
          )}
        </span>
      </span>
      {recordedOn && (
        <span className="text-ink-faint text-xs">
          {dayText(recordedOn)} by {recordedByName}
          {note && ` · ${note}`}
        </span>
      )}
    </li>
  )
}
