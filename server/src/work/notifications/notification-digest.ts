import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { type DigestLine, digestMailText, unsubscribeUrl } from './notification-mail-text.ts'

interface Reader extends Record<string, unknown> {
  institution_id: string
  user_id: string
  token: string
  institution: string
  email: string | null
  digest: 'daily' | 'weekly'
  day: string
  timeZone: string
}

interface Line extends DigestLine, Record<string, unknown> {
  kind: string
  isUnread: boolean
}

/**
 * Sends one person's digest, where its hour has come in their time zone; false when nobody waits. What it
 * tells of, that it was sent, and the queued mail are one transaction: killed in between, all of it is
 * done again, and none of it twice. A digest that was missed is sent late, once.
 */
export function sendNextDigest(db: Db, publicUrl: string, now: Date): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Reader>(sql`
      with due as (
        select s.institution_id, s.user_id, s.digest, case when s.digest = 'daily' then passed.day
            else passed.day - ((extract(isodow from passed.day)::integer - s.digest_weekday + 7) % 7) end as day
        from notification_settings s
        join institutions i on i.id = s.institution_id
        join user_profiles p on p.institution_id = s.institution_id and p.user_id = s.user_id
        cross join lateral (select ((${moment} at time zone coalesce(p.time_zone, i.time_zone))
          - make_interval(hours => s.digest_hour))::date as day) passed
        where i.suspended_at is null and exists (select 1 from notifications n where n.institution_id = s.institution_id
          and n.user_id = s.user_id and n.mailed_at is null and n.delivery = 'digest')
      )
      update notification_settings s set last_digest_on = taken.day
      from (select d.institution_id, d.user_id, d.day, d.digest from due d
        join notification_settings l on l.institution_id = d.institution_id and l.user_id = d.user_id
        where l.last_digest_on < d.day limit 1 for update of l skip locked) taken
      join institutions i on i.id = taken.institution_id
      left join user_profiles reader on reader.institution_id = taken.institution_id and reader.user_id = taken.user_id
      left join auth.users u on u.id = taken.user_id
      where s.institution_id = taken.institution_id and s.user_id = taken.user_id
      returning s.institution_id, s.user_id, s.unsubscribe_token as token, i.name as institution, s.digest,
        taken.day::text as day, coalesce(reader.time_zone, i.time_zone) as "timeZone",
        case when u.deleted_at is null and coalesce(u.banned_until <= now(), true) and not i.is_sample
          then u.email end as email`)
    const reader = rows[0]
    if (!reader) return false
    const { rows: lines } = await tx.execute<Line>(sql`
      with taken as (
        update notifications set mailed_at = now()
        where institution_id = ${reader.institution_id} and user_id = ${reader.user_id} and mailed_at is null
          and delivery = 'digest'
        returning kind, subject, link, created_at, read_at)
      select kind, subject, link, read_at is null as "isUnread",
        to_char(created_at at time zone ${reader.timeZone}, 'FMMon FMDD') as day from taken order by created_at`)
    const unread = lines.filter(({ isUnread }) => isUnread)
    if (reader.email && unread.length > 0)
      await queueMail(tx, {
        kind: 'notification.digest',
        institutionId: reader.institution_id,
        to: reader.email,
        text: digestMailText(unread, reader.institution, publicUrl),
        unsubscribeUrl: unsubscribeUrl(publicUrl, reader.token, 'digest'),
      })
    return true
  })
}
