import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import type { Database } from './db.ts'
import { openPostgres } from './postgres-database.ts'
import { type Relay, startRelay } from './testing/frozen-relay.ts'
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts'
import { onPostgres } from './testing/test-database.ts'

/** More than the pool holds: a connection lost each time would be missed. */
const MORE_THAN_THE_POOL = 12
const SOON = { timeout: 20_000, interval: 100 }

test.runIf(onPostgres)('statements are never compiled, whatever they are expected to cost', async () => {
  const server = (await startPostgresServer())!
  const database = await openPostgres(server.url, () => {})
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select count(*) from generate_series(1, 10000000) a, generate_series(1, 10000000) b`,
  )
  await database.close()
  await server.stop()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('JIT')
})

describe.runIf(onPostgres)('PostgreSQL that goes away', { timeout: 60_000 }, () => {
  let server: PostgresServer
  let relay: Relay
  let database: Database
  let watcher: Database
  const heard: string[] = []

  beforeAll(async () => {
    server = (await startPostgresServer())!
    relay = await startRelay(Number(new URL(server.url).port))
    const throughRelay = new URL(server.url)
    throughRelay.port = String(relay.port)
    database = await openPostgres(throughRelay.href, () => {})
    watcher = await openPostgres(server.url, () => {})
    await database.db.execute(sql`create table kept (id integer primary key)`)
    await database.listen('news', (payload) => heard.push(payload))
  })
  beforeEach(() => {
    heard.length = 0
  })
  afterAll(async () => {
    await database?.close()
    await watcher?.close()
    await relay?.close()
    await server?.stop()
  })

  async function rejection(work: Promise<unknown>): Promise<unknown> {
    return work.then(
      () => undefined,
      (error: unknown) => error,
    )
  }

  test('a connection cut in the middle of a transaction fails it, and costs the pool nothing', async () => {
    for (let id = 0; id < MORE_THAN_THE_POOL; id++) {
      const cut = await rejection(
        database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (${id})`)
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await watcher.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
          await tx.execute(sql`select 1`)
        }),
      )
      expect(isDatabaseUnavailable(cut)).toBe(true)
    }
    expect((await database.db.execute(sql`select id from kept`)).rows).toEqual([])
  })

  test('a transaction that cannot begin gives its connection back', async () => {
    const settings = { isolationLevel: 'no such level' as 'serializable' }
    for (let n = 0; n < MORE_THAN_THE_POOL; n++)
      await expect(database.db.transaction(async () => {}, settings)).rejects.toThrow()
    await database.ping()
  })

  test('a mistake of ours is no absence of the database', async () => {
    expect(isDatabaseUnavailable(await rejection(database.db.execute(sql`select nonsense`)))).toBe(false)
  })

  test('stopped and started again, it is used and listened to as before', async () => {
    await server.stop('SIGINT')
    for (let n = 0; n < MORE_THAN_THE_POOL; n++) {
      expect(isDatabaseUnavailable(await rejection(database.db.execute(sql`select 1`)))).toBe(true)
      expect(isDatabaseUnavailable(await rejection(database.db.transaction(async () => {})))).toBe(true)
    }
    // Several tries of the listener to come back.
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    await server.start()
    await database.ping()

    await expect.poll(() => heard, SOON).toContain('')
    await watcher.db.execute(sql`select pg_notify('news', 'again')`)
    await expect.poll(() => heard, SOON).toContain('again')
    const { rows } = await watcher.db.execute(
      sql`select count(*)::integer as listeners from pg_stat_activity where application_name = 'plumbline listener'`,
    )
    expect(rows).toEqual([{ listeners: 1 }])
    expect(heard.filter((payload) => payload === 'again')).toHaveLength(1)
  })

  test('while it is silent, asking whether it answers ends with no, and with yes afterwards', async () => {
    await database.ping()
    relay.freeze()
    for (let n = 0; n < 2; n++) expect(isDatabaseUnavailable(await rejection(database.ping()))).toBe(true)
    relay.thaw()
    await database.ping()
  })
})
