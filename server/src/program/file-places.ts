import type { Db } from '@plumbline/database/db.ts'
import { createFileBytes, type FileBytes } from '../platform/files/file-bytes.ts'
import { createObjectFiles } from '../platform/files/object-files.ts'
import type { Log } from '../platform/log.ts'
import { ObjectStoreUnavailable } from '../platform/object-store/object-store.ts'
import { createS3Store } from '../platform/object-store/s3-store.ts'
import { storageKey } from '../platform/sealing/storage-key.ts'
import type { FilePlace } from '../work/files/file-moves.ts'
import type { Config } from './config.ts'

type FileSettings = Pick<Config, 's3' | 'STORAGE_KEY' | 'DATA_DIR'>

export function openFileBytes(db: Db, { s3, STORAGE_KEY, DATA_DIR }: FileSettings): FileBytes {
  return createFileBytes(db, s3 && createObjectFiles(createS3Store(s3), storageKey(STORAGE_KEY, DATA_DIR)))
}

export const placeOfFiles = ({ s3, FILES_KEPT_IN }: Pick<Config, 's3' | 'FILES_KEPT_IN'>): FilePlace =>
  s3 && FILES_KEPT_IN !== 'database' ? 'object_store' : 'database'

/** A wrong setting ends the start; a store that is away does not. */
export async function checkObjectStore({ objects }: FileBytes, log: Log): Promise<void> {
  if (!objects) return
  const { store } = objects
  try {
    await store.check()
    log.info({ files: store.address }, 'stored files are kept in the object store')
  } catch (error) {
    if (!(error instanceof ObjectStoreUnavailable)) throw error
    log.warn({ err: error, files: store.address }, 'the object store does not answer')
  }
}
