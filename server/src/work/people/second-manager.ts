import type { Db } from '@plumbline/database/db.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { countManagers } from './people-store.ts'

/** Whether the reader may close what somebody asked to close: a second manager may, and the only one. */
export async function mayCloseAsked(tx: Db, reader: Reader, askedBy: string): Promise<boolean> {
  if (!isManager(reader)) return false
  return askedBy !== reader.userId || (await countManagers(tx, reader.institutionId)) === 1
}
