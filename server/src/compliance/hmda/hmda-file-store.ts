import type { HmdaFile } from '@plumbline/contract/compliance/hmda.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type HmdaReader, isManager } from '../../platform/subjects/subject-source.ts'

const CHUNK_BYTES = 1024 * 1024
const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const COLUMNS = sql`id, name, filing_year as "year", filing_quarter as "quarter", byte_size as "byteSize",
  stored_by_name as "storedByName", ${utc('stored_at')} as "storedAt", ${utc('keep_until')} as "keepUntil"`

type FileRow = HmdaFile & Record<string, unknown>

/**
 * Of the stored registers (`h`): a register holds all loans, so a user who works on HMDA sees those that they stored
 * themselves, and nobody else any.
 */
export const seenBy = (
  reader: HmdaReader,
): SQL => sql`h.institution_id = ${reader.institutionId} and ${reader.worksOnHmda}
  and (${isManager(reader)} or h.stored_by = ${reader.userId})`

export async function listHmdaFiles(tx: Db, reader: HmdaReader): Promise<HmdaFile[]> {
  const { rows } = await tx.execute<FileRow>(sql`
    select ${COLUMNS} from hmda_files h where ${seenBy(reader)} order by stored_at desc, id`)
  return rows
}

export async function isSeen(tx: Db, reader: HmdaReader, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from hmda_files h where ${seenBy(reader)} and h.id = ${id}`)
  return rows.length > 0
}

/** Files of one institution are stored one after the other, so that each sees how many there are. */
export async function lockHmdaFiles(tx: Db, institutionId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hmda files ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from hmda_files where institution_id = ${institutionId}`)
  return rows[0]!.count
}

interface NewHmdaFile {
  id: string
  name: string
  year: number
  quarter: number | null
  byteSize: number
  keyMark: string
  keepYears: number
  userId: string
  userName: string
}

export async function insertHmdaFile(
  tx: Db,
  institutionId: string,
  file: NewHmdaFile,
  sealed: Buffer,
): Promise<HmdaFile> {
  const { rows } = await tx.execute<FileRow>(sql`
    insert into hmda_files (institution_id, id, name, filing_year, filing_quarter, byte_size, key_mark, stored_by,
      stored_by_name, keep_until)
    values (${institutionId}, ${file.id}, ${file.name}, ${file.year}, ${file.quarter}, ${file.byteSize}, ${file.keyMark},
      ${file.userId}, ${file.userName}, now() + make_interval(years => ${file.keepYears}))
    returning ${COLUMNS}`)
  for (let position = 0; position * CHUNK_BYTES < sealed.length; position++) {
    const bytes = sealed.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES)
    await tx.execute(sql`
      insert into hmda_file_chunks (institution_id, file_id, position, bytes)
      values (${institutionId}, ${file.id}, ${position}, ${bytes})`)
  }
  return rows[0]!
}

export interface SealedHmdaFile {
  name: string
  year: number
  quarter: number | null
  byteSize: number
  keyMark: string
  storedBy: string | null
}

export async function findHmdaFile(
  tx: Db,
  institutionId: string,
  id: string,
): Promise<SealedHmdaFile | undefined> {
  const { rows } = await tx.execute<SealedHmdaFile & Record<string, unknown>>(sql`
    select name, filing_year as "year", filing_quarter as "quarter", byte_size as "byteSize", key_mark as "keyMark", stored_by as "storedBy" from hmda_files
    where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]
}

export async function readSealed(tx: Db, institutionId: string, id: string): Promise<Buffer> {
  const { rows } = await tx.execute<{ bytes: Uint8Array }>(sql`
    select bytes from hmda_file_chunks where institution_id = ${institutionId} and file_id = ${id} order by position`)
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

export async function deleteHmdaFile(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from hmda_files where institution_id = ${institutionId} and id = ${id}`)
}
