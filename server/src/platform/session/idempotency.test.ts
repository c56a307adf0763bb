import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
let title = 0
beforeAll(async () => {
  server = await startTestServer()
  const harbor = await server.newInstitution()
  token = await server.tokenOf(await harbor.addMember({ role: 'manager' }))
})
beforeEach(() => {
  title++
})
afterAll(() => server.close())

async function create(key: string, body: object = { title: `Task ${title}` }, bearer = token) {
  const response = await server.request('/api/tasks', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { id?: string; code?: string; message?: string }
  return { ...answer, status: response.status, replayed: response.headers.get('idempotent-replayed') }
}

async function countTasks(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from tasks where title = ${`Task ${title}`}`,
  )
  return rows[0]!.count
}

test('a repeated call does its work once and gives the same answer', async () => {
  const first = await create('first')
  const second = await create('first')
  expect(second.id).toBe(first.id)
  expect([first.replayed, second.replayed]).toEqual([null, 'true'])
  expect(await countTasks()).toBe(1)
})

test('of simultaneous calls one works', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => create('at-once')))
  expect(await countTasks()).toBe(1)
  const ids = new Set(answers.filter(({ status }) => status < 300).map(({ id }) => id))
  expect(ids.size).toBe(1)
  for (const { status, code } of answers) if (status >= 300) expect(code).toBe('IDEMPOTENCY_KEY_IN_USE')
})

test('the key with other input is refused', async () => {
  await create('bound')
  expect(await create('bound', { title: 'Another' })).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('a refused call may be repeated with the same key', async () => {
  expect((await create('refused', { title: '' })).status).toBe(400)
  expect((await create('refused')).id).toBeDefined()
})

test('work whose answer was lost does not run again', async () => {
  await create('lost')
  await server.db.execute(
    sql`update idempotency_keys set is_answered = false, answer = null, claimed_at = now() - interval '6 minutes'
      where key = 'lost'`,
  )
  expect(await create('lost')).toMatchObject({ status: 409, code: 'IDEMPOTENT_RESULT_UNKNOWN' })
  expect(await countTasks()).toBe(1)
})

test('after a day the key is free, and another caller’s key is another one', async () => {
  await create('old')
  await server.db.execute(
    sql`update idempotency_keys set claimed_at = now() - interval '25 hours' where key = 'old'`,
  )
  await create('old')
  expect(await countTasks()).toBe(2)
  const other = await server.tokenOf(await server.addMember({ role: 'manager' }))
  await create('old', undefined, other)
  expect(await countTasks()).toBe(3)
})

test('a key that is too long is refused by name', async () => {
  expect(await create('x'.repeat(256))).toMatchObject({
    status: 400,
    message: expect.stringContaining('Idempotency-Key'),
  })
})
