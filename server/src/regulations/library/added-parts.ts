import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import { LIBRARY_PARTS, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { isNotNull, or, sql } from 'drizzle-orm'
import { announcePagesChanged } from '../../platform/cache/pages-channel.ts'
import { listBundledParts } from '../history/bundled-history.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { enterBundledParts } from './fill-library.ts'
import { regulationPartsTable } from './regulation-tables.ts'

const compress = promisify(brotliCompress)

export interface NewPart {
  part: string
  name?: string | undefined
  /** The day that the source gives for its text. */
  asOf: string
  /** The day on which it showed it. */
  shownOn: string
  lines: string[]
  /** Of sections of a title of the United States Code, the day of the text of each. Nobody is asked for newer ones. */
  sections?: Record<string, string> | undefined
}

export type AddedOutcome = { outcome: 'added'; paragraphs: number } | { outcome: 'refused'; because: string }

/**
 * Enters a part that the library does not have. Its text is stored at once and its paragraphs are loaded like those of the
 * bundle: another process goes on where one stopped.
 */
export async function addPart(
  db: Db,
  { part, name, asOf, shownOn, lines, sections }: NewPart,
): Promise<AddedOutcome> {
  const { paragraphs } = await inRegulationWorker({ kind: 'first-text', part, lines, shownOn, asOf })
  if (!paragraphs.some(({ kind }) => kind !== 'heading'))
    return { outcome: 'refused', because: `${printLibraryPart(part)} is empty: it has no paragraph` }
  const latestText = await compress(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const entered = await db
    .insert(regulationPartsTable)
    .values({
      part,
      place: sql`(select coalesce(max(place), 0) + 1 from regulation_parts)`,
      state: 'waiting',
      rowsFilled: 0,
      rowsTotal: paragraphs.length,
      latestDay: 0,
      name: (name ?? printLibraryPart(part)).slice(0, 400),
      firstShown: shownOn,
      textAsOf: asOf,
      seenOn: sections ? null : shownOn,
      sections,
      latestText,
    })
    .onConflictDoNothing()
    .returning({ part: regulationPartsTable.part })
  if (entered.length === 0)
    return { outcome: 'refused', because: `${printLibraryPart(part)} is in the library already` }
  await announceAddedParts(db)
  return { outcome: 'added', paragraphs: paragraphs.length }
}

/** Whether the program has the text of a part that was left out of REGULATION_LIBRARY; then it is loaded. */
export async function addBundledPart(db: Db, part: string): Promise<boolean> {
  if (!LIBRARY_PARTS.includes(part) || !listBundledParts().includes(part)) return false
  await enterBundledParts(db, [part])
  return true
}

/** Tells this process which parts were added, so that citations of them are links. */
export async function readAddedParts(db: Db): Promise<void> {
  const rows = await db
    .select({
      part: regulationPartsTable.part,
      name: regulationPartsTable.name,
      sections: regulationPartsTable.sections,
    })
    .from(regulationPartsTable)
    .where(or(isNotNull(regulationPartsTable.name), isNotNull(regulationPartsTable.sections)))
    .orderBy(regulationPartsTable.part)
  noteAddedParts(
    rows.map(({ part, name, sections }) => ({
      part,
      name: name ?? undefined,
      sections: sections ?? undefined,
    })),
  )
}

export async function announceAddedParts(db: Db) {
  await readAddedParts(db)
  await announcePagesChanged(db)
}
