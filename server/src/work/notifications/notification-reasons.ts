import type { NotificationTopic } from '@plumbline/contract/compliance/notifications.ts'

/** Why a person is told of a topic, in the lines of a digest. */
export const REASONS: Readonly<Record<NotificationTopic, string>> = {
  mention: 'you were mentioned',
  comment: 'you own it or follow it',
  assigned: 'it is assigned to you',
  due_in_week: 'it is due within a week',
  due_tomorrow: 'it is due tomorrow',
  due: 'it is due',
  overdue: 'it is overdue',
  approval: 'it waits for your approval',
  decision: 'your request was decided',
  attestation: 'it waits for your signature',
  assessment: 'its assessment is yours',
  finding_response: 'its response is due',
  exam: 'you work on the examination',
  law: 'it applies to your institution',
  report: 'you asked for it',
  scheduled_report: 'it is sent to you on schedule',
  team: 'you manage the team',
  request: 'a visitor waits for an answer',
  other: 'you follow it',
}
