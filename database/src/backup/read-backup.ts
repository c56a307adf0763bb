import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupEnd, BackupHead, RowsLine } from './backup-format.ts'

/** The file is not a valid backup; the message says where. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError'
  constructor(where: string, cause?: unknown) {
    super(`The backup is damaged: ${where}. Nothing was restored from it.`, { cause })
  }
}

export type BackupPart = { head: BackupHead } | RowsLine | { end: BackupEnd }

/** Yields the parts in order. Throws at the first invalid one, and at the end if anything is missing. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const sum = createHash('sha256')
  const counts: Record<string, number> = {}
  let number = 0
  let isEnded = false
  for await (const text of linesOf(file)) {
    number += 1
    if (isEnded) throw new DamagedBackupError(`there is a line ${number} after the end`)
    const value = parse(text, number)
    if (number === 1) {
      const head = BackupHead.safeParse(value)
      if (!head.success) throw new DamagedBackupError('it does not begin like a backup of this program')
      yield { head: head.data }
    } else if (typeof value === 'object' && value !== null && 'end' in value) {
      yield { end: verifyEnd(value, counts, sum.copy().digest('hex')) }
      isEnded = true
    } else {
      const part = RowsLine.safeParse(value)
      if (!part.success) throw new DamagedBackupError(`line ${number} is not readable`)
      counts[part.data.table] = (counts[part.data.table] ?? 0) + part.data.rows.length
      yield part.data
    }
    sum.update(`${text}\n`)
  }
  if (!isEnded) throw new DamagedBackupError(`it breaks off after line ${number}`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let number = 0
  try {
    for await (const line of splitLines(createReadStream(file).pipe(createGunzip()))) {
      number += 1
      yield line
    }
  } catch (cause) {
    if (cause instanceof DamagedBackupError) throw cause
    throw new DamagedBackupError(`it cannot be unpacked after line ${number}`, cause)
  }
}

const LINE_FEED = 0x0a

/** Node's readline buffers a thousand lines, each possibly a picture, and treats U+2028 as a line end. */
async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const piece of pieces) {
    let start = 0
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...begun, piece.subarray(start, end)]).toString()
      begun = []
      start = end + 1
    }
    if (start < piece.length) begun.push(piece.subarray(start))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString()
}

function parse(text: string, number: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedBackupError(`line ${number} is not readable`, cause)
  }
}

function verifyEnd(value: object, counts: Record<string, number>, sha256: string): BackupEnd {
  const end = BackupEnd.safeParse(value)
  if (!end.success) throw new DamagedBackupError('its end is not readable')
  for (const [table, count] of Object.entries(end.data.counts)) {
    const found = counts[table] ?? 0
    if (found !== count) throw new DamagedBackupError(`${table} has ${found} rows instead of ${count}`)
  }
  if (end.data.sha256 !== sha256) throw new DamagedBackupError('its checksum is wrong')
  return end.data
}
