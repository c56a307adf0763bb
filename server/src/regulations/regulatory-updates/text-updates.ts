import type { Db } from '@plumbline/database/db.ts'
import { regulationLetter } from '@plumbline/rules/citations/citation.ts'
import { officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { kindOfWordChange } from '@plumbline/rules/regulations/change-kind.ts'
import { touchesDuty } from '@plumbline/rules/regulations/duty-words.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { longDay } from '../../platform/days/long-day.ts'
import { documentSlug, type LaterChange, readLaterChanges } from '../history/known-documents.ts'
import { documentOfNote } from '../history/paragraph-rows.ts'
import { listRaisedKeys } from '../library/change-class-store.ts'
import { listDocuments, type StoredDocument } from '../library/document-store.ts'
import { citationOfKey } from '../library/paragraph-standing-service.ts'
import { listDifferencesOfDay } from '../library/regulation-store.ts'
import { regulationDaysTable } from '../library/regulation-tables.ts'
import { regulatoryUpdatesTable } from './regulatory-update-tables.ts'

type DayRecord = typeof regulationDaysTable.$inferSelect
type NewUpdate = typeof regulatoryUpdatesTable.$inferInsert

/**
 * Makes updates of what the texts show: one for each document, and one for each day whose changed words no document
 * explains. Days without new words make none. Done again after each arrival; what is there is brought up to date.
 */
export async function enterTextUpdates(db: Db): Promise<void> {
  const documents = await listDocuments(db)
  const stored = await db.select().from(regulationDaysTable).orderBy(asc(regulationDaysTable.shownOn))
  const days = withRaised(stored, await listRaisedKeys(db))
  const updates = [
    ...documents.flatMap((document) => updateOfDocument(document, days, documents) ?? []),
    ...(await unexplainedUpdates(db, days)),
    ...readLaterChanges().flatMap((change) => updateOfLaterChange(change, documents)),
  ]
  for (const update of updates)
    await db
      .insert(regulatoryUpdatesTable)
      .values(update)
      .onConflictDoUpdate({
        target: regulatoryUpdatesTable.slug,
        set: { ...update, changedAt: sql`now()` },
        setWhere: sql`${regulatoryUpdatesTable.days} is distinct from excluded.days
          or ${regulatoryUpdatesTable.noticedOn} is distinct from excluded.noticed_on
          or ${regulatoryUpdatesTable.title} is distinct from excluded.title
          or ${regulatoryUpdatesTable.effectiveOn} is distinct from excluded.effective_on
          or ${regulatoryUpdatesTable.priority} is distinct from excluded.priority
          or ${regulatoryUpdatesTable.commentsCloseOn} is distinct from excluded.comments_close_on
          or ${regulatoryUpdatesTable.description} is distinct from excluded.description`,
      })
}

/** A change that a person called one of words makes its day one. */
function withRaised(
  days: readonly DayRecord[],
  raised: Awaited<ReturnType<typeof listRaisedKeys>>,
): DayRecord[] {
  return days.map((day) => {
    const own = raised.find((one) => one.part === day.part && one.day === day.day)
    if (!own) return day
    const known = day.class === 'substantive' ? day.changedKeys : []
    return { ...day, class: 'substantive', changedKeys: [...new Set([...known, ...own.keys])] }
  })
}

/** Changes of a day that no document accounts for. Of a day with documents, those whose words changed and none names. */
async function unexplainedUpdates(db: Db, days: readonly DayRecord[]): Promise<NewUpdate[]> {
  const updates: NewUpdate[] = []
  for (const day of days) {
    if (day.class !== 'substantive') continue
    const explained = new Set(day.documents.flatMap(({ keys }) => keys))
    const keys = day.changedKeys.filter((key) => !explained.has(key))
    if (keys.length === 0) continue
    const { before, after } = await listDifferencesOfDay(db, day.part, day.day)
    const old = new Map(before.map((row) => [row.key, row]))
    const now = new Map(after.map((row) => [row.key, row]))
    const changed =
      explained.size === 0 ? keys : keys.filter((key) => isWordChange(old.get(key)?.text, now.get(key)?.text))
    if (changed.length === 0) continue
    const isRule = ({ kind }: { kind: string }) => !kind.startsWith('comment')
    const pages = new Set(after.filter(isRule).map(({ page }) => page))
    const lostPages = [...new Set(before.filter(isRule).map(({ page }) => page))].filter(
      (page) => !pages.has(page),
    )
    updates.push(
      updateOfDay(day, changed, {
        carriesDuty: changed.some((key) => touchesDuty(old.get(key)?.text, now.get(key)?.text)),
        lostPages: await pagesGone(db, day, lostPages),
      }),
    )
  }
  return updates
}

const isWordChange = (before: string | undefined, after: string | undefined) =>
  before === undefined || after === undefined || ['amount', 'words'].includes(kindOfWordChange(before, after))

/** Pages of which nothing was left on that day. */
async function pagesGone(db: Db, { part, day }: DayRecord, pages: readonly string[]): Promise<string[]> {
  if (pages.length === 0) return []
  const { rows } = await db.execute<{ page: string }>(sql`
    select distinct page from regulation_paragraphs
    where part = ${part} and page = any(${sql.param(`{${pages.map((page) => `"${page}"`).join()}}`)}::text[])
      and kind not like 'comment%' and first_day <= ${day} and (last_day is null or last_day > ${day})`)
  const left = new Set(rows.map(({ page }) => page))
  return pages.filter((page) => !left.has(page))
}

function updateOfDocument(
  document: StoredDocument,
  days: readonly DayRecord[],
  documents: readonly StoredDocument[],
): NewUpdate | undefined {
  const slug = documentSlug(document)
  const { register } = document
  const brought = days.flatMap((day) => {
    const own = day.class === 'substantive' ? day.documents.find((one) => one.slug === slug) : undefined
    return own && own.keys.length > 0 ? [{ day, keys: own.keys }] : []
  })
  const noticed = days.filter(({ notes }) =>
    notes.some((note) => documentOfNote(documents, note) === document),
  )
  const parts = [
    ...new Set([
      ...brought.map(({ day }) => day.part),
      ...noticed.map(({ part }) => part),
      ...(document.parts ?? []),
    ]),
  ]
  if (parts.length === 0) return undefined
  const shownOn = brought[0]?.day.shownOn ?? null
  const cite = document.cite ? parseCitation(document.cite) : undefined
  const affected = brought.flatMap(({ day, keys }) => keys.map((key) => printedKey(day.part, key)))
  return {
    slug: `federal-register-${slug}`,
    title: document.title,
    category: parts.map(nameOf).join(', '),
    priority: document.kind === 'threshold' || document.kind === 'final-rule' ? 'medium' : 'low',
    description: describe(document, affected.length),
    citation: affected[0] ?? `12 CFR part ${parts[0]}`,
    dated: document.published ?? shownOn ?? noticed[0]!.shownOn,
    source: register ? 'federal-register' : 'text',
    kind: document.kind,
    agencies: document.agencies,
    documentNumber: document.number,
    documentCite: document.cite,
    documentUrl: register?.address ?? (cite ? officialAddress(cite) : null),
    publishedOn: document.published,
    effectiveOn: document.effective,
    commentsCloseOn: register?.commentsCloseOn ?? null,
    noticedOn: noticed[0]?.shownOn ?? null,
    shownOn,
    parts,
    days: brought.map(({ day, keys }) => ({ part: day.part, day: day.day, keys })),
    affected,
    legalStatus: document.legalStatus ?? null,
  }
}

function describe({ kind, note, register }: StoredDocument, changed: number) {
  const what = {
    'final-rule': 'A final rule',
    'interim-final-rule': 'An interim final rule',
    threshold: 'A yearly adjustment',
    correction: 'A correction',
    'proposed-rule': 'A proposed rule',
    notice: 'A notice',
  }[kind]
  if (register?.abstract && changed === 0) return register.abstract
  if (register && changed === 0) return `${what} that the Federal Register printed without a summary.`
  const words =
    changed === 0
      ? `${what} that the text announces; no words have changed yet.`
      : `${what} that changed ${changed} ${changed === 1 ? 'paragraph' : 'paragraphs'} of our text.`
  return note ? `${words} ${note}` : words
}

function updateOfDay(
  day: DayRecord,
  keys: string[],
  { carriesDuty, lostPages }: { carriesDuty: boolean; lostPages: string[] },
): NewUpdate {
  const affected = keys.map((key) => printedKey(day.part, key))
  const gone = lostPages.map((page) => (/^\d/.test(page) ? `§ ${day.part}.${page}` : page))
  return {
    slug: `text-${day.part}-${day.shownOn}`,
    title: `${nameOf(day.part)}: text changed without a document`,
    category: nameOf(day.part),
    priority: carriesDuty ? 'high' : 'medium',
    description: [
      `The source showed other words in ${affected.length} ${affected.length === 1 ? 'paragraph' : 'paragraphs'}, and no Federal Register document that we know explains them. A person must read this.`,
      ...(carriesDuty ? ['Words that carry a duty changed.'] : []),
      ...(gone.length > 0 ? [`Gone as a whole: ${gone.join(', ')}.`] : []),
    ].join(' '),
    citation: affected[0]!,
    dated: day.shownOn,
    source: 'text',
    kind: 'text-change',
    agencies: [],
    shownOn: day.shownOn,
    parts: [day.part],
    days: [{ part: day.part, day: day.day, keys }],
    affected,
  }
}

/** A later rule whose text we do not hold is an update like any other. One that came as a document is that update. */
function updateOfLaterChange(change: LaterChange, documents: readonly StoredDocument[]): NewUpdate[] {
  const { part, on, citations, document, published, what } = change
  if (document && documents.some(({ number }) => number === document)) return []
  return [
    {
      slug: document ? `federal-register-${document.toLowerCase()}` : `later-${part}-${on}`,
      title: `${nameOf(part)}: ${what}`,
      category: nameOf(part),
      priority: 'high',
      description: `${what} In force from ${longDay(on)}. Our copy of the text is older and shows the words before this rule. Read the rule before you rely on ${citations.length === 1 ? 'this section' : 'these sections'}.`,
      citation: citations[0]!,
      dated: published ?? on,
      source: 'text',
      kind: 'final-rule',
      agencies: ['Bureau of Consumer Financial Protection'],
      documentNumber: document,
      documentUrl: document ? `https://www.federalregister.gov/d/${document}` : null,
      publishedOn: published ?? null,
      effectiveOn: on,
      shownOn: null,
      parts: [part],
      days: [],
      affected: [...citations],
    },
  ]
}

function nameOf(part: string) {
  const letter = regulationLetter(part)
  return letter ? `Regulation ${letter}` : printLibraryPart(part)
}

function printedKey(part: string, key: string) {
  const citation = citationOfKey(part, key)
  return citation ? printCitation(citation) : `${printLibraryPart(part)}, ${key}`
}

/** Whether anything is to be entered: the first fill has made days that no update knows. */
export async function areTextUpdatesMissing(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ missing: boolean }>(sql`
    select exists (select 1 from regulation_days where class = 'substantive')
      and not exists (select 1 from ${regulatoryUpdatesTable} where ${eq(regulatoryUpdatesTable.source, 'text')}) as missing`)
  return rows[0]!.missing
}
