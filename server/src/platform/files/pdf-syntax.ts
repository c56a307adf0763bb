/** As much of the syntax of PDF (ISO 32000-1, 7.2 and 7.3) as rewriting one dictionary takes. Text is Latin-1, a character for each byte. */

const SPACE = /[\0\t\n\f\r ]/
const DELIMITER = /[()<>[\]{}/%\0\t\n\f\r ]/
const NESTED_AT_MOST = 100

export class PdfSyntaxError extends Error {
  override readonly name = 'PdfSyntaxError'
}

export function skipSpace(text: string, from: number): number {
  let at = from
  for (; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
    else if (!SPACE.test(sign)) break
  }
  return at
}

/** The end of the value that begins at a place: a dictionary, an array, a string, a name, a number, or a reference. */
export function skipValue(text: string, from: number, depth = 0): number {
  if (depth > NESTED_AT_MOST) throw new PdfSyntaxError('too deep')
  const at = skipSpace(text, from)
  const sign = text[at]
  if (sign === undefined) throw new PdfSyntaxError('ends too early')
  if (text.startsWith('<<', at)) return skipUntil(text, at + 2, '>>', depth)
  if (sign === '[') return skipUntil(text, at + 1, ']', depth)
  if (sign === '(') return skipString(text, at)
  if (sign === '<') {
    const end = text.indexOf('>', at)
    if (end < 0) throw new PdfSyntaxError('a string without an end')
    return end + 1
  }
  if (sign === '/') return skipRegular(text, at + 1)
  const reference = /^\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/.exec(text.slice(at, at + 40))
  if (reference) return at + reference[0].length
  const end = skipRegular(text, at)
  if (end === at) throw new PdfSyntaxError(`unexpected ${sign}`)
  return end
}

function skipUntil(text: string, from: number, closing: string, depth: number): number {
  let at = skipSpace(text, from)
  while (!text.startsWith(closing, at)) at = skipSpace(text, skipValue(text, at, depth + 1))
  return at + closing.length
}

function skipRegular(text: string, from: number): number {
  let at = from
  while (at < text.length && !DELIMITER.test(text[at]!)) at++
  return at
}

function skipString(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') open++
    else if (sign === ')' && --open === 0) return at + 1
  }
  throw new PdfSyntaxError('a string without an end')
}

/** The values of a dictionary by name, each as it is written. */
export type PdfDictionary = Map<string, string>

export function readDictionary(text: string, from = 0): { entries: PdfDictionary; end: number } {
  let at = skipSpace(text, from)
  if (!text.startsWith('<<', at)) throw new PdfSyntaxError('no dictionary')
  const entries: PdfDictionary = new Map()
  at = skipSpace(text, at + 2)
  while (!text.startsWith('>>', at)) {
    if (text[at] !== '/') throw new PdfSyntaxError('a key that is no name')
    const nameEnd = skipRegular(text, at + 1)
    const begins = skipSpace(text, nameEnd)
    const ends = skipValue(text, begins)
    entries.set(text.slice(at + 1, nameEnd), text.slice(begins, ends))
    at = skipSpace(text, ends)
  }
  return { entries, end: at + 2 }
}

/** The values of an array, each as it is written. */
export function readArray(text: string): string[] {
  const values: string[] = []
  let at = skipSpace(text, 0)
  if (text[at] !== '[') throw new PdfSyntaxError('no array')
  at = skipSpace(text, at + 1)
  while (text[at] !== ']') {
    const ends = skipValue(text, at)
    values.push(text.slice(at, ends))
    at = skipSpace(text, ends)
  }
  return values
}

export function readReference(text: string | undefined): number | undefined {
  const match = /^\s*(\d{1,10})\s+\d{1,5}\s+R\s*$/.exec(text ?? '')
  return match ? Number(match[1]) : undefined
}

export const writeDictionary = (entries: PdfDictionary): string =>
  `<< ${[...entries].map(([name, value]) => `/${name} ${value}`).join(' ')} >>`
