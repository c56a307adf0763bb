import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPostgres, startTestDatabase, type TestDatabase } from './testing/test-database.ts'

describe.runIf(onPostgres)('on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await startTestDatabase([])
  })
  afterAll(() => database.close())

  /** Both on one connection: each keeps plans of its own. */
  const plansKeptAfter = (query: SQL) =>
    database.db.transaction(async (tx) => {
      await tx.execute(query)
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements`,
      )
      return rows.map(({ statement }) => statement)
    })

  test('a statement is planned once a connection', async () => {
    const statement = 'select $1::integer + 1 as next'
    expect(await plansKeptAfter(sql`select ${1}::integer + 1 as next`)).toContain(statement)
  })

  test('a search is planned for what is searched', async () => {
    const plans = await plansKeptAfter(sql`select 'a' like ${'%a%'}::text as found`)
    expect(plans.filter((statement) => statement.includes('like'))).toEqual([])
  })
})
