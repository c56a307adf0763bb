import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { createLog } from '../platform/log.ts'
import { enterBundledParts, fillNextPart } from '../regulations/library/fill-library.ts'

/** Loads one part of the library and no other: the whole takes most of a minute. */
export async function loadOnlyPart(db: Db, part: string): Promise<void> {
  await enterBundledParts(db)
  await db.execute(sql`delete from regulation_parts where part <> ${part}`)
  while (await fillNextPart(db, createLog('silent')));
}
