import type { CitationAnswer } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Citation, isInLibrary, type RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { statusesOf } from './legal-status-store.ts'
import { findFirstOf } from './regulation-store.ts'
import { cacheByDay, readLegalStatuses, readPart } from './text-cache.ts'

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
  }
  if (!isInLibrary(citation)) return answer
  const address = citationPath(citation)!
  const isWholePart =
    citation.section === undefined && citation.appendix === undefined && !citation.supplement
  const keys = isWholePart ? [] : keysOf(citation)
  const [held, statuses] = await Promise.all([
    readPart(db, queryCache, citation.part),
    readLegalStatuses(db, queryCache),
  ])
  if (held?.state !== 'ready') return { ...answer, outcome: 'loading' }
  if (isWholePart) return { ...answer, outcome: 'found', foundCitation: answer.citation, address }
  const found = await cacheByDay(
    db,
    held,
    { what: `citation ${keys[0]}`, on },
    () => findFirstOf(db, citation.part, keys, on),
    (row) => row?.text.length ?? 0,
  )
  if (!found) return { ...answer, outcome: 'not-found' }
  const foundCitation = citationOfKey(citation.part, found.key)
  return {
    ...answer,
    outcome: found.key === keys[0] ? 'found' : 'parent',
    foundCitation: foundCitation ? printCitation(foundCitation) : answer.citation,
    address: foundCitation ? citationPath(foundCitation)! : address,
    text: found.text,
    statuses: statusesOf(statuses, citation.part, found.key),
  }
}

/** Keys from the cited paragraph up to its section. */
export function keysOf(citation: RuleCitation): string[] {
  const keys: string[] = []
  const add = (one: RuleCitation) => keys.push(printWithinPart(one))
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

export function citationOfKey(part: string, key: string): RuleCitation | undefined {
  const citation = parseCitation(key.replace(/#\d+$/, ''), { title: 12, part })
  return citation?.code === 'CFR' ? citation : undefined
}
