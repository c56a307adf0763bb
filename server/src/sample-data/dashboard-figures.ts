import type { StatCard } from '@plumbline/contract/dashboard.ts'

/** The specification's sample figures. They stand here until an institution's own are computed. */
export const SAMPLE_STAT_CARDS: readonly StatCard[] = [
  { id: 'active-regulations', label: 'Active Regulations', value: 127, change: '+12%', trend: 'up' },
  { id: 'compliance-articles', label: 'Compliance Articles', value: 45, change: '+8%', trend: 'up' },
  { id: 'pending-reviews', label: 'Pending Reviews', value: 8, change: '-15%', trend: 'down' },
  { id: 'risk-alerts', label: 'Risk Alerts', value: 3, change: '+2', trend: 'up' },
]

/** The specification's sample risk areas, in percent. */
export const SAMPLE_RISK_AREAS = [
  { label: 'TRID', percent: 95 },
  { label: 'QM', percent: 88 },
  { label: 'HMDA', percent: 76 },
] as const
