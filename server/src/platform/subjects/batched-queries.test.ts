import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStatementRecorder } from '../../testing/statement-recorder.ts'
import { batchQueries, type Queries } from './batched-queries.ts'

const { db, close } = await startTestDatabase([])
const recorder = createStatementRecorder(db)
afterAll(async () => {
  recorder.stop()
  await close()
})

const rowsOf = (query: SQL) => async (queries: Queries) => (await queries.execute(query)).rows

test('the queries of several pieces of work travel in one statement, each with its rows in their order', async () => {
  let found: unknown
  const sent = await recorder.during(async () => {
    found = await batchQueries(db, [
      rowsOf(
        sql`select n, 'letter ' || n as title from generate_series(1, ${3}::integer) n order by n desc limit 2`,
      ),
      async () => [],
      rowsOf(sql`select ${'x'}::text as title where false`),
      rowsOf(sql`select null::text as title, true as "isOwn"`),
    ])
  })
  expect(sent).toHaveLength(1)
  expect(found).toEqual([
    [
      { n: 3, title: 'letter 3' },
      { n: 2, title: 'letter 2' },
    ],
    [],
    [],
    [{ title: null, isOwn: true }],
  ])
})

test('what a piece of work asks after its first answer is sent by itself', async () => {
  const sent = await recorder.during(() =>
    batchQueries(db, [
      rowsOf(sql`select 1 as n`),
      async (queries) => {
        const { rows } = await queries.execute<{ n: number }>(sql`select 2 as n`)
        return (await queries.execute(sql`select ${rows[0]!.n}::integer + 1 as n`)).rows
      },
    ]),
  )
  expect(sent).toHaveLength(2)
})

test('nothing is sent where nothing is asked, and a statement that fails fails them all', async () => {
  expect(await recorder.during(() => batchQueries(db, []))).toEqual([])
  const failing = batchQueries(db, [rowsOf(sql`select 1 as n`), rowsOf(sql`select 1 / ${0}::integer as n`)])
  await expect(failing).rejects.toThrow()
})
