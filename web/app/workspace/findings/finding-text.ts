import type {
  FindingSeverity,
  FindingSource,
  FindingStatus,
} from '@plumbline/contract/compliance/findings.ts'

export const SOURCE_LABELS: Record<FindingSource, string> = {
  exam: 'Examination',
  audit: 'Audit',
  self_test: 'Self-test',
  complaint: 'Complaint',
  monitoring: 'Monitoring',
}

export const SEVERITY_LABELS: Record<FindingSeverity, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export const FINDING_STATUS_LABELS: Record<FindingStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  waiting_for_closure: 'Waiting for closure',
  closed: 'Closed',
}
