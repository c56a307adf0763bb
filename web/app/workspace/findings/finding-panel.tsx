import { ANSWERED_FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import type { Finding } from '@plumbline/contract/compliance/findings.ts'
import { TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { showToast } from '../../ui/toast.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'
import { PriorityMark, StatusMark } from '../tasks/task-marks.tsx'
import { ClosureButton } from '../work/closure-button.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { CloseAloneDialog } from '../work/reason-dialog.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { FindingFormDialog } from './finding-form-dialog.tsx'
import { FINDING_STATUS_LABELS } from './finding-text.ts'

type Asked = 'edit' | 'task' | 'reason'

export function FindingPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.findings.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const finding = query.data
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.findings.key() }),
      queries.invalidateQueries({ queryKey: api.history.key() }),
    ])

  if (!finding) return <UnloadedPanel id={id} noun="finding" query={query} onClose={onClose} />

  async function act(work: () => Promise<Finding>) {
    setProblem(undefined)
    try {
      const changed = await work()
      showToast(FINDING_STATUS_LABELS[changed.status], changed.title)
      setAsked(undefined)
    } catch (error) {
      if (refusalOf(apiClient.findings.close, error)?.code === 'REASON_MISSING') setAsked('reason')
      else setProblem(closureProblem(error))
    }
    await refresh()
  }
  const { version, status } = finding
  const close = (reason?: string) =>
    act(() => apiClient.findings.close({ id, version, ...(reason && { reason }) }))
  const begin = () => act(() => apiClient.findings.begin({ id, version }))
  const subject = { kind: 'finding', id } as const

  return (
    <SidePanel
      id={id}
      title={`${finding.number}. ${finding.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={status === 'closed' ? 'success' : 'neutral'}>{FINDING_STATUS_LABELS[status]}</Badge>
          <PriorityMark priority={finding.severity} />
          {finding.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit finding" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      {problem && (
        <div className="px-5 pb-3">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      {status === 'waiting_for_closure' && (
        <div className="px-5 pb-3">
          <Banner tone="warning">
            {finding.closureAskedBy?.name ?? 'Somebody'} asked for a second manager to close this.
          </Banner>
        </div>
      )}
      {finding.mayEdit && (
        <div className="flex flex-wrap gap-2 px-5 pb-4">
          {status === 'open' && (
            <Button size="small" onClick={begin}>
              Begin corrective action
            </Button>
          )}
          {status === 'in_progress' && (
            <ClosureButton label="Ask for closure" missing={missingFor(finding)} onPress={() => close()} />
          )}
          {status === 'waiting_for_closure' && finding.mayClose && (
            <ClosureButton
              label="Close as second person"
              missing={missingFor(finding)}
              onPress={() => close()}
            />
          )}
          {status !== 'open' && status !== 'in_progress' && (
            <Button look="quiet" size="small" onClick={begin}>
              {status === 'closed' ? 'Reopen' : 'Send back'}
            </Button>
          )}
        </div>
      )}
      <PanelFacts facts={factsOf(finding)} />
      <LongFields fields={ANSWERED_FINDING_FIELDS} record={finding} />
      <PanelSection
        title="Corrective tasks"
        count={finding.tasks.length}
        action={
          status !== 'closed' && (
            <button type="button" className="font-semibold text-brand" onClick={() => setAsked('task')}>
              Add a task
            </button>
          )
        }
      >
        <ul className="grid gap-1.5 text-sm">
          {finding.tasks.map((task) => (
            <li key={task.id} className="flex flex-wrap items-center gap-x-2">
              <StatusMark status={TaskStatus.parse(task.status)} className="text-xs" />
              <Link to={task.path} className="wrap-anywhere font-semibold hover:underline">
                {task.title}
              </Link>
              {task.dueOn && <span className="text-ink-faint text-xs">due {dayText(task.dueOn)}</span>}
            </li>
          ))}
        </ul>
      </PanelSection>
      <SharedSections subject={subject} mayChange={finding.mayEdit} />
      {asked === 'edit' && <FindingFormDialog finding={finding} onClose={() => setAsked(undefined)} />}
      {asked === 'task' && (
        <TaskFormDialog origin={subject} onClose={() => setAsked(undefined)} onSaved={() => void refresh()} />
      )}
      {asked === 'reason' && (
        <CloseAloneDialog
          noun="finding"
          maxLength={maxLengthOf('findings.close', 'reason')}
          onSend={close}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePanel>
  )
}

/** The severity is a mark above them. */
const { source, foundOn, responseDueOn, severity: _, ...OTHERS } = ANSWERED_FINDING_FIELDS

function factsOf(finding: Finding) {
  const facts: [string, React.ReactNode][] = [
    ...factsOfFields({ source }, finding),
    ['Owner', finding.owner?.name ?? 'Nobody'],
    ...factsOfFields({ foundOn }, finding),
    [responseDueOn.label, finding.responseDueOn ? dayText(finding.responseDueOn) : 'No date'],
    ...factsOfFields(OTHERS, finding),
  ]
  if (finding.origin)
    facts.push([
      'From',
      <Link key="from" to={finding.origin.path} className="font-semibold text-brand hover:underline">
        {finding.origin.title}
      </Link>,
    ])
  if (finding.closedOn)
    facts.push(['Closed', `${dayText(dayOfMoment(finding.closedOn))} by ${finding.closedByName}`])
  if (finding.closedAloneReason) facts.push(['Closed alone', finding.closedAloneReason])
  return facts
}

/** What the server would refuse a closure for. */
function missingFor({ evidenceCount, tasks }: Finding): string | undefined {
  if (evidenceCount === 0) return 'Closing needs evidence. Attach it below first.'
  const open = tasks.filter(({ status }) => status !== 'done' && status !== 'cancelled')
  return open.length > 0 ? tasksOpen(open.map(({ title }) => title)) : undefined
}

const tasksOpen = (titles: readonly string[]) => `These corrective tasks are not done: ${titles.join(', ')}.`

function closureProblem(error: unknown): string {
  const refusal = refusalOf(apiClient.findings.close, error)
  if (refusal?.code === 'TASKS_OPEN') return tasksOpen(refusal.data.titles)
  return problemText(error, 'The finding could not be changed. Please try again.')
}
