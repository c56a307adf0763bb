import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase([])
  await database.db.execute(sql`create table things (id integer primary key, name text not null)`)
})
afterAll(() => database.close())

const nextOf = (number: number) => sql`select ${number}::integer + 1 as next`

/** All on one connection: each keeps plans of its own. */
const plansKeptAfter = (...queries: SQL[]) =>
  database.db.transaction(async (tx) => {
    for (const query of queries) await tx.execute(query)
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements`,
    )
    return rows.map(({ statement }) => statement)
  })

test('a statement is planned once a connection, whatever its values', async () => {
  const plans = await plansKeptAfter(nextOf(1), nextOf(2), nextOf(3))
  expect(plans.filter((statement) => statement === 'select $1::integer + 1 as next')).toHaveLength(1)
})

test('a search is planned for what is searched', async () => {
  const plans = await plansKeptAfter(sql`select 'a' like ${'%a%'}::text as found`)
  expect(plans.filter((statement) => statement.includes('like'))).toEqual([])
})

test('a cached plan answers for the values of each call', async () => {
  const answers = []
  for (const number of [1, 41, -1]) answers.push(await database.db.execute(nextOf(number)))
  expect(answers.map(({ rows }) => rows[0])).toEqual([{ next: 2 }, { next: 42 }, { next: 0 }])
})

test('a statement that fails does so each time, and spoils no other', async () => {
  const insert = (id: number) => sql`insert into things values (${id}, ${'thing'})`
  const unreadable = sql`select from where ${1}`
  await database.db.execute(insert(1))
  for (let time = 0; time < 3; time++) {
    await expect(database.db.execute(insert(1))).rejects.toMatchObject({ cause: { code: '23505' } })
    await expect(database.db.execute(unreadable)).rejects.toMatchObject({ cause: { code: '42601' } })
    expect((await database.db.execute(nextOf(time))).rows).toEqual([{ next: time + 1 }])
  }
})

test('a plan outlives the transaction that was rolled back, and a change of its table', async () => {
  const names = (id: number) => sql`select name from things where id = ${id}`
  await expect(
    database.db.transaction(async (tx) => {
      await tx.execute(names(1))
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await database.db.execute(sql`alter table things add column note text`)
  expect((await database.db.execute(names(1))).rows).toEqual([{ name: 'thing' }])

  await database.db.execute(sql`alter table things rename to lost_things`)
  await expect(database.db.execute(names(1))).rejects.toMatchObject({ cause: { code: '42P01' } })
  await database.db.execute(sql`alter table lost_things rename to things`)
  expect((await database.db.execute(names(1))).rows).toEqual([{ name: 'thing' }])
})
