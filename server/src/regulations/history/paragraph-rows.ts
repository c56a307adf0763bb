import { type ArrivedText, classifyDay, type DayClass } from '@plumbline/rules/regulations/classify-day.ts'
import type { ChangeKind } from '@plumbline/rules/regulations/compare-texts.ts'
import { ecfrLines } from '@plumbline/rules/regulations/ecfr-lines.ts'
import type { RegulationNote, RegulationParagraph } from '@plumbline/rules/regulations/regulation-text.ts'
import { newSplitCache, splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { markKey } from '@plumbline/rules/regulations/words.ts'
import type { BundledHistory } from './bundled-history.ts'
import { covers } from './covers.ts'
import { documentSlug, type KnownDocument } from './known-documents.ts'

export interface ParagraphRow extends RegulationParagraph {
  place: number
  firstDay: number
  lastDay: number | null
  firstShown: string
  shownUntil: string | null
  inForceFrom: string | null
  inForceUntil: string | null
  countsFrom: string
  countsUntil: string
}

export interface DayRow {
  day: number
  shownOn: string
  asOf: string | null
  class: DayClass
  counts: Partial<Record<ChangeKind, number>>
  changedKeys: string[]
  notes: RegulationNote[]
  unexplained: string[]
  /** The documents that brought the changes, each with the paragraphs it changed. */
  documents: DayDocument[]
}

export interface DayDocument {
  slug: string
  keys: string[]
}

export interface PartRows {
  part: string
  paragraphs: ParagraphRow[]
  days: DayRow[]
  lastLines: string[]
  firstShown: string
  textAsOf: string | null
  isOld: boolean
}

const FOREVER = 'infinity'
/** Neighbours are this far apart, so that a new paragraph finds a place between them. */
const STEP = 1_024

export interface ArrivalDay {
  part: string
  day: number
  shownOn: string
  asOf: string | null
  wasHeld: boolean
  isConfirmed?: boolean
  /** The day of the last amendment of each page, where the source says so. */
  amended?: Readonly<Record<string, string>>
}

/** One day's arrival, carried into the rows of a part. `rows` is changed in place. */
export function applyDay(
  rows: ParagraphRow[],
  before: ArrivedText,
  arrived: ArrivedText,
  at: ArrivalDay,
  documents: readonly KnownDocument[],
): DayRow {
  const gone = notesGone(before, arrived)
  const ofDay = documentsOfDay(documents, gone, at)
  const report = classifyDay(before, arrived, at.wasHeld, at.isConfirmed, (key) =>
    ofDay.some(({ citations }) => citations?.some((citation) => covers(citation, key))),
  )
  const row: DayRow = {
    day: at.day,
    shownOn: at.shownOn,
    asOf: at.asOf,
    class: report.class,
    counts: {},
    changedKeys: report.changes.map(({ after, before: old }) => (after ?? old)!.key),
    notes: report.newNotes,
    unexplained: report.unexplained,
    documents: [],
  }
  for (const { kind } of report.changes) row.counts[kind] = (row.counts[kind] ?? 0) + 1
  if (report.class === 'false-alarm-empty' || report.class === 'unchanged') return row

  row.documents = attributed(row.changedKeys, ofDay)
  const placed = placesFor(rows, arrived.text.paragraphs)
  const open = new Map(rows.filter(({ lastDay }) => lastDay === null).map((one) => [one.key, one]))
  for (const [index, paragraph] of arrived.text.paragraphs.entries()) {
    const known = open.get(paragraph.key)
    open.delete(paragraph.key)
    if (known && markKey(known.text) === markKey(paragraph.text)) {
      // The renderer broke the lines elsewhere: the same words, shown as the source shows them now.
      known.text = paragraph.text
      known.page = paragraph.page
      known.place = placed[index]!
      continue
    }
    const inForceFrom = inForceOf(paragraph, ofDay) ?? amendedOn(paragraph, at)
    const countsFrom = inForceFrom ?? at.asOf ?? at.shownOn
    if (known) close(known, inForceFrom, countsFrom)
    rows.push({
      ...paragraph,
      place: placed[index]!,
      firstDay: at.day,
      lastDay: null,
      firstShown: at.shownOn,
      shownUntil: null,
      inForceFrom,
      inForceUntil: null,
      countsFrom: later(countsFrom, known?.countsFrom),
      countsUntil: FOREVER,
    })
  }
  for (const row of open.values()) {
    const inForceUntil = inForceOf(row, ofDay) ?? amendedOn(row, at)
    close(row, inForceUntil, inForceUntil ?? at.asOf ?? at.shownOn)
  }
  return row

  function close(known: ParagraphRow, inForceUntil: string | null, countsUntil: string) {
    known.lastDay = at.day
    known.shownUntil = at.shownOn
    known.inForceUntil = inForceUntil
    known.countsUntil = later(countsUntil, known.countsFrom)
  }
}

const later = (one: string, other: string | undefined) => (other !== undefined && other > one ? other : one)

/** The rows and days of a part from the first text of the bundle to the last. */
export function rowsOfHistory(
  history: BundledHistory,
  documents: readonly KnownDocument[],
  xml?: string,
): PartRows {
  const { part, isOld, firstVersion, events } = history
  const cache = newSplitCache()
  const textOf = (version: string | null): ArrivedText => {
    const lines = history.linesOf(version)
    return { lines, text: splitRegulationText(part, lines, cache) }
  }
  let accepted = textOf(firstVersion.id)
  const firstShown = firstVersion.firstSeen
  const paragraphs = firstRows(accepted, firstShown, firstVersion.asOf)
  const days: DayRow[] = [firstDay(firstShown, firstVersion.asOf)]
  let wasHeld = false
  let textAsOf = firstVersion.asOf
  for (const [index, { on, asOf, version }] of events.entries()) {
    const arrived = textOf(version)
    const row = applyDay(
      paragraphs,
      accepted,
      arrived,
      { day: index + 1, shownOn: on, asOf, part, wasHeld },
      documents,
    )
    days.push(row)
    wasHeld = row.class === 'false-alarm-empty'
    if (wasHeld) continue
    accepted = arrived
    textAsOf = asOf ?? textAsOf
  }
  const lastLines = xml === undefined ? accepted.lines : freshen(paragraphs, accepted, part, xml)
  return { part, paragraphs, days, lastLines: [...lastLines], firstShown, textAsOf, isOld }
}

/** The rows of a part whose first text has just come. */
export function rowsOfFirstText(part: string, lines: string[], shownOn: string, asOf: string): PartRows {
  const text = splitRegulationText(part, lines)
  return {
    part,
    paragraphs: firstRows({ lines, text }, shownOn, asOf),
    days: [firstDay(shownOn, asOf)],
    lastLines: lines,
    firstShown: shownOn,
    textAsOf: asOf,
    isOld: false,
  }
}

/** Words that the XML repeats are shown as it has them, with the rows of tables; other words would be a change. */
function freshen(rows: readonly ParagraphRow[], accepted: ArrivedText, part: string, xml: string) {
  const lines = ecfrLines(part, xml)
  const newest = { lines, text: splitRegulationText(part, lines) }
  if (classifyDay(accepted, newest).class !== 'renderer') return accepted.lines
  const texts = new Map(newest.text.paragraphs.map(({ key, text }) => [key, text]))
  for (const row of rows) {
    const text = row.lastDay === null ? texts.get(row.key) : undefined
    if (text !== undefined && markKey(text) === markKey(row.text)) row.text = text
  }
  return lines
}

function firstDay(shownOn: string, asOf: string | null): DayRow {
  return {
    day: 0,
    shownOn,
    asOf,
    class: 'first',
    counts: {},
    changedKeys: [],
    notes: [],
    unexplained: [],
    documents: [],
  }
}

export function firstRows({ text }: ArrivedText, firstShown: string, asOf: string | null): ParagraphRow[] {
  return text.paragraphs.map((paragraph, index) => ({
    ...paragraph,
    place: (index + 1) * STEP,
    firstDay: 0,
    lastDay: null,
    firstShown,
    shownUntil: null,
    inForceFrom: null,
    inForceUntil: null,
    countsFrom: asOf ?? firstShown,
    countsUntil: FOREVER,
  }))
}

/** Where each paragraph of the new text stands: at the place of its key, or between its neighbours. */
function placesFor(rows: readonly ParagraphRow[], paragraphs: readonly RegulationParagraph[]): number[] {
  const known = new Map(rows.filter(({ lastDay }) => lastDay === null).map(({ key, place }) => [key, place]))
  const places: (number | undefined)[] = []
  let highest = 0
  for (const { key } of paragraphs) {
    const place = known.get(key)
    const isAfter = place !== undefined && place > highest
    places.push(isAfter ? place : undefined)
    if (isAfter) highest = place
  }
  let before = 0
  for (let index = 0; index < places.length; index++) {
    if (places[index] !== undefined) {
      before = places[index]!
      continue
    }
    let end = index
    while (end < places.length && places[end] === undefined) end++
    const after = places[end] ?? before + (end - index + 1) * STEP
    const step = (after - before) / (end - index + 1)
    for (let at = index; at < end; at++) places[at] = before + step * (at - index + 1)
    before = places[end - 1]!
    index = end - 1
  }
  return places as number[]
}

/** Notes that left the text: the amendment that they announced has arrived. */
function notesGone(before: ArrivedText, arrived: ArrivedText) {
  const left = new Set(arrived.text.notes.map(({ page, text }) => `${page}\n${text}`))
  return before.text.notes.filter(({ page, text }) => !left.has(`${page}\n${text}`))
}

export function documentOfNote(documents: readonly KnownDocument[], { volume, fromPage }: RegulationNote) {
  return documents.find(
    ({ pages }) => pages && pages[0] === volume && fromPage! >= pages[1] && fromPage! <= pages[2],
  )
}

function documentsOfDay(
  documents: readonly KnownDocument[],
  gone: readonly RegulationNote[],
  { part, shownOn, amended = {} }: ArrivalDay,
): KnownDocument[] {
  const amendments = new Set(Object.values(amended))
  const announced = gone.flatMap((note) => documentOfNote(documents, note) ?? [])
  const named = documents.filter(
    ({ shown, parts, effective }) =>
      shown.some((one) => one.part === part && one.on === shownOn) ||
      (amendments.has(effective ?? '') && parts?.includes(part)),
  )
  return [...new Set([...announced, ...named])]
}

/** Comments stand in the supplement, whichever page they explain. */
function amendedOn({ key, page }: { key: string; page: string }, { amended }: ArrivalDay): string | null {
  return amended?.[key.startsWith('comment ') ? 'supplement-i' : page] ?? null
}

/** Each changed paragraph goes to the document that names it, or else to the one that names none. */
function attributed(keys: readonly string[], documents: readonly KnownDocument[]): DayDocument[] {
  // A correction of a date is in the notes beside the rule that it corrects.
  const namesNone = documents.filter(({ citations, kind }) => !citations && kind !== 'correction')
  const fallback = documents.length === 1 ? documents[0] : namesNone.length === 1 ? namesNone[0] : undefined
  const found = new Map<KnownDocument, string[]>(documents.map((document) => [document, []]))
  for (const key of keys) {
    const own = documents.filter(({ citations }) => citations?.some((citation) => covers(citation, key)))
    for (const document of own.length ? own : fallback ? [fallback] : []) found.get(document)!.push(key)
  }
  return [...found].map(([document, ofDocument]) => ({ slug: documentSlug(document), keys: ofDocument }))
}

/** The document's own paragraphs first; what no document names takes the day that all of them share. */
function inForceOf({ key }: { key: string }, documents: readonly KnownDocument[]): string | null {
  const own = documents.filter(({ citations }) => citations?.some((citation) => covers(citation, key)))
  const days = new Set((own.length ? own : documents).map(({ effective }) => effective))
  return days.size === 1 ? [...days][0]! : null
}
