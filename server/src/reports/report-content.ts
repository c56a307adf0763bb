import type { ReportFormat, ReportKind } from '@plumbline/contract/reports.ts'

/** Plain data, so that it can be handed to another thread. */
export interface ReportContent {
  kind: ReportKind
  format: ReportFormat
  title: string
  institution: string
  madeFor: string
  periodStart: string
  periodEnd: string
  madeAt: string
  /** Absent where the kind of report has none. */
  figures?: { label: string; value: number; change: string }[]
  riskAreas?: { label: string; percent: number }[]
  checklists?: { topic: string; ticked: number; items: number }[]
  updates: { dated: string; title: string; priority: string; citation: string; description: string }[]
  articles?: { publishedAt: string; title: string; category: string; readTime: number }[]
}

export const REPORT_TITLES: Record<ReportKind, string> = {
  'monthly-summary': 'Monthly Summary',
  'risk-assessment': 'Risk Assessment',
  'regulatory-changes': 'Regulatory Changes',
}

/** Beside every figure that is not the institution's own. */
export const SAMPLE_NOTE = 'Sample data: not figures of your institution.'
