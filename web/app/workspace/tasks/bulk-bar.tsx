import {
  type TaskBulkChange,
  TaskPriority,
  TaskStatus,
  type TaskSummary,
} from '@plumbline/contract/compliance/tasks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { usePeople } from '../work/people-query.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { PRIORITY_LABELS, STATUS_LABELS } from './task-text.ts'

/** Appears with the first selected task: changes all of them at once, after a preview, with Undo. */
export function BulkBar({ tasks, onDone }: { tasks: readonly TaskSummary[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  if (tasks.length === 0) return null
  return (
    <div className="sticky top-16 z-10 mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-soft px-4 py-2">
      <span className="font-semibold text-sm">{tasks.length} selected</span>
      <Button size="small" onClick={() => setOpen(true)}>
        Change…
      </Button>
      <Button look="plain" size="small" onClick={onDone}>
        Select none
      </Button>
      {isOpen && (
        <BulkDialog
          tasks={tasks}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}

interface BulkDialogProps {
  tasks: readonly TaskSummary[]
  onClose: () => void
  onDone: () => void
}

function BulkDialog({ tasks, onClose, onDone }: BulkDialogProps) {
  const queries = useQueryClient()
  const [change, setChange] = useState<TaskBulkChange>({})
  const [changesOwner, setChangesOwner] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<{ title: string; because: string }[]>([])
  const people = usePeople()
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.fullName ?? ''
  const refresh = () => queries.invalidateQueries({ queryKey: api.tasks.key() })
  const set = (part: TaskBulkChange) => setChange({ ...change, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    if (Object.keys(wanted).length === 0) return setProblem('Choose at least one change.')
    setBusy(true)
    setProblem(undefined)
    try {
      const done = await apiClient.tasks.bulk({ ids: tasks.map(({ id }) => id), change: wanted })
      await refresh()
      const { undoId } = done
      if (done.changed.length > 0)
        showToast(
          done.changed.length === 1 ? '1 task changed' : `${done.changed.length} tasks changed`,
          undefined,
          undoId
            ? {
                label: 'Undo',
                onPress: () => void apiClient.tasks.undoBulk({ undoId }).then(refresh, refresh),
              }
            : undefined,
        )
      if (done.refused.length === 0) onDone()
      else setRefused(done.refused)
    } catch (error) {
      setProblem(problemText(error, 'The tasks could not be changed.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Change ${tasks.length === 1 ? 'one task' : `${tasks.length} tasks`}`}
      description="What you leave as it is stays as it is for each task."
      action={refused.length > 0 ? 'Try again' : 'Change'}
      busy={isBusy}
      problem={problem}
      onSubmit={save}
      onClose={refused.length > 0 ? onDone : onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Status"
          value={change.status ?? ''}
          onChange={(event) => set({ status: TaskStatus.safeParse(event.target.value).data })}
        >
          <option value="">As it is</option>
          {TaskStatus.options.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
        <Select
          label="Priority"
          value={change.priority ?? ''}
          onChange={(event) => set({ priority: TaskPriority.safeParse(event.target.value).data })}
        >
          <option value="">As it is</option>
          {TaskPriority.options.map((priority) => (
            <option key={priority} value={priority}>
              {PRIORITY_LABELS[priority]}
            </option>
          ))}
        </Select>
        <PersonSelect
          label="Owner"
          nobody={changesOwner ? 'Nobody' : 'As it is'}
          value={change.ownerId ?? null}
          onChange={(ownerId) => {
            setChangesOwner(true)
            set({ ownerId })
          }}
        />
        <TextField
          label="Move due dates by days"
          type="number"
          min={-366}
          max={366}
          value={change.shiftDays ?? ''}
          onChange={(event) =>
            set({ shiftDays: event.target.value === '' ? undefined : Math.trunc(Number(event.target.value)) })
          }
          hint="Below zero moves them earlier."
        />
      </div>
      {change.status === 'cancelled' && (
        <TextField
          label="Reason"
          maxLength={maxLengthOf('tasks.bulk', 'change.reason')}
          value={change.reason ?? ''}
          onChange={(event) => set({ reason: event.target.value })}
        />
      )}
      <section aria-label="Tasks that change">
        <h3 className="mb-1 font-semibold text-sm">
          {refused.length > 0 ? 'These could not be changed' : 'What changes'}
        </h3>
        {refused.length === 0 && <BulkPreview tasks={tasks} change={change} nameOf={nameOf} />}
        {refused.length > 0 && (
          <ul className="max-h-44 overflow-y-auto text-sm">
            {refused.map(({ title, because }) => (
              <li key={title + because}>
                <b className="font-semibold">{title}</b>: {because}
              </li>
            ))}
          </ul>
        )}
      </section>
    </FormDialog>
  )
}
