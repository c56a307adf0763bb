import type { WebhookDelivery, WebhookEvent } from '@plumbline/contract/tenancy/webhooks.ts'

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  task: 'Tasks',
  task_template: 'Task templates',
  finding: 'Findings',
  complaint: 'Complaints',
  training: 'Trainings',
  monitoring: 'Monitoring',
  policy: 'Policies',
  attestation: 'Signatures of policies',
  assessment: 'Assessments of updates',
  evidence: 'Evidence',
  file: 'Files',
  comment: 'Comments',
  citation: 'Citations',
  link: 'Links',
  loan_test: 'Loan tests',
  hmda: 'HMDA decisions and stored HMDA files',
  legal_hold: 'Legal holds',
  institution_article: 'Articles of your own',
  report: 'Reports',
}

export const DELIVERY_LABELS: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
