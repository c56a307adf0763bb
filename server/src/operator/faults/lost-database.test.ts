import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { type PostgresServer, startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULT_ROUNDS } from '../../testing/fault-rounds.ts'
import { ONE_PART, type Program, runProgram, startProgram } from '../../testing/program.ts'
import { type SteadyWriting, startWriting } from '../../testing/steady-writing.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  type Answer,
  newMessage,
  newPost,
  signInAt,
  type Visitor,
  visitorAt,
} from '../../testing/visitor.ts'

const SOON = { timeout: 30_000, interval: 100 }

describe.runIf(onPostgres)(
  'the program without its PostgreSQL',
  { timeout: 60_000 + FAULT_ROUNDS * 30_000 },
  () => {
    let server: PostgresServer
    let program: Program
    let administrator: Visitor
    let visitor: Visitor

    beforeAll(async () => {
      server = (await startPostgresServer())!
      program = await startProgram({
        ...ADMINISTRATOR_SETTINGS,
        ...ONE_PART,
        DATABASE_URL: server.url,
        AUTH_RATE_LIMITS: 'off',
        REQUESTS_PER_MINUTE: 'off',
        SUBMISSIONS_PER_HOUR: '100000',
      })
      administrator = await signInAt(program.origin)
      visitor = visitorAt(program.origin)
    }, 120_000)
    afterAll(async () => {
      await program?.stop()
      await server?.stop()
    })

    const isReady = async () => (await visitor.call('GET', '/readyz')).status

    async function expectCached(load: SteadyWriting) {
      await load.end()
      const kept = new Set(
        (await asServer<{ slug: string }>(sql`select slug from blog_posts`)).map(({ slug }) => slug),
      )
      expect(load.acknowledged.filter((slug) => !kept.has(slug))).toEqual([])
      const verdict = await runProgram(['command', 'verify-audit'], { DATABASE_URL: server.url })
      expect(verdict.output).toContain('The audit log is whole')
    }

    async function asServer<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
      const database = await openPostgres(server.url, () => {})
      try {
        return (await database.db.execute<Row>(query)).rows as Row[]
      } finally {
        await database.close()
      }
    }

    test('says so in every area, in the shape of each, and lives', async () => {
      await server.stop('SIGINT')
      expect(await isReady()).toBe(503)
      expect((await visitor.call('GET', '/healthz')).status).toBe(200)

      const calls: Answer[] = [
        await administrator.call('GET', '/api/me'),
        await administrator.call('GET', '/api/articles'),
        await administrator.call('POST', '/api/blog', newPost()),
        await visitor.call('POST', '/api/contact-messages', newMessage()),
        await visitor.call('GET', '/media/00000000-0000-4000-8000-000000000000'),
      ]
      for (const { status, body } of calls)
        expect({ status, body }).toMatchObject({
          status: 503,
          body: { code: 'SERVICE_UNAVAILABLE', status: 503, message: expect.stringContaining('try again') },
        })
      const signIn = await visitor.call('POST', '/auth/v1/token?grant_type=password', ADMINISTRATOR)
      expect(signIn).toMatchObject({ status: 503, body: { msg: expect.stringContaining('try again') } })
      for (const path of ['/blog', '/blog/no-such-post', '/press']) {
        const page = await visitor.call('GET', path)
        expect({ path, status: page.status }).toEqual({ path, status: 503 })
        expect(page.body).toContain('Try again')
      }
      for (const { body } of calls)
        expect(JSON.stringify(body)).not.toMatch(/\bat .+:\d+|ECONNREFUSED|select /)

      await server.start()
      await expect.poll(isReady, SOON).toBe(200)
      expect((await administrator.call('GET', '/api/me')).status).toBe(200)
    })

    test('stopped, killed and started again under load, it keeps what was acknowledged and heals', async () => {
      const load = startWriting(() => administrator)
      for (let round = 0; round < FAULT_ROUNDS; round++) {
        for (const signal of ['SIGINT', 'SIGKILL'] as const) {
          await load.progress(10)
          await server.stop(signal)
          const refused = load.refused()
          await expect.poll(load.refused, SOON).toBeGreaterThan(refused)
          expect(await isReady()).toBe(503)
          await server.start()
          await expect.poll(isReady, SOON).toBe(200)
        }
      }
      await load.progress(10)
      await expectCached(load)
    })

    test('connections cut in the middle of transactions cost an honest answer, never a write', async () => {
      const load = startWriting(() => administrator)
      for (let cuts = 0; cuts < 10 * FAULT_ROUNDS; ) {
        const [cut] = await asServer<{ count: number }>(sql`
        select count(*)::integer as count from (
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'plumbline%' and pid <> pg_backend_pid()
        ) cut`)
        await load.progress(3)
        cuts += cut!.count
      }
      await expectCached(load)
      expect(await isReady()).toBe(200)
    })
  },
)
