import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/subjects/subject-source.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const CREATED = sql.raw(`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`)

export async function findCalendarFeed(tx: Db, institutionId: string, userId: string) {
  const { rows } = await tx.execute<{ createdAt: string }>(sql`
    select ${CREATED} from calendar_feeds where institution_id = ${institutionId} and user_id = ${userId}`)
  return { createdAt: rows[0]?.createdAt ?? null }
}

export async function replaceCalendarFeed(tx: Db, institutionId: string, userId: string, secret: string) {
  const { rows } = await tx.execute<{ createdAt: string }>(sql`
    insert into calendar_feeds (institution_id, user_id, secret_hash)
    values (${institutionId}, ${userId}, ${hashOf(secret)})
    on conflict (institution_id, user_id) do update
    set secret_hash = excluded.secret_hash, created_at = now() returning ${CREATED}`)
  return rows[0]!.createdAt
}

export async function deleteCalendarFeed(tx: Db, institutionId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from calendar_feeds where institution_id = ${institutionId} and user_id = ${userId} returning user_id`)
  return rows.length > 0
}

export interface FeedReader extends Reader {
  institution: string
  timeZone: string
}

/** Outside of any institution: only the secret says whose calendar it is. It ends where the person's access does. */
export async function openCalendarFeed(db: Db, secret: string): Promise<FeedReader | undefined> {
  const { rows } = await db.execute<FeedReader & Record<string, unknown>>(sql`
    select p.user_id as "userId", p.role, p.institution_id as "institutionId", i.name as institution,
      coalesce(p.time_zone, i.time_zone) as "timeZone"
    from calendar_feeds f
    join user_profiles p on p.institution_id = f.institution_id and p.user_id = f.user_id
    join institutions i on i.id = f.institution_id
    join auth.users u on u.id = f.user_id
    where f.secret_hash = ${hashOf(secret)} and p.seat = 'member' and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now()) and i.suspended_at is null
      and coalesce(p.trial_ends_at > now(), true)`)
  return rows[0]
}
