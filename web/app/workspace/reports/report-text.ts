import type { ReportFormat, ReportKind, ReportRhythm } from '@plumbline/contract/insight/reports.ts'

export const REPORT_KIND_LABELS: Record<ReportKind, string> = {
  'monthly-summary': 'Monthly Summary',
  'risk-assessment': 'Risk Assessment',
  'regulatory-changes': 'Regulatory Changes',
  'board-report': 'Board Report',
  'exam-readiness': 'Exam Readiness',
  'vendor-report': 'Vendor Report',
}

export const REPORT_KIND_HINTS: Record<ReportKind, string> = {
  'monthly-summary':
    'Tasks, findings, signatures, trainings, complaints, incidents, testing, loan tests, updates, and new articles for the period',
  'risk-assessment':
    'Your risks before and after controls, the highest that remain, open findings, overdue tasks, policies that need attention, incidents, testing, your checklists, and updates',
  'regulatory-changes': 'Every update of the period with its citation and your assessment',
  'board-report':
    'At most six pages: your judgment, decisions requested, the score, changes in the law, exceptions, testing, incidents, complaints. Directors of your institution can read it once it is ready',
  'exam-readiness':
    'Policies, signatures, trainings, testing, open findings, missing evidence, and an index of the evidence',
  'vendor-report':
    'Vendors by criticality, reviews, expiring documents, contracts, incidents, shared subcontractors, and AI. Directors of your institution can read one that a manager made',
}

export const FORMAT_LABELS: Record<ReportFormat, string> = { pdf: 'PDF', excel: 'Excel', word: 'Word' }

export const RHYTHM_LABELS: Record<ReportRhythm, string> = {
  month: 'After each month',
  quarter: 'After each quarter',
}
