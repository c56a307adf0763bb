import { unescaped, XML_TOKEN } from './xml-tokens.ts'

/** The XML is cut off, not of the part that was asked for, or not XML at all. Nothing of it is used. */
export class EcfrXmlError extends Error {
  override readonly name = 'EcfrXmlError'
}

/** Who issued the part and where it was printed: not the words of the rule. */
const LEFT_OUT = new Set(['AUTH', 'SOURCE', 'CITA', 'SECAUTH', 'PARAUTH'])
/** Headings of parts, subparts and subject groups; those of sections and appendices stand in DIV8 and DIV9. */
const GROUPS = new Set(['DIV1', 'DIV2', 'DIV3', 'DIV4', 'DIV5', 'DIV6', 'DIV7'])
const INLINE = new Set([
  'I',
  'E',
  'SU',
  'FR',
  'B',
  'STRONG',
  'A',
  'SUB',
  'SUP',
  'BR',
  'IMG',
  'AC',
  'EM',
  'SPAN',
])
const EMPTY = new Set(['BR', 'IMG'])
const CELLS = new Set(['TD', 'TH'])

/** Marks around italic words, which the numbering reads and no text has. */
const ITALIC = '\u0001'
const UPRIGHT = '\u0002'
const CELL_END = '\t'
const DEPTH_AT_MOST = 60

/** Comments open with a mark and a heading too; the numbering of the comments reads those. */
const COMMENTARY = /^Supplement I\b/
const NAME = /\bN="([^"]*)"/

/**
 * The text of a part, one line a paragraph, out of the eCFR's XML: the form in which the library keeps texts.
 * Rows of tables are one line, with tabs between the cells.
 */
export function ecfrLines(part: string, xml: string): string[] {
  const lines: string[] = []
  const open: string[] = []
  let buffer = ''
  let leftOut = 0
  let root: string | undefined
  let sections = 0
  let isDone = false
  let isCommentary = false

  for (const token of xml.matchAll(XML_TOKEN)) {
    const [whole, cdata, slash, rawName, attributes = ''] = token
    if (rawName === undefined) {
      if (whole.startsWith('<!--') || whole.startsWith('<?')) continue
      if (whole === '<') throw new EcfrXmlError('it is cut off, or not XML')
      const text = cdata ?? unescaped(whole)
      if (open.length === 0 && text.trim() !== '') throw new EcfrXmlError('there is text outside of the part')
      if (!leftOut && open.length > 0) buffer += text.replaceAll('\u0001', '').replaceAll('\u0002', '')
      continue
    }
    const name = rawName.toUpperCase()
    if (slash) close(name)
    else start(name, attributes)
  }
  if (open.length > 0 || !root) throw new EcfrXmlError('it is cut off, or not XML')
  if (sections === 0) throw new EcfrXmlError('it has no section')
  return lines

  function start(name: string, attributes: string) {
    if (isDone) throw new EcfrXmlError('it goes on after the part')
    if (!root) {
      root = name
      if (name !== 'DIV5') throw new EcfrXmlError(`it begins with ${name.slice(0, 20)}, not with a part`)
      if (NAME.exec(attributes)?.[1] !== part) throw new EcfrXmlError(`it is not part ${part}`)
    }
    if (name === 'DIV9') isCommentary = COMMENTARY.test(NAME.exec(attributes)?.[1] ?? '')
    if (name === 'DIV8') {
      isCommentary = false
      sections++
      const number = NAME.exec(attributes)?.[1] ?? ''
      if (!number.replace(/^§+\s?/, '').startsWith(`${part}.`))
        throw new EcfrXmlError(`section ${number.slice(0, 20)} is not of part ${part}`)
    }
    if (!INLINE.has(name) && !CELLS.has(name)) flush()
    const isClosed = attributes.trimEnd().endsWith('/') || EMPTY.has(name)
    if (name === 'BR') buffer += ' '
    if (isClosed) {
      if (CELLS.has(name)) buffer += CELL_END
      return
    }
    open.push(name)
    if (open.length > DEPTH_AT_MOST) throw new EcfrXmlError('it is nested too deeply')
    if (LEFT_OUT.has(name)) leftOut++
    if (name === 'I') buffer += ITALIC
    if (name === 'XREF') lines.push('Cross Reference')
    if (name === 'EDNOTE') lines.push('Editorial Note')
  }

  function close(name: string) {
    if (EMPTY.has(name)) return
    if (open.at(-1) !== name) throw new EcfrXmlError('its elements do not match')
    if (name === 'I') buffer += UPRIGHT
    else if (CELLS.has(name)) buffer += CELL_END
    else if (!INLINE.has(name)) flush()
    if (LEFT_OUT.has(name)) leftOut--
    open.pop()
    if (open.length === 0) isDone = true
  }

  function flush() {
    const text = plain(buffer)
    buffer = ''
    if (text.trim() === '' || leftOut) return
    const name = open.at(-1)!
    if (name === 'HEAD' && GROUPS.has(open.at(-2) ?? '')) return
    if (name === 'TR') lines.push(rowOf(text))
    else lines.push(...(isCommentary ? [text] : atMarks(text)).map(withoutItalics))
  }
}

const withoutItalics = (text: string) =>
  text
    .replace(/[\u0001\u0002]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const rowOf = (text: string) => text.split(CELL_END).slice(0, -1).map(withoutItalics).join(CELL_END)

const MARK = '\\((?:[\\u0001]?[A-Za-z]{1,5}|[\\u0001]?\\d{1,3})[\\u0002]?\\)'
const TWO_MARKS = new RegExp(`^(${MARK})\\s?(?=${MARK})(?!${MARK}\\s?(?:-|and|through|or)\\b)`)
const HEADED = new RegExp(`^(${MARK}\\s?[“"]?\\u0001[^\\u0001\\u0002]{1,250}\\u0002[.:”"]*-?)\\s?(?=${MARK})`)

/** `appraisers;(B) Contract`: the source forgot the end of the paragraph. */
const GLUED = /^(\([A-Z]\) [^;]{1,300};)(?=\([A-Z]\) )/

/** `(a) Coverage. (1) In general` and `(3)(i) Application means` are two paragraphs each. */
function atMarks(text: string): string[] {
  const found = HEADED.exec(text) ?? TWO_MARKS.exec(text) ?? GLUED.exec(text)
  return found ? [found[1]!, ...atMarks(text.slice(found[0].length))] : [text]
}

/** The marks of the text form: short dashes without blanks, straight apostrophes, no lines to write on. */
function plain(text: string): string {
  return text
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2019/g, "'")
    .replace(/_{2,}/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/§ /g, '§')
    .replace(/^ | $/g, '')
}
