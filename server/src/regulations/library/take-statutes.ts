import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import { dayOfAddedSection } from '@plumbline/rules/citations/added-parts.ts'
import { eq, sql } from 'drizzle-orm'
import type { Log } from '../../platform/log.ts'
import type { ParagraphRow } from '../history/paragraph-rows.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { addBundledPart, addPart, announceAddedParts } from './added-parts.ts'
import { fillNextPart, insertParagraphs } from './fill-library.ts'
import { findPart } from './regulation-store.ts'
import { regulationPartsTable } from './regulation-tables.ts'
import { readLatestLines, takeArrival } from './text-arrival.ts'
import { TextFileError } from './text-files.ts'

const compress = promisify(brotliCompress)

export interface NewStatutes {
  title: number
  /** `Commerce and Trade` */
  name?: string | undefined
  /** The day of the text. */
  asOf: string
  /** The lines of each section; the first is its heading. */
  sections: readonly (readonly string[])[]
}

export interface StatutesOutcome {
  added: string[]
  changed: string[]
  unchanged: string[]
}

/**
 * Adds sections to a title of the United States Code, or takes newer texts of those that it has. The other sections of
 * the title keep their words and their day.
 */
export async function takeStatutes(
  { db, log }: { db: Db; log: Log },
  { title, name, asOf, sections }: NewStatutes,
): Promise<StatutesOutcome> {
  const part = `usc-${title}`
  const arrived = new Map(sections.map((lines) => [sectionOf(lines[0]!)!, lines]))
  const days = Object.fromEntries([...arrived.keys()].map((section) => [section, asOf]))
  if (await addBundledPart(db, part)) await fillNextPart(db, log, [part])
  const held = await findPart(db, part)
  if (!held) {
    const lines = inOrder(arrived).flat()
    const one = await addPart(db, { part, name, asOf, shownOn: asOf, lines, sections: days })
    if (one.outcome === 'refused') throw new TextFileError(one.because)
    await fillNextPart(db, log, [part])
    return { added: Object.keys(days), changed: [], unchanged: [] }
  }
  const before = cutIntoSections((await readLatestLines(db, part)) ?? [])
  if (held.state !== 'ready' || before.size === 0)
    throw new TextFileError(`${title} U.S.C. is being loaded; try again in a minute`)
  const known = [...arrived.keys()].filter((section) => before.has(section))
  for (const section of known) {
    const day = dayOfAddedSection(part, section) ?? held.asOf
    if (day && day > asOf)
      throw new TextFileError(
        `the text of ${title} U.S.C. ${section} is of ${asOf}, older than our text of ${day}`,
      )
  }
  const changed = await renew(db, { part, asOf, before, arrived, known })
  const added = [...arrived.keys()].filter((section) => !before.has(section))
  if (added.length > 0) await addSections(db, { part, asOf, arrived, added })
  await announceAddedParts(db)
  return { added, changed, unchanged: known.filter((section) => !changed.includes(section)) }
}

export type Sections = ReadonlyMap<string, readonly string[]>

const sectionOf = (line: string) => /^§\s?(\d\S*) /.exec(line)?.[1]

/** The lines of each section of a title, by its number. */
export function cutIntoSections(lines: readonly string[]): Sections {
  const sections = new Map<string, string[]>()
  let own: string[] = []
  for (const line of lines) {
    const section = sectionOf(line)
    if (section) {
      own = []
      sections.set(section, own)
    }
    own.push(line)
  }
  return sections
}

/** 1681s, 1681s-1, 1681s-2, 1681t: as the Code orders them. */
function compareSections(one: string, other: string): number {
  const [first, second] = [one, other].map((section) => section.split(/(?<=\d)(?=[a-z])|-/i))
  for (let at = 0; at < Math.max(first!.length, second!.length); at++) {
    const [a = '', b = ''] = [first![at], second![at]]
    const difference = Number.parseInt(a, 10) - Number.parseInt(b, 10)
    if (difference) return difference
    if (a !== b) return a.length - b.length || (a < b ? -1 : 1)
  }
  return 0
}

const inOrder = (sections: Sections) =>
  [...sections].sort(([one], [other]) => compareSections(one, other)).map(([, lines]) => lines)

interface Renewal {
  part: string
  asOf: string
  before: Sections
  arrived: Sections
  known: readonly string[]
}

/** Newer texts of sections that the title has are compared with ours; the sections that changed. */
async function renew(db: Db, { part, asOf, before, arrived, known }: Renewal): Promise<string[]> {
  if (known.length === 0) return []
  const changed = known.filter(
    (section) => before.get(section)!.join('\n') !== arrived.get(section)!.join('\n'),
  )
  const lines = [...before].flatMap(([section, own]) => arrived.get(section) ?? own)
  const one = await takeArrival(db, {
    ...{ part, asOf, shownOn: asOf, lines },
    sections: Object.fromEntries(known.map((section) => [section, asOf])),
  })
  if (one.outcome === 'refused' || one.outcome === 'held') throw new TextFileError(one.because)
  if (one.outcome === 'unchanged') return []
  await enterTextUpdates(db)
  return changed
}

interface Addition {
  part: string
  asOf: string
  arrived: Sections
  added: readonly string[]
}

/** Sections that the title did not have: no change of the law, so no day of its history. */
async function addSections(db: Db, { part, asOf, arrived, added }: Addition): Promise<void> {
  const own = new Map(added.map((section) => [section, arrived.get(section)!]))
  const { paragraphs } = await inRegulationWorker({
    kind: 'first-text',
    ...{ part, asOf, shownOn: asOf, lines: inOrder(own).flat() },
  })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select part from regulation_parts where part = ${part} for update`)
    const before = cutIntoSections((await readLatestLines(tx, part))!)
    if (added.some((section) => before.has(section)))
      throw new TextFileError('somebody else added one of the sections meanwhile; try again')
    const all = new Map([...before, ...own])
    const { rows } = await tx.execute<{ page: string; first: number; last: number }>(sql`
      select page, min(place) as first, max(place) as last from regulation_paragraphs
      where part = ${part} and last_day is null group by page`)
    await insertParagraphs(tx, part, placedAmong(paragraphs, rows, [...all.keys()].sort(compareSections)))
    const days = JSON.stringify(Object.fromEntries(added.map((section) => [section, asOf])))
    await tx
      .update(regulationPartsTable)
      .set({
        latestText: await compress(inOrder(all).flat().join('\n'), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        }),
        sections: sql`coalesce(sections, '{}') || ${days}::jsonb`,
      })
      .where(eq(regulationPartsTable.part, part))
  })
}

const STEP = 1_024

/** The rows of each new section between those of its neighbours. */
function placedAmong(
  paragraphs: readonly ParagraphRow[],
  held: readonly { page: string; first: number; last: number }[],
  order: readonly string[],
): ParagraphRow[] {
  const known = new Map(held.map((one) => [one.page, one]))
  const isNew = (page: string) => !known.has(page)
  const pages = order.map((section) => section.toLowerCase())
  const placed: ParagraphRow[] = []
  let before = 0
  for (const [at, page] of pages.entries()) {
    if (!isNew(page)) {
      before = Number(known.get(page)!.last)
      continue
    }
    const rows = paragraphs.filter((row) => row.page === page)
    const next = pages.slice(at + 1).find((one) => !isNew(one))
    const room = next ? Number(known.get(next)!.first) - before : Number.POSITIVE_INFINITY
    const step = Math.min(STEP, room / (rows.length + 1) / 2)
    placed.push(...rows.map((row, index) => ({ ...row, place: before + step * (index + 1) })))
    before += step * rows.length
  }
  return placed
}
