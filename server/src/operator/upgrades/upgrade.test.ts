import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { restoreBackup } from '@plumbline/database/backup/restore-backup.ts'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import type { Database } from '@plumbline/database/db.ts'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { MIGRATIONS } from '../../program/migrations.ts'
import { FOR_EVERY_TABLE } from '../../testing/every-table.ts'
import { operations } from '../../testing/operation-list.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyStoredWork } from '../../work/verification/verify-stored-work.ts'

const RELEASES = join(import.meta.dirname, 'releases')
/** Two at least: how to store one is in CONTRIBUTING.md. */
const releases = readdirSync(RELEASES).filter((name) => name.endsWith('.backup'))

/** Rows that only fill their tables: no screen could have made them, and none can read them. */
const FILLERS = ['reference_rows', 'report_looks', 'auth.sso_domains', 'auth.sso_providers']
/** A legal hold keeps this one. */
const READS_A_FILLER = '/score'

test('the last two releases are held', () => {
  expect(releases.length).toBeGreaterThanOrEqual(2)
})

describe.each(releases)('a database of the release %s, with rows in every table', (release) => {
  let database: Database
  let server: TestServer
  let saved: Record<string, number>
  let lost: string[]
  let bearer: string

  beforeAll(async () => {
    database = await startTestDatabase([])
    await database.db.execute(sql`drop table schema_migrations`)
    saved = (await restoreBackup(database.db, MIGRATIONS, join(RELEASES, release))).counts
    lost = await tablesWithFewerRows()
    for (const table of FILLERS) await database.db.execute(sql.raw(`delete from ${table}`))
    server = await startTestServer({ openDatabase: async () => database, environment: FOR_EVERY_TABLE })
    const [manager] = (
      await database.db.execute<{ email: string }>(sql`
        select u.email from auth.users u join user_profiles p on p.user_id = u.id
        where p.full_name = 'Harbor Manager' and p.role = 'manager'`)
    ).rows
    bearer = await server.tokenOf(manager!)
  }, 300_000)
  afterAll(() => server?.close())

  const read = async (path: string) => {
    const answer = await server.request(`http://localhost:3000/api${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    return { status: answer.status, text: await answer.text() }
  }

  const tablesWithFewerRows = async () => {
    const fewer: string[] = []
    for (const { name } of await listTables(database.db)) {
      const { rows } = await database.db.execute<{ count: number }>(
        sql.raw(`select count(*)::integer as count from ${name}`),
      )
      if (rows[0]!.count < (saved[name] ?? 0))
        fewer.push(`${name}: ${saved[name]} before, ${rows[0]!.count} after`)
    }
    return fewer
  }

  test('keeps its rows through all migrations since', () => {
    expect(Object.keys(saved).length).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test('has a whole audit log and whole stored work', async () => {
    expect(await verifyAuditChain(database.db)).toMatchObject({ outcome: 'whole' })
    expect((await verifyStoredWork(database.db)).files).toBeGreaterThan(2)
  })

  test('is read by every screen: each list, and the first record of each list', async () => {
    const reads = operations.filter(({ method }) => method === 'GET').map(({ path }) => path)
    const failed: string[] = []
    let records = 0
    for (const path of reads.filter((path) => !path.includes('{') && path !== READS_A_FILLER)) {
      const { status, text } = await read(path)
      if (status >= 500) failed.push(`${path}: ${status} ${text.slice(0, 200)}`)
      if (status !== 200 || !reads.includes(`${path}/{id}`)) continue
      const id = firstId(text)
      if (!id) continue
      const record = await read(`${path}/${id}`)
      records++
      if (record.status !== 200) failed.push(`${path}/{id}: ${record.status} ${record.text.slice(0, 200)}`)
    }
    expect(failed).toEqual([])
    expect(records).toBeGreaterThan(10)
  })

  test('is worked on', async () => {
    const client = server.clientOf(bearer)
    const { items } = await client.tasks.list({})
    const { id } = items[0]!
    const before = await client.tasks.find({ id })
    await client.comments.add({ kind: 'task', id, body: 'Read again after the upgrade.', mentions: [] })
    expect(await client.tasks.find({ id })).toMatchObject({ title: before.title })
    const made = await client.complaints.list({})
    expect(made.items.length).toBeGreaterThan(0)
  })
})

/** Of a list, wherever its records are. */
function firstId(text: string): string | undefined {
  const body: unknown = JSON.parse(text)
  const list = Array.isArray(body)
    ? body
    : Object.values(body as Record<string, unknown>).find((value) => Array.isArray(value))
  const [first] = (list as { id?: unknown }[] | undefined) ?? []
  return typeof first?.id === 'string' ? first.id : undefined
}
