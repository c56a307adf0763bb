import { randomUUID } from 'node:crypto'
import { isContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { statementKindOf } from '../platform/statement-kind.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const bearer = await server.tokenOf(await server.addMember({ role: 'manager' }))
const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }

test('operations that answer while somebody types have the shortest time, those of files the longest', () => {
  const kinds = Object.entries(contract).flatMap(([noun, operations]) =>
    Object.entries(operations).flatMap(([name, procedure]) =>
      isContractProcedure(procedure) ? [[`${noun}.${name}`, statementKindOf(procedure)] as const] : [],
    ),
  )
  const of = (kind: string) => kinds.filter(([, found]) => found === kind).map(([name]) => name)
  expect(of('search')).toEqual(
    expect.arrayContaining(['search.everything', 'regulations.search', 'workLinks.find']),
  )
  expect(of('file')).toEqual(
    expect.arrayContaining([
      'tasks.sheet',
      'reports.download',
      'workImports.check',
      'media.upload',
      'users.checkImport',
    ]),
  )
  expect(of('screen')).toEqual(expect.arrayContaining(['tasks.list', 'tasks.create', 'members.me']))
})

test('a write that the database ends is answered with a sentence, changed nothing, and is made by asking again', async () => {
  await server.db.execute(sql`
    create function end_statement() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end $$`)
  await server.db.execute(
    sql`create trigger ends_late after insert on tasks for each row execute function end_statement()`,
  )
  const write = {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ title: 'Renew the bond' }),
  }
  const titles = async () => (await server.db.execute(sql`select title from tasks`)).rows
  const refused = await server.request('http://localhost:3000/api/tasks', write)
  expect(refused.status).toBe(504)
  expect(await refused.json()).toMatchObject({
    code: 'GATEWAY_TIMEOUT',
    message: 'The server needed more than 10 seconds. Please try again.',
  })
  expect(await titles()).toEqual([])

  await server.db.execute(sql`drop trigger ends_late on tasks`)
  const made = await server.request('http://localhost:3000/api/tasks', write)
  expect(made.status).toBeLessThan(300)
  expect(await titles()).toEqual([{ title: 'Renew the bond' }])
})

test.runIf(onPostgres)(
  'a search that the database cannot answer in time is ended after five seconds',
  async () => {
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holder = server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table tasks in access exclusive mode`)
      locked.resolve()
      await held.promise
    })
    await locked.promise
    const answer = await server.request('http://localhost:3000/api/search?query=bond', { headers })
    held.resolve()
    await holder
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({
      message: 'The server needed more than 5 seconds. Please try again.',
    })
  },
)
