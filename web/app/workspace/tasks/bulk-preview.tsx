import type { TaskBulkChange, TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { dayText } from '../work/day-text.ts'
import { PRIORITY_LABELS, STATUS_LABELS } from './task-text.ts'

interface Changed {
  label: string
  from: string
  to: string
}

/** What a bulk change would make of one task, before anything is saved. */
export function changesOf(
  task: TaskSummary,
  { status, priority, ownerId, shiftDays }: TaskBulkChange,
  nameOf: (userId: string) => string,
): Changed[] {
  const nobody = 'Nobody'
  const changes: Changed[] = []
  const add = (label: string, from: string, to: string) => {
    if (from !== to) changes.push({ label, from, to })
  }
  if (status) add('Status', STATUS_LABELS[task.status], STATUS_LABELS[status])
  if (priority) add('Priority', PRIORITY_LABELS[task.priority], PRIORITY_LABELS[priority])
  if (ownerId !== undefined) add('Owner', task.owner?.name ?? nobody, ownerId ? nameOf(ownerId) : nobody)
  if (shiftDays && task.dueOn)
    add('Due', dayText(task.dueOn), dayText(formatDay(parseDay(task.dueOn, 'due') + shiftDays)))
  return changes
}

interface BulkPreviewProps {
  tasks: readonly TaskSummary[]
  change: TaskBulkChange
  nameOf: (userId: string) => string
}

export function BulkPreview({ tasks, change, nameOf }: BulkPreviewProps) {
  return (
    <ul className="grid max-h-60 gap-1.5 overflow-y-auto text-sm">
      {tasks.map((task) => {
        const changes = changesOf(task, change, nameOf)
        return (
          <li key={task.id} className="wrap-anywhere">
            <b className="font-semibold">{task.title}</b>
            {changes.length === 0 && <span className="block text-ink-faint">Stays as it is</span>}
            {changes.map(({ label, from, to }) => (
              <span key={label} className="block text-ink-soft">
                {label}: <del>{from}</del> <span aria-hidden>→</span> <ins className="no-underline">{to}</ins>
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
