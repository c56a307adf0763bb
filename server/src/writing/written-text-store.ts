import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import type { blogPostsTable } from '../blog/blog-tables.ts'
import type { pressReleasesTable } from '../press/press-tables.ts'
import { deleteRevisions, keepRevision } from '../revisions/revision-store.ts'

/** What administrators write for everyone: each text has an address, versions and a key that signs its previews. */
export type WrittenTable = typeof blogPostsTable | typeof pressReleasesTable

/** With its versions; answers with the address that it had. */
export async function deleteText(tx: Db, table: WrittenTable, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(table).where(eq(table.id, id)).returning({ slug: table.slug })
  await deleteRevisions(tx, id)
  return row?.slug
}

export async function findPreviewKey(db: Db, table: WrittenTable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ key: table.previewKey }).from(table).where(eq(table.id, id))
  return row?.key
}

/** The links of before open nothing any more. */
export async function renewPreviewKeys(db: Db, table: WrittenTable): Promise<void> {
  await db.update(table).set({ previewKey: sql`gen_random_uuid()` })
}

interface SavedRow {
  id: string
  version: number
  updatedAt: Date
  savedBy: string | null
  savedByName: string | null
}

/** `fields` are what the form holds. */
export function keepVersion(
  tx: Db,
  kind: 'blog_post' | 'press_item',
  { id: subjectId, version, updatedAt: savedAt, savedBy, savedByName }: SavedRow,
  fields: object,
): Promise<void> {
  return keepRevision(tx, { kind, subjectId, version, fields, savedAt, savedBy, savedByName })
}

/** Who saved a row last, as its writers see it. */
export function savingOf({ id, version, updatedAt, savedByName }: SavedRow) {
  return { id, version, savedAt: updatedAt.toISOString(), savedByName }
}
