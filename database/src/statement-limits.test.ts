import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from './db.ts'
import { openDatabaseInMemory } from './embedded-database.ts'
import { openPostgres } from './postgres-database.ts'
import { isStatementTimeout, limitStatements, limitStatementsTo } from './statement-limits.ts'
import { hasPgBouncer, type Pooler, startPgBouncer } from './testing/pgbouncer.ts'
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts'
import { onPostgres } from './testing/test-database.ts'

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Begins when it is awaited, as every query does. */
const askLimit = (db: Db) =>
  db.execute(sql`select current_setting('statement_timeout') as most where ${1} = 1`)

const WAYS = [['directly'], ...(hasPgBouncer ? [['behind PgBouncer in transaction mode']] : [])]

describe.runIf(onPostgres).each(WAYS)('PostgreSQL %s', { timeout: 60_000 }, (way) => {
  let server: PostgresServer
  let pooler: Pooler | undefined
  let database: Database
  let db: Db
  beforeAll(async () => {
    server = (await startPostgresServer())!
    if (way === 'directly') database = await openPostgres(server.url, () => {})
    else {
      const direct = await openPostgres(server.url, () => {})
      for (const setting of [
        'statement_timeout = 10000',
        'idle_in_transaction_session_timeout = 30000',
        'jit = off',
      ])
        await direct.db.execute(sql.raw(`alter role postgres set ${setting}`))
      await direct.close()
      // One connection for all, so that a setting left behind is seen by the next.
      pooler = await startPgBouncer(server.url, { default_pool_size: '1' })
      database = await openPostgres(pooler.through(server.url), () => {}, server.url)
    }
    db = database.db
    await db.execute(sql`create table kept (id integer primary key)`)
  })
  afterAll(async () => {
    await database?.close()
    await pooler?.stop()
    await server?.stop()
  })

  test.each([
    ['search', '5s'],
    ['screen', '10s'],
    ['file', '50s'],
    ['background', '2min'],
  ] as const)('statements of the kind %s may run %s, and leave nothing to the next', async (kind, most) => {
    const within = [
      await limitStatements(kind, () => askLimit(db)),
      await limitStatements(kind, () => db.transaction((tx) => askLimit(tx))),
    ]
    expect(within.map(({ rows }) => rows)).toEqual([[{ most }], [{ most }]])
    const after = await Promise.all(Array.from({ length: 10 }, () => askLimit(db)))
    expect(after.flatMap(({ rows }) => rows)).toEqual(Array(10).fill({ most: '10s' }))
  })

  test('a statement that takes longer is ended, alone and in a transaction that then changes nothing', async () => {
    const sleep = (tx: Db) => tx.execute(sql`select pg_sleep(600), ${1}::integer`)
    const late = await rejection(limitStatementsTo(0.1, () => sleep(db)))
    const lateInside = await rejection(
      limitStatementsTo(0.1, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (1)`)
          await sleep(tx)
        }),
      ),
    )
    expect([late, lateInside].map(isStatementTimeout)).toEqual([true, true])
    expect((await db.execute(sql`select id from kept`)).rows).toEqual([])
  })

  test('one statement that writes within a limit of its own is stored, one that fails is not', async () => {
    const write = (id: number) =>
      limitStatements('search', () => db.execute(sql`insert into kept values (${id})`))
    await write(2)
    expect(isStatementTimeout(await rejection(write(2)))).toBe(false)
    expect((await db.execute(sql`select id from kept`)).rows).toEqual([{ id: 2 }])
  })
})

test('on the embedded engine a transaction that waited longer for others is not begun', async () => {
  const { db, close } = await openDatabaseInMemory()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const holder = db.transaction(() => held)
  let hasBegun = false
  const late = rejection(
    limitStatementsTo(0, () =>
      db.transaction(async () => {
        hasBegun = true
      }),
    ),
  )
  const patient = limitStatements('background', () =>
    db.transaction((tx) => tx.execute(sql`select 1 as one`)),
  )
  letGo()
  await holder
  expect(isStatementTimeout(await late)).toBe(true)
  expect(hasBegun).toBe(false)
  expect((await patient).rows).toEqual([{ one: 1 }])
  await close()
})
