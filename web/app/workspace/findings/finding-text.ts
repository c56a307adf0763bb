import type { FindingStatus } from '@plumbline/contract/compliance/findings.ts'

export const FINDING_STATUS_LABELS: Record<FindingStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  waiting_for_closure: 'Waiting for closure',
  closed: 'Closed',
}
