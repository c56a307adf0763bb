import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import type { blogPostsTable } from '../blog/blog-tables.ts'
import type { pressReleasesTable } from '../press/press-tables.ts'

/** Tables of texts with a key that signs their previews. */
export type PreviewedTable = typeof blogPostsTable | typeof pressReleasesTable

export async function findPreviewKey(db: Db, table: PreviewedTable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ key: table.previewKey }).from(table).where(eq(table.id, id))
  return row?.key
}

/** Revokes existing preview links. */
export async function renewPreviewKeys(db: Db, table: PreviewedTable): Promise<void> {
  await db.update(table).set({ previewKey: sql`gen_random_uuid()` })
}
