import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './db.ts'
import { openPostgres } from './postgres-database.ts'
import { hasPgBouncer, type Pooler, startPgBouncer } from './testing/pgbouncer.ts'
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts'
import { onPostgres } from './testing/test-database.ts'

const LIMITS = `alter role postgres set statement_timeout = '10s';
  alter role postgres set idle_in_transaction_session_timeout = '30s';
  alter role postgres set jit = 'off'`

// Needs the package `pgbouncer`, which not every machine has.
describe.runIf(onPostgres && hasPgBouncer)('PgBouncer in transaction mode', { timeout: 60_000 }, () => {
  let server: PostgresServer
  let pooler: Pooler
  let database: Database | undefined
  beforeAll(async () => {
    server = (await startPostgresServer())!
    pooler = await startPgBouncer(server.url)
  })
  afterAll(async () => {
    await database?.close()
    await pooler?.stop()
    await server?.stop()
  })

  const open = (url: string, direct?: string) => openPostgres(url, () => {}, direct)
  const refusal = (url: string, direct?: string) =>
    open(url, direct).then(
      () => 'opened',
      ({ name, message }: Error) => `${name}: ${message}`,
    )

  test('what is not set up is refused with a sentence that says what to do', async () => {
    expect(await refusal(pooler.through(server.url))).toBe(
      'DatabaseSetupError: DATABASE_URL leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, over which notifications arrive.',
    )
    expect(await refusal(pooler.through(server.url), pooler.through(server.url))).toContain(
      'DATABASE_DIRECT_URL leads to a pooler',
    )
    expect(await refusal(pooler.through(server.url), server.url)).toBe(
      "DatabaseSetupError: Behind a pooler the program cannot set its limits for each connection. Run once, then restart the pooler: alter role postgres set idle_in_transaction_session_timeout = '30s'; alter role postgres set jit = 'off'; alter role postgres set statement_timeout = '10s';",
    )
    const other = new URL(server.url)
    other.pathname = '/template1'
    expect(await refusal(pooler.through(server.url), other.href)).toContain('lead to two databases')
  })

  test('a pooler that swallows the parameters is found by what it does', async () => {
    const silent = await startPgBouncer(server.url, {
      ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout',
    })
    expect(await refusal(silent.through(server.url))).toContain('Set DATABASE_DIRECT_URL')
    await silent.stop()
  })

  test('a pooler in session mode needs no direct address', async () => {
    const session = await startPgBouncer(server.url, {
      pool_mode: 'session',
      default_pool_size: '20',
      ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout',
    })
    const { db, close } = await open(session.through(server.url))
    await db.execute(sql`select ${1}::integer`)
    await close()
    await session.stop()
  })

  test('statements with values, transactions, and messages work on more connections than the pooler has', async () => {
    for (const statement of LIMITS.split(';')) {
      const { db, close } = await open(server.url)
      await db.execute(sql.raw(statement))
      await close()
    }
    await pooler.stop()
    pooler = await startPgBouncer(server.url)
    database = await open(pooler.through(server.url), server.url)
    const { db } = database
    const heard: string[] = []
    await database.listen('news', (payload) => heard.push(payload))
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const { rows } = await db.execute<{ n: number }>(sql`select ${number}::integer as n, now()`)
        const inside = await db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('plumbline.institution', ${String(number)}, true)`)
          const { rows: set } = await tx.execute<{ whose: string }>(
            sql`select current_setting('plumbline.institution') as whose`,
          )
          return set[0]!.whose
        })
        return [rows[0]!.n, inside]
      }),
    )
    expect(answers).toEqual(Array.from({ length: 200 }, (_, number) => [number, String(number)]))
    const { rows } = await db.execute(sql`
      select current_setting('TimeZone') as zone, current_setting('statement_timeout') as most, current_setting('jit') as jit,
        coalesce(current_setting('plumbline.institution', true), '') as left_behind,
        (select count(*)::integer from pg_prepared_statements where name <> '') as prepared`)
    expect(rows).toEqual([{ zone: 'UTC', most: '10s', jit: 'off', left_behind: '', prepared: 0 }])
    const people = pgTable('people_behind_the_pooler', { id: integer() })
    await db.execute(sql`create table people_behind_the_pooler (id integer)`)
    const named = db.select({ id: people.id }).from(people).prepare('named_by_a_store')
    await Promise.all(Array.from({ length: 50 }, () => named.execute()))
    await db.execute(sql`select pg_notify('news', 'hello')`)
    await expect.poll(() => heard).toEqual(['hello'])
  })
})
