import type { TaskPriority, TaskStatus, TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import clsx from 'clsx'
import { CircleCheck, Clock, Lock, MessageSquare, Paperclip, Repeat, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dueText } from '../work/day-text.ts'
import { PRIORITY_LABELS, PRIORITY_TONES, STATUS_ICONS, STATUS_LABELS } from './task-text.ts'

interface StatusMarkProps {
  status: TaskStatus
  className?: string
  /** The icon alone in a compact row. */
  isBrief?: boolean
}

export function StatusMark({ status, className, isBrief = false }: StatusMarkProps) {
  const Icon = STATUS_ICONS[status]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-sm',
        status === 'done' ? 'text-success' : 'text-ink-soft',
        className,
      )}
    >
      <Icon className="size-4" aria-hidden />
      <span className={clsx(isBrief && 'as-row:sr-only')}>{STATUS_LABELS[status]}</span>
    </span>
  )
}

export const PriorityMark = ({ priority }: { priority: TaskPriority }) => (
  <Badge tone={PRIORITY_TONES[priority]}>{PRIORITY_LABELS[priority]}</Badge>
)

/** When it is due, or what it waits for: in words and a shape. */
export function DueMark({ task, today }: { task: TaskSummary; today: string }) {
  const { status, dueOn, doneOn, waitsFor } = task
  if (status === 'done')
    return (
      <Mark className="text-success" icon={<CircleCheck aria-hidden />}>
        {doneOn ? dueText(dayOfMoment(doneOn), today) : 'Done'}
      </Mark>
    )
  if (status === 'cancelled') return <Mark className="text-ink-faint">Cancelled</Mark>
  if (waitsFor !== null)
    return (
      <Mark className="text-ink-soft" icon={<Lock aria-hidden />}>
        After {waitsFor}
      </Mark>
    )
  if (!dueOn) return <Mark className="text-ink-faint">No due date</Mark>
  if (dueOn < today)
    return (
      <Mark className="font-semibold text-danger" icon={<TriangleAlert aria-hidden />}>
        Overdue, {dueText(dueOn, today)}
      </Mark>
    )
  return (
    <Mark className="text-ink-soft" icon={<Clock aria-hidden />}>
      {dueText(dueOn, today)}
    </Mark>
  )
}

function Mark({
  icon,
  className,
  children,
}: {
  icon?: React.ReactNode
  className: string
  children: React.ReactNode
}) {
  return (
    <span
      className={clsx('inline-flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:flex-none', className)}
    >
      {icon}
      <span className="line-clamp-1 as-lines:line-clamp-none">{children}</span>
    </span>
  )
}

/** Counts only where there are any. */
export function CountMarks({ task }: { task: TaskSummary }) {
  const { checklistCount, checklistDone, evidenceCount, commentCount, isRecurring } = task
  return (
    <span className="inline-flex items-center gap-2.5 text-ink-faint text-xs [&_svg]:size-3.5">
      {isRecurring && (
        <span title="Recurring">
          <Repeat aria-label="Recurring" />
        </span>
      )}
      {checklistCount > 0 && (
        <span className="tabular">
          {checklistDone} of {checklistCount}
        </span>
      )}
      {evidenceCount > 0 && (
        <span className="tabular inline-flex items-center gap-1">
          <Paperclip aria-label="Evidence" />
          {evidenceCount}
        </span>
      )}
      {commentCount > 0 && (
        <span className="tabular inline-flex items-center gap-1">
          <MessageSquare aria-label="Comments" />
          {commentCount}
        </span>
      )}
    </span>
  )
}
