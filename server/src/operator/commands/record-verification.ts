import type { Db } from '@plumbline/database/db.ts'
import { type AuditAnchor, verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { verifyStoredWork } from '../../work/verification/verify-stored-work.ts'
import { CommandError } from './command-context.ts'

/**
 * Verifies the audit log, approved policy versions, and stored files. A log proves only that it is whole in itself: anyone who
 * writes the database can write a new chain. So the text says whether it was compared with a note from outside.
 */
export async function verifyRecords(db: Db, anchor?: AuditAnchor, fileBytes?: FileBytes): Promise<string> {
  const verdict = await verifyAuditChain(db, anchor)
  if (verdict.outcome !== 'whole')
    throw new CommandError(`The audit log is broken at entry ${verdict.number}: ${verdict.because}.`)
  const { versions, files, unread, problems } = await verifyStoredWork(db, fileBytes)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return [
    `The audit log is whole: ${verdict.entries} entries. ${versions} approved policy versions and ${files} files are as they were stored.`,
    ...(unread > 0 ? [`${unread} more in an object store ${unread === 1 ? 'was' : 'were'} not read.`] : []),
    anchor
      ? `It contains every entry that was noted outside, up to number ${anchor.number}.`
      : 'It is whole in itself; there was nothing outside to compare it with. Give the last daily note: --from NUMBER:HASH.',
    `Note elsewhere: ${verdict.number}:${verdict.hash}`,
  ].join('\n')
}

/** What an earlier run, the daily log line, or the daily mail said to note. */
export function readAnchor([option, value, ...rest]: readonly string[]): AuditAnchor | undefined {
  if (option === undefined) return undefined
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(value ?? '') ?? []
  if (option !== '--from' || !number || !hash || rest.length > 0)
    throw new CommandError(
      'Use --from NUMBER:HASH, as an earlier run, the daily log line, or the daily mail said.',
    )
  return { number: Number(number), hash }
}
