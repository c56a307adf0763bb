import type { Db } from '@plumbline/database/db.ts'
import { unseal } from '../../platform/sealing/sealed-bytes.ts'
import { keyOrNothing, markOfKey, type StorageKey } from '../../platform/sealing/storage-key.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import { findSealedRun, type SealedRun } from './loan-run-store.ts'
import type { StoredRun } from './stored-run.ts'

const OPENED_BYTES_AT_MOST = 120 * 1024 * 1024

type RunAct = 'loan_test.open_run' | 'loan_test.run_workpaper'

/** `More`: other acts that the caller writes down. */
export interface OpenRunContext<More extends string = never> {
  institutionId: string
  member: SignedInMember
  inInstitution: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  recordAct: (
    tx: Db,
    act: { action: RunAct | More; subjectId: string; detail: Record<string, never> },
  ) => Promise<unknown>
  storageKey: StorageKey
}

/** A stored run as its file was written. The audit log says who looked. */
export async function openRun(
  id: string,
  { institutionId, member, inInstitution, recordAct, storageKey }: OpenRunContext,
  errors: { NOT_FOUND: () => Error; OTHER_STORAGE_KEY: () => Error },
  action: RunAct,
): Promise<Buffer> {
  const key = await keyOrNothing(storageKey)
  const run: SealedRun = await inInstitution(async (tx) => {
    const found = await findSealedRun(tx, member, id)
    if (!found) throw errors.NOT_FOUND()
    if (!key || found.keyMark !== markOfKey(key)) throw errors.OTHER_STORAGE_KEY()
    await recordAct(tx, { action, subjectId: id, detail: {} })
    return found
  })
  return unseal(key!, institutionId, id, Buffer.from(run.sealed), OPENED_BYTES_AT_MOST)
}

export type StoredLoan = StoredRun['loans'][number]

/** What an opened run holds, for readers of other parts of the program. */
export const readOpenedRun = (opened: Buffer): StoredRun => JSON.parse(opened.toString('utf8')) as StoredRun
