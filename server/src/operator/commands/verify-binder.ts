import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import { parse } from 'csv-parse/sync'

export const VERIFY_BINDER_USAGE = 'verify-binder FILE'
const PIECE = 1024 * 1024
const READ_WHOLE_AT_MOST = 16 * PIECE
const UNHASHED = 'SHA256SUMS'

interface Output {
  write(text: string): Promise<void>
  say(text: string): void
}

interface Entry {
  path: string
  byteSize: number
  crc32: number
  offset: number
}

/** 0 where everything agrees, 1 where something does not, 2 for what is no binder. Opens no database. */
export async function verifyBinder(args: readonly string[], folder: string, output: Output): Promise<number> {
  const [name, ...others] = args
  if (!name || others.length > 0) {
    output.say(`Name one file.\nUsage: npm run plumbline -- ${VERIFY_BINDER_USAGE}`)
    return 2
  }
  let file: FileHandle
  try {
    file = await open(resolve(folder, name))
  } catch {
    output.say(`${name} cannot be read.`)
    return 2
  }
  try {
    const entries = await readDirectory(file)
    if (!entries) {
      output.say(`${name} is no ZIP file of a binder, or its end is missing.`)
      return 2
    }
    const { problems, seal, documents } = await check(file, entries)
    for (const problem of problems) await output.write(`${problem}\n`)
    if (problems.length > 0) return 1
    await output.write(`${name} is whole: ${documents} documents.\nSeal (SHA-256 of SHA256SUMS): ${seal}\n`)
    return 0
  } finally {
    await file.close()
  }
}

async function check(file: FileHandle, entries: readonly Entry[]) {
  const problems: string[] = []
  const hashes = new Map<string, string>()
  const texts = new Map<string, Buffer>()
  for (const entry of entries) {
    if (hashes.has(entry.path)) problems.push(`${entry.path}: is in the binder twice`)
    const { sha256, crc, content } = await readEntry(file, entry)
    if (crc !== entry.crc32) problems.push(`${entry.path}: the checksum of the ZIP file does not fit`)
    hashes.set(entry.path, sha256)
    if (content) texts.set(entry.path, content)
  }
  const listed = readSums(texts.get(UNHASHED)?.toString('utf8') ?? '', problems)
  for (const [path, sha256] of listed) {
    const found = hashes.get(path)
    if (!found) problems.push(`${path}: is missing`)
    else if (found !== sha256) problems.push(`${path}: was changed`)
  }
  for (const path of hashes.keys())
    if (path !== UNHASHED && !listed.has(path)) problems.push(`${path}: is not listed in ${UNHASHED}`)
  const logged = checkLog(texts.get('log.jsonl')?.toString('utf8') ?? '', problems)
  const documents = checkIndex(texts.get('index.csv'), hashes, logged, problems)
  return { problems, seal: hashes.get(UNHASHED) ?? '', documents }
}

function readSums(text: string, problems: string[]): Map<string, string> {
  const listed = new Map<string, string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const match = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)
    if (match?.[1] && match[2]) listed.set(match[2], match[1])
    else problems.push(`${UNHASHED}: line ${index + 1} cannot be read`)
  }
  if (listed.size === 0) problems.push(`${UNHASHED}: is missing or empty`)
  return listed
}

/** Returns the hashes of documents that the log says were delivered. */
function checkLog(text: string, problems: string[]): Set<string> {
  const delivered = new Set<string>()
  let hash = '0'.repeat(64)
  for (const [index, line] of text.split('\n').filter(Boolean).entries()) {
    const problem = (words: string) => problems.push(`log.jsonl: line ${index + 1} ${words}`)
    try {
      const { previous, entry, hash: own } = JSON.parse(line) as Record<'previous' | 'entry' | 'hash', string>
      const { number, action, sha256 } = JSON.parse(entry) as {
        number: number
        action: string
        sha256?: string
      }
      if (previous !== hash) problem('does not follow the line before it')
      if (number !== index + 1) problem(`has the number ${number}`)
      if (createHash('sha256').update(previous).update(entry).digest('hex') !== own) problem('was changed')
      hash = own
      if (action === 'document.delivered' && sha256) delivered.add(sha256)
    } catch {
      problem('cannot be read')
    }
  }
  if (hash === '0'.repeat(64)) problems.push('log.jsonl: is missing or empty')
  return delivered
}

function checkIndex(
  text: Buffer | undefined,
  hashes: ReadonlyMap<string, string>,
  delivered: ReadonlySet<string>,
  problems: string[],
): number {
  let rows: Record<string, string>[]
  try {
    rows = parse(text ?? '', { columns: true }) as Record<string, string>[]
  } catch {
    problems.push('index.csv: cannot be read')
    return 0
  }
  const named = new Set<string>()
  for (const { path = '', sha256 = '' } of rows) {
    named.add(path)
    if (hashes.get(path) !== sha256)
      problems.push(`index.csv: ${path} does not have the hash that the index gives`)
    if (!delivered.has(sha256)) problems.push(`log.jsonl: the delivery of ${path} is not in the log`)
  }
  for (const path of hashes.keys())
    if (path.startsWith('items/') && !named.has(path)) problems.push(`index.csv: ${path} is not in the index`)
  return rows.length
}

async function readEntry(file: FileHandle, { offset, byteSize }: Entry) {
  const head = await readAt(file, offset, 30)
  if (head.length < 30) return { sha256: '', crc: -1, content: undefined }
  const begins = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const hash = createHash('sha256')
  const kept: Buffer[] = []
  let crc = 0
  for (let at = 0; at < byteSize; at += PIECE) {
    const piece = await readAt(file, begins + at, Math.min(PIECE, byteSize - at))
    hash.update(piece)
    crc = crc32(piece, crc)
    if (byteSize <= READ_WHOLE_AT_MOST) kept.push(piece)
  }
  return { sha256: hash.digest('hex'), crc, content: kept.length > 0 ? Buffer.concat(kept) : undefined }
}

async function readDirectory(file: FileHandle): Promise<Entry[] | undefined> {
  const { size } = await file.stat()
  if (size < 22) return undefined
  const tail = await readAt(file, size - 22, 22)
  if (tail.readUInt32LE(0) !== 0x06054b50) return undefined
  const count = tail.readUInt16LE(10)
  const length = tail.readUInt32LE(12)
  const start = tail.readUInt32LE(16)
  if (start + length + 22 !== size) return undefined
  const directory = await readAt(file, start, length)
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      path: directory.toString('latin1', at + 46, at + 46 + nameLength),
      crc32: directory.readUInt32LE(at + 16),
      byteSize: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
