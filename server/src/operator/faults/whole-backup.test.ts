import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '@plumbline/database/backup/restore-backup.ts'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import type { Database, Db } from '@plumbline/database/db.ts'
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditAnchor, verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { MIGRATIONS } from '../../program/migrations.ts'
import {
  fillEveryTable,
  rowsOfTable,
  startServerForEveryTable,
  tablesWithoutRows,
} from '../../testing/every-table.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyStoredWork } from '../../work/verification/verify-stored-work.ts'

const folder = mkdtempSync(join(tmpdir(), 'whole-backup-'))
const file = join(folder, 'all.backup')
const again = join(folder, 'again.backup')

let source: TestServer
let filled: Awaited<ReturnType<typeof fillEveryTable>>
/** From the engine of this run to the embedded one and, on PostgreSQL, from there back. */
const restored: Database[] = []
beforeAll(async () => {
  source = await startServerForEveryTable()
  filled = await fillEveryTable(source)
  await source.plumbline.auth.settled()
  await writeBackup(source.db, file)
  const embedded = await openDatabaseInMemory()
  restored.push(embedded)
  await restoreBackup(embedded.db, MIGRATIONS, file)
  if (!onPostgres) return
  await writeBackup(embedded.db, again)
  const back = await startTestDatabase([])
  restored.push(back)
  await back.db.execute(sql`drop table schema_migrations`)
  await restoreBackup(back.db, MIGRATIONS, again)
}, 600_000)
afterAll(async () => {
  for (const { close } of restored) await close()
  await source?.close()
  rmSync(folder, { recursive: true })
})

test('every table has a row to restore', async () => {
  expect(await tablesWithoutRows(source.db)).toEqual([])
})

/** What has been rendered is rendered again; which texts are to be rendered is the same. */
const RENDERED = ['public.renderings', 'public.work_renderings']

test(`every row is restored as it was, ${onPostgres ? 'from PostgreSQL to the embedded database and back' : 'from one embedded database to another'}`, async () => {
  const tables = await listTables(source.db)
  const differing: string[] = []
  for (const { db } of restored)
    for (const table of tables.filter(({ name }) => !RENDERED.includes(name))) {
      const [before, after] = [await rowsOfTable(source.db, table), await rowsOfTable(db, table)]
      const at = before.findIndex((row, index) => row !== after[index])
      if (before.length !== after.length || at >= 0)
        differing.push(
          `${table.name}: ${before.length} rows, ${after.length} restored, differing from row ${at + 1}`,
        )
    }
  expect(differing).toEqual([])
})

test('triggers, keys, and policies are those of a new database', async () => {
  const rules = async (db: Db) =>
    (
      await db.execute(sql`
        select tgrelid::regclass::text as "table", tgname as name, tgenabled::text as state from pg_trigger where not tgisinternal
        union all select conrelid::regclass::text, conname, condeferrable::text || condeferred::text || convalidated::text
          from pg_constraint where contype in ('f', 'u', 'c') and connamespace in ('public'::regnamespace, 'auth'::regnamespace)
        union all select polrelid::regclass::text, polname, '' from pg_policy
        order by 1, 2, 3`)
    ).rows
  for (const { db } of restored) expect(await rules(db)).toEqual(await rules(source.db))
})

test('the audit log and the stored work are whole, and end where they did', async () => {
  const anchor = await readAuditAnchor(source.db)
  const { files } = await verifyStoredWork(source.db)
  expect(files).toBeGreaterThan(2)
  for (const { db } of restored) {
    expect(await verifyAuditChain(db, anchor)).toMatchObject({ outcome: 'whole', ...anchor })
    expect(await verifyStoredWork(db)).toEqual(await verifyStoredWork(source.db))
  }
})

test('a stored file opens in the program that starts on the restored database', async () => {
  const server = await startTestServer({ openDatabase: async () => restored.at(-1)! })
  const client = server.clientOf(await server.tokenOf(filled.manager))
  const { path } = await client.files.open({ id: filled.fileId })
  const answer = await server.request(path)
  expect(await answer.text()).toBe('The bytes of Harbor.\n')
})
