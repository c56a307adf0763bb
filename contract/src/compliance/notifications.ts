import { z } from 'zod'
import { ofNouns } from '../noun-list.ts'
import { everyone, managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'

export const NOTIFICATION_PAGE_SIZE = 25
export const NOTIFICATION_SUBJECT_AT_MOST = 240
export const SNOOZED_DAYS_AT_MOST = 90

/** What a person decides about: each goes its own way. */
export const NOTIFICATION_TOPICS = [
  'mention',
  'comment',
  'assigned',
  'due_in_week',
  'due_tomorrow',
  'due',
  'overdue',
  'approval',
  'decision',
  'attestation',
  'assessment',
  'finding_response',
  'exam',
  'law',
  'report',
  'scheduled_report',
  'team',
  'request',
  'other',
] as const
export const NotificationTopic = z.enum(NOTIFICATION_TOPICS)
export type NotificationTopic = z.infer<typeof NotificationTopic>

/** Every kind of notification, and the topic by which people decide how they hear of it. */
const TOPIC_OF_KIND = {
  'assessment.assigned': 'assessment',
  'assessment.due': 'assessment',
  'assessment.overdue': 'assessment',
  'attestation.asked': 'attestation',
  'attestation.reminder': 'attestation',
  'attestation.due_in_week': 'attestation',
  'attestation.due_tomorrow': 'attestation',
  'attestation.overdue': 'attestation',
  'bsa_log.due_in_week': 'due_in_week',
  'bsa_log.due_tomorrow': 'due_tomorrow',
  'bsa_log.overdue': 'overdue',
  'comment.added': 'comment',
  'comment.mention': 'mention',
  'comment.resolved': 'comment',
  'complaint.assigned': 'assigned',
  'complaint.closed': 'decision',
  'complaint.closure_wanted': 'approval',
  'complaint.reopened': 'decision',
  'complaint.due_in_week': 'due_in_week',
  'complaint.due_tomorrow': 'due_tomorrow',
  'complaint.overdue': 'overdue',
  'complaint.escalated': 'overdue',
  'exam.item_assigned': 'exam',
  'exam.item_due_in_week': 'exam',
  'exam.item_due_tomorrow': 'exam',
  'exam.item_overdue': 'exam',
  'exam.item_ready': 'exam',
  'exam.question': 'exam',
  'finding.assigned': 'assigned',
  'finding.closed': 'decision',
  'finding.closure_wanted': 'approval',
  'finding.response_due': 'finding_response',
  'finding.response_overdue': 'finding_response',
  'law.changed': 'law',
  'law.figures': 'law',
  'monitoring.failed': 'other',
  'policy.approval_wanted': 'approval',
  'policy.approved': 'decision',
  'policy.review_due': 'due_in_week',
  'policy.review_overdue': 'overdue',
  'policy.sent_back': 'decision',
  'policy.suggested': 'comment',
  'policy.suggestions_decided': 'decision',
  'inbox.trial_requested': 'request',
  'inbox.message_received': 'request',
  'inbox.application_received': 'request',
  'reader.directory_added': 'team',
  'reader.signature_overdue': 'overdue',
  'report.ready': 'report',
  'report.scheduled': 'scheduled_report',
  'task.approval_wanted': 'approval',
  'task.approved': 'decision',
  'task.assigned': 'assigned',
  'task.cancelled': 'decision',
  'task.due': 'due',
  'task.due_in_week': 'due_in_week',
  'task.due_tomorrow': 'due_tomorrow',
  'task.escalated': 'overdue',
  'task.overdue': 'overdue',
  'task.sent_back': 'decision',
  'team.changed': 'team',
  'team.made_manager': 'team',
  'team.operator_act': 'team',
  'team.review_due': 'team',
  'meeting.assigned': 'assigned',
  'meeting.due_in_week': 'due_in_week',
  'meeting.due_tomorrow': 'due_tomorrow',
  'meeting.overdue': 'overdue',
  'product_review.assigned': 'assigned',
  'product_review.asked': 'approval',
  'product_review.decided': 'decision',
  'product_review.due_in_week': 'due_in_week',
  'product_review.due_tomorrow': 'due_tomorrow',
  'product_review.overdue': 'overdue',
  'product_review.steps_done': 'other',
  'marketing_review.assigned': 'assigned',
  'marketing_review.asked': 'approval',
  'marketing_review.decided': 'decision',
  'marketing_review.due_in_week': 'due_in_week',
  'marketing_review.due_tomorrow': 'due_tomorrow',
  'marketing_review.overdue': 'overdue',
  'institution.trial_ends': 'team',
  'incident.assigned': 'assigned',
  'incident.due': 'due_tomorrow',
  'incident.overdue': 'overdue',
  'incident.escalated': 'overdue',
  'control.assigned': 'assigned',
  'risk.assigned': 'assigned',
  'risk.due_in_week': 'due_in_week',
  'risk.overdue': 'overdue',
  'vendor.answered': 'approval',
  'vendor.asked': 'assigned',
  'vendor.assigned': 'assigned',
  'vendor.due_in_week': 'due_in_week',
  'vendor.due_tomorrow': 'due_tomorrow',
  'vendor.overdue': 'overdue',
  'evidence.expires': 'due_in_week',
  'evidence.expired': 'overdue',
  'webhook.paused': 'other',
  ...ofNouns('notifications'),
} as const satisfies Record<string, NotificationTopic>
export type NotificationKind = keyof typeof TOPIC_OF_KIND
export const NOTIFICATION_KINDS = Object.keys(TOPIC_OF_KIND) as NotificationKind[]

/** Kinds of older releases may still be stored. */
export function topicOf(kind: string): NotificationTopic {
  return (TOPIC_OF_KIND as Readonly<Record<string, NotificationTopic>>)[kind] ?? 'other'
}

export const NOTIFICATION_DELIVERIES = ['email', 'digest', 'product', 'off'] as const
export const NotificationDelivery = z.enum(NOTIFICATION_DELIVERIES)
export type NotificationDelivery = z.infer<typeof NotificationDelivery>

/** For people who chose nothing: they wait for their report at the screen that makes it. */
export function usualDelivery(topic: NotificationTopic): NotificationDelivery {
  return topic === 'report' ? 'product' : 'email'
}

export const NotificationPreferences = z.object({
  deliveries: z.array(z.object({ topic: NotificationTopic, delivery: NotificationDelivery })).max(20),
  digest: z.enum(['daily', 'weekly']),
  digestHour: z.number().int().min(0).max(23),
  /** ISO: 1 is Monday. For weekly digests. */
  digestWeekday: z.number().int().min(1).max(7),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const Notification = z.object({
  id: Id,
  kind: z.string(),
  topic: NotificationTopic,
  subject: z.string(),
  /** The page it is about. */
  link: z.string(),
  createdAt: StoredMoment,
  readAt: StoredMoment.nullable(),
  snoozedUntil: z.string().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const MAIL_LOG_PAGE_SIZE = 25
export const TEST_MAILS_AN_HOUR = 5

export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'not_delivered'] as const
/** What became of a mail. The texts are deleted when it is out, and are shown to nobody. */
export const LoggedMail = z.object({
  id: Id,
  about: z.enum([...NOTIFICATION_TOPICS, 'digest', 'test']),
  recipient: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  createdAt: StoredMoment,
  /** When it went out or was given up. */
  settledAt: StoredMoment.nullable(),
})
export type LoggedMail = z.infer<typeof LoggedMail>

const EscalateAfterDays = z.number().int().min(1).max(90).nullable()

export const notifications = {
  list: members
    .route({ method: 'GET', path: '/notifications', summary: 'What you were told, newest first' })
    .input(
      z.object({
        page: PageNumber.default(1),
        /** Snoozed ones stand in neither of the others until their time comes. */
        show: z.enum(['all', 'unread', 'snoozed']).default('all'),
      }),
    )
    .output(pageOf(Notification).extend({ unreadCount: z.number().int() })),

  markRead: members
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark notifications as read: those given, or all',
      successStatus: 204,
    })
    .input(z.object({ ids: z.array(Id).max(100).optional() }))
    .output(z.void()),

  snooze: members
    .route({
      method: 'POST',
      path: '/notifications/snooze',
      summary: 'Put notifications off for so many days; none brings them back at once',
      successStatus: 204,
    })
    .input(
      z.object({ ids: z.array(Id).min(1).max(100), days: z.number().int().min(0).max(SNOOZED_DAYS_AT_MOST) }),
    )
    .output(z.void()),

  preferences: members
    .route({ method: 'GET', path: '/notifications/preferences', summary: 'How you are told of each topic' })
    .output(
      NotificationPreferences.extend({
        /** In which the hour of the digest counts. */
        timeZone: z.string(),
        escalateAfterDays: EscalateAfterDays,
      }),
    ),

  savePreferences: members
    .route({
      method: 'PUT',
      path: '/notifications/preferences',
      summary: 'Decide how you are told of each topic',
      successStatus: 204,
    })
    .input(NotificationPreferences)
    .output(z.void()),

  saveEscalation: managers
    .route({
      method: 'PUT',
      path: '/notifications/escalation',
      summary: 'After how many days an overdue task is told to the managers; null for never',
      successStatus: 204,
    })
    .input(z.object({ escalateAfterDays: EscalateAfterDays }))
    .output(z.void()),

  mails: managers
    .route({
      method: 'GET',
      path: '/notifications/mails',
      summary: 'What became of the institution’s mails of the last 30 days, newest first',
    })
    .input(z.object({ page: PageNumber.default(1), state: z.enum(MAIL_STATES).optional() }))
    .output(pageOf(LoggedMail)),

  sendTestMail: members
    .route({
      method: 'POST',
      path: '/notifications/test-mail',
      summary: 'Send a mail to yourself that says that mails arrive',
      successStatus: 202,
    })
    .errors({
      TOO_MANY_TESTS: {
        status: 429,
        message: `You have reached the limit of ${TEST_MAILS_AN_HOUR} test mails an hour. Try again later.`,
      },
    })
    .output(z.object({ recipient: z.string() })),

  /** What a mail program calls for its reader (RFC 8058). An unknown address is answered alike. */
  unsubscribe: everyone
    .route({
      method: 'POST',
      path: '/unsubscribe/{token}/{topic}',
      summary: 'End the mails of a topic, or the digest, with one click',
      successStatus: 204,
    })
    .input(z.object({ token: Id, topic: z.enum([...NOTIFICATION_TOPICS, 'digest']) }))
    .output(z.void()),

  openPreferences: everyone
    .route({
      method: 'GET',
      path: '/unsubscribe/{token}/{topic}',
      summary: 'The same address opened by a person: leads to the preferences and changes nothing',
      successStatus: 303,
      outputStructure: 'detailed',
    })
    .input(z.object({ token: Id, topic: z.enum([...NOTIFICATION_TOPICS, 'digest']) }))
    .output(z.object({ headers: z.object({ location: z.string() }) })),
}
