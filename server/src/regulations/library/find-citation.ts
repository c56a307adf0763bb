import type { CitationAnswer } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Citation, isInLibrary, type RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { listLegalStatuses, statusesOf } from './legal-status-store.ts'
import { findFirstOf, isPartReady } from './regulation-store.ts'

/** The paragraph, or the deepest one above it that the text has. */
export async function findCitation(db: Db, citation: Citation, on: string): Promise<CitationAnswer> {
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
  const [isReady, found, statuses] = await Promise.all([
    isPartReady(db, citation.part),
    findFirstOf(db, citation.part, keys, on),
    listLegalStatuses(db),
  ])
  if (!isReady) return { ...answer, outcome: 'loading' }
  if (isWholePart) return { ...answer, outcome: 'found', foundCitation: answer.citation, address }
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
