import { unescaped, XML_TOKEN } from './xml-tokens.ts'

/** The XML of a section is cut off, of another section, or without words. Nothing of it is used. */
export class UslmError extends Error {
  override readonly name = 'UslmError'
}

/** What is beside the words of the law: where they come from, notes of the editors, marks of footnotes. */
const LEFT_OUT = new Set(['notes', 'note', 'sourceCredit', 'toc', 'meta'])
const LEVELS = new Set([
  'subsection',
  'paragraph',
  'subparagraph',
  'clause',
  'subclause',
  'item',
  'subitem',
  'subsubitem',
  'level',
])
const BLOCKS = new Set([
  ...LEVELS,
  ...['section', 'chapeau', 'content', 'continuation', 'p', 'quotedContent', 'table', 'tr', 'row', 'li'],
])
const ROWS = new Set(['tr', 'row'])
const CELLS = new Set(['td', 'th', 'column'])
const CELL_END = '\t'
const DEPTH_AT_MOST = 80

/**
 * A section of the United States Code, one line a paragraph, out of USLM XML: the form in which the library keeps
 * statutes. The heading of a paragraph has a line of its own with the mark: `(a) In general`.
 */
export function uslmLines(section: string, xml: string): string[] {
  const lines: string[] = []
  const open: { name: string; isLeftOut: boolean }[] = []
  let buffer = ''
  /** A mark without words yet. */
  let mark = ''
  let heading = ''
  let leftOut = 0

  for (const [whole, cdata, slash, name, attributes = ''] of xml.matchAll(XML_TOKEN)) {
    if (name !== undefined) {
      if (slash) close(name)
      else start(name, attributes)
      continue
    }
    if (whole.startsWith('<!--') || whole.startsWith('<?')) continue
    if (whole === '<') throw new UslmError('it is cut off, or not XML')
    if (!leftOut) buffer += cdata ?? unescaped(whole)
  }
  if (open.length > 0) throw new UslmError('it is cut off, or not XML')
  if (mark) lines.push(mark)
  if (lines.length === 0) throw new UslmError(`it has no text${heading ? `: ${heading}` : ''}`)
  return [`§${section} ${heading || '[No heading]'}`, ...lines]

  function start(name: string, attributes: string) {
    if (!leftOut && (BLOCKS.has(name) || name === 'num' || name === 'heading')) flush()
    if (attributes.trimEnd().endsWith('/')) {
      if (name === 'br') buffer += ' '
      if (CELLS.has(name) && !leftOut) buffer += CELL_END
      return
    }
    const isLeftOut = LEFT_OUT.has(name) || /\bclass="[^"]*footnoteRef/.test(attributes)
    if (isLeftOut) leftOut++
    open.push({ name, isLeftOut })
    if (open.length > DEPTH_AT_MOST) throw new UslmError('it is nested too deeply')
  }

  function close(name: string) {
    if (open.at(-1)?.name !== name) throw new UslmError('its elements do not match')
    if (leftOut === 0) take(name)
    if (open.pop()!.isLeftOut) leftOut--
  }

  function take(name: string) {
    if (name === 'num') takeMark()
    else if (name === 'heading') takeHeading()
    else if (CELLS.has(name)) buffer += CELL_END
    else if (ROWS.has(name)) takeRow()
    else if (BLOCKS.has(name)) flush()
  }

  /** The level above: of `num` and `heading` that in which they stand. */
  function above() {
    return open.at(-2)?.name
  }

  function takeMark() {
    const text = takeBuffer()
    if (above() === 'section') return
    if (mark) lines.push(mark)
    mark = text
  }

  function takeHeading() {
    const text = takeBuffer()
    if (text === '') return
    if (above() === 'section') heading ||= text.replace(/\]$/, '')
    else lines.push(withMark(text))
  }

  function takeRow() {
    const cells = buffer.split(CELL_END).slice(0, -1).map(plain)
    buffer = ''
    if (cells.some(Boolean)) lines.push(withMark(cells.join(CELL_END)))
  }

  function flush() {
    if (buffer.includes(CELL_END)) return
    const text = takeBuffer()
    if (text !== '') lines.push(withMark(text))
  }

  function takeBuffer() {
    const text = plain(buffer)
    buffer = ''
    return text
  }

  function withMark(text: string) {
    // A line that opens with the sign would be the heading of a section.
    const line = mark ? `${mark} ${text}` : text.replace(/^§+\s*/, 'section ')
    mark = ''
    return line
  }
}

const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])(?=\s|$)/g, '$1')
    .trim()
