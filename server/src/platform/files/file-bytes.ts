import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { noteMovedBytes } from '../memory/moved-bytes.ts'
import { ObjectStoreUnavailable } from '../object-store/object-store.ts'
import { inInstitution } from '../session/institution-scope.ts'
import { asBuffer, chunkCountOf } from './file-pieces.ts'
import { FileDamaged, type ObjectFiles, ObjectMissing } from './object-files.ts'

export interface FileRef {
  institutionId: string
  id: string
}

/** The bytes of stored files, wherever they are. */
export interface FileBytes {
  /** Absent where the database holds every file. */
  readonly objects: ObjectFiles | undefined
  /**
   * The pieces of a stored file from one position to another, of `CHUNK_BYTES` each but the last. Opens short transactions
   * of its own: nobody holds one while the object store is asked. Ends early only where the file is gone.
   */
  read(file: FileRef, first?: number, last?: number): AsyncGenerator<Buffer>
  /** From one byte to another, both included. */
  readRange(file: FileRef, start: number, end: number): AsyncGenerator<Buffer>
}

interface Place extends Record<string, unknown> {
  byteSize: number
  sha256: string
  objectName: string | null
  bytes: Uint8Array | null
}

export function createFileBytes(db: Db, objects: ObjectFiles | undefined): FileBytes {
  const placeOf = ({ institutionId, id }: FileRef, position: number) =>
    inInstitution(db, institutionId, async (tx) => {
      const { rows } = await tx.execute<Place>(sql`
        select f.byte_size as "byteSize", f.sha256, f.object_name as "objectName", c.bytes
        from files f left join file_chunks c on f.stored_in = 'database' and c.institution_id = f.institution_id
          and c.file_id = f.id and c.position = ${position}
        where f.institution_id = ${institutionId} and f.id = ${id} and f.stored_at is not null`)
      return rows[0]
    })

  async function* read(file: FileRef, first = 0, last = Number.MAX_SAFE_INTEGER): AsyncGenerator<Buffer> {
    let missing: string | undefined
    for (let position = first; position <= last; ) {
      const place = await placeOf(file, position)
      const end = place && Math.min(last, chunkCountOf(place.byteSize) - 1)
      if (!place || end === undefined || position > end) return
      const { objectName, bytes } = place
      if (objectName === null) {
        if (!bytes) throw new FileDamaged(`A piece of the file ${file.id} is missing.`)
        noteMovedBytes(bytes.length)
        position++
        yield asBuffer(bytes)
        continue
      }
      if (!objects)
        throw new ObjectStoreUnavailable('FILES_URL is not set, but some files are in an object store.')
      try {
        for await (const piece of objects.pieces(objectName, { ...file, ...place }, position, end)) {
          noteMovedBytes(piece.length)
          position++
          yield piece
        }
      } catch (error) {
        // One that was moved since has another place at the next look.
        if (!(error instanceof ObjectMissing) || missing === objectName) throw error
        missing = objectName
      }
    }
  }

  return {
    objects,
    read,
    async *readRange(file, start, end) {
      const first = Math.floor(start / CHUNK_BYTES)
      let begins = first * CHUNK_BYTES
      for await (const piece of read(file, first, Math.floor(end / CHUNK_BYTES))) {
        yield piece.subarray(Math.max(start - begins, 0), end - begins + 1)
        begins += CHUNK_BYTES
      }
    },
  }
}
