import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { announcePagesChanged } from '../../platform/cache/pages-channel.ts'
import type { Log } from '../../platform/log.ts'
import { listBundledParts } from '../history/bundled-history.ts'
import { readLegalStatuses, readTextSources } from '../history/known-documents.ts'
import type { ParagraphRow, PartRows } from '../history/paragraph-rows.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { markAddedReady, readAddedText } from './added-text.ts'
import {
  regulationDaysTable,
  regulationLegalStatusesTable,
  regulationParagraphsTable,
  regulationPartsTable,
} from './regulation-tables.ts'

const compress = promisify(brotliCompress)

/** What people look up most comes first. */
const FIRST = ['1026', '1024', '1003', '1002']
/** The embedded engine does one statement at a time, so a request waits for one of these before each of its own. */
const ROWS_AT_ONCE = 60
/** Between two, for requests that came meanwhile. */
const PAUSE_MS = 4
/** Of the progress that the screens show, and of the claim. */
const NOTED_EVERY = 240
const CLAIM_MINUTES = 5

/**
 * Enters which parts there are; done at each start, in one statement. Without a list these are the parts of the Bureau,
 * which most tests need: the others take longer to load than those.
 */
export async function enterBundledParts(db: Db, wanted: readonly string[] = BUREAU_PARTS): Promise<void> {
  const parts = listBundledParts()
    .filter((part) => wanted.includes(part))
    .sort((one, other) => Number(BUREAU_PARTS.includes(other)) - Number(BUREAU_PARTS.includes(one)))
  const order = [
    ...FIRST.filter((part) => parts.includes(part)),
    ...parts.filter((part) => !FIRST.includes(part)),
  ]
  if (order.length === 0) return
  await db
    .insert(regulationPartsTable)
    .values(
      order.map((part, place) => ({ part, place, state: 'waiting' as const, rowsFilled: 0, latestDay: 0 })),
    )
    .onConflictDoNothing()
  await db
    .insert(regulationLegalStatusesTable)
    .values(readLegalStatuses())
    .onConflictDoNothing({ target: regulationLegalStatusesTable.slug })
}

/**
 * Loads the next part of the bundle; true if there may be another. Rows go in small batches, so that requests
 * come between them. One process claims a part; a part whose process died is begun anew.
 */
export async function fillNextPart(db: Db, log: Log, among?: readonly string[]): Promise<boolean> {
  const part = await claimPart(db, among)
  if (!part) return false
  const began = performance.now()
  const added = await readAddedText(db, part)
  const rows = await inRegulationWorker(
    added ? { kind: 'first-text', part, ...added } : { kind: 'rows', part },
  )
  await insertRows(db, rows)
  if (added) await markAddedReady(db, part)
  else await markReady(db, rows)
  log.info(
    { part, rows: rows.paragraphs.length, ms: Math.round(performance.now() - began) },
    'regulation text loaded',
  )
  return true
}

/** Whether no part of the Bureau waits to be loaded, in this process or another. */
export async function isBureauReady(db: Db): Promise<boolean> {
  const waiting = await db
    .select({ part: regulationPartsTable.part })
    .from(regulationPartsTable)
    .where(
      and(inArray(regulationPartsTable.part, [...BUREAU_PARTS]), ne(regulationPartsTable.state, 'ready')),
    )
    .limit(1)
  return waiting.length === 0
}

async function claimPart(db: Db, among?: readonly string[]): Promise<string | undefined> {
  const { rows } = await db.execute<{ part: string }>(sql`
    update regulation_parts set state = 'filling', rows_filled = 0,
      claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES})
    where part = (
      select part from regulation_parts
      where state <> 'ready' and (claimed_until is null or claimed_until < now())
        ${among ? sql`and part in (select jsonb_array_elements_text(${JSON.stringify(among)}::jsonb))` : sql``}
      order by place limit 1 for update skip locked)
    returning part`)
  return rows[0]?.part
}

async function insertRows(db: Db, { part, paragraphs, days }: PartRows) {
  await db.delete(regulationParagraphsTable).where(eq(regulationParagraphsTable.part, part))
  await db.delete(regulationDaysTable).where(eq(regulationDaysTable.part, part))
  await db.insert(regulationDaysTable).values(days.map((day) => ({ ...day, part })))
  for (let at = 0; at < paragraphs.length; at += ROWS_AT_ONCE) {
    await insertParagraphs(db, part, paragraphs.slice(at, at + ROWS_AT_ONCE))
    await pause(PAUSE_MS)
    const done = Math.min(at + ROWS_AT_ONCE, paragraphs.length)
    if (done % NOTED_EVERY !== 0 && done !== paragraphs.length) continue
    await db
      .update(regulationPartsTable)
      .set({
        rowsFilled: done,
        rowsTotal: paragraphs.length,
        claimedUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})`,
      })
      .where(eq(regulationPartsTable.part, part))
  }
}

/** One parameter instead of seventeen for each row: the rows are read out of JSON by the database. */
export async function insertParagraphs(db: Db, part: string, rows: readonly ParagraphRow[]) {
  await db.execute(sql`
    insert into regulation_paragraphs (part, page, key, kind, path, level, place, text, first_day, last_day,
      first_shown, shown_until, in_force_from, in_force_until, counts_from, counts_until)
    select ${part}, page, key, kind, array(select jsonb_array_elements_text(path)), level, place, text, "firstDay", "lastDay",
      "firstShown", "shownUntil", "inForceFrom", "inForceUntil", "countsFrom", "countsUntil"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (page text, key text, kind text, path jsonb,
      level smallint, place double precision, text text, "firstDay" integer, "lastDay" integer, "firstShown" date,
      "shownUntil" date, "inForceFrom" date, "inForceUntil" date, "countsFrom" date, "countsUntil" date)`)
}

async function markReady(db: Db, { part, lastLines, days, firstShown, textAsOf, isOld }: PartRows) {
  const sources = readTextSources()
  const latestText = await compress(lastLines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  await db
    .update(regulationPartsTable)
    .set({
      state: 'ready',
      claimedUntil: null,
      firstShown,
      textAsOf: isOld || (textAsOf && textAsOf > sources.upToDateAsOf) ? textAsOf : sources.upToDateAsOf,
      seenOn: isOld ? null : sources.seen,
      unchangedTo: sources.checkedUnchanged.find((one) => one.part === part)?.to ?? null,
      latestText,
      latestDay: days.length - 1,
    })
    .where(and(eq(regulationPartsTable.part, part), inArray(regulationPartsTable.state, ['filling'])))
  await announcePagesChanged(db)
}
