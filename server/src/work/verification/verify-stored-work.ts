import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { FileDamaged } from '../../platform/files/object-files.ts'

const FILES_AT_ONCE = 200

export interface StoredWorkVerdict {
  versions: number
  files: number
  /** Files in an object store that nobody asked. */
  unread: number
  /** What is not as it was approved, signed, or uploaded, in words. */
  problems: string[]
}

/**
 * Computes the hashes of approved policy versions and of stored files again, and compares those of versions with the
 * signatures and with the audit log, whose own chain is verified before.
 */
export async function verifyStoredWork(db: Db, fileBytes?: FileBytes): Promise<StoredWorkVerdict> {
  const { count, problems } = await verifyVersions(db)
  const files = await verifyFiles(db, fileBytes)
  return {
    versions: count,
    files: files.count,
    unread: files.unread,
    problems: [...problems, ...files.problems],
  }
}

async function verifyVersions(db: Db) {
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from policy_versions where state = 'approved'`,
  )
  const { rows } = await db.execute<{ id: string; number: number; because: string }>(sql`
    select v.id, v.number, 'its text has another hash' as because from policy_versions v
    where v.state = 'approved' and v.sha256 is distinct from encode(sha256(convert_to(v.body, 'UTF8')), 'hex')
    union all
    select v.id, v.number, 'a signature names another hash' from attestations a
    join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
    where a.signed_at is not null and a.sha256 is distinct from v.sha256
    union all
    select v.id, v.number, 'the audit log names another hash' from audit_log l
    join policy_versions v on v.policy_id::text = l.subject_id and v.number = (l.detail::jsonb ->> 'version')::integer
    where l.action = 'attestation.sign' and l.detail::jsonb ->> 'sha256' is distinct from v.sha256
    order by 1, 3`)
  const problems = rows.map(({ id, number, because }) => `Policy version ${number} (${id}): ${because}.`)
  return { count: counts[0]!.count, problems: [...new Set(problems)] }
}

async function verifyFiles(db: Db, fileBytes: FileBytes | undefined) {
  const { rows: renamed } = await db.execute<{ id: string }>(sql`
    select f.id from audit_log l join files f on f.id::text = l.subject_id
    where l.action = 'file.upload' and f.stored_at is not null and l.detail::jsonb ->> 'sha256' is distinct from f.sha256
    order by f.id`)
  const problems = renamed.map(({ id }) => `File ${id}: the audit log names another hash.`)
  let count = 0
  let unread = 0
  let after: string | undefined
  for (;;) {
    const { rows } = await db.execute<CheckedFile>(sql`
      select institution_id as "institutionId", id, sha256, byte_size as "byteSize",
        stored_in = 'object_store' as "isElsewhere" from files
      where stored_at is not null and ${after ? sql`id > ${after}` : sql`true`} order by id limit ${FILES_AT_ONCE}`)
    for (const file of rows) {
      if (file.isElsewhere && !fileBytes?.objects) {
        unread++
        continue
      }
      count++
      // With an object store a file may move between the two looks.
      const { sha256, byteSize } = fileBytes?.objects
        ? await contentAnywhere(fileBytes, file)
        : await contentOf(db, file)
      if (sha256 !== file.sha256 || byteSize !== file.byteSize)
        problems.push(`File ${file.id}: its content is not what was uploaded.`)
    }
    after = rows.at(-1)?.id
    if (rows.length < FILES_AT_ONCE) return { count, unread, problems }
  }
}

interface CheckedFile extends Record<string, unknown> {
  institutionId: string
  id: string
  sha256: string
  byteSize: number
  isElsewhere: boolean
}

/** A damaged one has no content that could be compared. */
async function contentAnywhere(fileBytes: FileBytes, file: CheckedFile) {
  const hash = createHash('sha256')
  let byteSize = 0
  try {
    for await (const piece of fileBytes.read(file)) {
      hash.update(piece)
      byteSize += piece.length
    }
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error
    return { sha256: '', byteSize: 0 }
  }
  return { sha256: hash.digest('hex'), byteSize }
}

async function contentOf(db: Db, { institutionId, id }: { institutionId: string; id: string }) {
  const hash = createHash('sha256')
  let byteSize = 0
  for (let position = 0; ; position++) {
    const { rows } = await db.execute<{ bytes: Uint8Array }>(sql`
      select bytes from file_chunks
      where institution_id = ${institutionId} and file_id = ${id} and position = ${position}`)
    const bytes = rows[0]?.bytes
    if (!bytes) return { sha256: hash.digest('hex'), byteSize }
    hash.update(bytes)
    byteSize += bytes.length
  }
}
