import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@plumbline/database/db.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { hasPgBouncer, type Pooler, startPgBouncer } from '@plumbline/database/testing/pgbouncer.ts'
import { type PostgresServer, startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  finishUpload,
  hashAt,
  hashOf,
  makeFile,
  openFile,
  sendPieces,
  startUpload,
} from '../../testing/file-work.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { startObjectStore } from '../../testing/object-store-server.ts'
import { type Program, runProgram, startProgram } from '../../testing/program.ts'
import { type RoundRobinProxy, startRoundRobinProxy } from '../../testing/round-robin-proxy.ts'
import {
  ADMINISTRATOR_SETTINGS,
  addMemberThrough,
  newMessage,
  newPost,
  signInAt,
  type Visitor,
  visitorAt,
} from '../../testing/visitor.ts'

const WRITERS = 6
/** One grain of the bucket comes back in an hour: the limit is the burst. */
const TOKENS_AT_ONCE = 30
/** What the program asks for at its start. */
const LIMITS = ["statement_timeout = '10s'", "idle_in_transaction_session_timeout = '30s'", "jit = 'off'"]
/** Nobody else calls with a key here. */
const KEY_CALLS = 60
/** Three pieces. */
const FILE_BYTES = 700_000
const SOON = { timeout: 20_000, interval: 100 }

/** As in `deploy/compose-several.yaml`: a pooler in transaction mode before the database, and files in an object store. */
describe.runIf(onPostgres)('several processes on one PostgreSQL', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let database: Database
  let pooler: Pooler | undefined
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let mail: TestMailServer
  let proxy: RoundRobinProxy
  let first: Program
  let second: Program
  const running = new Set<Program>()

  const databaseSettings = (): Record<string, string> =>
    pooler
      ? { DATABASE_URL: pooler.through(server.url), DATABASE_DIRECT_URL: server.url }
      : { DATABASE_URL: server.url }

  async function start(): Promise<Program> {
    const program = await startProgram({
      ...ADMINISTRATOR_SETTINGS,
      ...databaseSettings(),
      ...store.environment(),
      STORAGE_KEY: Buffer.alloc(32, 3).toString('base64'),
      SMTP_URL: mail.url,
      TRUST_PROXY: '127.0.0.1',
      SUBMISSIONS_PER_HOUR: '100000',
      AUTH_RATE_LIMITS: 'token=1/3600',
      REQUESTS_PER_MINUTE: '1000000',
      KEY_REQUESTS_PER_MINUTE: String(KEY_CALLS),
      DRAIN_SECONDS: '3',
    })
    running.add(program)
    return program
  }

  beforeAll(async () => {
    server = (await startPostgresServer())!
    database = await openPostgres(server.url, () => {})
    for (const limit of LIMITS) await database.db.execute(sql.raw(`alter role postgres set ${limit}`))
    // Fewer connections than two programs open.
    if (hasPgBouncer) pooler = await startPgBouncer(server.url, { default_pool_size: '10' })
    store = await startObjectStore()
    mail = await startMailServer()
    ;[first, second] = await Promise.all([start(), start()])
    proxy = await startRoundRobinProxy([first.origin, second.origin])
  }, 120_000)

  afterAll(async () => {
    await proxy?.close()
    await Promise.all([...running].map((program) => program.stop()))
    await mail?.stop()
    await store?.close()
    await pooler?.stop()
    await database?.close()
    await server?.stop()
  })

  async function count(query: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await database.db.execute<{ count: string }>(query)
    return Number(rows[0]!.count)
  }

  test('both start at once on an empty database, with one first administrator and each content file once', async () => {
    expect(await count(sql`select count(*) from auth.users`)).toBe(1)
    expect(await count(sql`select count(*) from auth.signing_keys`)).toBe(1)
    expect(await count(sql`select count(*) from articles`)).toBe(
      await count(sql`select count(*) from loaded_content where kind = 'article'`),
    )
    const signInLines = [first, second].filter(({ output }) => output().includes('Sign in at'))
    expect(signInLines).toHaveLength(1)
  })

  test('a session of one is a session of the other, and its end holds there at the next call', async () => {
    const here = await signInAt(first.origin)
    const there = here.at(second.origin)
    expect((await there.call('GET', '/api/me')).status).toBe(200)
    expect((await here.call('POST', '/auth/v1/logout')).status).toBe(204)
    expect((await there.call('GET', '/api/me')).status).toBe(401)
  })

  test('a suspension and a change of role hold on the other at the next call', async () => {
    const administrator = await signInAt(first.origin)
    const member = await addMemberThrough(administrator, 'admin')
    const there = await signInAt(second.origin, member)
    expect((await there.call('GET', '/api/users')).status).toBe(200)

    const { body } = await administrator.call('GET', `/api/users?search=${member.email}`)
    const demotion = { ...member.profile, role: 'user', updatedAt: body.items[0].updatedAt }
    expect((await administrator.call('PUT', `/api/users/${member.id}`, demotion)).status).toBe(200)
    expect((await there.call('GET', '/api/users')).status).toBe(403)

    expect((await administrator.call('POST', `/api/users/${member.id}/suspend`, {})).status).toBe(204)
    expect((await there.call('GET', '/api/me')).status).toBe(401)
  })

  test('renewed secrets hold on both at once, and both know a person who signs in again', async () => {
    const before = [await signInAt(first.origin), await signInAt(second.origin)]
    const { output } = await runProgram(['command', 'renew-secrets'], databaseSettings())
    expect(output).toContain('The secrets are renewed. Sessions ended: ')
    for (const { origin } of [first, second])
      for (const visitor of before) {
        expect((await visitor.at(origin).call('GET', '/api/me')).status).toBe(401)
        expect((await visitor.at(origin).call('GET', '/auth/v1/user')).status).toBe(403)
      }
    for (const here of [await signInAt(second.origin), await signInAt(first.origin)])
      for (const { origin } of [first, second]) {
        expect((await here.at(origin).call('GET', '/api/me')).status).toBe(200)
        expect((await here.at(origin).call('GET', '/auth/v1/user')).status).toBe(200)
      }
  })

  test('limits count what both were asked', async () => {
    const visitor = visitorAt(proxy.origin, { address: '198.51.100.7' })
    const statuses: number[] = []
    for (let n = 0; n <= TOKENS_AT_ONCE; n++) {
      const token = { refresh_token: 'nothing' }
      const { status } = await visitor.call('POST', '/auth/v1/token?grant_type=refresh_token', token)
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })

  test('the calls of a key at one process count at the other', async () => {
    /** Whether a new key may call no more at the second once it used its share at both; within one minute. */
    async function isHeldTogether(): Promise<boolean> {
      const bearer = `pl_${randomUUID()}`
      const left = async ({ origin }: Program) =>
        Number(
          (await visitorAt(origin, { bearer }).call('GET', '/api/me')).headers.get('ratelimit-remaining'),
        )
      let calls = 0
      for (; calls < KEY_CALLS / 2; calls++) await left(first)
      while (++calls < KEY_CALLS && (await left(second)) > KEY_CALLS - calls) await delay(100)
      for (; calls < KEY_CALLS; calls++) await left(second)
      return (await visitorAt(second.origin, { bearer }).call('GET', '/api/me')).status === 429
    }
    await expect.poll(isHeldTogether, { ...SOON, timeout: 100_000 }).toBe(true)
  })

  test('a write empties the pages of the other', async () => {
    const there = visitorAt(second.origin)
    await there.call('GET', '/blog')
    const post = newPost()
    const administrator = await signInAt(first.origin)
    expect((await administrator.call('POST', '/api/blog', post)).status).toBe(201)
    await expect.poll(async () => (await there.call('GET', '/blog')).body, SOON).toContain(post.slug)
  })

  test('what changed on one is told to a browser that listens to the other', async () => {
    const { body } = await visitorAt(second.origin).call(
      'POST',
      '/auth/v1/token?grant_type=password',
      await addMemberThrough(await signInAt(first.origin)),
    )
    const bearer: string = body.access_token
    const stream = await fetch(`${second.origin}/live`, { headers: { Authorization: `Bearer ${bearer}` } })
    expect(stream.status).toBe(200)
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('data: changed')
    const here = visitorAt(first.origin, { bearer })
    expect((await here.call('POST', '/api/notifications/read', {})).status).toBe(204)
    let message: string | undefined
    do message = (await reader.read()).value
    while (message === 'data: here\n\n')
    expect(message).toBe('data: changed\n\n')
    await reader.cancel()
  })

  test('a scheduled post appears on both when its moment has come', async () => {
    const { rows } = await database.db.execute<{ moment: string }>(
      sql`select to_char(now() at time zone 'UTC' + interval '4 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`,
    )
    const post = newPost(rows[0]!.moment)
    const administrator = await signInAt(first.origin)
    expect((await administrator.call('POST', '/api/blog', post)).status).toBe(201)
    for (const { origin } of [first, second]) {
      const visitor = visitorAt(origin)
      await expect
        .poll(async () => (await visitor.call('GET', `/blog/${post.slug}`)).status, {
          ...SOON,
          timeout: 40_000,
        })
        .toBe(200)
      await expect
        .poll(async () => (await visitor.call('GET', '/blog')).body, { ...SOON, timeout: 40_000 })
        .toContain(post.slug)
    }
    expect(
      await count(sql`select count(*) from blog_posts where slug = ${post.slug} and published_at <= now()`),
    ).toBe(1)
  })

  test('a report asked of one is fetched from the other', async () => {
    const here = await signInAt(first.origin)
    const there = here.at(second.origin)
    const asked = {
      kind: 'monthly-summary',
      format: 'pdf',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
    }
    const { status, body } = await here.call('POST', '/api/reports', asked)
    expect(status).toBe(202)
    await expect
      .poll(async () => (await there.call('GET', '/api/reports')).body.items[0].status, {
        ...SOON,
        timeout: 60_000,
      })
      .toBe('ready')
    const file = await there.call('GET', `/api/reports/${body.id}/file`)
    expect(file.status).toBe(200)
    expect(file.body).toMatch(/^%PDF/)
  })

  test('a mail is sent once, however many processes look for it', async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const message = newMessage()
        expect((await visitorAt(proxy.origin).call('POST', '/api/contact-messages', message)).status).toBe(
          204,
        )
        return message.email
      }),
    )
    await expect
      .poll(() => count(sql`select count(*) from outgoing_mail where sent_at is null`), SOON)
      .toBe(0)
    const ours = mail.received.filter(({ to }) => written.includes(to)).map(({ to }) => to)
    expect(ours.sort()).toEqual(written.sort())
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(mail.received.length)
  })

  test('a rolling restart under load loses nothing that was accepted', async () => {
    const signedIn = await signInAt(first.origin)
    const administrator = signedIn.at(proxy.origin)
    const acknowledged: string[] = []
    const failures: string[] = []
    let isOver = false

    async function keepWriting() {
      while (!isOver) {
        const post = newPost()
        await expectStatus(201, administrator.call('POST', '/api/blog', post))
        acknowledged.push(post.slug)
      }
    }
    const sender = { origin: proxy.origin, bearer: signedIn.bearer }
    const files = new Map<string, string>()
    async function keepStoring() {
      while (!isOver) {
        const file = makeFile(`${files.size}.pdf`, FILE_BYTES)
        const id = await startUpload(sender, file)
        await sendPieces(sender, id, file)
        await finishUpload(sender, id)
        files.set(id, hashOf(file))
      }
    }
    async function keepReading(visitor: Visitor, path: string) {
      while (!isOver) await expectStatus(200, visitor.call('GET', path))
    }
    async function expectStatus(expected: number, asked: ReturnType<Visitor['call']>) {
      const { status, body } = await asked
      if (status !== expected) failures.push(`${status} ${JSON.stringify(body).slice(0, 200)}`)
    }

    const load = [
      ...Array.from({ length: WRITERS }, keepWriting),
      keepStoring().catch((error: Error) => failures.push(error.message)),
      keepReading(administrator, '/api/me'),
      keepReading(visitorAt(proxy.origin), '/blog'),
      keepReading(visitorAt(proxy.origin), '/api/blog'),
    ]
    for (const old of [first, second]) {
      const soFar = acknowledged.length
      await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(soFar + 20)
      expect(await old.stop()).toBe(0)
      running.delete(old)
      const replacement = await start()
      proxy.targets = [...proxy.targets.filter((origin) => origin !== old.origin), replacement.origin]
    }
    const soFar = acknowledged.length
    await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(soFar + 20)
    isOver = true
    await Promise.all(load)

    expect(failures).toEqual([])
    const { rows } = await database.db.execute<{ slug: string }>(sql`select slug from blog_posts`)
    const there = new Set(rows.map(({ slug }) => slug))
    expect(acknowledged.filter((slug) => !there.has(slug))).toEqual([])
    expect(files.size).toBeGreaterThan(0)
    await expect.poll(() => store.objects().length, SOON).toBeGreaterThan(0)
    for (const [id, sha256] of files) expect((await hashAt(await openFile(sender, id))).sha256).toBe(sha256)
  })
})
