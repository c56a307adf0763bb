import type { Citation } from './citation.ts'
import { titlesWith } from './held-statutes.ts'
import { isInLibrary, libraryPart, titleOfPart } from './library-parts.ts'

/** 12 U.S.C. 5318(h) is not held, and title 31 has a section 5318: the title is probably wrong. */
export function suggestTitle(citation: Citation): Citation | undefined {
  const isHeld: boolean = isInLibrary(citation)
  if (isHeld || citation.code === 'FR') return undefined
  if (citation.code === 'USC') {
    const [title, ...others] = titlesWith(citation.section)
    return title === undefined || others.length > 0 ? undefined : { ...citation, title }
  }
  const title = titleOfPart(citation.part)
  if (title === undefined) return undefined
  const suggested = { ...citation, title }
  return libraryPart(suggested) === libraryPart(citation) ? undefined : suggested
}
