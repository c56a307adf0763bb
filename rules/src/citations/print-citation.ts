import { type Citation, type LawCitation, type RuleCitation, regulationLetter } from './citation.ts'

const inBrackets = (path: readonly string[]) => path.map((mark) => `(${mark})`).join('')

/** The whole citation, which `parseCitation` reads back as it was. */
export function printCitation(citation: Citation): string {
  if (citation.code === 'USC')
    return `${citation.title} U.S.C. ${citation.section}${inBrackets(citation.path)}`
  if (citation.code === 'FR') return `${citation.volume} FR ${citation.page}`
  const { title, part } = citation
  if (citation.comment || citation.supplement || citation.appendix !== undefined)
    return `${title} CFR ${part}, ${printWithinPart(citation)}`
  if (citation.section === undefined)
    return `${title} CFR part ${part}${citation.subpart ? `, subpart ${citation.subpart}` : ''}`
  return `${title} CFR ${printWithinPart(citation)}`
}

/** What is beside a paragraph, where the part is known: `1026.19(f)(1)(ii)`, `comment 19(f)(1)(ii)-1`. */
export function printWithinPart(citation: LawCitation): string {
  if (citation.code === 'USC') return `${citation.section}${inBrackets(citation.path)}`
  const { part, section, appendix, comment } = citation
  const tail =
    (citation.form ? `-${citation.form}` : '') +
    inBrackets(citation.path) +
    (citation.term ? ` "${citation.term}"` : '') +
    (citation.termPath?.length ? ` ${inBrackets(citation.termPath)}` : '') +
    (citation.introduction ? ' introductory text' : '')
  if (citation.supplement && !comment) return 'Supplement I'
  if (comment) {
    const below = comment.length ? `-${comment.join('.')}` : ''
    if (citation.supplement) return `comment intro${below}`
    if (appendix !== undefined) return `comment App. ${appendix}${tail}${below}`
    return `comment ${section}${tail}${below}`
  }
  if (appendix !== undefined) return `Appendix${appendix ? ` ${appendix}` : ''}${tail}`
  if (section === undefined) return `part ${part}${citation.subpart ? `, subpart ${citation.subpart}` : ''}`
  return `${part}.${section}${tail}`
}

/** How people say it: `Reg Z 19(f)(1)(ii)`. Parts without a letter are printed in full. */
export function printByLetter(citation: RuleCitation): string {
  const letter = citation.title === 12 ? regulationLetter(citation.part) : undefined
  if (!letter) return printCitation(citation)
  if (citation.comment || citation.supplement || citation.appendix !== undefined)
    return `Reg ${letter}, ${printWithinPart(citation)}`
  if (citation.section === undefined) return `Reg ${letter}`
  return `Reg ${letter} ${printWithinPart(citation).slice(citation.part.length + 1)}`
}
