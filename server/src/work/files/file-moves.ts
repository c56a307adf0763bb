import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { FileBytes, FileRef } from '../../platform/files/file-bytes.ts'
import { FileDamaged, type ObjectFiles } from '../../platform/files/object-files.ts'
import type { Log } from '../../platform/log.ts'
import { putChunk } from './file-store.ts'

export type FilePlace = 'database' | 'object_store'

interface MovedFile extends FileRef, Record<string, unknown> {
  sha256: string
  byteSize: number
}

export interface FileMover {
  db: Db
  fileBytes: FileBytes
  objects: ObjectFiles
  log: Pick<Log, 'error'>
}

/**
 * Moves one file. The copy is read back and compared with the hash of the upload before its row names it, and the row
 * names it before the other copy goes, so that an end at any moment leaves one that is whole. Two processes that move the
 * same file do the work twice and no harm. False where none is left.
 */
export async function moveNextFile(mover: FileMover, to: FilePlace): Promise<boolean> {
  const file = await claimFile(mover.db, to === 'database' ? 'object_store' : 'database')
  if (!file) return false
  try {
    await (to === 'database' ? moveToDatabase(mover, file) : moveToObjects(mover, file))
  } catch (error) {
    const isDamaged = error instanceof FileDamaged
    const isThere = await postpone(mover.db, file, isDamaged ? '1 day' : '1 minute')
    if (!isDamaged) throw error
    if (isThere) mover.log.error({ err: error, file: file.id }, 'a stored file is damaged and was not moved')
  }
  return true
}

async function claimFile(db: Db, from: FilePlace): Promise<MovedFile | undefined> {
  const { rows } = await db.execute<MovedFile>(sql`
    update files set moved_until = now() + interval '5 minutes'
    where (institution_id, id) = (
      select institution_id, id from files
      where stored_in = ${from} and stored_at is not null and (moved_until is null or moved_until < now())
      order by stored_at limit 1 for update skip locked)
    returning institution_id as "institutionId", id, sha256, byte_size as "byteSize"`)
  return rows[0]
}

/** False where the file was deleted meanwhile. */
async function postpone(db: Db, { institutionId, id }: FileRef, time: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update files set moved_until = now() + ${time}::interval
    where institution_id = ${institutionId} and id = ${id} returning 1`)
  return rows.length > 0
}

async function moveToObjects({ db, fileBytes, objects }: FileMover, file: MovedFile): Promise<void> {
  const { institutionId, id } = file
  const shared = await findWholeObject(db, objects, file)
  const objectName = shared?.objectName ?? (await copyToObject(fileBytes, objects, file))
  const checksum = shared?.checksum ?? (await checksumOf(file, objects.pieces(objectName, file)))
  await db.transaction(async (tx) => {
    // The last other row that names the object stays until this one does.
    const named = sql`select 1 from files where object_name = ${objectName} limit 1 for share`
    if (shared && (await tx.execute(named)).rows.length === 0) return
    const { rows } = await tx.execute(sql`
      update files set stored_in = 'object_store', object_name = ${objectName}, crc32 = ${checksum}, moved_until = null
      where institution_id = ${institutionId} and id = ${id} and stored_in = 'database' returning 1`)
    if (rows.length > 0)
      await tx.execute(
        sql`delete from file_chunks where institution_id = ${institutionId} and file_id = ${id}`,
      )
  })
}

async function copyToObject(fileBytes: FileBytes, objects: ObjectFiles, file: MovedFile): Promise<string> {
  const { pieces, checksum } = digesting(file, fileBytes.read(file))
  const objectName = await objects.write(file, pieces)
  checksum()
  return objectName
}

/** Of another file with the same content. */
async function findWholeObject(db: Db, objects: ObjectFiles, file: MovedFile) {
  const { rows } = await db.execute<{ objectName: string }>(sql`
    select object_name as "objectName" from files
    where institution_id = ${file.institutionId} and sha256 = ${file.sha256} and byte_size = ${file.byteSize}
      and stored_at is not null and stored_in = 'object_store' limit 1`)
  if (!rows[0]) return undefined
  const { objectName } = rows[0]
  try {
    return { objectName, checksum: await checksumOf(file, objects.pieces(objectName, file)) }
  } catch (error) {
    if (error instanceof FileDamaged) return undefined
    throw error
  }
}

async function moveToDatabase({ db, fileBytes }: FileMover, file: MovedFile): Promise<void> {
  const { institutionId, id } = file
  const { pieces, checksum } = digesting(file, fileBytes.read(file))
  let position = 0
  for await (const piece of pieces) await putChunk(db, institutionId, id, position++, piece)
  checksum()
  await db.execute(sql`
    update files set stored_in = 'database', object_name = null, moved_until = null
    where institution_id = ${institutionId} and id = ${id} and stored_in = 'object_store'`)
}

/** Passes the pieces on. `checksum` then throws where they were not what was uploaded. */
function digesting({ id, sha256 }: MovedFile, source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let crc = 0
  async function* passOn() {
    for await (const piece of source) {
      hash.update(piece)
      crc = crc32(piece, crc)
      yield piece
    }
  }
  return {
    pieces: passOn(),
    checksum() {
      if (hash.digest('hex') !== sha256)
        throw new FileDamaged(`The bytes of the file ${id} are not those of its upload.`)
      return crc
    },
  }
}

async function checksumOf(file: MovedFile, source: AsyncIterable<Buffer>): Promise<number> {
  const { pieces, checksum } = digesting(file, source)
  for await (const _ of pieces);
  return checksum()
}
