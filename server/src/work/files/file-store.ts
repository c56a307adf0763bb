import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { isShownInline } from '../../platform/files/content-type.ts'
import { asBuffer, chunkCountOf } from '../../platform/files/file-pieces.ts'
import { freeBytes, noteMovedBytes } from '../../platform/memory/moved-bytes.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { Actor } from '../history/history-store.ts'

type FileRow = Omit<StoredFile, 'isShownInline'> & Record<string, unknown>

const FILE_COLUMNS = sql`f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.sha256,
  f.uploaded_by_name as "uploadedByName", f.is_encrypted as "isEncrypted",
  ${utcMoment('f.stored_at')} as "uploadedAt"`

export function asStoredFile(row: FileRow): StoredFile {
  const { id, name, contentType, byteSize, sha256, uploadedByName, uploadedAt, isEncrypted } = row
  return {
    id,
    name,
    contentType,
    byteSize,
    sha256,
    uploadedByName,
    uploadedAt,
    isEncrypted,
    isShownInline: isShownInline(contentType) && !isEncrypted,
  }
}

export async function findStoredFile(
  tx: Db,
  institutionId: string,
  id: string,
): Promise<StoredFile | undefined> {
  const { rows } = await tx.execute<FileRow>(sql`
    select ${FILE_COLUMNS} from files f
    where f.institution_id = ${institutionId} and f.id = ${id} and f.stored_at is not null`)
  return rows[0] && asStoredFile(rows[0])
}

export async function findSameContent(
  tx: Db,
  institutionId: string,
  sha256: string,
): Promise<StoredFile | undefined> {
  const { rows } = await tx.execute<FileRow>(sql`
    select ${FILE_COLUMNS} from files f
    where f.institution_id = ${institutionId} and f.sha256 = ${sha256} and f.stored_at is not null
    order by f.stored_at, f.id limit 1`)
  return rows[0] && asStoredFile(rows[0])
}

/** Uploads under way count, so that many at once cannot pass the quota together. */
export async function sumFiles(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<{ bytes: string; count: number }>(sql`
    select coalesce(sum(byte_size), 0)::text as bytes, count(*)::integer as count from files
    where institution_id = ${institutionId}`)
  return { bytesUsed: Number(rows[0]!.bytes), fileCount: rows[0]!.count }
}

export async function countOpenUploads(tx: Db, institutionId: string, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from files
    where institution_id = ${institutionId} and uploaded_by = ${userId} and stored_at is null`)
  return rows[0]!.count
}

/** How many files this person uploaded within a day. */
export async function countRecentUploads(tx: Db, institutionId: string, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from files
    where institution_id = ${institutionId} and uploaded_by = ${userId} and created_at > now() - interval '1 day'`)
  return rows[0]!.count
}

/** Uploads of one institution begin one after the other, so that each sees what the others take. */
export async function lockQuota(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${institutionId}`}, 0))`)
}

export async function insertUpload(
  tx: Db,
  institutionId: string,
  uploader: Actor,
  { name, byteSize }: { name: string; byteSize: number },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into files (institution_id, name, byte_size, uploaded_by, uploaded_by_name)
    values (${institutionId}, ${name}, ${byteSize}, ${uploader.userId}, ${uploader.fullName}) returning id`)
  return rows[0]!.id
}

export interface Upload {
  id: string
  name: string
  byteSize: number
}

/** An upload under way belongs to the person who began it. */
export async function findUpload(
  tx: Db,
  institutionId: string,
  userId: string,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<Upload | undefined> {
  const { rows } = await tx.execute<Upload & Record<string, unknown>>(sql`
    select id, name, byte_size as "byteSize" from files
    where institution_id = ${institutionId} and id = ${id} and uploaded_by = ${userId} and stored_at is null
    ${forUpdate ? sql`for update` : sql``}`)
  return rows[0]
}

/** A piece that is sent again replaces itself. */
export async function putChunk(
  tx: Db,
  institutionId: string,
  fileId: string,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await tx.execute(sql`
    insert into file_chunks (institution_id, file_id, position, bytes)
    values (${institutionId}, ${fileId}, ${position}, ${bytes})
    on conflict (institution_id, file_id, position) do update set bytes = excluded.bytes`)
  noteMovedBytes(bytes.length)
}

export async function listReceived(tx: Db, institutionId: string, fileId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    select position from file_chunks
    where institution_id = ${institutionId} and file_id = ${fileId} order by position`)
  return rows.map(({ position }) => position)
}

export async function readChunk(
  tx: Db,
  institutionId: string,
  fileId: string,
  position: number,
): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ bytes: Uint8Array }>(sql`
    select bytes from file_chunks
    where institution_id = ${institutionId} and file_id = ${fileId} and position = ${position}`)
  if (!rows[0]) return undefined
  noteMovedBytes(rows[0].bytes.length)
  return asBuffer(rows[0].bytes)
}

export interface FileDigest {
  sha256: string
  crc32: number
}

/** Piece by piece, so that a file is never in memory whole. */
export async function digestUpload(
  tx: Db,
  institutionId: string,
  { id, byteSize }: Upload,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let crc = 0
  for (let position = 0; position < chunkCountOf(byteSize); position++) {
    const bytes = (await readChunk(tx, institutionId, id, position))!
    hash.update(bytes)
    crc = crc32(bytes, crc)
    freeBytes(bytes)
  }
  return { sha256: hash.digest('hex'), crc32: crc }
}

export async function markStored(
  tx: Db,
  institutionId: string,
  id: string,
  {
    contentType,
    sha256,
    crc32: crc,
    isEncrypted,
  }: FileDigest & { contentType: string; isEncrypted: boolean },
): Promise<StoredFile> {
  const { rows } = await tx.execute<FileRow>(sql`
    update files f set content_type = ${contentType}, sha256 = ${sha256}, crc32 = ${crc}, is_encrypted = ${isEncrypted}, stored_at = now()
    where f.institution_id = ${institutionId} and f.id = ${id} returning ${FILE_COLUMNS}`)
  return asStoredFile(rows[0]!)
}

export async function deleteUpload(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from files where institution_id = ${institutionId} and id = ${id} and stored_at is null`)
}
