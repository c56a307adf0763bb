import { sql } from 'drizzle-orm'
import { DatabaseSetupError, type Db } from '../db.ts'
import { type MigrationSet, migrate, readMigrations, refuseUnknown } from '../migrate.ts'
import type { BackupEnd, BackupHead } from './backup-format.ts'
import { readBackup } from './read-backup.ts'
import { moveSequences } from './sequences.ts'
import { withoutRules } from './suspended-rules.ts'
import { TableDigests } from './table-digest.ts'
import { listTables, type TableShape } from './table-list.ts'
import { prepareCopying, rowsOf } from './table-rows.ts'

export interface RestoreSummary {
  takenAt: string
  counts: Record<string, number>
}

/**
 * Restores a backup into an empty database on either engine, whichever engine wrote it. Reads the file
 * twice: once to verify it, once to restore it. One transaction does everything, so a database that could not be
 * filled stays empty. The rows go into the tables of the version that wrote them, are compared with what was
 * saved, and are then brought up to date as on any database.
 */
export async function restoreBackup(
  db: Db,
  sets: readonly MigrationSet[],
  file: string,
): Promise<RestoreSummary> {
  const { head, end } = await verifyBackup(file)
  refuseUnknown(head.migrations, readMigrations(sets))
  await refuseFilled(db)
  const counts = await db.transaction(async (tx) => {
    await prepareCopying(tx)
    await migrate(tx, sets, head.migrations)
    const tables = await listTables(tx)
    const restored = await withoutRules(tx, tables, () => restoreRows(tx, tables, file))
    await compareRows(tx, tables, restored, end)
    await moveSequences(tx, end.sequences)
    await migrate(tx, sets)
    return restored
  })
  return { takenAt: head.takenAt, counts }
}

/** Reads the whole file and throws where it is damaged. */
async function verifyBackup(file: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  for await (const part of readBackup(file)) {
    if ('head' in part) head = part.head
    if ('end' in part) end = part.end
  }
  return { head: head!, end: end! }
}

async function restoreRows(tx: Db, tables: readonly TableShape[], file: string) {
  // Rows that a migration inserted are replaced by the saved ones. Triggers keep the derived tables, so these are last.
  for (const { name } of [...tables].reverse()) await emptyTable(tx, name)
  for (const { name } of tables.filter(({ isDerived }) => isDerived)) await emptyTable(tx, name)
  const counts: Record<string, number> = {}
  for await (const part of readBackup(file)) {
    if (!('rows' in part)) continue
    const table = tables.find(({ name }) => name === part.table)
    if (!table)
      throw new DatabaseSetupError(`The backup has a table ${part.table}, which this version does not know.`)
    // Backups of earlier versions contain these tables; triggers fill them now.
    if (table.isDerived) continue
    await insertRows(tx, table, part.rows)
    counts[part.table] = (counts[part.table] ?? 0) + part.rows.length
  }
  return counts
}

async function refuseFilled(db: Db) {
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as filled`,
  )
  if (rows[0]?.filled)
    throw new DatabaseSetupError(
      'A backup is restored into an empty database. Choose another DATA_DIR or DATABASE_URL.',
    )
}

async function emptyTable(tx: Db, name: string) {
  const { rows } = await tx.execute(sql.raw(`select 1 from ${name} limit 1`))
  if (rows.length > 0) await tx.execute(sql.raw(`delete from ${name}`))
}

async function insertRows(tx: Db, { name, columns: names }: TableShape, rows: string[]) {
  const columns = names.join(', ')
  await tx.execute(
    sql`insert into ${sql.raw(`${name} (${columns})`)} overriding system value
      select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(name)}, ${`[${rows.join(',')}]`}::json)`,
  )
}

/** Reads every restored row again: how many there are, and whether each is what was saved. */
async function compareRows(
  tx: Db,
  tables: readonly TableShape[],
  counts: Readonly<Record<string, number>>,
  { digests: saved }: BackupEnd,
) {
  const digests = new TableDigests()
  for (const table of tables) {
    const { name, isDerived } = table
    if (isDerived) continue
    let count = 0
    for await (const rows of rowsOf(tx, table)) {
      count += rows.length
      digests.add(name, rows)
    }
    const expected = counts[name] ?? 0
    if (count !== expected)
      throw new Error(`restoring ${name} ended with ${count} rows instead of ${expected}`)
  }
  if (!saved) return
  const restored = digests.toRecord()
  const changed = tables.find(({ name, isDerived }) => !isDerived && restored[name] !== saved[name])
  if (changed) throw new Error(`restoring ${changed.name} ended with rows that are not those of the backup`)
}
