import {
  BUREAU_PARTS,
  type Citation,
  REGULATION_LETTERS,
  type RuleCitation,
  type StatuteCitation,
} from './citation.ts'
import { heldSection } from './held-statutes.ts'
import { titleOfPart } from './library-parts.ts'
import { ruleByName } from './rule-names.ts'

/** What a citation without a part or section means: the text in which it stands. */
export interface CitationContext {
  title?: number
  part?: string
  section?: string
  appendix?: string
  /** The text is one citation and nothing else: `748.1(c)` alone is one, and would be a number in a sentence. */
  isAlone?: boolean
}

export interface ReadCitation {
  citation: Citation
  end: number
}

const LETTERS = Object.keys(REGULATION_LETTERS).sort((a, b) => b.length - a.length)
const CFR = /(?:title\s+)?(\d{1,2})\s*,?\s*C\.?\s?(?:F\.?\s?R|R\.?\s?F)\.?\s*[,:]?\s*/iy
const USC =
  /(?:title\s+)?(\d{1,2})\s*,?\s*U\.?\s?S\.?\s?C\.?(?:\s?A\.?(?=\W))?\s*(?:§+\s*|sec(?:tion|\.)?\s+)?(\d+[a-z]*(?:-\d+[a-z]*)*)/iy
const REGISTER = /(\d{2,3})\s*(?:FR|Fed\.?\s?Reg\.?)\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.])/iy
const SEPARATOR = /[\s,]+/y
const SIGN = /§+\s*/y
const SECTION_WORD = /(?:sections?|sec\.?)\s*(?=\d)/iy
const PART_WORD = /(?:part|pt\.?)\s*/iy
const PART = /(\d{1,5}[a-z]?)(?![\da-z]|,\d)/iy
const SECTION = /\.(\d+[a-z]{0,2}(?:-\d+[a-z]?)?)(?![\da-z])(?!\.\d)/iy
const REGULATION = new RegExp(`Reg(?:ulation|\\.)?\\s+(${LETTERS.join('|')})(?![A-Za-z])`, 'iy')
const MARK = /\s?\(([A-Za-z]{1,5}|\d{1,3})\)/y
const COMMENT_WORD =
  /(?:supp(?:lement|\.)?\s+I(?:\s+to\s+part\s+\d+)?[\s,]*)?(?:official\s+)?(?:comment|cmt\.?|commentary|interpretation)\s+(?:to\s+)?/iy
const SUPPLEMENT = /supp(?:lement|\.)?\s+I(?![A-Za-z])(?:\s+to\s+part\s+(\d+))?/iy
const COMMENT_PATH = /-((?:\d{1,3}|[ivx]{1,5})(?:\.(?:[ivxl]{1,6}|[A-Z]|\d{1,3}))*)/y
const APPENDIX = /App(?:endix|\.)(?![a-z])(?:\s+(MS-\d|[A-Z]\d?(?![A-Za-z\d])))?/iy
const FORM = /-(\d{1,2}(?:\([A-Z]{1,2}\))?)/y
const FORM_OF_APPENDIX = /(?:model\s+|sample\s+)?form\s+([A-Z])-(\d{1,2}(?:\([A-Z]{1,2}\))?)/iy
const TO_PART = /\s+(?:to|of)\s+(?:(\d{1,2})\s+CFR\s+)?(?:part\s+(\d{2,4}[a-z]?)|(this\s+part))/iy
const TERM = /\s*[“"](\p{L}[^”"\n]{0,119})[”"]/uy
const INTRODUCTION = /\s+introductory text/iy
const PARAGRAPH_WORD = /paragraphs?\s*(?=\()/iy
const SUBPART = /[\s,]*subpart\s+([A-Z]{1,2})(?![A-Za-z])/iy
const SUBPART_OF = /subpart\s+([A-Z]{1,2})\s+(?:of|to)\s+/iy
const ET_SEQ = /,?\s*et\s+seq\.?/iy

/** Forms of other agencies (W-2, I-9) have the same shape. */
const APPENDICES_WITH_FORMS: Readonly<Record<string, string>> = {
  '1002': 'BC',
  '1005': 'A',
  '1006': 'B',
  '1013': 'A',
  '1022': 'BCDHIKLMNO',
  '1026': 'GHKLM',
  '1030': 'B',
}

class Reader {
  readonly text: string
  at: number

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  take(pattern: RegExp) {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (match) this.at = pattern.lastIndex
    return match
  }

  marks() {
    const path: string[] = []
    for (let match = this.take(MARK); match; match = this.take(MARK)) path.push(match[1]!)
    return path
  }
}

/**
 * Reads the citation that begins at a place of the text.
 * Forms without a part or section ("comment 19(f)-1", "19(f)(1)", "paragraph (b)(2)") need the context for them.
 */
export function readCitationAt(text: string, at: number, context: CitationContext): ReadCitation | undefined {
  const reader = new Reader(text, at)
  const citation =
    readRegister(reader) ??
    readStatute(reader, context) ??
    readCfr(reader) ??
    readByLetter(reader) ??
    (context.isAlone ? readSubpartOf(reader, context) : undefined) ??
    readWithinPart(reader, context)
  return citation && { citation, end: reader.at }
}

function readRegister(reader: Reader): Citation | undefined {
  const match = reader.take(REGISTER)
  return match
    ? { code: 'FR', volume: Number(match[1]), page: Number(match[2]!.replaceAll(',', '')) }
    : undefined
}

function readStatute(reader: Reader, { isAlone }: CitationContext): StatuteCitation | undefined {
  const match = reader.take(USC)
  if (!match) return undefined
  const title = Number(match[1])
  const section = heldSection(title, match[2]!) ?? match[2]!
  const path = reader.marks()
  if (isAlone) reader.take(ET_SEQ)
  return { code: 'USC', title, section, path }
}

/** `subpart D of 12 CFR part 702` */
function readSubpartOf(reader: Reader, context: CitationContext): Citation | undefined {
  const start = reader.at
  const subpart = reader.take(SUBPART_OF)?.[1]?.toUpperCase()
  const of = subpart ? (readCfr(reader) ?? readWithinPart(reader, context)) : undefined
  if (subpart && of?.code === 'CFR' && of.section === undefined) return { ...of, subpart }
  reader.at = start
  return undefined
}

function readCfr(reader: Reader): Citation | undefined {
  const start = reader.at
  const match = reader.take(CFR)
  if (!match) return undefined
  const title = Number(match[1])
  reader.take(SIGN)
  reader.take(SECTION_WORD)
  reader.take(PART_WORD)
  const part = reader.take(PART)?.[1]?.toLowerCase()
  if (!part) {
    reader.at = start
    return undefined
  }
  return readBelowPart(reader, title, part)
}

function readByLetter(reader: Reader): Citation | undefined {
  const match = reader.take(REGULATION)
  if (!match) return undefined
  const part = REGULATION_LETTERS[match[1]!.toUpperCase()]!
  const afterLetter = reader.at
  reader.take(SEPARATOR)
  reader.take(SIGN)
  const section = new RegExp(`(?:${part}\\.)?(\\d{1,3}[a-z]?)(?![\\da-z])`, 'y')
  const named = reader.take(section)
  if (named) return withTail(reader, rule(12, part, { section: named[1]!, path: [] }))
  reader.at = afterLetter
  return readBelow(reader, 12, part)
}

/** After the number of a part: a section, an appendix, a comment, or nothing. */
function readBelowPart(reader: Reader, title: number, part: string): RuleCitation {
  const section = reader.take(SECTION)
  if (section) return withTail(reader, rule(title, part, { section: section[1]!.toLowerCase(), path: [] }))
  return readBelow(reader, title, part)
}

function readBelow(reader: Reader, title: number, part: string): RuleCitation {
  const start = reader.at
  reader.take(SEPARATOR)
  const below = readCommentary(reader, { title, part }) ?? readAppendix(reader, { title, part })
  if (below) return below
  reader.at = start
  const subpart = reader.take(SUBPART)?.[1]?.toUpperCase()
  return rule(title, part, { path: [], ...(subpart ? { subpart } : {}) })
}

function readWithinPart(reader: Reader, context: CitationContext): Citation | undefined {
  const { isAlone = false } = context
  const start = reader.at
  const signed = reader.take(SIGN) !== null || (isAlone && reader.take(SECTION_WORD) !== null)
  const part = reader.take(PART)?.[1]?.toLowerCase()
  const title = part && titleAround(part, context, signed)
  if (part && title) {
    const section = reader.take(SECTION)
    if (section) return withTail(reader, rule(title, part, { section: section[1]!.toLowerCase(), path: [] }))
  }
  reader.at = start
  const whole = reader.take(/part\s+(\d{2,4}[a-z]?)(?![\da-z]|\.\d)/iy)?.[1]?.toLowerCase()
  if (whole)
    return readBelow(reader, context.title ?? (isAlone ? titleOfPart(whole) : undefined) ?? 12, whole)
  const form = context.part ? reader.take(FORM_OF_APPENDIX) : null
  if (form && !APPENDICES_WITH_FORMS[context.part!]?.includes(form[1]!.toUpperCase())) reader.at = start
  else if (form)
    return rule(context.title ?? 12, context.part!, {
      appendix: form[1]!.toUpperCase(),
      form: form[2]!,
      path: [],
    })
  return (
    readCommentary(reader, context) ?? readAppendix(reader, context) ?? readParagraph(reader, context, signed)
  )
}

/** The title of a part that is named without one. In a running text only numbers of our first parts are citations. */
function titleAround(part: string, { title, part: own, isAlone }: CitationContext, signed: boolean) {
  if (part === own) return title ?? 12
  if (signed && title !== undefined) return title
  if (isAlone) return titleOfPart(part) ?? (signed ? 12 : undefined)
  return signed || BUREAU_PARTS.includes(part) ? 12 : undefined
}

/** `paragraph (b)(2)` of the section in which it stands; `19(f)(1)` and `§ 19(f)` of the part. */
function readParagraph(reader: Reader, context: CitationContext, signed: boolean): Citation | undefined {
  const start = reader.at
  const { title = 12, part, section, appendix } = context
  if (part && reader.take(PARAGRAPH_WORD)) {
    const path = reader.marks()
    if (section !== undefined) return rule(title, part, { section, path })
    if (appendix !== undefined) return rule(title, part, { appendix, path })
  }
  reader.at = start
  if (!part) return undefined
  if (signed) reader.take(SIGN)
  const named = reader.take(/(\d{1,3}[a-z]?)(?=\s?\()/y)
  if (named) {
    const citation = withTail(reader, rule(title, part, { section: named[1]!, path: [] }))
    if (citation.path.length) return citation
  }
  reader.at = start
  return undefined
}

function readCommentary(reader: Reader, context: CitationContext): RuleCitation | undefined {
  const start = reader.at
  const { title = 12 } = context
  const word = reader.take(COMMENT_WORD)
  if (!word) {
    const supplement = reader.take(SUPPLEMENT)
    const part = supplement?.[1] ?? context.part
    if (supplement && part) return rule(title, part, { path: [], supplement: true })
    reader.at = start
    return undefined
  }
  const partOfSection = reader.take(/(\d{4})\.(?=\d)/y)?.[1]
  const part = partOfSection ?? context.part
  if (!part) {
    reader.at = start
    return undefined
  }
  if (reader.take(/intro(?:duction)?(?![a-z])/iy)) {
    const path = reader.take(COMMENT_PATH)?.[1]?.split('.')
    return rule(title, part, { path: [], supplement: true, comment: path ?? [] })
  }
  const appendix = reader.take(APPENDIX)
  const section = appendix ? undefined : reader.take(/(\d{1,3}[a-z]?)(?![\da-z])/y)?.[1]
  if (section === undefined && !appendix) {
    reader.at = start
    return undefined
  }
  const citation = rule(title, part, {
    ...(appendix ? { appendix: appendix[1]?.toUpperCase() ?? '' } : { section: section! }),
    path: reader.marks(),
  })
  const term = reader.take(TERM)
  if (term) citation.term = term[1]!
  const below = reader.take(COMMENT_PATH)?.[1]
  return { ...citation, comment: below ? below.split('.') : [] }
}

function readAppendix(reader: Reader, context: CitationContext): RuleCitation | undefined {
  const start = reader.at
  const named = reader.take(APPENDIX)
  if (!named) return undefined
  const form = named[1] ? reader.take(FORM)?.[1] : undefined
  const path = reader.marks()
  const toPart = reader.take(TO_PART)
  const part = toPart?.[2]?.toLowerCase() ?? context.part
  if (!part || (named[1] === undefined && !toPart && part !== '1016')) {
    reader.at = start
    return undefined
  }
  const title = toPart?.[1] ? Number(toPart[1]) : (context.title ?? (context.isAlone && titleOfPart(part)))
  return rule(title || 12, part, {
    appendix: named[1]?.toUpperCase() ?? '',
    ...(form ? { form } : {}),
    path,
  })
}

function withTail(reader: Reader, citation: RuleCitation): RuleCitation {
  const path = reader.marks()
  const term = reader.take(TERM)
  const termPath = term ? reader.marks() : []
  return {
    ...citation,
    path,
    ...(term ? { term: term[1]! } : {}),
    ...(termPath.length ? { termPath } : {}),
    ...(reader.take(INTRODUCTION) ? { introduction: true as const } : {}),
  }
}

function rule(
  title: number,
  part: string,
  rest: Omit<RuleCitation, 'code' | 'title' | 'part'>,
): RuleCitation {
  return { code: 'CFR', title, part, ...rest }
}

/** People who look up "comment 19(e)(1)(iii)-1" or "Appendix J(c)(1)" mean Regulation Z unless they say another. */
const USUAL_PART = '1026'

/** Reads a text that is one citation and nothing else, in any form that people use, or the name of a rule. */
export function parseCitation(text: string, context: CitationContext = {}): Citation | undefined {
  const clean = text
    .replace(/[\u00a0\u2009\u202f\s]+/g, ' ')
    .replace(/[\u2013\u2014]/g, '-')
    .trim()
    .replace(/[.,;]$/, '')
  if (clean.length > 300) return undefined
  const named = context.part === undefined ? ruleByName(clean) : undefined
  if (named) return named
  const read = readCitationAt(clean, 0, { part: USUAL_PART, ...context, isAlone: true })
  return read?.end === clean.length ? read.citation : undefined
}
