import type { LibraryPart, PageLink, TextAge } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { agencyOfPart } from '@plumbline/rules/citations/agency-of-part.ts'
import { regulationLetter } from '@plumbline/rules/citations/citation.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { partName } from '@plumbline/rules/citations/part-names.ts'
import { and, asc, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/built-once.ts'
import { regulationDaysTable, regulationParagraphsTable, regulationPartsTable } from './regulation-tables.ts'

const paragraphs = regulationParagraphsTable

const standingOn = (on: string) => and(lte(paragraphs.countsFrom, on), gt(paragraphs.countsUntil, on))

const COLUMNS = {
  part: paragraphs.part,
  page: paragraphs.page,
  key: paragraphs.key,
  kind: paragraphs.kind,
  path: paragraphs.path,
  level: paragraphs.level,
  place: paragraphs.place,
  text: paragraphs.text,
  firstShown: paragraphs.firstShown,
  inForceFrom: paragraphs.inForceFrom,
}
export type StoredParagraph = Awaited<ReturnType<typeof listPage>>[number]

export interface StoredPart extends TextAge {
  part: string
  state: 'waiting' | 'filling' | 'ready'
  /** The number of the last arrival: the version of its texts. */
  latestDay: number
}

export const ageOf = ({ asOf, seenOn, checkedAt, unchangedTo, heldFrom }: StoredPart): TextAge => ({
  asOf,
  seenOn,
  checkedAt,
  unchangedTo,
  heldFrom,
})

export async function listParts(db: Db): Promise<LibraryPart[]> {
  const { rows } = await db.execute<{
    part: string
    state: LibraryPart['state']
    rows_filled: number
    rows_total: number | null
    first_shown: string | null
    text_as_of: string | null
    seen_on: string | null
    unchanged_to: string | null
    sections: number
    last_changed: string | null
    checked_at: Date | string | null
  }>(sql`
    select part, state, rows_filled, rows_total, first_shown::text, text_as_of::text, seen_on::text, unchanged_to::text,
      ${lastCheck(sql`parts.part`)} as checked_at,
      (select count(*)::integer from regulation_paragraphs p
        where p.part = parts.part and kind = 'heading' and counts_until = 'infinity' and page ~ '^[0-9]') as sections,
      (select max(shown_on)::text from regulation_days d where d.part = parts.part and class = 'substantive') as last_changed
    from regulation_parts parts order by part`)
  return rows
    .toSorted((one, other) => compareParts(one.part, other.part))
    .map((row) => ({
      part: row.part,
      letter: regulationLetter(row.part) ?? null,
      name: partName(row.part),
      agency: agencyOfPart(row.part),
      state: row.state,
      progress: row.state === 'ready' ? 1 : row.rows_total ? row.rows_filled / row.rows_total : 0,
      sections: row.sections,
      lastChangedOn: row.last_changed,
      heldFrom: row.first_shown,
      asOf: row.text_as_of,
      seenOn: row.seen_on,
      checkedAt: row.checked_at ? new Date(row.checked_at).toISOString() : null,
      unchangedTo: row.unchanged_to,
    }))
}

/** Regulations by title and number, then statutes. */
function compareParts(one: string, other: string): number {
  const [first, second] = [readLibraryPart(one), readLibraryPart(other)]
  return (
    Number(first.code === 'USC') - Number(second.code === 'USC') ||
    first.title - second.title ||
    Number.parseInt(first.part, 10) - Number.parseInt(second.part, 10) ||
    (one < other ? -1 : 1)
  )
}

/** A part was looked at when the title said that it goes no further than before. */
const lastCheck = (part: SQL) => sql`(
  select greatest(own.checked_at, title.checked_at)
  from regulation_checks own
  left join regulation_checks title
    on title.source = 'ecfr' and title.subject = 'title-' || coalesce(substring(${part} from '^(\\d+)-'), '12') and title.version = own.version
  where own.source = 'ecfr' and own.subject = 'part-' || ${part} and own.checked_at is not null)`

export async function listReadyParts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ part: regulationPartsTable.part })
    .from(regulationPartsTable)
    .where(eq(regulationPartsTable.state, 'ready'))
    .orderBy(asc(regulationPartsTable.place))
  return rows.map(({ part }) => part)
}

/** How far our copies of some parts go. */
export async function listPartDays(db: Db, parts: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ part: regulationPartsTable.part, asOf: regulationPartsTable.textAsOf })
    .from(regulationPartsTable)
    .where(inArray(regulationPartsTable.part, [...parts]))
  return new Map(rows.map(({ part, asOf }) => [part, asOf]))
}

export async function findPart(db: Db, part: string): Promise<StoredPart | undefined> {
  const [found] = await db
    .select({
      part: regulationPartsTable.part,
      state: regulationPartsTable.state,
      latestDay: regulationPartsTable.latestDay,
      heldFrom: regulationPartsTable.firstShown,
      asOf: regulationPartsTable.textAsOf,
      seenOn: regulationPartsTable.seenOn,
      checkedAt: sql<Date | string | null>`${lastCheck(sql`${regulationPartsTable.part}`)}`,
      unchangedTo: regulationPartsTable.unchangedTo,
    })
    .from(regulationPartsTable)
    .where(eq(regulationPartsTable.part, part))
  return found && { ...found, checkedAt: found.checkedAt ? new Date(found.checkedAt).toISOString() : null }
}

/** The sections, appendices and supplement of a part on a day, in order. */
export async function listPages(db: Db, part: string, on: string): Promise<PageLink[]> {
  const rows = await db
    .select({ page: paragraphs.page, text: paragraphs.text })
    .from(paragraphs)
    .where(and(eq(paragraphs.part, part), eq(paragraphs.kind, 'heading'), standingOn(on)))
    .orderBy(asc(paragraphs.place))
  return rows.map(({ page, text }) => pageLink(page, text))
}

export function pageLink(page: string, heading: string): PageLink {
  const section = /^(§\s?(?:\d{1,4}[a-z]?\.)?\d+[A-Za-z]*(?:-\d+[a-z]*)*)\s+(.*)$/.exec(heading)
  const appendix = /^((?:Appendix(?: [A-Z0-9-]+)?|Supplement I)) to Part \d{1,4}[a-z]?\s*-?\s*(.*)$/.exec(
    heading,
  )
  const [, label = heading, title = ''] = section ?? appendix ?? []
  return { page, label: label.replace(/^§\s?/, '§ '), title, isReserved: /\[Reserved\]/.test(heading) }
}

/** Everything on one page on a day: the rule and its comments, in order. */
export function listPage(db: Db, part: string, page: string, on: string) {
  return db
    .select(COLUMNS)
    .from(paragraphs)
    .where(and(eq(paragraphs.part, part), eq(paragraphs.page, page), standingOn(on)))
    .orderBy(asc(paragraphs.place))
}

/** The paragraphs below one on a day, in order: of (f)(1) those from (f)(1)(i) on. */
export function listBelow(db: Db, part: string, key: string, on: string) {
  return db
    .select(COLUMNS)
    .from(paragraphs)
    .where(and(eq(paragraphs.part, part), sql`${paragraphs.key} like ${`${key}(%`}`, standingOn(on)))
    .orderBy(asc(paragraphs.place))
}

type FoundParagraph = Pick<StoredParagraph, 'part' | 'key' | 'kind' | 'text' | 'inForceFrom'>

/** The first of the keys that is in the text of the day. */
export async function findFirstOf(
  db: Db,
  part: string,
  keys: readonly string[],
  on: string,
): Promise<FoundParagraph | undefined> {
  if (keys.length === 0) return undefined
  const { rows } = await db.execute<FoundParagraph>(sql`
    select part, key, kind, text, in_force_from::text as "inForceFrom" from regulation_paragraphs
    where part = ${part} and counts_from <= ${on} and counts_until > ${on}
      and key in (${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )})`)
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])[0]
}

export function listByKeys(db: Db, part: string, keys: readonly string[], on: string) {
  if (keys.length === 0) return Promise.resolve([])
  return db
    .select(COLUMNS)
    .from(paragraphs)
    .where(and(eq(paragraphs.part, part), inArray(paragraphs.key, [...keys]), standingOn(on)))
}

/** Days from which other words stand, the latest first; of a page, of a paragraph, or of the whole part. */
export async function listChangeDays(db: Db, part: string, page?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ on: paragraphs.countsFrom })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.part, part),
        page ? eq(paragraphs.page, page) : undefined,
        gt(paragraphs.firstDay, 0),
      ),
    )
    .orderBy(desc(paragraphs.countsFrom))
    .limit(100)
  return rows.map(({ on }) => on)
}

/** Every day from which other words of the part stand, or some no longer do, the earliest first. */
export async function listBoundaries(db: Db, part: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select counts_from::text as day from regulation_paragraphs where part = ${part}
    union
    select counts_until::text from regulation_paragraphs where part = ${part} and counts_until < 'infinity'
    order by day`)
  return rows.map(({ day }) => day)
}

/** The words of a page that stood on one of two days and not on the other. */
const differencesOfPage = builtOnce((db) => {
  const standsOn = (day: 'from' | 'to') => {
    const on = sql`${sql.placeholder(day)}::date`
    return sql`(${paragraphs.countsFrom} <= ${on} and ${paragraphs.countsUntil} > ${on})`
  }
  return db
    .select({ ...COLUMNS, isBefore: sql<boolean>`${standsOn('from')}` })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.part, sql.placeholder('part')),
        eq(paragraphs.page, sql.placeholder('page')),
        ne(standsOn('from'), standsOn('to')),
      ),
    )
    .prepare('regulation_differences_of_page')
})

/**
 * What stood on one of two days and not on the other. `before` and `after` are in reading order. A whole part is read
 * page by page, so that other requests come between.
 */
export async function listDifferences(
  db: Db,
  { part, page, from, to }: { part: string; page?: string | undefined; from: string; to: string },
) {
  const pages = page === undefined ? await listPageNames(db, part) : [page]
  const rows = []
  for (const one of pages) rows.push(...(await differencesOfPage(db).execute({ part, page: one, from, to })))
  rows.sort((one, other) => one.place - other.place)
  return { before: rows.filter(({ isBefore }) => isBefore), after: rows.filter(({ isBefore }) => !isBefore) }
}

async function listPageNames(db: Db, part: string): Promise<string[]> {
  const { rows } = await db.execute<{ page: string }>(
    sql`select distinct page from regulation_paragraphs where part = ${part}`,
  )
  return rows.map(({ page }) => page)
}

/** What an arrival of the text took away and brought, whatever days it counts from. */
export async function listDifferencesOfDay(db: Db, part: string, day: number) {
  const rows = await db
    .select({ ...COLUMNS, isBefore: sql<boolean>`coalesce(${paragraphs.lastDay} = ${day}, false)` })
    .from(paragraphs)
    .where(and(eq(paragraphs.part, part), or(eq(paragraphs.firstDay, day), eq(paragraphs.lastDay, day))))
    .orderBy(asc(paragraphs.place))
  return { before: rows.filter(({ isBefore }) => isBefore), after: rows.filter(({ isBefore }) => !isBefore) }
}

export async function listDays(db: Db, part: string) {
  return db
    .select()
    .from(regulationDaysTable)
    .where(eq(regulationDaysTable.part, part))
    .orderBy(asc(regulationDaysTable.day))
}

const CANDIDATES_AT_MOST = 2_000
/** More words narrow a search no further, and each costs the index a list of its own. */
const WORDS_AT_MOST = 10
export const MATCHES_SHOWN = 40

const firstWords = (text: string) => [...new Set(text.split(/\s+/))].slice(0, WORDS_AT_MOST).join(' ')

/** The best of the first two thousand matches: a common word matches most of the library. */
export async function searchTexts(
  db: Db,
  { q, part, page, on }: { q: string; part?: string | undefined; page?: string | undefined; on: string },
) {
  const { rows } = await db.execute<{
    part: string
    page: string
    key: string
    kind: string
    excerpt: string
  }>(sql`
    with question as (select websearch_to_tsquery('english', ${firstWords(q)}) as query),
    candidates as (
      select id, ts_rank(search_vector, query) as rank from regulation_paragraphs, question
      where search_vector @@ query and counts_from <= ${on} and counts_until > ${on}
        ${part ? sql`and part = ${part}` : sql``} ${page ? sql`and page = ${page}` : sql``}
      limit ${CANDIDATES_AT_MOST}),
    best as (select id, rank from candidates order by rank desc, id limit ${MATCHES_SHOWN + 1})
    select part, page, key, kind, ts_headline('english', text, query,
      'StartSel=«, StopSel=», MaxWords=38, MinWords=20, MaxFragments=1') as excerpt
    from best join regulation_paragraphs using (id), question
    order by best.rank desc, best.id`)
  return rows
}

/** Every page that stands, with the day on which its words last changed. */
export async function listAddresses(db: Db) {
  const { rows } = await db.execute<{ part: string; page: string; changedOn: string }>(sql`
    select p.part, p.page, max(p.first_shown)::text as "changedOn"
    from regulation_paragraphs p join regulation_parts r on r.part = p.part and r.state = 'ready'
    where p.counts_until = 'infinity' group by p.part, p.page
    having bool_or(p.kind = 'heading') order by p.part, min(p.place)`)
  return rows
}

/** The last day whose words stood before an arrival counts: the day before the first of its paragraphs does. */
export async function findDayBefore(db: Db, part: string, day: number): Promise<string> {
  const { rows } = await db.execute<{ before: string }>(sql`
    select coalesce(
      (select min(counts_from) - 1 from regulation_paragraphs where part = ${part} and first_day = ${day}),
      (select shown_on - 1 from regulation_days where part = ${part} and day = ${day}))::text as before`)
  return rows[0]!.before
}

/** The last day after another on which the words of a paragraph, or of one below it, began or ended. */
export async function findChangeAfter(db: Db, part: string, key: string, since: string) {
  const { rows } = await db.execute<{ page: string; on: string }>(sql`
    select page, max(on_day)::text as "on" from (
      select page, counts_from as on_day from regulation_paragraphs
      where part = ${part} and (key = ${key} or starts_with(key, ${`${key}(`})) and first_day > 0 and counts_from > ${since}
      union all
      select page, counts_until from regulation_paragraphs
      where part = ${part} and (key = ${key} or starts_with(key, ${`${key}(`})) and counts_until > ${since}
        and counts_until < 'infinity') as changes
    group by page limit 1`)
  return rows[0]
}

/** Days from which other words of a page stand, the latest first, without those that only an editor or a renderer changed. */
export async function listPageChanges(db: Db, part: string, page: string): Promise<string[]> {
  const { rows } = await db.execute<{ on: string }>(sql`
    select distinct c.on_day::text as "on" from (
      select counts_from as on_day, first_day as day from regulation_paragraphs
      where part = ${part} and page = ${page} and first_day > 0
      union
      select counts_until, last_day from regulation_paragraphs
      where part = ${part} and page = ${page} and last_day is not null) c
    join regulation_days d on d.part = ${part} and d.day = c.day and d.class = 'substantive'
    order by 1 desc limit 100`)
  return rows.map(({ on }) => on)
}
