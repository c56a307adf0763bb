import type { Revision, TextKind } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { revisionsTable } from './revision-tables.ts'

interface SavedVersion {
  kind: TextKind
  subjectId: string
  version: number
  /** The form's fields. */
  fields: object
  savedAt: Date
  savedBy: string | null
  savedByName: string | null
}

/** Stores a saved version. An existing version stays unchanged. */
export async function keepRevision(tx: Db, saved: SavedVersion): Promise<void> {
  await tx.insert(revisionsTable).values(saved).onConflictDoNothing()
}

export async function listRevisions(db: Db, kind: TextKind, subjectId: string): Promise<Revision[]> {
  const rows = await db
    .select({
      version: revisionsTable.version,
      savedAt: revisionsTable.savedAt,
      savedByName: revisionsTable.savedByName,
      title: sql<string>`${revisionsTable.fields} ->> 'title'`,
      publishedAt: sql<string | null>`${revisionsTable.fields} ->> 'publishedAt'`,
    })
    .from(revisionsTable)
    .where(isOf(kind, subjectId))
    .orderBy(desc(revisionsTable.version))
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

/** The fields of one version. */
export async function findRevision(
  db: Db,
  kind: TextKind,
  subjectId: string,
  version: number,
): Promise<unknown> {
  const [row] = await db
    .select({ fields: revisionsTable.fields })
    .from(revisionsTable)
    .where(and(isOf(kind, subjectId), eq(revisionsTable.version, version)))
  return row?.fields
}

export async function deleteRevisions(tx: Db, subjectId: string): Promise<void> {
  await tx.delete(revisionsTable).where(eq(revisionsTable.subjectId, subjectId))
}

/** Filtered by kind, so that access to one kind does not open others by id. */
function isOf(kind: TextKind, subjectId: string) {
  return and(eq(revisionsTable.kind, kind), eq(revisionsTable.subjectId, subjectId))
}
