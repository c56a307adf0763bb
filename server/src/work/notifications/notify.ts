import {
  NOTIFICATION_SUBJECT_AT_MOST,
  type NotificationKind,
  topicOf,
  usualDelivery,
} from '@plumbline/contract/compliance/notifications.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { LIVE_CHANNEL } from '../../platform/live/live-channel.ts'

export type { NotificationKind }

/** Writes to a reader, who has no bell and no settings: see the noun of readers. */
export const READER_MAIL_JOB = 'reader.mail'

/** Nobody can switch these off: somebody outside the institution changed who gets in. */
const ALWAYS_MAILED: ReadonlySet<NotificationKind> = new Set(['team.operator_act', 'team.made_manager'])

export interface Notice {
  kind: NotificationKind
  /** One sentence: what happened, to what. */
  subject: string
  /** A path of the product: where it can be seen. */
  link: string
  /** The same words about the same thing are said to a person once in a day. */
  isOnceADay?: boolean
}

/**
 * Tells a person of the institution something, in the transaction of what it tells of. The bell shows
 * it at once; a mail follows at once or in a digest, as the person wishes (`notification-mail.ts`). People
 * who have left, or do not want this topic, are told nothing. A reader gets a mail with the own link.
 */
export async function notify(
  tx: Db,
  institutionId: string,
  userId: string,
  { kind, subject, link, isOnceADay = false }: Notice,
): Promise<void> {
  await tx.execute(sql`
    with told as (insert into notifications (institution_id, user_id, kind, subject, link, delivery)
    select p.institution_id, p.user_id, ${kind}, ${shortened(subject)}, ${link}, wanted.delivery
    from user_profiles p
    left join notification_settings s on s.institution_id = p.institution_id and s.user_id = p.user_id
    cross join lateral (select ${wantedDelivery(kind)} as delivery) wanted
    where p.institution_id = ${institutionId} and p.user_id = ${userId} and wanted.delivery <> 'off'
      ${isOnceADay ? sql`and not exists (${toldToday({ kind, subject, link })})` : sql``}
    returning user_id),
    mailed as (insert into jobs (institution_id, kind, payload)
      select r.institution_id, ${READER_MAIL_JOB},
        jsonb_build_object('readerId', r.id, 'subject', ${shortened(subject)}::text)
      from readers r where r.institution_id = ${institutionId} and r.id = ${userId})
    select pg_notify(${LIVE_CHANNEL}, user_id::text) from told`)
}

const toldToday = ({ kind, subject, link }: Notice): SQL => sql`
  select 1 from notifications n where n.institution_id = p.institution_id and n.user_id = p.user_id
    and n.kind = ${kind} and n.link = ${link} and n.subject = ${shortened(subject)}
    and n.created_at > now() - interval '1 day'`

function wantedDelivery(kind: NotificationKind): SQL {
  if (ALWAYS_MAILED.has(kind)) return sql`'email'`
  const topic = topicOf(kind)
  return sql`coalesce(s.deliveries ->> ${topic}, ${usualDelivery(topic)})`
}

function shortened(subject: string): string {
  const characters = Array.from(subject)
  if (characters.length <= NOTIFICATION_SUBJECT_AT_MOST) return subject
  return `${characters.slice(0, NOTIFICATION_SUBJECT_AT_MOST - 1).join('')}…`
}
