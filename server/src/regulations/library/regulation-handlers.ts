import type { LibraryParagraph } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PART_NAMES, regulationLetter } from '@plumbline/rules/citations/citation.ts'
import { citationPath, paragraphAnchor } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { everyone, members } from '../../platform/procedures.ts'
import { covers } from '../history/covers.ts'
import { citationOfKey, findCitation } from './find-citation.ts'
import { laterChangesOf, laterChangesTouching } from './later-change-store.ts'
import { listLegalStatuses, statusesOf } from './legal-status-store.ts'
import { drawRedline } from './redline.ts'
import {
  findChangeAfter,
  findPart,
  listAddresses,
  listChangeDays,
  listDifferences,
  listPage,
  listPages,
  listParts,
  MATCHES_SHOWN,
  pageLink,
  type StoredParagraph,
  type StoredPart,
  searchTexts,
} from './regulation-store.ts'

const today = () => new Date().toISOString().slice(0, 10)

export const regulationHandlers = {
  overview: everyone.regulations.overview.handler(async ({ context: { db } }) => {
    const parts = await listParts(db)
    return { parts, isComplete: parts.length > 0 && parts.every(({ state }) => state === 'ready') }
  }),

  addresses: everyone.regulations.addresses.handler(({ context: { db } }) => listAddresses(db)),

  lookup: everyone.regulations.lookup.handler(async ({ input, context: { db }, errors }) => {
    const citation = parseCitation(input.citation)
    if (!citation) throw errors.NOT_A_CITATION()
    return findCitation(db, citation, input.on ?? today())
  }),

  changedSince: everyone.regulations.changedSince.handler(
    async ({ input: { citations, since }, context: { db } }) => {
      const found = []
      for (const text of citations) {
        const citation = parseCitation(text)
        if (citation?.code !== 'CFR' || citation.title !== 12) continue
        const { part } = citation
        const key = printWithinPart(citation)
        const later = laterChangesTouching(part, key).find(({ on }) => on > since)
        if (later) found.push({ citation: text, on: later.on, what: later.what, redline: null })
        const changed = await findChangeAfter(db, part, key, since)
        if (!changed) continue
        const query = new URLSearchParams({ page: changed.page, from: since, to: changed.on })
        const redline = `/resources/regulations/${part}/redline?${query}`
        found.push({ citation: text, on: changed.on, what: null, redline })
      }
      return found
    },
  ),

  search: everyone.regulations.search.handler(async ({ input, context: { db } }) => {
    const [matches, statuses] = await Promise.all([
      searchTexts(db, { ...input, on: input.on ?? today() }),
      listLegalStatuses(db),
    ])
    return {
      isCut: matches.length > MATCHES_SHOWN,
      matches: matches.slice(0, MATCHES_SHOWN).map(({ part, page, key, kind, excerpt }) => {
        const citation = citationOfKey(part, key)
        return {
          part,
          key,
          kind,
          excerpt,
          citation: citation ? printCitation(citation) : `12 CFR ${part}, ${key}`,
          address: (citation && citationPath(citation)) ?? `/resources/regulations/${part}/${page}`,
          statuses: statusesOf(statuses, part, key).map(({ title }) => title),
        }
      }),
    }
  }),

  redline: members.regulations.redline.handler(async ({ input, context: { db }, errors }) => {
    const { part, page, key, from, to } = input
    if (from >= to) throw errors.WRONG_ORDER()
    const held = await requireReady(db, part, errors)
    const [rows, statuses] = await Promise.all([listDifferences(db, input), listLegalStatuses(db)])
    const wanted =
      key === undefined ? rows : { before: rows.before.filter(isWanted), after: rows.after.filter(isWanted) }
    const redline = await drawRedline(db, wanted, { part, from, statuses })
    const used = new Set(redline.changes.flatMap((change) => change.statuses))
    return {
      part,
      page: page ?? null,
      key: key ?? null,
      label: key ?? (page ? labelOf(part, page) : `12 CFR part ${part}`),
      from,
      to,
      age: ageOf(held),
      ...redline,
      statuses: statuses.filter(({ id }) => used.has(id)),
    }

    function isWanted(paragraph: StoredParagraph) {
      return covers(key!, paragraph.key)
    }
  }),

  contents: everyone.regulations.contents.handler(
    async ({ input: { part, on = today() }, context: { db }, errors }) => {
      const held = await requireReady(db, part, errors)
      const [pages, changeDays] = await Promise.all([listPages(db, part, on), listChangeDays(db, part)])
      if (pages.length === 0) throw errors.NOT_FOUND()
      return {
        ...naming(part),
        on,
        age: ageOf(held),
        pages,
        changeDays,
        laterChanges: laterChangesOf(part),
      }
    },
  ),

  page: everyone.regulations.page.handler(
    async ({ input: { part, page, on = today() }, context: { db }, errors }) => {
      const held = await requireReady(db, part, errors)
      const [rows, pages, changeDays, statuses] = await Promise.all([
        listPage(db, part, page, on),
        listPages(db, part, on),
        listChangeDays(db, part, page),
        listLegalStatuses(db),
      ])
      const heading = rows.find(({ kind }) => kind === 'heading')
      if (!heading) throw errors.NOT_FOUND()
      const at = pages.findIndex((one) => one.page === page)
      const read = rows.map((row) => paragraphOf(row, statusesOf(statuses, part, row.key)))
      const used = new Set(read.flatMap((paragraph) => paragraph.statuses))
      const { label, title } = pageLink(page, heading.text)
      const isComment = ({ kind }: LibraryParagraph) => kind === 'comment' || kind === 'comment-heading'
      const { name, ...named } = naming(part)
      return {
        ...named,
        partName: name,
        page,
        label,
        title,
        on,
        age: ageOf(held),
        paragraphs: read.filter((paragraph) => !isComment(paragraph)),
        comments: read.filter(isComment),
        statuses: statuses.filter(({ id }) => used.has(id)),
        laterChanges: laterChangesOf(part).filter(({ citations }) => concerns(citations, part, page)),
        changeDays,
        previous: pages[at - 1] ?? null,
        next: pages[at + 1] ?? null,
      }
    },
  ),
}

async function requireReady(db: Db, part: string, errors: { NOT_FOUND: () => Error }): Promise<StoredPart> {
  const held = await findPart(db, part)
  if (held?.state !== 'ready') throw errors.NOT_FOUND()
  return held
}

const ageOf = ({ asOf, seenOn, checkedAt, unchangedTo, heldFrom }: StoredPart) => ({
  asOf,
  seenOn,
  checkedAt,
  unchangedTo,
  heldFrom,
})

const naming = (part: string) => ({
  part,
  letter: regulationLetter(part) ?? null,
  name: PART_NAMES[part] ?? `Part ${part}`,
})

const labelOf = (part: string, page: string) =>
  /^\d/.test(page) ? `12 CFR ${part}.${page}` : `12 CFR ${part}, ${page}`

function concerns(citations: readonly string[], part: string, page: string) {
  return citations.some((text) => {
    const path = citationPath(parseCitation(text)!)
    return path?.replace(/#.*$/, '') === `/resources/regulations/${part}/${page}`
  })
}

function paragraphOf(row: StoredParagraph, statuses: { id: string }[]): LibraryParagraph {
  const citation = citationOfKey(row.part, row.key)
  const repeat = /#(\d+)$/.exec(row.key)?.[1]
  return {
    key: row.key,
    citation: citation ? printCitation(citation) : `12 CFR ${row.part}, ${row.key}`,
    anchor: (citation ? paragraphAnchor(citation) : '') + (repeat ? `-repeat-${repeat}` : ''),
    kind: row.kind,
    level: row.level,
    text: row.text,
    firstShown: row.firstShown,
    inForceFrom: row.inForceFrom,
    statuses: statuses.map(({ id }) => id),
  }
}
