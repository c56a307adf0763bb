import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '@plumbline/database/backup/restore-backup.ts'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import type { Db } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { MIGRATIONS } from '@plumbline/server/program/migrations.ts'
import { sql } from 'drizzle-orm'
import { ENGINES, type Engine } from './engines.ts'
import type { Row } from './report.ts'

const USERS = 10_000
/** Migrations of the first release have four digits, later ones a day. */
const FIRST_RELEASE = /^\d{4}_/

/** Brings a database of the first release up to date, and restores a backup of it, which must end the same. */
export async function measureMigration(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  if (!only('migration of the first release')) return rows
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-migration-'))
  const release = MIGRATIONS.map(({ module, directory }) => {
    const copy = join(folder, module)
    mkdirSync(copy)
    for (const file of readdirSync(directory).filter((name) => FIRST_RELEASE.test(name)))
      copyFileSync(join(directory, file), join(copy, file))
    return { module, directory: copy }
  })
  for (const engine of ENGINES) {
    const backup = join(folder, `${engine}.backup`)
    const old = await openEmpty(engine, join(folder, `${engine}-old`))
    if (!old) continue
    await migrate(old.db, release)
    await fillFirstRelease(old.db)
    await writeBackup(old.db, backup)
    const migrated = await timed(() => migrate(old.db, MIGRATIONS))
    const outcome = await describe(old.db)
    await old.close()

    const fresh = (await openEmpty(engine, join(folder, `${engine}-new`)))!
    const restored = await timed(() => restoreBackup(fresh.db, MIGRATIONS, backup))
    const again = await describe(fresh.db)
    await fresh.close()
    if (JSON.stringify(again) !== JSON.stringify(outcome))
      throw new Error(`${engine}: ${JSON.stringify(again)} instead of ${JSON.stringify(outcome)}`)
    console.error(`  ${engine}: ${JSON.stringify(outcome)}`)
    const row = { part: 'migration', engine, unit: 's', yardstick: migrated, ratio: 1 }
    rows.push({ ...row, item: `migration of the first release, ${USERS} users`, ours: migrated })
    rows.push({
      ...row,
      item: 'restoring its backup into this release',
      ours: restored,
      ratio: restored / migrated,
    })
  }
  rmSync(folder, { recursive: true, force: true })
  return rows
}

async function openEmpty(engine: Engine, dataDirectory: string) {
  const server = engine === 'postgres' ? await startPostgresServer() : undefined
  if (engine === 'postgres' && !server) return undefined
  const database = await openDatabase({
    databaseUrl: server?.url,
    dataDirectory,
    onError: (error) => console.error(error),
  })
  return {
    db: database.db,
    async close() {
      await database.close()
      await server?.stop()
    },
  }
}

/** Ten people of each of 900 companies with an address of their own, the others at free-mail addresses. */
async function fillFirstRelease(db: Db): Promise<void> {
  await db.execute(sql`
    insert into auth.users (email, email_confirmed_at, created_at, updated_at)
    select 'person-' || n || case when n <= 9000 then '@bank' || n % 900 || '.example' else '@gmail.com' end,
      now(), now() - n * interval '1 minute', now()
    from generate_series(1, ${USERS}::integer) n`)
  await db.execute(sql`
    insert into user_profiles (user_id, full_name, company_name, company_type, role, created_at)
    select u.id, 'Person ' || n, 'Bank ' || n % 900,
      (array['credit_union', 'community_bank', 'mortgage_company'])[1 + n % 3],
      case when n % 10 = 0 then 'manager' else 'user' end, u.created_at
    from (select id, created_at, substring(email from 'person-([0-9]+)')::integer as n from auth.users) u`)
}

async function describe(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::integer from user_profiles) as people,
      (select count(*)::integer from institutions) as institutions,
      (select count(distinct institution_id)::integer from user_profiles where company_name <> '') as "with people"`)
  return rows[0]!
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
