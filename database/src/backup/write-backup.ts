import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { listApplied } from '../migrate.ts'
import { type BackupEnd, type BackupHead, FORMAT } from './backup-format.ts'
import { listTables } from './table-list.ts'

const ROWS_AT_ONCE = 200

export interface BackupSummary {
  counts: Record<string, number>
}

/**
 * A consistent copy of everything but what triggers make of it, taken while the program serves: all tables are read
 * in one snapshot. The file appears under its name only when it is whole.
 */
export async function writeBackup(db: Db, file: string): Promise<BackupSummary> {
  const unfinished = `${file}.unfinished`
  const counts: Record<string, number> = {}
  try {
    await db.transaction(
      async (tx) => {
        const lines = Readable.from(linesOf(tx, counts), { objectMode: false })
        await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(unfinished, file)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
  return { counts }
}

async function* linesOf(tx: Db, counts: Record<string, number>): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  const line = (value: unknown) => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`)
    sum.update(bytes)
    return bytes
  }
  const migrations = await listApplied(tx)
  yield line({ format: FORMAT, takenAt: new Date().toISOString(), migrations } satisfies BackupHead)
  for (const { name, columns, isDerived } of await listTables(tx)) {
    if (isDerived) continue
    counts[name] = 0
    for await (const rows of rowsOf(tx, name, columns)) {
      counts[name] += rows.length
      yield line({ table: name, rows })
    }
  }
  yield line({ end: true, counts, sha256: sum.copy().digest('hex') } satisfies BackupEnd)
}

/** A cursor keeps no more than a few rows in memory, however large the table. */
async function* rowsOf(tx: Db, table: string, columns: string[]): AsyncGenerator<string[]> {
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${table}) r`,
    ),
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql.raw('close backup_rows'))
}
