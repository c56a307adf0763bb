import type { TaskPriority, TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import { Circle, CircleCheck, CirclePause, CircleX, Contrast, type LucideIcon } from 'lucide-react'
import type { Tone } from '../../ui/badge.tsx'

export const STATUS_LABELS: Record<TaskStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** A shape beside each word, so that color never speaks alone. */
export const STATUS_ICONS: Record<TaskStatus, LucideIcon> = {
  open: Circle,
  in_progress: Contrast,
  waiting: CirclePause,
  done: CircleCheck,
  cancelled: CircleX,
}

export const PRIORITY_LABELS: Record<TaskPriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
export const PRIORITY_TONES: Record<TaskPriority, Tone> = {
  high: 'danger',
  medium: 'warning',
  low: 'success',
}

export const UNFINISHED: readonly TaskStatus[] = ['open', 'in_progress', 'waiting']

export const RECURRENCE_PRESETS: readonly { rule: string; label: string }[] = [
  { rule: '', label: 'Does not recur' },
  { rule: 'FREQ=WEEKLY', label: 'Every week' },
  { rule: 'FREQ=WEEKLY;INTERVAL=2', label: 'Every two weeks' },
  { rule: 'FREQ=MONTHLY', label: 'Every month' },
  { rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', label: 'Last business day of the month' },
  { rule: 'FREQ=MONTHLY;INTERVAL=3', label: 'Every quarter' },
  {
    rule: 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    label: 'Last business day of the quarter',
  },
  { rule: 'FREQ=YEARLY', label: 'Every year' },
]
