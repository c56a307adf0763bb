import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { restoreBackup } from '@plumbline/database/backup/restore-backup.ts'
import type { Db } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { sql } from 'drizzle-orm'
import { CommandError } from '../operator/commands/command-context.ts'
import { describeCounts } from '../operator/commands/counts-text.ts'
import { describeFilesElsewhere } from '../operator/commands/file-commands.ts'
import { readAnchor, verifyRecords } from '../operator/commands/record-verification.ts'
import type { AuditAnchor } from '../platform/audit-log/audit-verification.ts'
import type { Config } from './config.ts'
import { openFileBytes } from './file-places.ts'
import { MIGRATIONS } from './migrations.ts'

export async function restore(
  db: Db,
  config: Config,
  [file, ...options]: readonly string[],
): Promise<string> {
  if (!file) throw new CommandError('Please name the file to restore.')
  const text = await restoreAndVerify(db, file, readAnchor(options))
  return withElsewhere(text, db, config)
}

/** Restores a backup into a database that exists only for this, and says what is in it. */
export async function checkBackup(config: Config, [file, ...options]: readonly string[]): Promise<string> {
  if (!file) throw new CommandError('Please name the backup to check.')
  const anchor = readAnchor(options)
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-check-'))
  try {
    const scratch = await openDatabase({ dataDirectory: folder, onError: () => {} })
    try {
      const text = await restoreAndVerify(scratch.db, file, anchor)
      return await withElsewhere(`${text}\n${await describeSealed(scratch.db)}`, scratch.db, config)
    } finally {
      await scratch.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreAndVerify(db: Db, file: string, anchor: AuditAnchor | undefined): Promise<string> {
  const { takenAt, counts } = await restoreBackup(db, MIGRATIONS, resolve(file))
  const verified = await verifyRecords(db, anchor).catch((cause: Error) => {
    throw new CommandError(`Everything was restored, but: ${cause.message}`, { cause })
  })
  return `Restored the backup of ${takenAt}: ${describeCounts(counts)}.\n${verified}`
}

async function withElsewhere(text: string, db: Db, config: Config): Promise<string> {
  const elsewhere = await describeFilesElsewhere(db, openFileBytes(db, config))
  return elsewhere ? `${text}\n${elsewhere}` : text
}

/** The key of sealed files is in no backup. */
async function describeSealed(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string; count: number }>(
    sql`select key_mark as mark, count(*)::integer as count
      from (select key_mark from hmda_files union all select key_mark from loan_runs) sealed
      group by key_mark order by key_mark`,
  )
  if (rows.length === 0) return 'No sealed HMDA files or loan runs are in it.'
  const marks = rows.map(({ mark, count }) => `${count} with the key ${mark}`).join(', ')
  return `Sealed HMDA files and loan runs, which open with their STORAGE_KEY alone: ${marks}.`
}
