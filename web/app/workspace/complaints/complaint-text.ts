import type { ComplaintFlag } from '@plumbline/rules/complaints/complaint-flags.ts'

export const FLAG_LABELS: Record<ComplaintFlag, string> = {
  udaap: 'UDAAP',
  fair_lending: 'fair lending',
}
