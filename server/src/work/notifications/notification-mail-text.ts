import { topicOf } from '@plumbline/contract/compliance/notifications.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'
import { mailLink } from '../../platform/mail/mail-link.ts'
import { REASONS } from './notification-reasons.ts'

const LINES_AT_MOST = 10

export interface MailedNotification {
  subject: string
  link: string
  institution: string
  /** Of a task, as it is when the mail is written. */
  due_on: string | null
  priority: 'high' | 'medium' | 'low' | null
  assigned_by: string | null
}

export function notificationMailText(notification: MailedNotification, publicUrl: string): MailText {
  const { subject, link, institution } = notification
  return {
    subject,
    body: [...taskLines(notification), `You are told this as a member of ${institution}.`],
    action: { label: 'Open it', link: mailLink(link, publicUrl) },
    after: [settingsLine(publicUrl)],
  }
}

export interface DigestLine {
  kind: string
  /** Jan 9, where the reader is. */
  day: string
  subject: string
  link: string
}

export function digestMailText(
  unread: readonly DigestLine[],
  institution: string,
  publicUrl: string,
): MailText {
  return {
    subject: `${unread.length === 1 ? '1 notification' : `${unread.length} notifications`} from ${institution}`,
    body: [
      ...unread
        .slice(0, LINES_AT_MOST)
        .map(
          ({ kind, day, subject, link }) =>
            `${day}: ${subject} (${REASONS[topicOf(kind)]}): ${mailLink(link, publicUrl)}`,
        ),
      ...(unread.length > LINES_AT_MOST
        ? [`And ${unread.length - LINES_AT_MOST} more, in your notifications.`]
        : []),
    ],
    action: { label: 'Open notifications', link: mailLink('/notifications', publicUrl) },
    after: [settingsLine(publicUrl)],
  }
}

export const testMailText = (publicUrl: string): MailText => ({
  subject: 'Mails from Plumbline arrive',
  body: ['You asked for this test mail in your notification settings.'],
  action: { label: 'Open notifications', link: mailLink('/notifications', publicUrl) },
  after: [settingsLine(publicUrl)],
})

const PRIORITIES = { high: 'High', medium: 'Medium', low: 'Low' } as const
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Nothing of what is no task. */
function taskLines({ priority, due_on, assigned_by }: MailedNotification): string[] {
  if (priority === null) return []
  return [
    [
      due_on === null ? 'No due date' : `Due: ${LONG_DATE.format(new Date(due_on))}`,
      `Priority: ${PRIORITIES[priority]}`,
      ...(assigned_by === null ? [] : [`Assigned by: ${assigned_by}`]),
    ].join(' · '),
  ]
}

export const settingsLine = (publicUrl: string): string =>
  `You decide how you are told: ${mailLink('/settings/notifications', publicUrl)}`

export const unsubscribeUrl = (publicUrl: string, token: string, topic: string): string =>
  new URL(`/api/unsubscribe/${token}/${topic}`, publicUrl).href
