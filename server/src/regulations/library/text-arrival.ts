import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import type { DayClass, TextLoss } from '@plumbline/rules/regulations/classify-day.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { announcePagesChanged } from '../../platform/cache/pages-channel.ts'
import type { ParagraphRow } from '../history/paragraph-rows.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { listDocuments } from './document-store.ts'
import { insertParagraphs } from './fill-library.ts'
import { regulationDaysTable, regulationParagraphsTable, regulationPartsTable } from './regulation-tables.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** No true text has grown so much within one arrival. */
const LINES_AT_MOST_TIMES = 3

export interface Arrival {
  part: string
  /** The day that the source gives for its text. */
  asOf: string
  /** The day on which it showed it. */
  shownOn: string
  lines: string[]
  /** It came again for days, or a person looked at it. */
  isConfirmed?: boolean
  /** The day of the last amendment of each page, where the source says so. */
  amended?: Readonly<Record<string, string>>
  /** Of a statute, the sections that came, with the day of each: the others are as old as before. */
  sections?: Readonly<Record<string, string>>
}

export type ArrivalOutcome =
  | { outcome: 'accepted'; class: DayClass; changed: number }
  | { outcome: 'unchanged' }
  | { outcome: 'held'; because: string }
  | { outcome: 'refused'; because: string }

/** The last text of a part that was believed, line by line. */
export async function readLatestLines(db: Db, part: string): Promise<string[] | undefined> {
  const [row] = await db
    .select({ latestText: regulationPartsTable.latestText })
    .from(regulationPartsTable)
    .where(and(eq(regulationPartsTable.part, part), eq(regulationPartsTable.state, 'ready')))
  return row?.latestText ? (await decompress(row.latestText)).toString('utf8').split('\n') : undefined
}

/**
 * Takes a text that a source gave. It is compared with the last one that was believed; a text without sections, or
 * without more than 3 percent of its paragraphs that no document takes away, is held back; a strange one is refused. Neither
 * changes what is shown.
 */
export async function takeArrival(db: Db, arrival: Arrival): Promise<ArrivalOutcome> {
  const { part, asOf, shownOn, lines, isConfirmed = false, amended, sections } = arrival
  const before = await readLatestLines(db, part)
  if (!before) return { outcome: 'refused', because: `part ${part} is not in the library, or not loaded yet` }
  if (!isConfirmed && lines.length > before.length * LINES_AT_MOST_TIMES)
    return { outcome: 'held', because: `part ${part} has ${lines.length} lines, and had ${before.length}` }
  const [held] = await db.select().from(regulationPartsTable).where(eq(regulationPartsTable.part, part))
  if (!sections && held!.textAsOf && asOf < held!.textAsOf)
    return {
      outcome: 'refused',
      because: `part ${part} is of ${asOf}, older than our text of ${held!.textAsOf}`,
    }

  const day = held!.latestDay + 1
  const wasHeld = (await findLastClass(db, part)) === 'false-alarm-empty'
  const open = await listOpenRows(db, part)
  const { row, rows, loss } = await inRegulationWorker({
    kind: 'arrival',
    part,
    before,
    arrived: lines,
    open,
    at: { part, day, shownOn, asOf, wasHeld, isConfirmed, ...(amended ? { amended } : {}) },
    documents: await listDocuments(db),
  })
  if (row.class === 'unchanged') {
    await markSeen(db, arrival)
    return { outcome: 'unchanged' }
  }
  if (row.class === 'false-alarm-empty') {
    // The source is asked again and again; one day in the history tells of it.
    if (!wasHeld)
      await db.transaction(async (tx) => {
        await tx.insert(regulationDaysTable).values({ ...row, part })
        await tx
          .update(regulationPartsTable)
          .set({ latestDay: day })
          .where(eq(regulationPartsTable.part, part))
      })
    return { outcome: 'held', because: describeLoss(part, loss, lines.length, before.length) }
  }
  const latestText = await compress(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  await db.transaction(async (tx) => {
    const changed = changedRows(open, rows)
    if (changed.ids.length > 0)
      await tx.execute(
        sql`delete from regulation_paragraphs where id = any(${sql.param(`{${changed.ids.join()}}`)}::bigint[])`,
      )
    if (changed.rows.length > 0) await insertParagraphs(tx, part, changed.rows)
    await tx.insert(regulationDaysTable).values({ ...row, part })
    await tx
      .update(regulationPartsTable)
      .set({ latestDay: day, latestText, ...agesAfter(arrival) })
      .where(eq(regulationPartsTable.part, part))
    await announcePagesChanged(tx)
  })
  return { outcome: 'accepted', class: row.class, changed: row.changedKeys.length }
}

/** What a person has to know to say whether the text is really gone. */
function describeLoss(part: string, loss: TextLoss, lines: number, linesBefore: number): string {
  const gone = loss.pages.map((page) => (/^\d/.test(page) ? `§ ${part}.${page}` : page))
  return [
    `part ${part} came without ${loss.paragraphs} of ${loss.of} paragraphs (${lines} of ${linesBefore} lines), and no document takes them away`,
    ...(gone.length > 0 ? [`gone as a whole: ${gone.join(', ')}`] : []),
  ].join('; ')
}

async function findLastClass(db: Db, part: string): Promise<DayClass | undefined> {
  const [last] = await db
    .select({ class: regulationDaysTable.class })
    .from(regulationDaysTable)
    .where(eq(regulationDaysTable.part, part))
    .orderBy(desc(regulationDaysTable.day))
    .limit(1)
  return last?.class
}

type OpenRow = ParagraphRow & { id: number }

async function listOpenRows(db: Db, part: string): Promise<OpenRow[]> {
  const rows = await db
    .select()
    .from(regulationParagraphsTable)
    .where(and(eq(regulationParagraphsTable.part, part), isNull(regulationParagraphsTable.lastDay)))
  return rows.map(({ part: _, ...row }) => row)
}

/** Rows that differ from what is stored are written anew, and new ones are added. */
function changedRows(before: readonly OpenRow[], after: readonly (ParagraphRow & { id?: number })[]) {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  const rows = after.filter((row) => row.id === undefined || JSON.stringify(row) !== known.get(row.id))
  return { rows, ids: rows.flatMap(({ id }) => id ?? []) }
}

type Seen = Pick<Arrival, 'part' | 'asOf' | 'shownOn' | 'sections'>

export async function markSeen(db: Db, arrival: Seen) {
  await db
    .update(regulationPartsTable)
    .set(agesAfter(arrival))
    .where(eq(regulationPartsTable.part, arrival.part))
  await announcePagesChanged(db)
}

const agesAfter = ({ asOf, shownOn, sections }: Seen) =>
  sections
    ? { sections: sql`coalesce(sections, '{}') || ${JSON.stringify(sections)}::jsonb` }
    : { textAsOf: asOf, seenOn: shownOn }
