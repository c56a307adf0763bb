import { inflateSync } from 'node:zlib'
import {
  type PdfDictionary,
  PdfSyntaxError,
  readArray,
  readDictionary,
  readReference,
  skipSpace,
  skipValue,
} from './pdf-syntax.ts'

const SECTIONS_AT_MOST = 500
const OBJECTS_AT_MOST = 8_000_000
const INFLATED_AT_MOST = 64 * 1024 * 1024
const TAIL = 2_048

type Place = { at: number } | { stream: number; index: number }

export interface PdfFile {
  trailer: PdfDictionary
  /** Where the newest cross-reference section begins, and whether it is a stream (PDF 1.5). */
  startsAt: number
  hasStreamTable: boolean
  size: number
  /** The object as it is written, or undefined where the file names none. */
  object(number: number): string | undefined
  /** A value, or the object that it refers to. */
  resolve(value: string | undefined): string | undefined
}

/** Reads the tables of a PDF, newest first; objects are read when they are asked for. */
export function openPdf(text: string): PdfFile {
  const tail = text.slice(-TAIL)
  const startsAt = Number(
    /^startxref\s+(\d{1,12})\s+%%EOF/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1],
  )
  if (!Number.isInteger(startsAt)) throw new PdfSyntaxError('no startxref')
  const places = new Map<number, Place>()
  const streams = new Map<number, Map<number, string>>()
  let trailer: PdfDictionary | undefined
  let hasStreamTable = false
  const waiting: number[] = [startsAt]
  const seen = new Set<number>()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (seen.size > SECTIONS_AT_MOST) throw new PdfSyntaxError('too many sections')
    const section = text.startsWith('xref', skipSpace(text, next))
      ? readTable(text, next, places)
      : readStreamTable(text, next, places)
    if (!trailer) {
      trailer = section.entries
      hasStreamTable = section.isStream
    }
    for (const name of ['XRefStm', 'Prev']) {
      const at = Number(section.entries.get(name))
      if (section.entries.has(name) && Number.isInteger(at)) waiting.push(at)
    }
  }
  if (!trailer || trailer.has('Encrypt')) throw new PdfSyntaxError('no readable trailer')

  function object(number: number): string | undefined {
    const place = places.get(number)
    if (!place) return undefined
    if ('at' in place) return objectAt(text, place.at, number)
    let found = streams.get(place.stream)
    if (!found) {
      found = readObjectStream(text, places.get(place.stream), place.stream, resolve)
      streams.set(place.stream, found)
    }
    return found.get(number)
  }
  function resolve(value: string | undefined): string | undefined {
    const number = readReference(value)
    return number === undefined ? value : object(number)
  }
  const size = Number(resolve(trailer.get('Size')))
  if (!Number.isInteger(size) || size < 1 || size > OBJECTS_AT_MOST) throw new PdfSyntaxError('no size')
  return { trailer, startsAt, hasStreamTable, size, object, resolve }
}

interface Section {
  entries: PdfDictionary
  isStream: boolean
}

/** `xref`, sections of twenty-byte lines, `trailer` (7.5.4). What was read before is newer and stays. */
function readTable(text: string, from: number, places: Map<number, Place>): Section {
  let at = skipSpace(text, skipSpace(text, from) + 'xref'.length)
  const section = /(\d{1,10})[ \t]+(\d{1,10})[ \t]*[\r\n]+/y
  const line = /(\d{10})[ \t]+(\d{5})[ \t]+([nf])[ \t]*[\r\n]*/y
  while (!text.startsWith('trailer', at)) {
    section.lastIndex = at
    const head = section.exec(text)
    if (!head) throw new PdfSyntaxError('a table that cannot be read')
    const first = Number(head[1])
    if (Number(head[2]) > OBJECTS_AT_MOST) throw new PdfSyntaxError('too many objects')
    line.lastIndex = section.lastIndex
    for (let index = 0; index < Number(head[2]); index++) {
      const row = line.exec(text)
      if (!row) throw new PdfSyntaxError('a table that cannot be read')
      const number = first + index
      if (row[3] === 'n' && !places.has(number)) places.set(number, { at: Number(row[1]) })
      at = line.lastIndex
    }
    if (Number(head[2]) === 0) at = section.lastIndex
    at = skipSpace(text, at)
  }
  return { entries: readDictionary(text, at + 'trailer'.length).entries, isStream: false }
}

/** A cross-reference stream (7.5.8). */
function readStreamTable(text: string, from: number, places: Map<number, Place>): Section {
  const { entries, content } = readStream(text, from)
  if (entries.get('Type') !== '/XRef') throw new PdfSyntaxError('no table')
  const widths = readArray(entries.get('W') ?? '[]').map(Number)
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths
  const rowBytes = kindWidth + firstWidth + secondWidth
  if (widths.length !== 3 || !(rowBytes > 0 && rowBytes <= 24)) throw new PdfSyntaxError('odd widths')
  const ranges = entries.has('Index')
    ? readArray(entries.get('Index')!).map(Number)
    : [0, Number(entries.get('Size'))]
  let at = 0
  const field = (width: number, otherwise: number) => {
    if (width === 0) return otherwise
    const value = content.readUIntBE(at, Math.min(width, 6))
    at += width
    return value
  }
  for (let range = 0; range + 1 < ranges.length; range += 2)
    for (let index = 0; index < ranges[range + 1]! && at + rowBytes <= content.length; index++) {
      const number = ranges[range]! + index
      const kind = field(kindWidth, 1)
      const first = field(firstWidth, 0)
      const second = field(secondWidth, 0)
      if (places.has(number)) continue
      if (kind === 1) places.set(number, { at: first })
      if (kind === 2) places.set(number, { stream: first, index: second })
    }
  return { entries, isStream: true }
}

function objectAt(text: string, at: number, number: number): string | undefined {
  const head = /^\s*(\d{1,10})\s+\d{1,5}\s+obj\b/.exec(text.slice(at, at + 60))
  if (!head || Number(head[1]) !== number) return undefined
  const begins = at + head[0].length
  return text.slice(begins, skipValue(text, begins))
}

/** An object whose content is not compressed, or compressed with Flate. */
function readStream(text: string, from: number, resolve?: (value: string | undefined) => string | undefined) {
  const head = /^\s*\d{1,10}\s+\d{1,5}\s+obj\b/.exec(text.slice(from, from + 60))
  if (!head) throw new PdfSyntaxError('no object')
  const { entries, end } = readDictionary(text, from + head[0].length)
  const word = skipSpace(text, end)
  if (!text.startsWith('stream', word)) throw new PdfSyntaxError('no stream')
  const begins = word + 'stream'.length + (text.startsWith('\r\n', word + 'stream'.length) ? 2 : 1)
  const length = entries.get('Length')
  const byteSize = Number(resolve ? resolve(length) : length)
  if (!Number.isInteger(byteSize)) throw new PdfSyntaxError('a stream without a length')
  const raw = Buffer.from(text.slice(begins, begins + byteSize), 'latin1')
  const filter = entries.get('Filter')?.replaceAll(/[[\]\s]/g, '')
  if (filter !== undefined && filter !== '' && filter !== '/FlateDecode')
    throw new PdfSyntaxError('another filter')
  const inflated = filter ? inflateSync(raw, { maxOutputLength: INFLATED_AT_MOST }) : raw
  return { entries, content: withoutPredictor(inflated, entries.get('DecodeParms')) }
}

/** The predictors of PNG (7.4.4.4), which tables of references use. */
function withoutPredictor(bytes: Buffer, parameters: string | undefined): Buffer {
  if (!parameters?.includes('/Predictor')) return bytes
  const { entries } = readDictionary(parameters.trim().replace(/^\[|\]$/g, ''))
  if (Number(entries.get('Predictor')) < 10) return bytes
  const columns = Number(entries.get('Columns') ?? 1)
  if (!(columns > 0 && columns <= 64)) throw new PdfSyntaxError('odd columns')
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)]
    for (let column = 0; column < columns; column++) {
      const left = column > 0 ? plain[row * columns + column - 1]! : 0
      const above = row > 0 ? plain[(row - 1) * columns + column]! : 0
      const corner = row > 0 && column > 0 ? plain[(row - 1) * columns + column - 1]! : 0
      const add = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      plain[row * columns + column] = bytes[row * (columns + 1) + 1 + column]! + add
    }
  }
  return plain
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const distances = [left, above, corner].map((value) => Math.abs(guess - value))
  const least = Math.min(...distances)
  return [left, above, corner][distances.indexOf(least)]!
}

/** The objects of an object stream by number (7.5.7). */
function readObjectStream(
  text: string,
  place: Place | undefined,
  number: number,
  resolve: PdfFile['resolve'],
): Map<number, string> {
  if (!place || !('at' in place)) throw new PdfSyntaxError(`no stream ${number}`)
  const { entries, content } = readStream(text, place.at, resolve)
  const body = content.toString('latin1')
  const first = Number(resolve(entries.get('First')))
  const count = Number(resolve(entries.get('N')))
  if (!Number.isInteger(first) || !Number.isInteger(count)) throw new PdfSyntaxError('an odd stream')
  const numbers = body.slice(0, first).trim().split(/\s+/).map(Number)
  const found = new Map<number, string>()
  for (let index = 0; index < count && index * 2 + 1 < numbers.length; index++) {
    const begins = first + numbers[index * 2 + 1]!
    found.set(numbers[index * 2]!, body.slice(begins, skipValue(body, begins)))
  }
  return found
}
