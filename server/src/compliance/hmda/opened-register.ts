import { HMDA_FILE_MEGABYTES_AT_MOST } from '@plumbline/contract/compliance/hmda.ts'
import type { Db } from '@plumbline/database/db.ts'
import { unseal } from '../../platform/sealing/sealed-bytes.ts'
import { keyOrNothing, markOfKey, type StorageKey } from '../../platform/sealing/storage-key.ts'
import { findHmdaFile, readSealed } from './hmda-file-store.ts'

const BYTES_AT_MOST = HMDA_FILE_MEGABYTES_AT_MOST * 1024 * 1024

export interface OpenedRegister {
  name: string
  bytes: Buffer
  filing: { year: number; quarter: number | null }
}

/** The content of a stored register; in words, why there is none. */
export async function openRegister(
  tx: Db,
  institutionId: string,
  id: string,
  storageKey: StorageKey,
): Promise<OpenedRegister | 'gone' | 'sealed'> {
  const file = await findHmdaFile(tx, institutionId, id)
  if (!file) return 'gone'
  const key = await keyOrNothing(storageKey)
  if (!key || file.keyMark !== markOfKey(key)) return 'sealed'
  const sealed = await readSealed(tx, institutionId, id)
  const bytes = Buffer.from(await unseal(key, institutionId, id, sealed, BYTES_AT_MOST))
  return { name: file.name, bytes, filing: { year: file.year, quarter: file.quarter } }
}
