import type { CitationAnswer } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Citation, LawCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { isInLibrary, isWholePart, libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { suggestTitle } from '@plumbline/rules/citations/suggest-title.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { citationOfKey, standingOf } from './paragraph-standing-service.ts'
import { findFirstOf } from './regulation-store.ts'
import { cacheByDay, readLegalStatuses, readPart } from './text-cache.ts'
import { oldTextNote } from './text-gaps.ts'

/** The paragraph, or the deepest one above it that the text has. */
export async function findCitation(
  { db, queryCache }: { db: Db; queryCache: QueryCache },
  citation: Citation,
  on: string,
): Promise<CitationAnswer> {
  const answer: CitationAnswer = {
    citation: printCitation(citation),
    outcome: 'not-held',
    foundCitation: null,
    address: null,
    officialAddress: officialAddress(citation),
    text: null,
    statuses: [],
    laterChanges: [],
    gaps: [],
    suggestion: suggestionFor(citation),
  }
  if (!isInLibrary(citation)) return answer
  const address = citationPath(citation)!
  const part = libraryPart(citation)
  const isWhole = isWholePart(citation)
  const keys = isWhole ? [] : keysOf(citation)
  const [held, statuses] = await Promise.all([
    readPart(db, queryCache, part),
    readLegalStatuses(db, queryCache),
  ])
  // The operator may have left the part out.
  if (!held) return answer
  if (held.state !== 'ready') return { ...answer, outcome: 'loading' }
  if (isWhole) {
    const note = oldTextNote(part, held.asOf)
    return {
      ...answer,
      outcome: 'found',
      foundCitation: answer.citation,
      address,
      gaps: note ? [note] : [],
    }
  }
  const found = await cacheByDay(
    db,
    held,
    { what: `citation ${keys[0]}`, on },
    () => findFirstOf(db, part, keys, on),
    (row) => row?.text.length ?? 0,
  )
  if (!found) return { ...answer, outcome: 'not-found' }
  const foundCitation = citationOfKey(part, found.key)
  return {
    ...answer,
    outcome: found.key === keys[0] ? 'found' : 'parent',
    foundCitation: foundCitation ? printCitation(foundCitation) : answer.citation,
    address: foundCitation ? citationPath(foundCitation)! : address,
    text: found.text,
    ...standingOf({ statuses, part, key: found.key, on, textAsOf: held.asOf }),
  }
}

function suggestionFor(citation: Citation): CitationAnswer['suggestion'] {
  const suggested = suggestTitle(citation)
  const address = suggested && citationPath(suggested)
  return suggested && address ? { citation: printCitation(suggested), address } : null
}

/** Keys from the cited paragraph up to its section. */
export function keysOf(citation: LawCitation): string[] {
  const keys: string[] = []
  const add = (one: LawCitation) => keys.push(printWithinPart(one))
  if (citation.code === 'USC') {
    for (let length = citation.path.length; length >= 0; length--)
      add({ ...citation, path: citation.path.slice(0, length) })
    return keys
  }
  const { comment, term, termPath, form, introduction, ...rule } = citation
  if (comment) {
    for (let length = comment.length; length >= 0; length--)
      add({ ...rule, ...(term ? { term } : {}), comment: comment.slice(0, length) })
  }
  if (citation.supplement) return [...keys, 'Supplement I']
  if (introduction) add({ ...rule, introduction })
  if (form) add({ ...rule, form })
  if (term) {
    for (let length = termPath?.length ?? 0; length > 0; length--)
      add({ ...rule, term, termPath: termPath!.slice(0, length) })
    add({ ...rule, term })
  }
  for (let length = rule.path.length; length >= 0; length--)
    add({ ...rule, path: rule.path.slice(0, length) })
  return keys
}
