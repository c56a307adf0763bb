import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { DatabaseSetupError, type Db } from './db.ts'

/** A workspace that owns tables, and the folder of its migrations (`YYMMDDNN_reason.sql`, forward only). */
export interface MigrationSet {
  module: string
  directory: string
}

export interface Migration {
  module: string
  number: number
  name: string
  checksum: string
  text: string
}

/**
 * Four digits, as up to 2026, or the day and a number of that day (YYMMDDNN), so that branches do not
 * collide.
 */
const FILE_NAME = /^(\d{4}|\d{8})_([a-z0-9_]+)\.sql$/
/** An arbitrary lock number, the same in every process. */
const MIGRATION_LOCK = 7_468_301

export function readMigrations(sets: readonly MigrationSet[]): Migration[] {
  return sets.flatMap(({ module, directory }) =>
    readdirSync(directory)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file, index, files) => {
        const [, digits, name] = FILE_NAME.exec(file) ?? []
        if (!digits || !name)
          throw new Error(`${module}/${file}: a migration is named like 26112301_what_it_is_for.sql`)
        if (files[index - 1]?.startsWith(`${digits}_`))
          throw new Error(`${module}: two migrations have the number ${digits}`)
        const text = readFileSync(join(directory, file), 'utf8')
        return {
          module,
          // Files of four digits were numbered by their place, and databases have recorded that.
          number: digits.length === 4 ? index + 1 : Number(digits),
          name,
          text,
          checksum: createHash('sha256').update(text).digest('hex'),
        }
      }),
  )
}

/**
 * Applies pending migrations. Several processes may call it at once. With `only`, no others than these: for a
 * backup, whose rows are of the tables of its own time.
 */
export async function migrate(
  db: Db,
  sets: readonly MigrationSet[],
  only?: readonly Pick<Migration, 'module' | 'number'>[],
): Promise<Migration[]> {
  const known = readMigrations(sets)
  return db.transaction(async (tx) => {
    // A large table takes time, and so may another process that migrates first.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`
      create table if not exists schema_migrations (
        module text not null,
        number integer not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (module, number)
      )`)
    const applied = await listApplied(tx)
    refuseUnknown(applied, known)

    const missing = known.filter(
      (migration) =>
        (!only || only.some((one) => one.module === migration.module && one.number === migration.number)) &&
        !applied.some((row) => row.module === migration.module && row.number === migration.number),
    )
    for (const { module, number, name, checksum, text } of missing) {
      for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into schema_migrations (module, number, name, checksum) values (${module}, ${number}, ${name}, ${checksum})`,
      )
    }
    return missing
  })
}

interface AppliedMigration extends Record<string, unknown> {
  module: string
  number: number
  name: string
  checksum: string
}

export async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await db.execute<AppliedMigration>(
    sql`select module, number, name, checksum from schema_migrations order by applied_at, module, number`,
  )
  return rows
}

/** A database with unknown migrations is left alone. */
export function refuseUnknown(applied: readonly AppliedMigration[], known: readonly Migration[]) {
  for (const row of applied) {
    const ours = known.find(({ module, number }) => module === row.module && number === row.number)
    const label = `${row.module}/${String(row.number).padStart(4, '0')}_${row.name}`
    if (!ours)
      throw new DatabaseSetupError(
        `The database is newer than this program: it has had the migration ${label}, which this version does not know. Start the newer version.`,
      )
    if (ours.checksum !== row.checksum)
      throw new DatabaseSetupError(
        `The migration ${label} was changed after it had been applied to this database. Restore the file as it was.`,
      )
  }
}

/** Statements end with a semicolon at the end of a line, except inside a `$$ … $$` body. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody
    current += `${line}\n`
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current)
      current = ''
    }
  }
  if (current.replace(/--.*$/gm, '').trim() !== '') statements.push(current)
  return statements
}
