import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip } from 'node:zlib'
import type { Db } from '../db.ts'
import { listApplied } from '../migrate.ts'
import { type BackupEnd, type BackupHead, FORMAT } from './backup-format.ts'
import { readBackup } from './read-backup.ts'
import { readSequences } from './sequences.ts'
import { TableDigests } from './table-digest.ts'
import { listTables } from './table-list.ts'
import { prepareCopying, rowsOf } from './table-rows.ts'

/** A line ends with the row that reaches this size: backup and restore hold one line in memory. */
const LINE_LENGTH = 1024 * 1024

export interface BackupSummary {
  counts: Record<string, number>
}

/**
 * Writes a consistent copy of everything except derived tables while the program serves, from one
 * snapshot. The file appears under its name only when it is complete and was read back.
 */
export async function writeBackup(db: Db, file: string): Promise<BackupSummary> {
  // A name of its own: two backups to one name do not write into each other.
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`
  const counts: Record<string, number> = {}
  try {
    await db.transaction(
      async (tx) => {
        await prepareCopying(tx)
        const lines = Readable.from(linesOf(tx, counts), { objectMode: false })
        await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await verifyWritten(unfinished, counts)
    await rename(unfinished, file)
    await flushFolder(dirname(file))
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
  return { counts }
}

/** Reads the file back from the disk: its checksum, and the count of each table. */
async function verifyWritten(file: string, counts: Readonly<Record<string, number>>) {
  for await (const part of readBackup(file)) {
    if ('end' in part && !isDeepStrictEqual(part.end.counts, counts))
      throw new Error('The backup that was read back has other counts than the one that was written.')
  }
}

/** The new name is on the disk too. */
async function flushFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* linesOf(tx: Db, counts: Record<string, number>): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  const line = (value: unknown) => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`)
    sum.update(bytes)
    return bytes
  }
  const digests = new TableDigests()
  const migrations = await listApplied(tx)
  yield line({ format: FORMAT, takenAt: new Date().toISOString(), migrations } satisfies BackupHead)
  for (const table of await listTables(tx)) {
    const { name } = table
    if (table.isDerived) continue
    counts[name] = 0
    for await (const fetched of rowsOf(tx, table)) {
      counts[name] += fetched.length
      digests.add(name, fetched)
      for (const rows of cutByLength(fetched)) yield line({ table: name, rows })
    }
  }
  const sequences = await readSequences(tx)
  const sha256 = sum.copy().digest('hex')
  yield line({ end: true, counts, digests: digests.toRecord(), sequences, sha256 } satisfies BackupEnd)
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
