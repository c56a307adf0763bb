import type { NotificationDelivery, NotificationTopic } from '@plumbline/contract/compliance/notifications.ts'

export const TOPIC_LABELS: Record<NotificationTopic, string> = {
  mention: 'Somebody mentions you',
  comment: 'Comments on work that you own or follow',
  assigned: 'Work is assigned to you',
  due_in_week: 'A task is due within a week',
  due_tomorrow: 'A task is due tomorrow',
  due: 'A task or complaint is due',
  overdue: 'A task is overdue',
  approval: 'Your approval is asked',
  decision: 'Your request is approved, sent back, or canceled',
  attestation: 'A policy waits for your signature',
  assessment: 'An assessment of a regulatory update is due',
  finding_response: 'The response to a finding is due',
  exam: 'An item of an exam is due or changed',
  law: 'A regulatory update that applies to you arrives or changes',
  report: 'A report of yours is ready',
  scheduled_report: 'A scheduled report is ready',
  team: 'The team changes, or the free trial ends',
  request: 'A visitor asks for a trial, writes, or applies',
  other: 'Everything else',
}

export const DELIVERY_LABELS: Record<NotificationDelivery, string> = {
  email: 'Email at once',
  digest: 'In the digest',
  product: 'In the product only',
  off: 'Off',
}
