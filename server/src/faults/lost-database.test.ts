import { type PostgresServer, startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, runProgram, startProgram } from '../testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  type Answer,
  newMessage,
  newPost,
  signInAt,
  type Visitor,
  visitorAt,
} from '../testing/visitor.ts'
import { ROUNDS } from './rounds.ts'

const SOON = { timeout: 30_000, interval: 100 }
const WRITERS = 4

describe.runIf(onPostgres)(
  'the program without its PostgreSQL',
  { timeout: 60_000 + ROUNDS * 30_000 },
  () => {
    let server: PostgresServer
    let program: Program
    let administrator: Visitor
    let visitor: Visitor

    beforeAll(async () => {
      server = (await startPostgresServer())!
      program = await startProgram({
        ...ADMINISTRATOR_SETTINGS,
        DATABASE_URL: server.url,
        AUTH_RATE_LIMITS: 'off',
        FILINGS_PER_HOUR: '100000',
      })
      administrator = await signInAt(program.origin)
      visitor = visitorAt(program.origin)
    }, 120_000)
    afterAll(async () => {
      await program?.stop()
      await server?.stop()
    })

    const isReady = async () => (await visitor.call('GET', '/readyz')).status

    /** Writes without pause; what is neither taken nor said to be unavailable is wrong. */
    function writeOn() {
      const acknowledged: string[] = []
      const wrong: string[] = []
      let unavailable = 0
      let isOver = false
      async function write() {
        while (!isOver) {
          const post = newPost()
          const answer = await administrator.call('POST', '/api/blog', post)
          if (answer.status === 201) acknowledged.push(post.slug)
          else if (answer.status === 503) unavailable += 1
          else wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`)
        }
      }
      const writing = Promise.all(Array.from({ length: WRITERS }, write))
      return {
        acknowledged,
        unavailable: () => unavailable,
        async end() {
          isOver = true
          await writing
          expect(wrong).toEqual([])
          const kept = new Set(await slugsThere())
          expect(acknowledged.filter((slug) => !kept.has(slug))).toEqual([])
        },
      }
    }

    async function asServer<Row>(query: string): Promise<Row[]> {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      try {
        return (await client.query(query)).rows
      } finally {
        await client.end()
      }
    }

    async function slugsThere(): Promise<string[]> {
      return (await asServer<{ slug: string }>('select slug from blog_posts')).map(({ slug }) => slug)
    }

    async function expectWholeAudit() {
      const verdict = await runProgram(['command', 'verify-audit'], { DATABASE_URL: server.url })
      expect(verdict.output).toContain('The audit log is whole')
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
      const load = writeOn()
      for (let round = 0; round < ROUNDS; round++) {
        for (const signal of ['SIGINT', 'SIGKILL'] as const) {
          const before = load.acknowledged.length
          await expect.poll(() => load.acknowledged.length, SOON).toBeGreaterThan(before + 10)
          await server.stop(signal)
          const refused = load.unavailable()
          await expect.poll(() => load.unavailable(), SOON).toBeGreaterThan(refused)
          expect(await isReady()).toBe(503)
          await server.start()
          await expect.poll(isReady, SOON).toBe(200)
        }
      }
      const before = load.acknowledged.length
      await expect.poll(() => load.acknowledged.length, SOON).toBeGreaterThan(before + 10)
      await load.end()
      await expectWholeAudit()
    })

    test('connections cut in the middle of transactions cost an honest answer, never a write', async () => {
      const load = writeOn()
      for (let cuts = 0; cuts < 10 * ROUNDS; ) {
        const [cut] = await asServer<{ count: string }>(
          `select count(*) from (select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'plumbline%' and pid <> pg_backend_pid()) cut`,
        )
        const before = load.acknowledged.length
        await expect.poll(() => load.acknowledged.length, SOON).toBeGreaterThan(before + 3)
        cuts += Number(cut!.count)
      }
      await load.end()
      await expectWholeAudit()
      expect(await isReady()).toBe(200)
    })
  },
)
