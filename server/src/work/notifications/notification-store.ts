import {
  NOTIFICATION_PAGE_SIZE,
  type Notification,
  topicOf,
} from '@plumbline/contract/compliance/notifications.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { announceToPerson } from '../../platform/live/live-channel.ts'
import { pageAt } from '../../platform/page-at.ts'
import { utcMoment, uuidList } from '../../platform/sql.ts'

/** The bell counts no further; "99+" says the rest. */
const UNREAD_COUNTED_AT_MOST = 100
const KEPT_PAGES_AT_MOST = 40

const IS_SNOOZED = sql`coalesce(snoozed_until > now(), false)`

const SHOWN = {
  all: sql`not ${IS_SNOOZED}`,
  unread: sql`read_at is null and not ${IS_SNOOZED}`,
  snoozed: IS_SNOOZED,
}

export async function listNotifications(
  tx: Db,
  institutionId: string,
  userId: string,
  { page: asked, show }: { page: number; show: keyof typeof SHOWN },
) {
  const theirs = sql`institution_id = ${institutionId} and user_id = ${userId} and ${SHOWN[show]}`
  const { rows: counts } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select 1 from notifications where ${theirs}
      limit ${NOTIFICATION_PAGE_SIZE * KEPT_PAGES_AT_MOST}) as counted`)
  const { at, offset } = pageAt(asked, counts[0]!.count, NOTIFICATION_PAGE_SIZE)
  const { rows } = await tx.execute<Omit<Notification, 'topic'> & Record<string, unknown>>(sql`
    select id, kind, subject, link,
      ${utcMoment('created_at')} as "createdAt",
      ${utcMoment('read_at')} as "readAt",
      case when ${IS_SNOOZED} then ${utcMoment('snoozed_until')} end as "snoozedUntil"
    from notifications where ${theirs} order by created_at desc, id
    limit ${NOTIFICATION_PAGE_SIZE} offset ${offset}`)
  const items = rows.map((row) => ({ ...row, topic: topicOf(row.kind) }))
  return { items, ...at, unreadCount: await countUnread(tx, institutionId, userId) }
}

async function countUnread(tx: Db, institutionId: string, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select 1 from notifications
      where institution_id = ${institutionId} and user_id = ${userId} and ${SHOWN.unread}
      limit ${UNREAD_COUNTED_AT_MOST}) as counted`)
  return rows[0]!.count
}

export async function markRead(
  tx: Db,
  institutionId: string,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<void> {
  await tx.execute(sql`
    update notifications set read_at = now()
    where institution_id = ${institutionId} and user_id = ${userId} and read_at is null
      ${ids ? sql`and id = any(${uuidList(ids)})` : sql``}`)
  await announceToPerson(tx, userId)
}

/** Comes back as unread when its days are over. */
export async function snooze(
  tx: Db,
  institutionId: string,
  userId: string,
  ids: readonly string[],
  days: number,
): Promise<void> {
  await tx.execute(sql`
    update notifications set snoozed_until = now() + make_interval(days => ${days}), read_at = null
    where institution_id = ${institutionId} and user_id = ${userId} and id = any(${uuidList(ids)})`)
  await announceToPerson(tx, userId)
}
