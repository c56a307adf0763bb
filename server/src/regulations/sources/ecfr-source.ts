import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { printLibraryPart, readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { addBundledPart, addPart } from '../library/added-parts.ts'
import { findPart, listReadyParts } from '../library/regulation-store.ts'
import { markSeen, takeArrival } from '../library/text-arrival.ts'
import { SourceError } from './get-safely.ts'
import { readJson } from './read-json.ts'
import {
  type CheckResult,
  DAY_MS,
  HOUR_MS,
  type RegulationSource,
  type SourceWork,
} from './regulation-source.ts'
import { listChecks } from './source-store.ts'

export const ECFR_API = 'https://www.ecfr.gov/api'

const JSON_BYTES = 8_000_000
/** Part 1026, the largest, has 4 MB. */
const XML_BYTES = 40_000_000
/** So many amendments at once are no longer history to be shown day by day: the last one is taken. */
const DAYS_AT_MOST = 12
const PAGES_AT_MOST = 20
/** Between our day and theirs; beyond that one of the clocks is wrong. */
const DAYS_AHEAD = 2

const Day = z.iso.date()
const Titles = z.object({
  titles: z.array(z.object({ number: z.number(), up_to_date_as_of: Day.nullable() })).min(1),
  meta: z.object({ import_in_progress: z.boolean().optional() }).optional(),
})
const Versions = z.object({
  content_versions: z.array(
    z.object({
      date: Day,
      identifier: z.string().max(200),
      part: z.coerce.string(),
      type: z.string(),
      removed: z.boolean().optional(),
    }),
  ),
  meta: z.object({ total_pages: z.coerce.number().int().optional() }).optional(),
})
type Version = z.infer<typeof Versions>['content_versions'][number]

const subjectOf = (part: string) => `part-${part}`
const titleSubject = (title: number) => `title-${title}`
const TITLE_SUBJECT = /^title-(\d+)$/
const ORDER_SUBJECT = /^add-(.+)$/

/** Parts of the Code of Federal Regulations that are loaded; statutes have another publisher. */
const listRuleParts = async (db: Db) =>
  (await listReadyParts(db)).filter((part) => readLibraryPart(part).code === 'CFR')
const partOf = (subject: string) => subject.slice('part-'.length)

/** Texts of the parts in the library, from the versioner of the Electronic Code of Federal Regulations. */
export function ecfrSource(base = ECFR_API): RegulationSource {
  return {
    name: 'ecfr',
    label: 'Electronic Code of Federal Regulations',
    address: base,
    pauseMs: 1_000,
    async subjects(db: Db) {
      const parts = await listRuleParts(db)
      const titles = new Set([12, ...parts.map((part) => readLibraryPart(part).title)])
      return [...[...titles].map(titleSubject), ...parts.map(subjectOf)]
    },
    run(work) {
      const { subject } = work.check
      const title = TITLE_SUBJECT.exec(subject)?.[1]
      if (title) return checkTitle(base, work, Number(title))
      const ordered = ORDER_SUBJECT.exec(subject)?.[1]
      return ordered ? fetchNewPart(base, work, ordered) : checkPart(base, work, partOf(subject))
    },
  }
}

interface TitleAndPart {
  title: number
  part: string
}

/** Reads up to which day the title goes. When that moves on, every part is looked at. */
async function checkTitle(
  base: string,
  { db, check, ask, now }: SourceWork,
  title: number,
): Promise<CheckResult> {
  const answer = await ask({ ...titlesRequest(base), validators: check.validators })
  if (answer.status === 304) return { nextInMs: 6 * HOUR_MS }
  const upToDate = readTitleDay(answer.text, title, now)
  // A day is being loaded there: half of it may be old.
  if (!upToDate) return { nextInMs: HOUR_MS / 2, validators: null }
  if (check.version && upToDate < check.version)
    throw new SourceError(`It is up to date as of ${upToDate}, and was as of ${check.version} before.`)
  const own = (await listRuleParts(db)).filter((part) => readLibraryPart(part).title === title)
  const due = upToDate === check.version ? [] : own.map(subjectOf)
  return { version: upToDate, validators: answer.validators, nextInMs: 6 * HOUR_MS, due }
}

const titlesRequest = (base: string) =>
  ({ url: `${base}/versioner/v1/titles.json`, accepts: 'json', bytesAtMost: JSON_BYTES }) as const

/** Up to which day a title goes; undefined while another day is being loaded. */
function readTitleDay(text: string, title: number, now: Date): string | undefined {
  const { titles, meta } = readJson(text, Titles)
  if (meta?.import_in_progress) return undefined
  const upToDate = titles.find(({ number }) => number === title)?.up_to_date_as_of
  if (!upToDate) throw new SourceError(`It has no day for title ${title}.`)
  const latest = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  if (upToDate > latest)
    throw new SourceError(`It is up to date as of ${upToDate}, which is still to come by our clock.`)
  return upToDate
}

/** Fetches a part that an operator asked for. Its paragraphs are then loaded like those of the bundle. */
async function fetchNewPart(base: string, work: SourceWork, part: string): Promise<CheckResult> {
  const { db, ask, now } = work
  const isHere = (await findPart(db, part)) !== undefined || (await addBundledPart(db, part))
  if (isHere) return { nextInMs: 0, isDone: true }
  const { title, part: number } = readLibraryPart(part)
  const answer = await ask(titlesRequest(base))
  const upToDate = answer.status === 200 ? readTitleDay(answer.text, title, now) : undefined
  if (!upToDate) return { nextInMs: HOUR_MS / 2 }
  try {
    const { lines, name } = await fetchPart(base, work, { title, part: number }, upToDate)
    const shownOn = laterDay(now.toISOString().slice(0, 10), upToDate)
    const outcome = await addPart(db, { part, name, asOf: upToDate, shownOn, lines })
    if (outcome.outcome === 'refused') throw new SourceError(outcome.because)
    return { nextInMs: 0, isDone: true }
  } catch (error) {
    if (!(error instanceof SourceError) || error.status !== 404) throw error
    return {
      nextInMs: 7 * DAY_MS,
      problem: `There is no ${printLibraryPart(part)} in the text of ${upToDate}.`,
    }
  }
}

/** Fetches each amendment since our text, in order; what was taken stays taken if a later one fails. */
async function checkPart(base: string, work: SourceWork, part: string): Promise<CheckResult> {
  const { db, now } = work
  const held = await findPart(db, part)
  if (held?.state !== 'ready' || !held.asOf) return { nextInMs: HOUR_MS }
  const { title, part: number } = readLibraryPart(part)
  const upToDate = await findTitleDay(work, title)
  if (!upToDate || upToDate < held.asOf) return { nextInMs: 6 * HOUR_MS }
  const versions = await listVersions(base, work, { title, part: number }, held.asOf)
  const dates = [...new Set(versions.map(({ date }) => date))].filter((date) => date <= upToDate).sort()
  const shownOn = laterDay(now.toISOString().slice(0, 10), upToDate)
  for (const date of dates.slice(-DAYS_AT_MOST)) {
    const { lines, hash } = await fetchPart(base, work, { title, part: number }, date)
    const outcome = await takeArrival(db, {
      part,
      asOf: date,
      shownOn,
      lines,
      isConfirmed: isBelieved(work, hash),
      amended: amendmentsOn(versions, number, date),
    })
    if (outcome.outcome === 'refused') throw new SourceError(outcome.because)
    if (outcome.outcome === 'held') return { nextInMs: DAY_MS, held: { hash, because: outcome.because } }
    if (outcome.outcome === 'accepted') work.noteChange()
  }
  await markSeen(db, { part, asOf: upToDate, shownOn })
  return { version: upToDate, nextInMs: DAY_MS }
}

const laterDay = (one: string, other: string) => (one > other ? one : other)

async function findTitleDay({ db, check }: SourceWork, title: number) {
  const rows = await listChecks(db)
  return rows.find(({ source, subject }) => source === check.source && subject === titleSubject(title))
    ?.version
}

/** A person confirmed this very text, or it has come for days. */
function isBelieved({ check }: SourceWork, hash: string) {
  return check.confirmedHash === hash || (check.heldHash === hash && check.isHeldLong === true)
}

/** Sections and appendices both: the yearly figures change in the commentary alone, which is an appendix. */
async function listVersions(
  base: string,
  { ask }: SourceWork,
  { title, part }: TitleAndPart,
  since: string,
): Promise<Version[]> {
  const found: Version[] = []
  for (let page = 1; page <= PAGES_AT_MOST; page++) {
    const query = new URLSearchParams({
      part,
      'issue_date[gte]': since,
      ...(page > 1 ? { page: String(page) } : {}),
    })
    const answer = await ask({
      url: `${base}/versioner/v1/versions/title-${title}.json?${query}`,
      accepts: 'json',
      bytesAtMost: JSON_BYTES,
    })
    if (answer.status === 304) break
    const { content_versions: rows, meta } = readJson(answer.text, Versions)
    const stranger = rows.find((row) => row.part !== part)
    if (stranger)
      throw new SourceError(`Asked for part ${part}, it told of part ${stranger.part.slice(0, 20)}.`)
    found.push(...rows)
    if (rows.length === 0 || page >= (meta?.total_pages ?? 1)) break
  }
  return found.filter(({ date }) => date > since)
}

async function fetchPart(base: string, { ask }: SourceWork, { title, part }: TitleAndPart, date: string) {
  const answer = await ask({
    url: `${base}/versioner/v1/full/${date}/title-${title}.xml?${new URLSearchParams({ part })}`,
    accepts: 'xml',
    bytesAtMost: XML_BYTES,
  })
  if (answer.status === 304) throw new SourceError('It answered 304 to a question that was not conditional.')
  const read = await inRegulationWorker({ kind: 'ecfr', title, part, xml: answer.text })
  if ('problem' in read)
    throw new SourceError(`The XML of part ${part} of ${date} is refused: ${read.problem}.`)
  return {
    lines: read.lines,
    name: read.name,
    hash: createHash('sha256').update(read.lines.join('\n')).digest('hex'),
  }
}

/** Which pages of the library were amended on a day. */
function amendmentsOn(versions: readonly Version[], part: string, date: string): Record<string, string> {
  return Object.fromEntries(
    versions
      .filter((version) => version.date === date)
      .flatMap(({ identifier }) => {
        const page = pageOf(identifier, part)
        return page ? [[page, date] as const] : []
      }),
  )
}

function pageOf(identifier: string, part: string): string | undefined {
  if (identifier.startsWith(`${part}.`)) return identifier.slice(part.length + 1)
  if (/^Supplement I\b/.test(identifier)) return 'supplement-i'
  const appendix = /^Appendix ([A-Z0-9-]{1,5}) to Part/.exec(identifier)
  return appendix ? `appendix-${appendix[1]!.toLowerCase()}` : undefined
}
