import type { StatCard } from '@plumbline/contract/insight/dashboard.ts'

export const CARD_LABELS: Readonly<Record<StatCard['id'], string>> = {
  'active-regulations': 'Active Regulations',
  'compliance-articles': 'Compliance Articles',
  'pending-reviews': 'Pending Reviews',
  'risk-alerts': 'Risk Alerts',
}

interface Part {
  /** What is behind the count. */
  text: (count: number) => string
  /** Its rows, under the filter that gives this count. */
  to: string
  /** Shown beside the figure, not part of its sum. */
  isBeside?: boolean
}

const counted = (one: string, several: string) => (count: number) => (count === 1 ? one : several)

export const PARTS: Readonly<Record<StatCard['parts'][number]['id'], Part>> = {
  'regulations-that-apply': { text: counted('applies', 'apply'), to: '/dashboard/regulations?show=applies' },
  'regulations-that-may-apply': {
    text: () => 'may apply',
    to: '/dashboard/regulations?show=may_apply',
    isBeside: true,
  },
  'articles-published': { text: () => 'published', to: '/articles' },
  'tasks-waiting': {
    text: counted('task waiting', 'tasks waiting'),
    to: '/tasks?whose=all&status=waiting',
  },
  'findings-waiting-for-closure': {
    text: counted('finding to close', 'findings to close'),
    to: '/tasks/findings?status=waiting_for_closure',
  },
  'policies-in-review': {
    text: counted('policy in review', 'policies in review'),
    to: '/policies?state=in_review',
  },
  'assessments-to-plan': {
    text: counted('assessment to plan', 'assessments to plan'),
    to: '/updates?status=assessed',
  },
  'assessments-to-complete': {
    text: counted('assessment to complete', 'assessments to complete'),
    to: '/updates?status=planned',
  },
  'tasks-overdue': {
    text: counted('task overdue', 'tasks overdue'),
    to: '/tasks?whose=all&due=overdue',
  },
  'high-findings-open': {
    text: counted('open finding, high', 'open findings, high'),
    to: '/tasks/findings?severity=high&status=unclosed',
  },
}

/** Where a counted day, or one of its figures, is shown. */
export const countedDayAddress = (day: string, part?: string): string =>
  `/dashboard/days?${new URLSearchParams({ day, ...(part && { part }) })}`

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The change, with the day that it is measured against. */
export function changeText(value: number, before: StatCard['before'], isPartial: boolean): string {
  if (isPartial) return 'that you can see'
  if (!before) return 'counted since today'
  const day = DAY.format(new Date(before.day))
  const change = value - before.value
  if (change === 0) return `same as ${day}`
  return `${Math.abs(change).toLocaleString('en-US')} ${change > 0 ? 'more' : 'fewer'} than ${day}`
}
