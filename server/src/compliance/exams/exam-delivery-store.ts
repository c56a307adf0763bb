import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { CHUNK_BYTES, type StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { isShownInline } from '../../platform/files/content-type.ts'
import { chunkCountOf } from '../../platform/files/file-pieces.ts'
import { freeBytes } from '../../platform/memory/moved-bytes.ts'
import { utcMoment } from '../../platform/sql.ts'
import {
  findStoredFile,
  insertUpload,
  lockQuota,
  markStored,
  putChunk,
  readChunk,
  sumFiles,
} from '../../work/files/file-store.ts'
import type { Actor } from '../../work/history/history-store.ts'
import type { AnswerDocument } from './answer-document.ts'
import type { AnswerRow } from './exam-answer-store.ts'

/** Nobody's: what the product makes for a delivery is reached by the exam alone. */
const NOBODY = { userId: '00000000-0000-0000-0000-000000000000', fullName: 'Plumbline' }

export async function storeDocument(
  tx: Db,
  institutionId: string,
  { name, contentType, bytes }: AnswerDocument,
  quotaBytes: number,
): Promise<string | 'no-room'> {
  await lockQuota(tx, institutionId)
  const { bytesUsed } = await sumFiles(tx, institutionId)
  if (bytesUsed + bytes.length > quotaBytes) return 'no-room'
  const id = await insertUpload(tx, institutionId, NOBODY, { name, byteSize: bytes.length })
  for (let position = 0; position < chunkCountOf(bytes.length); position++)
    await putChunk(
      tx,
      institutionId,
      id,
      position,
      bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES),
    )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await markStored(tx, institutionId, id, { contentType, sha256, crc32: crc32(bytes), isEncrypted: false })
  return id
}

export interface NewDelivery {
  examId: string
  itemId: string
  answer: AnswerRow
  title: string
  fileId: string
  fileName: string
  remarks: string[]
  to: string
}

/** Its checksum is computed now, so that a binder knows every byte of its frame beforehand. */
export async function insertDelivery(
  tx: Db,
  institutionId: string,
  by: Actor,
  { examId, itemId, answer, title, fileId, fileName, remarks, to }: NewDelivery,
): Promise<{ sha256: string; byteSize: number }> {
  const file = (await findStoredFile(tx, institutionId, fileId))!
  const crc = (await crcOfStored(tx, institutionId, fileId)) ?? (await crcOfPieces(tx, institutionId, file))
  await tx.execute(sql`
    insert into exam_deliveries (institution_id, exam_id, item_id, number, title, source_kind, source_id, file_id,
      file_name, byte_size, sha256, crc32, remarks, delivered_to, delivered_by, delivered_by_name)
    values (${institutionId}, ${examId}, ${itemId},
      (select coalesce(max(number), 0) + 1 from exam_deliveries where institution_id = ${institutionId} and exam_id = ${examId}),
      ${title.slice(0, 240)}, ${answer.kind}, ${answer.targetId ?? answer.id},
      ${fileId}, ${fileName}, ${file.byteSize}, ${file.sha256}, ${crc},
      array(select jsonb_array_elements_text(${JSON.stringify(remarks)}::jsonb)), ${to}, ${by.userId}, ${by.fullName})`)
  return { sha256: file.sha256, byteSize: file.byteSize }
}

async function crcOfStored(tx: Db, institutionId: string, fileId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ crc32: number | null }>(sql`
    select crc32::float8 as crc32 from files where institution_id = ${institutionId} and id = ${fileId}`)
  return rows[0]!.crc32
}

/** Of a file from before checksums were stored with it, which is in the database. */
async function crcOfPieces(tx: Db, institutionId: string, { id, byteSize }: StoredFile): Promise<number> {
  let crc = 0
  for (let position = 0; position < chunkCountOf(byteSize); position++) {
    const bytes = (await readChunk(tx, institutionId, id, position))!
    crc = crc32(bytes, crc)
    freeBytes(bytes)
  }
  return crc
}

export interface DeliveredFile extends Record<string, unknown> {
  id: string
  itemId: string
  title: string
  fileId: string
  fileName: string
  byteSize: number
  sha256: string
  crc32: number
  number: number
  position: number
  itemNumber: string
  section: string
  request: string
  remarks: string[]
  deliveredTo: string
  deliveredByName: string
  deliveredAt: string
  contentType: string
  isEncrypted: boolean
}

/** Everything that went out, item by item in the order of the list. */
export async function listDelivered(tx: Db, institutionId: string, examId: string): Promise<DeliveredFile[]> {
  const { rows } = await tx.execute<DeliveredFile>(sql`
    select d.id, d.item_id as "itemId", d.title, d.file_id as "fileId", d.file_name as "fileName",
      d.byte_size as "byteSize", d.sha256, d.crc32::float8 as crc32, d.number, i.position, i.number as "itemNumber",
      i.section, i.request, d.remarks, d.delivered_to as "deliveredTo", d.delivered_by_name as "deliveredByName",
      ${utcMoment('d.delivered_at')} as "deliveredAt",
      f.content_type as "contentType", f.is_encrypted as "isEncrypted"
    from exam_deliveries d
    join exam_items i on i.institution_id = d.institution_id and i.id = d.item_id
    join files f on f.institution_id = d.institution_id and f.id = d.file_id
    where d.institution_id = ${institutionId} and d.exam_id = ${examId}
    order by i.position, d.number`)
  return rows
}

/** Text is shown as text and runs nothing, beside what browsers show in place anyway. */
export const isViewable = ({
  contentType,
  isEncrypted,
}: Pick<DeliveredFile, 'contentType' | 'isEncrypted'>) =>
  !isEncrypted && (contentType === 'text/plain' || isShownInline(contentType))

export async function findDelivered(tx: Db, institutionId: string, examId: string, id: string) {
  return (await listDelivered(tx, institutionId, examId)).find((delivered) => delivered.id === id)
}
