import type { LastSaving, TextKind } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { memberName } from '../../tenancy/members/member-store.ts'
import { articlesTable } from '../articles/article-tables.ts'
import { blogPostsTable } from '../blog/blog-tables.ts'
import { pressReleasesTable } from '../press/press-tables.ts'
import { openEditorsTable } from './open-editor-tables.ts'

export interface OpenText {
  kind: TextKind
  id: string
}

const TABLES: Record<TextKind, PgTable> = {
  article: articlesTable,
  blog_post: blogPostsTable,
  press_item: pressReleasesTable,
}

/** An editor without a heartbeat for this long counts as closed. */
const SEEN_WITHIN = '60 seconds'
const OTHERS_AT_MOST = 20
const MEMBER_NAME = memberName(openEditorsTable.userId)

/** The current version of a text and the name of the member who saved it last. */
export async function findLastSaving(db: Db, { kind, id }: OpenText): Promise<LastSaving | undefined> {
  const { rows } = await db.execute<{ version: number; name: string | null }>(sql`
    select t.version, p.full_name as name
    from ${TABLES[kind]} t left join user_profiles p on p.user_id = t.saved_by where t.id = ${id}`)
  const [row] = rows
  return row && { version: row.version, savedByName: row.name }
}

export async function markOpen(db: Db, { kind, id }: OpenText, userId: string): Promise<void> {
  const { subjectId } = openEditorsTable
  await db
    .insert(openEditorsTable)
    .values({ kind, subjectId: id, userId })
    .onConflictDoUpdate({
      target: [openEditorsTable.kind, subjectId, openEditorsTable.userId],
      set: { seenAt: sql`now()` },
    })
}

/** Names of the others who have the text open. */
export async function listOtherEditors(db: Db, { kind, id }: OpenText, userId: string): Promise<string[]> {
  const rows = await db
    .select({ name: MEMBER_NAME })
    .from(openEditorsTable)
    .where(
      and(
        eq(openEditorsTable.kind, kind),
        eq(openEditorsTable.subjectId, id),
        ne(openEditorsTable.userId, userId),
        sql`${openEditorsTable.seenAt} > now() - ${SEEN_WITHIN}::interval`,
      ),
    )
    .orderBy(asc(MEMBER_NAME))
    .limit(OTHERS_AT_MOST)
  return rows.flatMap(({ name }) => name ?? [])
}
