import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { OBJECT_NAME } from '../../platform/files/sealed-pieces.ts'
import { DAY_MS } from '../../platform/jobs/background-job.ts'
import type { ObjectStore } from '../../platform/object-store/object-store.ts'

/** A copy of the database that is tried for some days deletes nothing that was stored since it was taken. */
const UNNAMED_FOR_MS = 7 * DAY_MS
/** If not one of this many objects is named, the folder is probably another installation's. */
const SUSPICIOUS = 50

/**
 * Deletes objects that no row names: those of deleted files, and what a move left that broke off. A name is given once,
 * so that what no row names a week after it was written, none will. Answers with the last name it looked at, or with
 * nothing at the end of the list.
 */
export async function deleteUnnamedObjects(
  db: Db,
  store: ObjectStore,
  after: string | undefined,
  unlessNewerThanMs: number = UNNAMED_FOR_MS,
): Promise<string | undefined> {
  const { objects, isLast, now } = await store.list(after)
  const old = objects
    .filter(({ name }) => OBJECT_NAME.test(name))
    .filter(({ changedAt }) => now.getTime() - changedAt.getTime() >= unlessNewerThanMs)
    .map(({ name }) => name)
  const named = await listNamed(db, old)
  if (old.length >= SUSPICIOUS && named.size === 0)
    throw new Error(
      `This database names none of ${old.length} objects in the folder of FILES_URL. Nothing was deleted: the folder may belong to another installation.`,
    )
  for (const name of old) if (!named.has(name)) await store.remove(name)
  return isLast ? undefined : objects.at(-1)?.name
}

async function listNamed(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct object_name as name from files
    where object_name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`)
  return new Set(rows.map(({ name }) => name))
}
