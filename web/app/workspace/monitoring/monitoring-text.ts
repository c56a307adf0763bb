import type { MonitoringRun } from '@plumbline/contract/compliance/monitoring.ts'
import { CircleCheck, CircleDot, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'

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
