import type { FeedFilters, RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { freeSlug, slugOf } from '@plumbline/rules/slugs/slug.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { regulatoryUpdatesSeenTable, regulatoryUpdatesTable } from './regulatory-update-tables.ts'

/** Whether an update concerns an institution, for other wings: they import stores alone. */
export { applicabilityOf, appliesTo, priorityFor } from './update-list.ts'

/**
 * What the panel and the dashboard call new: what editors wrote, and what the texts showed of late. The history
 * that comes with the program is no news.
 */
const isNews = sql`(source = 'editorial' or coalesce(shown_on, noticed_on, dated) > current_date - 60)`

export function listLatestUpdates(db: Db, limit: number) {
  return db
    .select()
    .from(regulatoryUpdatesTable)
    .where(isNews)
    .orderBy(desc(regulatoryUpdatesTable.dated), desc(regulatoryUpdatesTable.id))
    .limit(limit)
}

/** SQL: leaves out notes of the editors whose document is here. They are part of its record. */
export const isOwnRecord = (alias: 'r' | 'u' | 'regulatory_updates'): SQL =>
  sql.raw(
    `not exists (select 1 from regulatory_updates d where d.slug = ${alias}.explains and d.slug <> ${alias}.slug)`,
  )

/** So long a note of the editors is recent. */
const EDITORIAL_DAYS = 60

/**
 * The newest by the last day on which something happened to them: official ones until newer ones come, notes of the
 * editors while they are recent. Older notes fill up where there are no others.
 */
export function listRecentUpdates(db: Db, limit: number) {
  const happened = (day: SQL) => sql`case when ${day} <= current_date then ${day} end`
  return db
    .select()
    .from(regulatoryUpdatesTable)
    .where(and(sql`dated <= current_date`, isOwnRecord('regulatory_updates')))
    .orderBy(
      sql`source = 'editorial' and dated <= current_date - ${EDITORIAL_DAYS}::integer`,
      sql`greatest(dated, ${happened(sql`effective_on`)}, ${happened(sql`shown_on`)}) desc`,
      desc(regulatoryUpdatesTable.dated),
      desc(regulatoryUpdatesTable.id),
    )
    .limit(limit)
}

export async function listUpdatesForFeed(db: Db, filters: FeedFilters, limit: number) {
  const { q, priority, kind, agency, part } = filters
  const words = q ? q.toLowerCase().split(/\s+/) : []
  const text = sql`lower(concat_ws(' ', title, description, citation, category))`
  const rows = await db
    .select()
    .from(regulatoryUpdatesTable)
    .where(
      and(
        isNews,
        priority && eq(regulatoryUpdatesTable.priority, priority),
        kind && eq(regulatoryUpdatesTable.kind, kind),
        agency ? sql`${agency} = any(agencies)` : undefined,
        part ? sql`${part} = any(parts)` : undefined,
        ...words.map((word) => sql`position(${word} in ${text}) > 0`),
      ),
    )
    .orderBy(desc(regulatoryUpdatesTable.dated), desc(regulatoryUpdatesTable.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

export const listUpdatesOf = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(regulatoryUpdatesTable)
    .where(inArray(regulatoryUpdatesTable.id, [...ids]))

/** Days of updates that lie ahead or were of late, for calendars. */
export async function listUpdateDays(tx: Db, limit: number) {
  const { rows } = await tx.execute<{
    slug: string
    title: string
    effectiveOn: string | null
    commentsCloseOn: string | null
  }>(sql`
    select slug, title, effective_on::text as "effectiveOn", comments_close_on::text as "commentsCloseOn"
    from regulatory_updates
    where greatest(effective_on, comments_close_on) > current_date - 60
    order by greatest(effective_on, comments_close_on), slug limit ${limit}`)
  return rows
}

export async function findUpdate(db: Db, slug: string): Promise<RegulatoryUpdate | undefined> {
  const [found] = await db.select().from(regulatoryUpdatesTable).where(eq(regulatoryUpdatesTable.slug, slug))
  return found
}

export async function countUnseenUpdates(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ unseen: number }>(sql`
    select count(*)::integer as unseen from regulatory_updates
    where ${isNews} and added_at > coalesce((select seen_at from regulatory_updates_seen where user_id = ${userId}), '-infinity')`)
  return rows[0]!.unseen
}

export async function markUpdatesSeen(db: Db, userId: string): Promise<void> {
  await db
    .insert(regulatoryUpdatesSeenTable)
    .values({ userId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: regulatoryUpdatesSeenTable.userId, set: { seenAt: sql`now()` } })
}

type NewUpdate = typeof regulatoryUpdatesTable.$inferInsert

/** Does nothing if an update with this slug exists. */
export function insertUpdate(tx: Db, update: NewUpdate) {
  return tx.insert(regulatoryUpdatesTable).values(update).onConflictDoNothing()
}

export async function lockUpdate(tx: Db, slug: string) {
  const [row] = await tx
    .select()
    .from(regulatoryUpdatesTable)
    .where(eq(regulatoryUpdatesTable.slug, slug))
    .for('update')
  return row
}

export async function replaceUpdate(tx: Db, id: string, update: NewUpdate): Promise<void> {
  await tx.update(regulatoryUpdatesTable).set(update).where(eq(regulatoryUpdatesTable.id, id))
}

export async function findUpdateRow(db: Db, slug: string) {
  const [found] = await db.select().from(regulatoryUpdatesTable).where(eq(regulatoryUpdatesTable.slug, slug))
  return found
}

type WrittenUpdate = Pick<
  RegulatoryUpdate,
  'title' | 'category' | 'priority' | 'dated' | 'description' | 'citation'
> & { explains?: string | undefined }

/** A slug of the title that no other update has. */
export async function insertWrittenUpdate(tx: Db, update: WrittenUpdate): Promise<RegulatoryUpdate> {
  const base = slugOf(update.title) || 'update'
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from regulatory_updates where slug = ${base} or slug like ${`${base}-%`}`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  const slug = freeSlug(base, (one) => taken.has(one))
  const [row] = await tx
    .insert(regulatoryUpdatesTable)
    .values({ ...update, slug })
    .returning()
  return row!
}
