import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_PARTS } from '../../nouns.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeSampleInstitution, removeSampleInstitution } from './sample-institution.ts'

const ACTOR = { id: null, ip: '192.0.2.1' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const make = () =>
  makeSampleInstitution(server.db, server.plumbline.auth, {
    parts: SAMPLE_PARTS,
    actor: ACTOR,
    today: '2026-01-12',
    password: PASSWORD,
  })

test('is made once, with three people who can sign in, and removed without a trace', async () => {
  const before = await rowsOfInstitutions()
  const { institutionId, isNew } = await make()
  expect(isNew).toBe(true)
  expect(await make()).toEqual({ institutionId, isNew: false })

  const manager = server.clientOf(await server.tokenOf({ email: 'manager@harborlight.example' }))
  expect(await manager.members.me()).toMatchObject({
    fullName: 'Sample Manager',
    companyName: 'Harborlight Credit Union (sample)',
    isSampleInstitution: true,
    role: 'manager',
  })
  for (const [seat, worksOnHmda] of [
    ['analyst', true],
    ['officer', false],
  ] as const) {
    const person = server.clientOf(await server.tokenOf({ email: `${seat}@harborlight.example` }))
    expect(await person.members.me()).toMatchObject({ role: 'user', worksOnHmda })
  }

  expect((await manager.policies.list({})).totalCount).toBe(12)
  expect((await manager.findings.list({ statuses: ['open', 'in_progress'] })).totalCount).toBe(6)
  // Runs of the monitoring plan depend on the day and come on top.
  const { rows } = await server.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from tasks where institution_id = ${institutionId}
      and status in ('open', 'in_progress', 'waiting') and origin_kind is distinct from 'monitoring_test'`)
  expect(rows[0]!.count).toBe(40)
  const policies = (await manager.policies.list({})).items
  expect(policies.some(({ askedCount }) => askedCount > 0)).toBe(true)

  expect(await removeSampleInstitution(server.db, server.plumbline.auth, ACTOR)).toBe(true)
  expect(await rowsOfInstitutions()).toEqual(before)
  expect(await removeSampleInstitution(server.db, server.plumbline.auth, ACTOR)).toBe(false)
}, 120_000)

/** How many rows each table of institution work has. */
async function rowsOfInstitutions(): Promise<Record<string, number>> {
  const { rows: tables } = await server.db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'institution_id' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'audit_log'`)
  const counts: Record<string, number> = {}
  for (const { name } of [...tables, { name: 'institutions' }]) {
    const { rows } = await server.db.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.identifier(name)}`,
    )
    counts[name] = rows[0]!.count
  }
  return counts
}
