import type { Frequency, MonitoringRun } from '@plumbline/contract/compliance/monitoring.ts'
import { CircleCheck, CircleDot, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  monthly: 'Every month',
  quarterly: 'Every quarter',
  semiannual: 'Twice a year',
  annual: 'Once a year',
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  MONTH.format(Date.UTC(2026, month, 1)),
)

export type RunState = 'passed' | 'failed' | 'overdue' | 'planned'

export const runState = ({ result, dueOn }: MonitoringRun, today: string): RunState =>
  result ?? (dueOn < today ? 'overdue' : 'planned')

/** A word and a shape for each state, so that color never speaks alone. */
export const RUN_STATES: Readonly<Record<RunState, { label: string; icon: LucideIcon; className: string }>> =
  {
    passed: { label: 'Passed', icon: CircleCheck, className: 'text-success' },
    failed: { label: 'Failed', icon: CircleX, className: 'text-danger' },
    overdue: { label: 'Overdue', icon: TriangleAlert, className: 'text-danger' },
    planned: { label: 'Planned', icon: CircleDot, className: 'text-ink-soft' },
  }
