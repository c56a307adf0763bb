import { eachOfNouns } from '@plumbline/contract/noun-list.ts'
import type { WebhookDelivery, WebhookEvent, WebhookFormat } from '@plumbline/contract/tenancy/webhooks.ts'

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  task: 'Tasks',
  task_template: 'Task templates',
  finding: 'Findings',
  complaint: 'Complaints',
  incident: 'Security incidents',
  meeting: 'Meetings',
  product_review: 'Product reviews',
  marketing_review: 'Marketing pieces',
  risk: 'Risks',
  control: 'Controls',
  vendor: 'Vendors',
  monitoring: 'Monitoring',
  policy: 'Policies',
  attestation: 'Signatures of policies',
  assessment: 'Assessments of updates',
  evidence: 'Evidence',
  file: 'Files',
  comment: 'Comments',
  citation: 'Citations',
  link: 'Links',
  loan_test: 'Loan tests, batches, and stored runs',
  hmda: 'HMDA decisions and stored HMDA files',
  legal_hold: 'Legal holds',
  institution_article: 'Articles of your own',
  report: 'Reports',
  ...eachOfNouns('webhooks', ({ label }) => label),
}

export const FORMAT_LABELS: Readonly<Record<WebhookFormat, string>> = {
  events: 'Signed events, for a program',
  slack: 'Messages in Slack',
  teams: 'Cards in Microsoft Teams',
}

export const FORMAT_HINTS: Readonly<Record<WebhookFormat, string>> = {
  events: 'Begins with https:// and is reachable from the internet',
  slack: 'The address of an incoming webhook: in Slack, Apps, Incoming Webhooks, Add to Slack',
  teams:
    'The address of a workflow: in the channel, Workflows, Post to a channel when a webhook request is received',
}

export const DELIVERY_LABELS: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
