import { topicOf } from '@plumbline/contract/compliance/notifications.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { type MailedNotification, notificationMailText, unsubscribeUrl } from './notification-mail-text.ts'
import { findUnsubscribeToken } from './notification-settings-store.ts'

const LETTERS_AT_ONCE = 50

interface Waiting extends MailedNotification, Record<string, unknown> {
  institution_id: string
  id: string
  user_id: string
  kind: string
  email: string | null
}

/**
 * Queues a mail for each notification that has none yet; false when none waits. Runs outside of any
 * institution. Several processes share the work; what was read in the meantime is not mailed.
 */
export function queueNotificationMail(db: Db, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Waiting>(sql`
      with taken as (
        update notifications set mailed_at = now()
        where (institution_id, id) in (
          select institution_id, id from notifications where mailed_at is null and delivery = 'email'
          order by created_at limit ${LETTERS_AT_ONCE} for update skip locked)
        returning institution_id, id, user_id, kind, subject, link, read_at
      )
      select t.institution_id, t.id, t.user_id, t.kind, t.subject, t.link, i.name as institution,
        task.due_on::text, task.priority, assigner.full_name as assigned_by,
        case when t.read_at is null and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
          and not i.is_sample then u.email end as email
      from taken t join institutions i on i.id = t.institution_id left join auth.users u on u.id = t.user_id
      left join tasks task on task.institution_id = t.institution_id and t.kind like 'task.%'
        and t.link = '/tasks?task=' || task.id
      left join user_profiles assigner on assigner.institution_id = task.institution_id
        and assigner.user_id = task.assigned_by`)
    for (const row of rows) {
      const { institution_id, user_id, kind, email } = row
      if (!email) continue
      const token = await findUnsubscribeToken(tx, institution_id, user_id)
      await queueMail(tx, {
        kind: `notification.${kind}`,
        // Who works on an exam or the BSA log is for the people named on it.
        institutionId: isForNamedPeople(kind) ? undefined : institution_id,
        to: email,
        text: notificationMailText(row, publicUrl),
        unsubscribeUrl: unsubscribeUrl(publicUrl, token, topicOf(kind)),
      })
    }
    return rows.length > 0
  })
}

const isForNamedPeople = (kind: string): boolean => topicOf(kind) === 'exam' || kind.startsWith('bsa_log.')
