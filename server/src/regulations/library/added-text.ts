import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { announcePagesChanged } from '../../platform/cache/pages-channel.ts'
import { regulationPartsTable } from './regulation-tables.ts'

const decompress = promisify(brotliDecompress)

/** The text that came with an added part; undefined for a part of the bundle. */
export async function readAddedText(db: Db, part: string) {
  const [row] = await db
    .select()
    .from(regulationPartsTable)
    .where(and(eq(regulationPartsTable.part, part), isNotNull(regulationPartsTable.name)))
  if (!row?.latestText) return undefined
  const lines = (await decompress(row.latestText)).toString('utf8').split('\n')
  return { lines, shownOn: row.firstShown!, asOf: row.textAsOf! }
}

export async function markAddedReady(db: Db, part: string): Promise<void> {
  await db
    .update(regulationPartsTable)
    .set({ state: 'ready', claimedUntil: null })
    .where(and(eq(regulationPartsTable.part, part), eq(regulationPartsTable.state, 'filling')))
  await announcePagesChanged(db)
}
