import type { ReportFormat, ReportKind } from '@plumbline/contract/reports.ts'

export const REPORT_KIND_LABELS: Record<ReportKind, string> = {
  'monthly-summary': 'Monthly Summary',
  'risk-assessment': 'Risk Assessment',
  'regulatory-changes': 'Regulatory Changes',
}

export const REPORT_KIND_HINTS: Record<ReportKind, string> = {
  'monthly-summary': 'Figures, updates and new articles of the period',
  'risk-assessment': 'Risk areas, your checklists and the updates of the period',
  'regulatory-changes': 'Every update of the period with its citation',
}

export const FORMAT_LABELS: Record<ReportFormat, string> = { pdf: 'PDF', excel: 'Excel' }
