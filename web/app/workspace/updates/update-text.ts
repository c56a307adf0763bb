import type {
  AssessmentStatus,
  Impact,
  UpdateKind,
} from '@plumbline/contract/regulations/regulatory-updates.ts'

export const KIND_LABELS: Record<UpdateKind, string> = {
  editorial: 'Written by the editors',
  'final-rule': 'Final rule',
  'interim-final-rule': 'Interim final rule',
  'proposed-rule': 'Proposed rule',
  notice: 'Notice',
  threshold: 'Threshold adjustment',
  correction: 'Correction',
  'text-change': 'Change in the text',
}

export const STATUS_LABELS: Record<AssessmentStatus, string> = {
  identified: 'Identified',
  assessed: 'Assessed',
  planned: 'Planned',
  completed: 'Completed',
  not_applicable: 'Does not apply',
}

export const IMPACT_LABELS: Record<Impact, string> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const PRIORITY_TONES = { high: 'danger', medium: 'warning', low: 'neutral' } as const
export const PRIORITY_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const

export const assessProblems = {
  NOT_FOUND: 'This update no longer exists.',
  CHANGED_MEANWHILE:
    'Somebody else changed this assessment first. Your words are still here; reload to see theirs.',
  REASON_NEEDED: 'Something is missing.',
  NO_SUCH_OWNER: 'The owner is not a person of your institution.',
  SIGNED_OFF: 'This assessment is signed off. Reopen it to change it.',
  NOT_PLANNED: 'Assess and plan the update before it is signed off.',
  EVIDENCE_NEEDED: 'Upload the evidence, or link the record that shows it was done.',
  SECOND_PERSON_REQUIRED: 'You planned this. Another manager of your institution signs it off.',
}

export const FIELD_PROBLEMS: Record<string, string> = {
  notApplicableReason: 'Say why it does not apply.',
  impact: 'Choose the impact.',
  impactReason: 'Say why the impact is what it is.',
  plan: 'Say what will be done.',
}
