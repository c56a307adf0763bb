import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { covers } from '../history/covers.ts'
import { type LaterChange, readLaterChanges } from '../history/known-documents.ts'

let read: readonly LaterChange[] | undefined

function laterChanges(): readonly LaterChange[] {
  read ??= readLaterChanges()
  return read
}

/** The known changes of a part whose text the library does not hold. */
export function laterChangesOf(part: string): LaterChange[] {
  return laterChanges().filter((change) => change.part === part)
}

/** Those that came after a day. */
export function laterChangesAfter(day: string): LaterChange[] {
  return laterChanges().filter(({ on }) => on > day)
}

/** Those that name a section or what is in it. */
export function laterChangesOfPage(part: string, page: string): LaterChange[] {
  const address = `/resources/regulations/${part}/${page}`
  return laterChangesOf(part).filter(({ citations }) =>
    citations.some((text) => citationPath(parseCitation(text)!)?.replace(/#.*$/, '') === address),
  )
}

/** Those that touch a paragraph, what is above it, or what is below it. */
export function laterChangesTouching(part: string, key: string): LaterChange[] {
  return laterChangesOf(part).filter(({ citations }) => citations.some((text) => touches(text, key)))
}

function touches(text: string, key: string): boolean {
  const citation = parseCitation(text)
  if (citation?.code !== 'CFR') return false
  const changed = printWithinPart(citation)
  return covers(changed, key) || covers(key, changed)
}
