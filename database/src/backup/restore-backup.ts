import { sql } from 'drizzle-orm'
import { DatabaseSetupError, type Db } from '../db.ts'
import { type MigrationSet, migrate, readMigrations, refuseUnknown } from '../migrate.ts'
import type { BackupHead } from './backup-format.ts'
import { readBackup } from './read-backup.ts'
import { listTables, type TableShape } from './table-list.ts'

/**
 * Restores a backup into an empty database on either engine, whichever engine wrote it. Reads the file
 * twice: once to verify it, once to restore it in one transaction. The rows go into the tables of the version
 * that wrote them, which are then brought up to date as on any database.
 */
export async function restoreBackup(
  db: Db,
  sets: readonly MigrationSet[],
  file: string,
): Promise<Record<string, number>> {
  let applied: BackupHead['migrations'] = []
  for await (const part of readBackup(file)) {
    if (!('head' in part)) continue
    applied = part.head.migrations
    refuseUnknown(applied, readMigrations(sets))
  }
  await refuseFilled(db)
  await migrate(db, sets, applied)
  const restored = await db.transaction(async (tx) => {
    const tables = await listTables(tx)
    // Rows that a migration inserted are replaced by the saved ones.
    for (const { name } of [...tables].reverse()) await emptyTable(tx, name)
    const counts: Record<string, number> = {}
    for await (const part of readBackup(file)) {
      if ('head' in part) continue
      const table = tables.find(({ name }) => name === part.table)
      if (!table)
        throw new DatabaseSetupError(
          `The backup has a table ${part.table}, which this version does not know.`,
        )
      // Backups of earlier versions contain these tables; triggers fill them now.
      if (table.isDerived) continue
      await insertRows(tx, table, part.rows)
      counts[part.table] = (counts[part.table] ?? 0) + part.rows.length
    }
    await verifyCounts(tx, counts)
    await moveSequences(tx)
    return counts
  })
  await migrate(db, sets)
  return restored
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

/** Tables that reject deletes are empty at this point. */
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

async function verifyCounts(tx: Db, counts: Record<string, number>) {
  for (const [name, expected] of Object.entries(counts)) {
    const { rows } = await tx.execute<{ count: number }>(
      sql.raw(`select count(*)::integer as count from ${name}`),
    )
    if (rows[0]?.count !== expected)
      throw new Error(`restoring ${name} ended with ${rows[0]?.count} rows instead of ${expected}`)
  }
}

/** Sequences continue after the highest restored number. */
async function moveSequences(tx: Db) {
  const { rows } = await tx.execute<{ sequence: string; table_name: string; column_name: string }>(sql`
    select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence,
      format('%I.%I', table_schema, table_name) as table_name, column_name
    from information_schema.columns
    where table_schema in ('public', 'auth')
      and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`)
  for (const { sequence, table_name, column_name } of rows) {
    await tx.execute(
      sql.raw(
        `select setval('${sequence}', coalesce((select max("${column_name}") from ${table_name}), 0) + 1, false)`,
      ),
    )
  }
}
