import type { LegalStatus, LibraryParagraph, TextAge } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { dayOfAddedSection } from '@plumbline/rules/citations/added-parts.ts'
import { regulationLetter } from '@plumbline/rules/citations/citation.ts'
import {
  citationPath,
  officialAddress,
  paragraphAnchor,
} from '@plumbline/rules/citations/citation-address.ts'
import {
  isInLibrary,
  libraryPart,
  printLibraryPart,
  readLibraryPart,
} from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { partName } from '@plumbline/rules/citations/part-names.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { everyone } from '../../platform/procedures.ts'
import { findCitation } from './find-citation.ts'
import { laterChangesOf, laterChangesOfPage, laterChangesTouching } from './later-change-store.ts'
import { findFreshness } from './law-freshness.ts'
import { statusesOf, statusesTouching } from './legal-status-store.ts'
import { citationOfKey, laterChangeText, standingOf } from './paragraph-standing-service.ts'
import { redlineHandlers } from './redline-handlers.ts'
import {
  ageOf,
  findChangeAfter,
  listAddresses,
  listChangeDays,
  listPage,
  listPages,
  listParts,
  MATCHES_SHOWN,
  pageLink,
  type StoredParagraph,
  type StoredPart,
  searchTexts,
} from './regulation-store.ts'
import { cacheByDay, cacheByPart, readLegalStatuses, readPart } from './text-cache.ts'
import { appendicesNotHeld, pageGaps, paragraphGap } from './text-gaps.ts'

const today = () => new Date().toISOString().slice(0, 10)

export const regulationHandlers = {
  overview: everyone.regulations.overview.handler(async ({ context: { db } }) => {
    const parts = await listParts(db)
    return { parts, isComplete: parts.length > 0 && parts.every(({ state }) => state === 'ready') }
  }),

  freshness: everyone.regulations.freshness.handler(async ({ context: { db, regulationSources } }) => ({
    ...(await findFreshness(db, today())),
    asksSources: regulationSources === 'daily',
  })),

  addresses: everyone.regulations.addresses.handler(({ context: { db } }) => listAddresses(db)),

  lookup: everyone.regulations.lookup.handler(async ({ input, context, errors }) => {
    const citation = parseCitation(input.citation)
    if (!citation) throw errors.NOT_A_CITATION()
    return findCitation(context, citation, input.on ?? today())
  }),

  changedSince: everyone.regulations.changedSince.handler(
    async ({ input: { citations, since }, context: { db, queryCache } }) => {
      const statuses = await readLegalStatuses(db, queryCache)
      const found = []
      for (const text of citations) {
        const citation = parseCitation(text)
        if (!citation || !isInLibrary(citation)) continue
        const part = libraryPart(citation)
        const key = printWithinPart(citation)
        const whole = statusesOf(statuses, part, key)
        for (const one of statusesTouching(statuses, part, key)) {
          const { title, effect, since: on, explanation: what } = one
          const status = { title, effect, isOfPart: !whole.includes(one) }
          found.push({ citation: text, on, what, redline: null, status })
        }
        const later = laterChangesTouching(part, key).find(({ on }) => on > since && on <= today())
        if (later) found.push({ citation: text, on: later.on, what: later.what, redline: null, status: null })
        const changed = await findChangeAfter(db, part, key, since)
        if (!changed) continue
        const query = new URLSearchParams({ page: changed.page, from: since, to: changed.on })
        const redline = `/resources/regulations/${part}/redline?${query}`
        found.push({ citation: text, on: changed.on, what: null, redline, status: null })
      }
      return found
    },
  ),

  search: everyone.regulations.search.handler(async ({ input, context: { db, queryCache } }) => {
    const [matches, statuses, parts] = await Promise.all([
      searchTexts(db, { ...input, on: input.on ?? today() }),
      readLegalStatuses(db, queryCache),
      listParts(db),
    ])
    const asOf = new Map(parts.map((one) => [one.part, one.asOf]))
    return {
      isCut: matches.length > MATCHES_SHOWN,
      matches: matches.slice(0, MATCHES_SHOWN).map(({ part, page, key, kind, excerpt }) => {
        const citation = citationOfKey(part, key)
        const standing = standingOf({
          statuses,
          part,
          key,
          on: input.on ?? today(),
          textAsOf: asOf.get(part),
        })
        return {
          part,
          key,
          kind,
          excerpt,
          citation: citation ? printCitation(citation) : `${printLibraryPart(part)}, ${key}`,
          address: (citation && citationPath(citation)) ?? `/resources/regulations/${part}/${page}`,
          statuses: standing.statuses.map(({ title }) => title),
          laterChanges: standing.laterChanges.map(laterChangeText),
          gaps: standing.gaps,
        }
      }),
    }
  }),

  ...redlineHandlers,

  contents: everyone.regulations.contents.handler(
    async ({ input: { part, on = today() }, context: { db, queryCache }, errors }) => {
      const held = await readPart(db, queryCache, part)
      if (held?.state !== 'ready') throw errors.NOT_FOUND()
      const [pages, changeDays] = await Promise.all([
        readPages(db, held, on),
        cacheByPart(db, held, 'change days', () => listChangeDays(db, part)),
      ])
      if (pages.length === 0) throw errors.NOT_FOUND()
      return {
        ...naming(part),
        on,
        age: ageOf(held),
        pages,
        changeDays,
        laterChanges: laterChangesOf(part),
        notHeld: appendicesNotHeld(part, held.asOf),
        officialAddress: officialPage(part),
      }
    },
  ),

  page: everyone.regulations.page.handler(
    async ({ input: { part, page, on = today() }, context: { db, queryCache }, errors }) => {
      const held = await readPart(db, queryCache, part)
      if (held?.state !== 'ready') throw errors.NOT_FOUND()
      const [read, pages, changeDays, statuses] = await Promise.all([
        readPage(db, held, page, on),
        readPages(db, held, on),
        cacheByPart(db, held, `change days ${page}`, () => listChangeDays(db, part, page)),
        readLegalStatuses(db, queryCache),
      ])
      if (!read) throw errors.NOT_FOUND()
      const at = pages.findIndex((one) => one.page === page)
      const age = ageOfPage(held, page)
      const { paragraphs, comments, used } = withStatuses(read, statuses, { part, asOf: age.asOf })
      const { name, ...named } = naming(part)
      return {
        ...named,
        partName: name,
        page,
        label: read.label,
        title: read.title,
        on,
        age,
        paragraphs,
        comments,
        statuses: statuses.filter(({ id }) => used.has(id)),
        laterChanges: laterChangesOfPage(part, page),
        changeDays,
        gaps: pageGaps(part, page, age.asOf),
        officialAddress: officialPage(part, read.paragraphs[0]?.key),
        previous: pages[at - 1] ?? null,
        next: pages[at + 1] ?? null,
      }
    },
  ),
}

/** A section that came in a file has its own day, and no source is asked for a newer one. */
function ageOfPage(held: StoredPart, page: string): TextAge {
  const asOf = dayOfAddedSection(held.part, page)
  if (!asOf) return ageOf(held)
  return { asOf, seenOn: null, checkedAt: null, unchangedTo: null, heldFrom: asOf }
}

const readPages = (db: Db, held: StoredPart, on: string) =>
  cacheByDay(
    db,
    held,
    { what: 'pages', on },
    () => listPages(db, held.part, on),
    (pages) => pages.length * 80,
  )

interface ReadPage {
  label: string
  title: string
  paragraphs: LibraryParagraph[]
  comments: LibraryParagraph[]
}

const readPage = (db: Db, held: StoredPart, page: string, on: string) =>
  cacheByDay(
    db,
    held,
    { what: `page ${page}`, on },
    async (): Promise<ReadPage | undefined> => {
      const rows = await listPage(db, held.part, page, on)
      const heading = rows.find(({ kind }) => kind === 'heading')
      if (!heading) return undefined
      const { label, title } = pageLink(page, heading.text)
      const read = rows.map(paragraphOf)
      const isComment = ({ kind }: LibraryParagraph) => kind === 'comment' || kind === 'comment-heading'
      return {
        label,
        title,
        paragraphs: read.filter((paragraph) => !isComment(paragraph)),
        comments: read.filter(isComment),
      }
    },
    (read) =>
      read ? [...read.paragraphs, ...read.comments].reduce((sum, { text }) => sum + text.length + 250, 0) : 0,
  )

interface MarkedPage extends ReadPage {
  /** Ids of the statuses that touch a paragraph. */
  used: ReadonlySet<string>
}

const markedPages = new WeakMap<
  ReadPage,
  { statuses: readonly LegalStatus[]; asOf: string | null; page: MarkedPage }
>()

/** The statuses come to the text when it is shown: an administrator may enter one at any time. */
function withStatuses(
  read: ReadPage,
  statuses: readonly LegalStatus[],
  { part, asOf }: Pick<StoredPart, 'part' | 'asOf'>,
): MarkedPage {
  const known = markedPages.get(read)
  if (known?.statuses === statuses && known.asOf === asOf) return known.page
  const used = new Set<string>()
  const mark = (paragraph: LibraryParagraph) => {
    const ids = statusesOf(statuses, part, paragraph.key).map(({ id }) => id)
    for (const id of ids) used.add(id)
    return { ...paragraph, statuses: ids, gap: paragraphGap(part, paragraph.key, asOf) ?? null }
  }
  const page = {
    ...read,
    paragraphs: read.paragraphs.map(mark),
    comments: read.comments.map(mark),
    used,
  }
  markedPages.set(read, { statuses, asOf, page })
  return page
}

/** Where the government publishes the part, or the section of a heading. */
function officialPage(part: string, heading?: string): string {
  const { code, title, part: number } = readLibraryPart(part)
  const section = heading && citationOfKey(part, heading)
  if (section) return officialAddress(section)
  return code === 'USC'
    ? `https://uscode.house.gov/browse/prelim@title${title}&edition=prelim`
    : officialAddress({ code, title, part: number, path: [] })
}

const naming = (part: string) => ({
  part,
  letter: regulationLetter(part) ?? null,
  name: partName(part),
})

function paragraphOf(row: StoredParagraph): LibraryParagraph {
  const citation = citationOfKey(row.part, row.key)
  const repeat = /#(\d+)$/.exec(row.key)?.[1]
  return {
    key: row.key,
    citation: citation ? printCitation(citation) : `${printLibraryPart(row.part)}, ${row.key}`,
    anchor: (citation ? paragraphAnchor(citation) : '') + (repeat ? `-repeat-${repeat}` : ''),
    kind: row.kind,
    level: row.level,
    text: row.text,
    firstShown: row.firstShown,
    inForceFrom: row.inForceFrom,
    statuses: [],
    gap: null,
  }
}
