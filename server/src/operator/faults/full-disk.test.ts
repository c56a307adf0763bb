import { type PostgresServer, startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_PART, type Program, runProgram, startProgram } from '../../testing/program.ts'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { startWriting } from '../../testing/steady-writing.ts'
import { ADMINISTRATOR_SETTINGS, newPost, signInAt, type Visitor, visitorAt } from '../../testing/visitor.ts'

const SOON = { timeout: 30_000, interval: 100 }
const MIB = 1024 * 1024

const disk = mountSmallDisk(onPostgres ? 400 : 300)

describe.skipIf(!disk)('the program on a disk without room', { timeout: 120_000 }, () => {
  const small = disk!
  let server: PostgresServer | undefined
  let program: Program
  let settings: Record<string, string>
  let administrator: Visitor

  beforeAll(async () => {
    if (onPostgres) server = await startPostgresServer(small.directory)
    settings = {
      ...ADMINISTRATOR_SETTINGS,
      ...ONE_PART,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      ...(server ? { DATABASE_URL: server.url } : { DATA_DIR: small.directory }),
    }
    program = await startProgram(settings)
    administrator = await signInAt(program.origin)
  }, 120_000)
  afterAll(async () => {
    await program?.stop()
    await server?.stop()
    small.remove()
  })

  test('reads on, refuses to write with a clear message, and writes again once there is room', async () => {
    const load = startWriting(() => administrator)
    await load.progress(5)
    small.fillUpTo(onPostgres ? 0 : 40 * MIB)
    await expect.poll(load.refused, SOON).toBeGreaterThan(5)

    const refusal = await administrator.call('POST', '/api/blog', newPost())
    expect(refusal).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('save') },
    })
    expect((await visitorAt(program.origin).call('GET', '/healthz')).status).toBe(200)
    if (!onPostgres) expect((await administrator.call('GET', '/api/me')).status).toBe(200)

    small.freeSpace()
    await expect
      .poll(async () => (await visitorAt(program.origin).call('GET', '/readyz')).status, SOON)
      .toBe(200)
    await load.progress(5)
    await load.end()
    const there = new Set<string>()
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const { body } = await administrator.call('GET', `/api/blog-management?page=${page}`)
      for (const { slug } of body.items) there.add(slug)
      pageCount = body.pageCount
    }
    expect(load.acknowledged.filter((slug) => !there.has(slug))).toEqual([])
    expect((await runProgram(['command', 'verify-audit'], settings)).output).toContain(
      'The audit log is whole',
    )
  })

  test.skipIf(onPostgres)('does not start on such a disk, and says why', async () => {
    await program.stop()
    small.fillUpTo(40 * MIB)
    const { status, output } = await runProgram([], settings)
    expect(status).toBe(1)
    expect(output).toContain(`The disk of ${small.directory} has less than 64 MB left`)
    expect(output).not.toContain('    at ')
  })
})
