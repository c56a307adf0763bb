import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { ObjectStore } from '../../platform/object-store/object-store.ts'

interface FilesOfPlace extends Record<string, unknown> {
  count: number
  byteSize: number
}

/** Stored files of all institutions, by where their bytes are. */
export async function countFilePlaces(
  db: Db,
): Promise<{ database: FilesOfPlace; objectStore: FilesOfPlace }> {
  const { rows } = await db.execute<FilesOfPlace & { place: string }>(sql`
    select stored_in as place, count(*)::integer as count, sum(byte_size)::float8 as "byteSize" from files
    where stored_at is not null group by stored_in`)
  const of = (place: string) => rows.find((row) => row.place === place) ?? { count: 0, byteSize: 0 }
  return { database: of('database'), objectStore: of('object_store') }
}

/** How many files name an object that the store does not list. */
export async function countMissing(db: Db, store: ObjectStore): Promise<number> {
  let missing = 0
  let after: string | undefined
  for (;;) {
    const { objects, isLast } = await store.list(after)
    const last = objects.at(-1)?.name
    const names = sql`select jsonb_array_elements_text(${JSON.stringify(objects.map(({ name }) => name))}::jsonb)`
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from files
      where object_name is not null and ${after === undefined ? sql`true` : sql`object_name collate "C" > ${after}`}
        and ${isLast || last === undefined ? sql`true` : sql`object_name collate "C" <= ${last}`}
        and object_name not in (${names})`)
    missing += rows[0]!.count
    if (isLast || last === undefined) return missing
    after = last
  }
}
