import type { User } from '@plumbline/contract/tenancy/users.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const PEOPLE = 2_610

let server: TestServer
let admin: TestClient
let bank: { id: string }
beforeAll(async () => {
  server = await startTestServer()
  admin = server.clientOf(await server.tokenOf(await server.addMember({ role: 'admin' })))
  bank = await server.newInstitution()
  await add(1, PEOPLE)
}, 60_000)
afterAll(() => server.close())

/** Many came in the same second: their ids decide. */
async function add(first: number, last: number) {
  await server.db.execute(sql`
    with added as (
      insert into auth.users (email, created_at, updated_at)
      select 'reader-' || n || '@bank.example', now(), now()
      from generate_series(${first}::integer, ${last}::integer) n returning id, email
    )
    insert into user_profiles (user_id, institution_id, full_name, role, created_at)
    select id, ${bank.id}, 'Reader', 'manager',
      now() - (split_part(split_part(email, '@', 1), '-', 2)::integer / 100) * interval '1 minute'
    from added`)
}

async function everyPage(filter: Parameters<TestClient['users']['list']>[0]) {
  const { pageCount, asOf } = await admin.users.list(filter)
  const users: User[] = []
  for (let page = 1; page <= pageCount; page++)
    users.push(...(await admin.users.list({ ...filter, page, asOf })).items)
  return users.map(({ id }) => id)
}

async function inOrder(where = sql`true`) {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from user_profiles where ${where} order by created_at desc, id desc`,
  )
  return rows.map(({ id }) => id)
}

test('every page has its users, from the first to the last', { timeout: 60_000 }, async () => {
  expect(await everyPage({})).toEqual(await inOrder())
  const managers = sql`role = 'manager'`
  expect(await everyPage({ role: 'manager' })).toEqual(await inOrder(managers))
})

test('beyond the last page there is nobody', async () => {
  const { pageCount } = await admin.users.list({})
  const { items, totalCount } = await admin.users.list({ page: pageCount + 1 })
  expect(items).toEqual([])
  expect(totalCount).toBe(PEOPLE + 1)
  expect((await admin.users.list({ page: pageCount + 500 })).items).toEqual([])
})

test('pages far in do not shift when users come in meanwhile', async () => {
  const { pageCount, asOf } = await admin.users.list({})
  const pages = [pageCount, pageCount - 1, Math.ceil(pageCount / 2) + 1]
  const look = () => Promise.all(pages.map((page) => admin.users.list({ page, asOf })))
  const before = (await look()).map(({ items }) => items)
  await server.addMember({ role: 'manager' })
  await server.addMember({ role: 'user' })
  expect((await look()).map(({ items }) => items)).toEqual(before)
})
