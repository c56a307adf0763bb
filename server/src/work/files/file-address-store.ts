import { createHash } from 'node:crypto'
import type { StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { findStoredFile } from './file-store.ts'

const MINUTES = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function addFileAddress(
  tx: Db,
  institutionId: string,
  fileId: string,
  token: string,
): Promise<void> {
  await tx.execute(sql`
    insert into file_addresses (token_hash, institution_id, file_id, expires_at)
    values (${hashOf(token)}, ${institutionId}, ${fileId}, now() + make_interval(mins => ${MINUTES}))`)
}

export interface OpenedFile {
  institutionId: string
  file: StoredFile
}

/** Outside of any institution: only the address says which one the file belongs to. */
export async function openFileAddress(db: Db, token: string): Promise<OpenedFile | undefined> {
  const { rows } = await db.execute<{ institution_id: string; file_id: string }>(sql`
    select institution_id, file_id from file_addresses
    where token_hash = ${hashOf(token)} and expires_at > now()
      and expires_at <= now() + make_interval(mins => ${MINUTES})`)
  const [row] = rows
  if (!row) return undefined
  const file = await inInstitution(db, row.institution_id, (tx) =>
    findStoredFile(tx, row.institution_id, row.file_id),
  )
  return file && { institutionId: row.institution_id, file }
}
