import { createHash } from 'node:crypto'
import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { detectContentType, HEAD_BYTES } from '../../platform/files/content-type.ts'
import type { ZipReader } from '../../platform/files/zip-reader.ts'
import { fileEntry } from '../institution-export/file-entry.ts'
import type { Row } from './import-lines.ts'
import type { ImportTarget } from './import-rows.ts'

interface FileRow {
  id: string
  name: string
  byte_size: number
  sha256: string
  content_type: string
  stored_at: string
}

/** The bytes of a file whose row is there, in the pieces that the program keeps. A dry run only reads them. */
export async function importFile(
  tx: Db,
  { institutionId, ids, problems }: ImportTarget,
  zip: ZipReader,
  at: { file: string; line: number },
  row: Row,
  isDryRun: boolean,
): Promise<void> {
  const {
    id,
    name,
    byte_size: byteSize,
    sha256,
    content_type: contentType,
    stored_at,
  } = row as unknown as FileRow
  const entry = fileEntry(id, name)
  const refuse = (field: string, because: string, nearest?: string) =>
    problems.add({ ...at, field, because, nearest })
  if (!zip.has(entry)) return refuse('id', `The archive has no ${entry}.`)
  if (zip.byteSize(entry) !== byteSize)
    return refuse('byte_size', `${entry} has another size.`, String(zip.byteSize(entry)))
  const newId = ids.mapped(id)
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let position = 0
  for await (const chunk of chunksOf(zip.read(entry))) {
    hash.update(chunk)
    if (position === 0) head = Buffer.from(chunk.subarray(0, HEAD_BYTES))
    if (!isDryRun)
      await tx.execute(sql`
        insert into file_chunks (institution_id, file_id, position, bytes)
        values (${institutionId}, ${newId}, ${position}, ${chunk})`)
    position++
  }
  const digest = hash.digest('hex')
  if (digest !== sha256) return refuse('sha256', `${entry} has another hash.`, digest)
  const detected = detectContentType(head, name)?.contentType
  if (detected !== contentType)
    return refuse(
      'content_type',
      `${entry} is not of this kind.`,
      detected ?? 'none: files of this kind are not kept',
    )
  await tx.execute(sql`
    update files set stored_at = ${stored_at}::timestamptz where institution_id = ${institutionId} and id = ${newId}`)
}

async function* chunksOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    held.push(piece)
    bytes += piece.length
    if (bytes < CHUNK_BYTES) continue
    const whole = Buffer.concat(held)
    let from = 0
    for (; from + CHUNK_BYTES <= whole.length; from += CHUNK_BYTES)
      yield whole.subarray(from, from + CHUNK_BYTES)
    held = [whole.subarray(from)]
    bytes = whole.length - from
  }
  if (bytes > 0) yield Buffer.concat(held)
}
