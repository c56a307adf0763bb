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
import { listTables, type TableShape } from './table-list.ts'

const ROWS_AT_ONCE = 200
/** A line ends with the row that reaches this size: backup and restore hold one line in memory. */
const LINE_LENGTH = 1024 * 1024

export interface BackupSummary {
  counts: Record<string, number>
}

/**
 * Writes a consistent copy of everything except derived tables while the program serves, from one
 * snapshot. The file appears under its name only when it is complete.
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
  for (const table of await listTables(tx)) {
    const { name } = table
    if (table.isDerived) continue
    counts[name] = 0
    for await (const fetched of rowsOf(tx, table)) {
      counts[name] += fetched.length
      for (const rows of cutByLength(fetched)) yield line({ table: name, rows })
    }
  }
  yield line({ end: true, counts, sha256: sum.copy().digest('hex') } satisfies BackupEnd)
}

/** A cursor holds a few rows in memory however large the table is, and a single row of tables with files. */
async function* rowsOf(tx: Db, { name, columns, hasFiles }: TableShape): AsyncGenerator<string[]> {
  const atOnce = hasFiles ? 1 : ROWS_AT_ONCE
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r`,
    ),
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${atOnce} from backup_rows`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) break
  }
  await tx.execute(sql.raw('close backup_rows'))
}

function* cutByLength(rows: readonly string[]): Generator<string[]> {
  let cut: string[] = []
  let length = 0
  for (const row of rows) {
    cut.push(row)
    length += row.length
    if (length < LINE_LENGTH) continue
    yield cut
    cut = []
    length = 0
  }
  if (cut.length > 0) yield cut
}
