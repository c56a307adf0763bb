import type { Revision, TextKind } from '@plumbline/contract/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { revisionsTable } from './revision-tables.ts'

interface SavedVersion {
  kind: TextKind
  subjectId: string
  version: number
  /** What the form holds. */
  fields: object
  savedAt: Date
  savedBy: string | null
  savedByName: string | null
}

/** Keeps what was saved. What is kept already stays as it is. */
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

/** The fields of one version, as the form held them. */
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

/** Whoever may read one kind may not read the others by their ids. */
function isOf(kind: TextKind, subjectId: string) {
  return and(eq(revisionsTable.kind, kind), eq(revisionsTable.subjectId, subjectId))
}
