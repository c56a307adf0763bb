import type { Citation, RuleCitation } from './citation.ts'
import { type CitationContext, readCitationAt } from './parse-citation.ts'

export interface FoundCitation {
  /** Positions in the text, as `slice` takes them. */
  start: number
  end: number
  text: string
  citation: Citation
}

/** Where a citation may begin. The word before must have ended. */
const BEGINNING =
  /(?<![\w.$(-])(?:\d{1,2}\s*C\.?\s?F\.?\s?R\.?|\d{1,2}\s*U\.?\s?S\.?\s?C\.?\s*(?:§+\s*)?\d|\d{2,3}\s(?:FR|Fed\. ?Reg\.)\s\d|§+\s?\d|Reg(?:ulation|\.)?\s+[A-Z]{1,2}[\s,]+(?:§|\d|comment\s|App(?:endix|\.)\s)|1\d{3}\.\d|(?:official )?comment\s+(?:\d|App|intro)|(?:comments)\s+(?=\d)|App(?:endix|\.)\s+[A-Z]|(?:model |sample )?form\s+[A-Z]-\d|paragraphs?\s*\(|Supplement I\b)/gi
/** `(e) and (f)`, `1026.37 and 1026.38`: what follows a citation in a list. */
const NEXT_IN_LIST = /(?:,\s*(?:and|or)?|\s+(?:and|or|through|to))\s*(?=§|\(|1\d{3}\.\d|\d+\([a-z])/y

/** All citations of a running text. What has no part takes that of the context or of the citation before it. */
export function findCitations(text: string, context: CitationContext = {}): FoundCitation[] {
  const found: FoundCitation[] = []
  const isOwnText = context.section !== undefined || context.appendix !== undefined
  let current: CitationContext = context
  BEGINNING.lastIndex = 0
  for (let match = BEGINNING.exec(text); match; match = BEGINNING.exec(text)) {
    const plural = /^comments\s+/i.exec(match[0])
    const start = match.index
    const read = plural
      ? readPluralComment(text, start + plural[0].length, current)
      : readCitationAt(
          text,
          start,
          /^paragraph/i.test(match[0])
            ? context
            : { ...current, section: context.section, appendix: context.appendix },
        )
    if (!read) continue
    // "§ 1026.19" names its title by the citation before it, or is of title 12.
    add(plural ? start + plural[0].length : start, read.citation, read.end)
    let last = read
    for (;;) {
      NEXT_IN_LIST.lastIndex = last.end
      const joint = NEXT_IN_LIST.exec(text)
      if (!joint) break
      const at = NEXT_IN_LIST.lastIndex
      const next = text[at] === '(' ? readSibling(text, at, last.citation) : readCitationAt(text, at, current)
      if (!next) break
      add(at, next.citation, next.end)
      last = next
    }
    BEGINNING.lastIndex = last.end
  }
  return found

  function add(start: number, citation: Citation, end: number) {
    found.push({ start, end, text: text.slice(start, end), citation })
    if (citation.code === 'CFR' && !isOwnText) current = { title: citation.title, part: citation.part }
  }
}

function readPluralComment(text: string, at: number, context: CitationContext) {
  const prefix = 'comment '
  const read = readCitationAt(prefix + text.slice(at, at + 200), 0, context)
  return read && { citation: read.citation, end: at + read.end - prefix.length }
}

/** `(f)` after 1026.19(e), `(iii)` after 1026.19(e)(1)(ii): the mark takes the place of the last one of its kind. */
function readSibling(text: string, at: number, before: Citation) {
  if (before.code !== 'CFR' || before.comment || before.term || before.path.length === 0) return undefined
  const marks = /(?:\((?:[A-Za-z]{1,5}|\d{1,3})\))+/y
  marks.lastIndex = at
  const match = marks.exec(text)
  if (!match) return undefined
  const path = match[0].slice(1, -1).split(')(')
  const kind = kindOf(path[0]!)
  const level = before.path.findLastIndex(
    (mark, index) => kindOf(mark, index) === kind || kindOf(mark) === kind,
  )
  if (level < 0) return undefined
  const citation: RuleCitation = { ...before, path: [...before.path.slice(0, level), ...path] }
  delete citation.introduction
  return { citation, end: marks.lastIndex }
}

function kindOf(mark: string, level?: number) {
  if (/^\d/.test(mark)) return 'number'
  if (/^[A-Z]/.test(mark)) return 'capital'
  // (i) is a letter at the first level and a numeral at the third.
  if (
    level !== 0 &&
    (mark.length > 1 || level === undefined ? /^[ivxl]+$/.test(mark) : /^[ivx]+$/.test(mark))
  )
    return mark.length === 1 && level === undefined && mark !== 'i' && mark !== 'v' && mark !== 'x'
      ? 'letter'
      : 'numeral'
  return 'letter'
}
