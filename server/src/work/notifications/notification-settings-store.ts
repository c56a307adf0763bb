import {
  NOTIFICATION_TOPICS,
  type NotificationDelivery,
  type NotificationPreferences,
  type NotificationTopic,
  usualDelivery,
} from '@plumbline/contract/compliance/notifications.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export const ESCALATE_AFTER_DAYS = 7

type Row = Omit<NotificationPreferences, 'deliveries'> & {
  deliveries: Partial<Record<NotificationTopic, NotificationDelivery>>
} & Record<string, unknown>

export async function findPreferences(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<NotificationPreferences> {
  const { rows } = await tx.execute<Row>(sql`
    select deliveries, digest, digest_hour as "digestHour", digest_weekday as "digestWeekday"
    from notification_settings where institution_id = ${institutionId} and user_id = ${userId}`)
  const row = rows[0]
  return {
    deliveries: NOTIFICATION_TOPICS.map((topic) => ({
      topic,
      delivery: row?.deliveries[topic] ?? usualDelivery(topic),
    })),
    digest: row?.digest ?? 'daily',
    digestHour: row?.digestHour ?? 8,
    digestWeekday: row?.digestWeekday ?? 1,
  }
}

/** The hour that passed last today counts as told: the first digest comes at the next one. */
export async function savePreferences(
  tx: Db,
  institutionId: string,
  userId: string,
  { deliveries, digest, digestHour, digestWeekday }: NotificationPreferences,
): Promise<void> {
  const byTopic = JSON.stringify(
    Object.fromEntries(deliveries.map(({ topic, delivery }) => [topic, delivery])),
  )
  await tx.execute(sql`
    insert into notification_settings as s
      (institution_id, user_id, deliveries, digest, digest_hour, digest_weekday, last_digest_on)
    select p.institution_id, p.user_id, ${byTopic}::jsonb, ${digest}, ${digestHour}, ${digestWeekday},
      ((now() at time zone coalesce(p.time_zone, i.time_zone)) - make_interval(hours => ${digestHour}))::date
    from user_profiles p join institutions i on i.id = p.institution_id
    where p.institution_id = ${institutionId} and p.user_id = ${userId}
    on conflict (institution_id, user_id) do update set deliveries = s.deliveries || excluded.deliveries,
      digest = excluded.digest, digest_hour = excluded.digest_hour, digest_weekday = excluded.digest_weekday,
      last_digest_on = greatest(s.last_digest_on, excluded.last_digest_on)`)
}

/** Null: nothing is escalated. */
export async function findEscalation(tx: Db, institutionId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ days: number | null }>(sql`
    select escalate_after_days as days from notification_rules where institution_id = ${institutionId}`)
  return rows[0] ? rows[0].days : ESCALATE_AFTER_DAYS
}

export async function saveEscalation(tx: Db, institutionId: string, days: number | null): Promise<void> {
  await tx.execute(sql`
    insert into notification_rules (institution_id, escalate_after_days) values (${institutionId}, ${days}::integer)
    on conflict (institution_id) do update set escalate_after_days = excluded.escalate_after_days`)
}

/** The address in each mail of a topic. Runs outside of any institution. */
export async function findUnsubscribeToken(tx: Db, institutionId: string, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ token: string }>(sql`
    insert into notification_settings as s (institution_id, user_id) values (${institutionId}, ${userId})
    on conflict (institution_id, user_id) do update set digest = s.digest
    returning unsubscribe_token as token`)
  return rows[0]!.token
}

/** Leaves the notification in the product. Runs outside of any institution: the token is all that is known. */
export async function endMails(db: Db, token: string, topic: NotificationTopic | 'digest'): Promise<void> {
  const changed =
    topic === 'digest'
      ? sql`(select coalesce(jsonb_object_agg(key, case when value = '"digest"' then '"product"'::jsonb else value end), '{}')
          from jsonb_each(deliveries))`
      : sql`deliveries || jsonb_build_object(${topic}::text, 'product')`
  await db.execute(
    sql`update notification_settings set deliveries = ${changed} where unsubscribe_token = ${token}`,
  )
}
