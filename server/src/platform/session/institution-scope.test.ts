import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { enqueueJob } from '../jobs/job-queue.ts'

let server: TestServer
let harbor: Awaited<ReturnType<TestServer['newInstitution']>>
let lake: Awaited<ReturnType<TestServer['newInstitution']>>
beforeAll(async () => {
  server = await startTestServer()
  harbor = await server.newInstitution()
  lake = await server.newInstitution()
  await harbor.addMember({ fullName: 'Hanna Harbor' })
  await lake.addMember({ fullName: 'Lars Lake' })
  await harbor.inInstitution((tx) => enqueueJob(tx, harbor.id, 'test', {}))
})
afterAll(() => server.close())

test('a query without a where finds the own institution only', async () => {
  const seen = await lake.inInstitution(async (tx) => {
    const jobs = await tx.execute(sql`select id from jobs`)
    const people = await tx.execute<{ full_name: string }>(sql`select full_name from user_profiles`)
    const institutions = await tx.execute<{ id: string }>(sql`select id from institutions`)
    return { jobs: jobs.rows, people: people.rows, institutions: institutions.rows }
  })
  expect(seen).toEqual({
    jobs: [],
    people: [{ full_name: 'Lars Lake' }],
    institutions: [{ id: lake.id }],
  })
})

test('a row of another institution can be neither written, changed, nor deleted', async () => {
  await expect(
    lake.inInstitution((tx) =>
      tx.execute(sql`insert into jobs (institution_id, kind) values (${harbor.id}, 'x')`),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } })
  const changed = await lake.inInstitution((tx) =>
    tx.execute(sql`update jobs set kind = 'stolen' returning id`),
  )
  const deleted = await lake.inInstitution((tx) => tx.execute(sql`delete from jobs returning id`))
  expect([changed.rows, deleted.rows]).toEqual([[], []])
})

test.each(['auth.users', 'auth.sessions', 'contact_messages', 'job_application_resumes', 'outgoing_mail'])(
  'the role of institution work cannot read %s',
  async (table) => {
    await expect(
      lake.inInstitution((tx) => tx.execute(sql`select 1 from ${sql.raw(table)}`)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
  },
)

test('the role ends with its transaction', async () => {
  await lake.inInstitution((tx) => tx.execute(sql`select 1`))
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from user_profiles`,
  )
  expect(rows[0]!.count).toBe(2)
})
