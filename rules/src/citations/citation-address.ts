import type { Citation, LawCitation } from './citation.ts'
import { isInLibrary, libraryPart } from './library-parts.ts'

const LIBRARY = '/resources/regulations'

const idOf = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** The id of a paragraph within the page of its section: `f-1-ii`, `comment-f-1-ii--1-i`. */
export function paragraphAnchor(citation: LawCitation): string {
  if (citation.code === 'USC') return citation.path.map(idOf).join('-')
  const own = [
    ...(citation.form ? [`form-${idOf(citation.form)}`] : []),
    ...citation.path,
    ...(citation.term ? [`term-${idOf(citation.term).toLowerCase()}`] : []),
    ...(citation.termPath ?? []),
    ...(citation.introduction ? ['introduction'] : []),
  ]
    .map(idOf)
    .join('-')
  if (!citation.comment) return own
  return (
    ['comment', own].filter(Boolean).join('-') +
    (citation.comment.length ? `--${citation.comment.map(idOf).join('-')}` : '')
  )
}

/** The page of a section within its part: `19`, `appendix-h`, `supplement-i`; the part itself has none. */
export function sectionPage(citation: LawCitation): string | undefined {
  if (citation.section !== undefined) return citation.section.toLowerCase()
  if (citation.code === 'USC') return undefined
  if (citation.appendix !== undefined)
    return citation.appendix ? `appendix-${citation.appendix.toLowerCase()}` : 'appendix'
  return citation.supplement ? 'supplement-i' : undefined
}

/** The address of a text that the library holds: `/resources/regulations/1026/19#f-1-ii`. */
export function citationPath(citation: Citation, options: { on?: string; library?: string } = {}) {
  if (!isInLibrary(citation)) return undefined
  const page = sectionPage(citation)
  const anchor = paragraphAnchor(citation)
  return (
    `${options.library ?? LIBRARY}/${libraryPart(citation)}${page ? `/${page}` : ''}` +
    (options.on ? `?on=${options.on}` : '') +
    (anchor ? `#${anchor}` : '')
  )
}

/** Where the government publishes it, for texts that the library does not hold. */
export function officialAddress(citation: Citation): string {
  if (citation.code === 'FR')
    return `https://www.federalregister.gov/citation/${citation.volume}-FR-${citation.page}`
  if (citation.code === 'USC')
    return `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${citation.title}-section${citation.section}&num=0&edition=prelim`
  const { title, part, section, appendix, comment, path } = citation
  const base = `https://www.ecfr.gov/current/title-${title}`
  if (comment || citation.supplement)
    return `${base}/part-${part}/appendix-Supplement%20I%20to%20Part%20${part}`
  if (appendix !== undefined)
    return `${base}/part-${part}/appendix-Appendix%20${appendix ? `${appendix}%20` : ''}to%20Part%20${part}`
  if (section === undefined) return `${base}/part-${part}`
  const paragraph = path.length ? `#p-${part}.${section}${path.map((mark) => `(${mark})`).join('')}` : ''
  return `${base}/section-${part}.${section}${paragraph}`
}
