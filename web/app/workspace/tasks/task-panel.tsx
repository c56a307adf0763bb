import type { Task, TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Link2, MoreHorizontal, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Prose } from '../../ui/prose.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { ReasonDialog } from '../work/reason-dialog.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { TopicName } from '../work/topics.tsx'
import { moveProblem, useMoveTask } from './move-task.ts'
import { withChanges } from './task-address.ts'
import { TaskFormDialog } from './task-form-dialog.tsx'
import { DueMark, PriorityMark, StatusMark } from './task-marks.tsx'
import { STATUS_ICONS, STATUS_LABELS } from './task-text.ts'

type Asked = 'cancel' | 'send_back' | 'edit' | 'delete'

/** One task: status, facts, work, evidence, comments, history. */
export function TaskPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.tasks.find.queryOptions({ input: { id } }))
  const task = query.data
  const [asked, setAsked] = useState<Asked>()
  const move = useMoveTask()

  if (!task) return <UnloadedPanel id={id} noun="task" query={query} onClose={onClose} />

  const subject = { kind: 'task', id } as const
  return (
    <SidePanel
      id={id}
      title={task.title}
      onClose={onClose}
      bar={
        <>
          {task.mayEdit ? (
            <StatusMenu
              task={task}
              onChoose={(status) => (status === 'cancelled' ? setAsked('cancel') : void move(task, status))}
            />
          ) : (
            <StatusMark status={task.status} />
          )}
          <span className="ml-auto flex">
            {task.mayEdit && (
              <IconButton label="Edit task" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            )}
            <Menu
              trigger={
                <IconButton label="More about this task">
                  <MoreHorizontal aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={<Link2 aria-hidden />} onSelect={() => copyLink(id)}>
                Copy link
              </MenuItem>
              {task.mayDelete && (
                <MenuItem danger onSelect={() => setAsked('delete')}>
                  Delete for good
                </MenuItem>
              )}
            </Menu>
          </span>
        </>
      }
    >
      {task.isWaitingForApproval && <ApprovalNotice task={task} onSendBack={() => setAsked('send_back')} />}
      <TaskFacts task={task} />
      {task.descriptionHtml && <Prose html={task.descriptionHtml} className="px-5 pb-4 text-[0.9375rem]" />}
      {task.checklist.length > 0 && <Checklist task={task} />}
      {(task.after.length > 0 || task.before.length > 0) && <Order task={task} />}
      <SharedSections subject={subject} mayChange={task.mayEdit} />
      {asked === 'edit' && <TaskFormDialog task={task} onClose={() => setAsked(undefined)} />}
      {asked === 'cancel' && (
        <ReasonDialog
          problemOf={moveProblem}
          title="Cancel task"
          action="Cancel the task"
          maxLength={maxLengthOf('tasks.setStatus', 'reason')}
          onSend={async (reason) => {
            await move(task, 'cancelled', reason)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'send_back' && <SendBack task={task} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && (
        <DeleteTask task={task} onClose={() => setAsked(undefined)} onDeleted={onClose} />
      )}
    </SidePanel>
  )
}

async function copyLink(id: string) {
  await navigator.clipboard.writeText(new URL(`/tasks?task=${id}`, location.origin).href)
  showToast('Link copied')
}

function StatusMenu({ task, onChoose }: { task: Task; onChoose: (status: TaskStatus) => void }) {
  const others = (Object.keys(STATUS_LABELS) as TaskStatus[]).filter((status) => status !== task.status)
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Status: ${STATUS_LABELS[task.status]}. Change it`}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 hover:border-control-line"
        >
          <StatusMark status={task.status} className="font-semibold text-ink!" />
          <ChevronDown className="size-4" aria-hidden />
        </button>
      }
    >
      {others.map((status) => {
        const Icon = STATUS_ICONS[status]
        const missing = missingFor(task, status)
        return (
          <span key={status}>
            {status === 'cancelled' && <MenuSeparator />}
            <MenuItem
              icon={<Icon aria-hidden />}
              disabled={missing !== ''}
              hint={missing}
              onSelect={() => onChoose(status)}
            >
              {STATUS_LABELS[status]}
            </MenuItem>
          </span>
        )
      })}
    </Menu>
  )
}

/** What the server would ask for before a task is begun or done; empty where nothing is missing. */
function missingFor({ requiresEvidence, evidenceCount, after }: Task, status: TaskStatus): string {
  if (status !== 'in_progress' && status !== 'done') return ''
  const waitsFor = after.filter(({ status }) => status !== 'done' && status !== 'cancelled')
  return [
    status === 'done' && requiresEvidence && evidenceCount === 0 && 'Attach evidence first.',
    waitsFor.length > 0 && `Waits for ${waitsFor.map(({ title }) => `“${title}”`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function TaskFacts({ task }: { task: Task }) {
  const finish = [
    task.requiresEvidence && 'evidence',
    task.requiresApproval && 'the approval of a second person',
  ].filter(Boolean)
  const facts: (readonly [string, React.ReactNode])[] = [
    ['Owner', task.owner?.name ?? 'Nobody'],
    [
      'Due',
      task.status === 'done' ? (
        task.dueOn ? (
          dayText(task.dueOn)
        ) : (
          'No due date'
        )
      ) : (
        <DueMark key="due" task={task} today={todayText()} />
      ),
    ],
  ]
  facts.push(['Priority', <PriorityMark key="priority" priority={task.priority} />])
  if (task.startOn) facts.push(['Starts', dayText(task.startOn)])
  if (task.recurrenceText) facts.push(['Recurs', task.recurrenceText])
  if (task.topic) facts.push(['Topic', <TopicName key="topic" topic={task.topic} />])
  if (task.origin)
    facts.push([
      'From',
      <Link key="from" to={task.origin.path} className="font-semibold text-brand hover:underline">
        {task.origin.title}
      </Link>,
    ])
  else if (task.originTitle) facts.push(['From', task.originTitle])
  if (task.assignedBy && task.assignedBy.userId !== task.owner?.userId)
    facts.push(['Assigned by', task.assignedBy.name])
  if (finish.length > 0) facts.push(['To finish', capitalized(finish.join(', then '))])
  if (task.approvedByName) facts.push(['Approved by', task.approvedByName])
  if (task.cancelReason) facts.push(['Cancelled', task.cancelReason])
  return <PanelFacts facts={facts} />
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Checklist({ task }: { task: Task }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: api.tasks.key() })
  const key = api.tasks.find.queryKey({ input: { id: task.id } })
  const done = task.checklist.filter(({ isDone }) => isDone).length

  async function tick(itemId: string, isDone: boolean) {
    // Shown at once; the server's answer takes its place.
    queries.setQueryData(key, {
      ...task,
      checklist: task.checklist.map((item) => (item.id === itemId ? { ...item, isDone } : item)),
    })
    try {
      queries.setQueryData(key, await apiClient.tasks.tick({ id: task.id, itemId, isDone }))
    } catch (error) {
      showToast('The tick was not saved', moveProblem(error))
    }
    await refresh()
  }

  return (
    <PanelSection title="Checklist" count={`${done} of ${task.checklist.length}`}>
      <ul className="grid gap-2 text-sm">
        {task.checklist.map(({ id, text, isDone }) => (
          <li key={id}>
            <Checkbox
              label={<span className={isDone ? 'text-ink-soft' : undefined}>{text}</span>}
              checked={isDone}
              disabled={!task.mayEdit}
              onChange={(checked) => tick(id, checked)}
            />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function Order({ task }: { task: Task }) {
  const [params] = useSearchParams()
  const list = (name: string, related: Task['after']) =>
    related.length > 0 && (
      <div>
        <h4 className="text-ink-soft text-xs">{name}</h4>
        <ul className="grid gap-1 text-sm">
          {related.map(({ id, title, status }) => (
            <li key={id} className="flex items-center gap-2">
              <StatusMark status={status} className="text-xs" />
              <Link
                to={`?${withChanges(params, { task: id })}`}
                replace
                preventScrollReset
                className="wrap-anywhere font-semibold hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <PanelSection title="Order">
      {list('Starts after', task.after)}
      {list('Others wait for this', task.before)}
    </PanelSection>
  )
}

function ApprovalNotice({ task, onSendBack }: { task: Task; onSendBack: () => void }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const by = task.approvalAskedBy?.name ?? 'Somebody'
  async function approve() {
    setBusy(true)
    try {
      await apiClient.tasks.approve({ id: task.id, version: task.version, isApproved: true })
      showToast('Approved', task.title)
    } catch (error) {
      showToast('The task was not approved', moveProblem(error))
    }
    await queries.invalidateQueries({ queryKey: api.tasks.key() })
    await queries.invalidateQueries({ queryKey: api.history.key() })
    setBusy(false)
  }
  return (
    <div className="px-5 pb-4">
      <Banner tone="warning">
        <p>{by} finished this. A second person has to approve it.</p>
        {task.mayApprove && (
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="small" busy={isBusy} onClick={approve}>
              Approve
            </Button>
            <Button look="quiet" size="small" onClick={onSendBack}>
              Send back
            </Button>
          </p>
        )}
      </Banner>
    </div>
  )
}

function SendBack({ task, onClose }: { task: Task; onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <ReasonDialog
      problemOf={moveProblem}
      title="Send back"
      action="Send back"
      maxLength={maxLengthOf('tasks.approve', 'reason')}
      onSend={async (reason) => {
        await apiClient.tasks.approve({ id: task.id, version: task.version, isApproved: false, reason })
        await queries.invalidateQueries({ queryKey: api.tasks.key() })
        await queries.invalidateQueries({ queryKey: api.history.key() })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function DeleteTask({
  task,
  onClose,
  onDeleted,
}: {
  task: Task
  onClose: () => void
  onDeleted: () => void
}) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title="Delete task"
      question="Delete this task for good? Its comments and history can no longer be opened. To keep them, cancel the task instead."
      subject={task.title}
      action="Delete"
      onConfirm={async () => {
        try {
          await apiClient.tasks.remove({ id: task.id })
        } catch (error) {
          return problemText(error, 'The task could not be deleted.')
        }
        onDeleted()
        await queries.invalidateQueries({ queryKey: api.tasks.key() })
        return undefined
      }}
      onClose={onClose}
    />
  )
}
