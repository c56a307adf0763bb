import type { ZipReader } from '../../platform/files/zip-reader.ts'
import { UnreadableImport } from './import-problems.ts'

/** Longer than any row that the tables hold. */
const LINE_BYTES_AT_MOST = 32 * 1024 * 1024

export type Row = Record<string, unknown>

export interface ReadLine {
  line: number
  /** Undefined: the line is no JSON object. */
  row: Row | undefined
}

/** The rows of a file of data, one a line. */
export async function* eachLine(zip: ZipReader, noun: string): AsyncGenerator<ReadLine> {
  const path = dataFile(noun)
  let line = 0
  let isEnded = false
  for await (const text of linesOf(zip, path)) {
    line++
    const trimmed = text.trim()
    if (line === 1) {
      if (!/^\{"schemaVersion":1,"noun":"[a-z_]+","rows":\[$/.test(trimmed) || !trimmed.includes(`"${noun}"`))
        throw new UnreadableImport(`${path}, line 1: it must begin as an export of ${noun} does.`)
    } else if (trimmed === ']}') isEnded = true
    else if (trimmed !== '') yield { line, row: readRow(trimmed.replace(/,$/, '')) }
  }
  if (!isEnded) throw new UnreadableImport(`${path}: its end is missing.`)
}

export const dataFile = (noun: string): string => `data/${noun}.json`

/** Numbers keep the digits they are written with. */
function readRow(text: string): Row | undefined {
  try {
    const row: unknown = JSON.parse(text, keepDigits)
    return row !== null && typeof row === 'object' && !Array.isArray(row) ? (row as Row) : undefined
  } catch {
    return undefined
  }
}

interface ExactJson {
  rawJSON(text: string): unknown
}

function keepDigits(this: unknown, _key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined || String(value) === context.source)
    return value
  return (JSON as unknown as ExactJson).rawJSON(context.source)
}

async function* linesOf(zip: ZipReader, path: string): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of zip.read(path)) {
    let from = 0
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      yield Buffer.concat([...pieces, piece.subarray(from, at)]).toString('utf8')
      pieces = []
      bytes = 0
      from = at + 1
    }
    const rest = piece.subarray(from)
    bytes += rest.length
    if (bytes > LINE_BYTES_AT_MOST) throw new UnreadableImport(`${path}: a line is longer than 32 MB.`)
    pieces.push(rest)
  }
  const last = Buffer.concat(pieces).toString('utf8')
  if (last !== '') yield last
}
