import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbeddedDatabase } from '@plumbline/database/embedded-database.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readContentTexts } from '../publishing/seed-content/content-files.ts'
import { databaseFilesWith } from '../testing/database-files.ts'
import {
  filledDataDirectory,
  newDataDirectory,
  ONE_PART,
  runProgram,
  startProgram,
} from '../testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  addMemberThrough,
  newMessage,
  signInAt,
  visitorAt,
} from '../testing/visitor.ts'

// Each test starts the real program, some of them several times.
describe.skipIf(onPostgres)('the program', { timeout: 180_000 }, () => {
  // Filled once for all test files: no test of its own waits for that.
  beforeAll(async () => void (await filledDataDirectory()), 300_000)

  test('says on a first start how to sign in, and on a second one not again', async () => {
    const first = await startProgram(ONE_PART)
    expect(first.output()).toContain(`Plumbline is ready at ${first.origin}`)
    expect(first.output()).toContain(`Data: ${first.dataDirectory}`)
    const password = /with the password (\S+)/.exec(first.output())?.[1]
    expect(password).toBeDefined()
    expect(await first.stop()).toBe(0)

    const second = await startProgram({ ...ONE_PART, DATA_DIR: first.dataDirectory })
    expect(second.output()).not.toContain('with the password')
    const signedIn = await fetch(`${second.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@plumbline.example', password }),
    })
    expect(signedIn.status).toBe(200)
    await second.stop()
  })

  test.skipIf(process.platform === 'win32')(
    'what it keeps is closed to other users of the machine, also where it stood open',
    async () => {
      const DATA_DIR = await filledDataDirectory()
      mkdirSync(join(DATA_DIR, 'outbox'), { recursive: true })
      for (const folder of ['.', 'database', 'outbox']) chmodSync(join(DATA_DIR, folder), 0o755)
      const program = await startProgram({ DATA_DIR })
      await visitorAt(program.origin).call('POST', '/api/contact-messages', newMessage())
      // One to the team, one to the sender; the administrator may be told of other things meanwhile.
      await expect
        .poll(() => readdirSync(join(DATA_DIR, 'outbox')).length, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(2)

      const modes = readdirSync(DATA_DIR).map((name) => [name, statSync(join(DATA_DIR, name)).mode & 0o077])
      expect(Object.fromEntries(modes)).toEqual({ 'control.sock': 0, database: 0, outbox: 0 })
      await program.stop()
    },
  )

  test('an operator decides how much of the disk is reserved for signing in and deletion', async () => {
    const message = (origin: string) => visitorAt(origin).call('POST', '/api/contact-messages', newMessage())
    const DATA_DIR = await filledDataDirectory()
    const keepsAll = await startProgram({ DATA_DIR, DISK_RESERVE_GB: '100000' })
    expect(await message(keepsAll.origin)).toMatchObject({ status: 507, body: { code: 'DISK_NEARLY_FULL' } })
    await signInAt(keepsAll.origin)
    await keepsAll.stop()

    const keepsNothing = await startProgram({ DATA_DIR, DISK_RESERVE_GB: '0' })
    expect((await message(keepsNothing.origin)).status).toBe(204)
    await keepsNothing.stop()
  })

  test('a port that is taken is named', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const { status, output } = await runProgram([], {
      PORT: String(port),
      DATA_DIR: await filledDataDirectory(),
    })
    other.close()
    expect(status).toBe(1)
    expect(output).toContain(`The port ${port} is taken by another program.`)
    expect(output).not.toContain('    at ')
  })

  test.each([
    [{ PORT: 'eighty' }, /PORT: /],
    [{ PORT: '70000' }, /PORT: /],
    [{ DATABASE_URL: 'mysql://nope' }, /DATABASE_URL: /],
    [{ AUTH_JWT_TTL_SECONDS: 'soon' }, /AUTH_JWT_TTL_SECONDS/],
    [{ ADMIN_EMAIL: 'nobody' }, /ADMIN_EMAIL: /],
    [{ RETENTION: 'never' }, /RETENTION: /],
    [
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/x' },
      /PostgreSQL at 127\.0\.0\.1:1\/x cannot be reached/,
    ],
  ])('a wrong setting is named: %j', async (environment, message) => {
    const { status, output } = await runProgram([], {
      DATA_DIR: newDataDirectory(),
      ...environment,
    } as Record<string, string>)
    expect(status).toBe(1)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/secret|^ {4}at /m)
  })

  test('a backup is taken while it serves, and restored elsewhere', async () => {
    const program = await startProgram({ DATA_DIR: await filledDataDirectory() })
    const file = join(newDataDirectory(), 'all.backup')
    const backup = await runProgram(['command', 'backup', file], { DATA_DIR: program.dataDirectory })
    const articles = (await readContentTexts('articles')).length
    expect(backup.output).toMatch(new RegExp(`holds .*\\b${articles} rows in public\\.articles`))
    expect(backup.status).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await program.stop()

    const elsewhere = newDataDirectory()
    const restored = await runProgram(['command', 'restore', file], { DATA_DIR: elsewhere })
    expect(restored.output).toMatch(/Restored .*1 row in auth\.users.*audit log is whole/s)
    const again = await runProgram(['command', 'restore', file], { DATA_DIR: elsewhere })
    expect(again).toMatchObject({
      status: 1,
      output: expect.stringContaining('restored into an empty database'),
    })

    const second = await startProgram({ DATA_DIR: elsewhere })
    expect(second.output()).not.toContain('with the password')
    await second.stop()
  })

  test('the operator’s commands work while it serves and while it does not', async () => {
    const program = await startProgram({ DATA_DIR: await filledDataDirectory() })
    const settings = { DATA_DIR: program.dataDirectory }
    const made = await runProgram(['command', 'make-admin', 'new@example.com'], settings)
    expect(made.output).toMatch(/new@example\.com was created as an administrator/)
    const rotated = await runProgram(['command', 'rotate-keys'], settings)
    expect(rotated.output).toContain('The next signing key is published')
    const renewed = await runProgram(['command', 'renew-secrets'], settings)
    expect(renewed.output).toContain('The secrets are renewed. Sessions ended: 0; links that were mailed: 0.')
    await program.stop()

    const verified = await runProgram(['command', 'verify-audit'], settings)
    expect(verified.output).toMatch(/The audit log is whole: \d+ entries/)
    const reset = await runProgram(['command', 'reset-password', 'nobody@example.com'], settings)
    expect(reset).toMatchObject({ status: 1, output: expect.stringContaining('There is no account') })
    const unknown = await runProgram(['command', 'nonsense'], settings)
    expect(unknown.output).toContain('verify-audit')
  })

  test('what has outlived its time is counted, and deleted only when told to', async () => {
    const first = await startProgram({ DATA_DIR: await filledDataDirectory(), RETENTION: 'by-hand' })
    const settings = { DATA_DIR: first.dataDirectory }
    await first.stop()
    const database = await openEmbeddedDatabase(first.dataDirectory)
    await database.db.execute(sql`insert into contact_messages
      (idempotency_key, first_name, last_name, email, phone, company, inquiry_type, subject, message, created_at)
      select gen_random_uuid(), 'Ada', 'Old', 'ada@example.com', '', 'Lake', 'other', 'A', 'B', '2001-01-01'
      from generate_series(1, 3)`)
    await database.close()

    const counted = await runProgram(['command', 'retention'], settings)
    expect(counted.output).toContain(
      '3 rows of public.contact_messages: contact messages, older than 3 years',
    )
    expect(counted.output).toContain('Nothing was deleted; --apply does.')
    const serving = await startProgram({ ...settings, RETENTION: 'by-hand' })
    const misspelt = await runProgram(['command', 'retention', '--aply'], settings)
    expect(misspelt).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is no option --aply'),
    })
    const deleted = await runProgram(['command', 'retention', '--apply'], settings)
    expect(deleted.output).toMatch(/^Deleted\.\n3 rows of public\.contact_messages/)
    const again = await runProgram(['command', 'retention'], settings)
    expect(again.output).toContain('Nothing has outlived its time.')
    await serving.stop()
  })

  test('what is held about somebody is exported and erased, while it serves and while it does not', async () => {
    const program = await startProgram({ DATA_DIR: await filledDataDirectory() })
    const settings = { DATA_DIR: program.dataDirectory }
    const folder = newDataDirectory()
    await runProgram(['command', 'make-admin', 'ida@example.com'], settings)
    const exported = await runProgram(
      ['command', 'export-person', 'Ida@example.com', join(folder, 'ida.json')],
      settings,
    )
    expect(exported.output).toContain('holds all that is kept about ida@example.com (accounts: 1')
    expect(statSync(join(folder, 'ida.json')).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(join(folder, 'ida.json'), 'utf8')).holds.accounts).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['ida.json'])
    const counted = await runProgram(['command', 'erase-person', 'ida@example.com'], settings)
    expect(counted.output).toMatch(/accounts: 1.*\nNothing was erased; --apply does, for good\./)
    await program.stop()

    const erased = await runProgram(['command', 'erase-person', 'ida@example.com', '--apply'], settings)
    expect(erased.output).toContain('Erased about ida@example.com: accounts: 1')
    const nothing = await runProgram(
      ['command', 'export-person', 'ida@example.com', join(folder, 'again.json')],
      settings,
    )
    expect(nothing).toMatchObject({
      status: 1,
      output: expect.stringContaining('Nothing is held about ida@example.com.'),
    })
    const last = await runProgram(['command', 'erase-person', ADMINISTRATOR.email, '--apply'], settings)
    expect(last).toMatchObject({ status: 1, output: expect.stringContaining('is the last administrator') })
    const list = await runProgram(['command'], settings)
    for (const name of [
      'backup FILE',
      'restore FILE',
      'verify-audit',
      'rotate-keys',
      'renew-secrets',
      'make-admin EMAIL',
      'reset-password EMAIL',
      'suspend EMAIL',
      'retention [--apply]',
      'export-person EMAIL FILE',
      'erase-person EMAIL [--apply]',
    ])
      expect(list.output).toContain(`  ${name} `)
  })

  test('what is erased is in none of its files any more', async () => {
    const program = await startProgram({
      DATA_DIR: await filledDataDirectory(),
      SUBMISSIONS_PER_HOUR: '1000',
      // The files come faster than one client may send them.
      REQUESTS_PER_MINUTE: 'off',
    })
    const email = 'una.feather@lake.example'
    await Promise.all([apply(program.origin, email, RESUME), apply(program.origin, 'other@lake.example')])
    expect(databaseFilesWith(program.dataDirectory, RESUME)).not.toEqual([])
    expect(databaseFilesWith(program.dataDirectory, email)).not.toEqual([])

    const settings = { DATA_DIR: program.dataDirectory }
    const erased = await runProgram(['command', 'erase-person', email, '--apply'], settings)
    expect(erased.output).toContain('job applications: 1')
    expect(databaseFilesWith(program.dataDirectory, RESUME)).toEqual([])
    expect(databaseFilesWith(program.dataDirectory, email)).toEqual([])
    await program.stop()
  })

  test('what an administrator deletes is in none of its files any more, some time later', async () => {
    const first = await startProgram({ ...ADMINISTRATOR_SETTINGS, DATA_DIR: await filledDataDirectory() })
    const settings = { ...ADMINISTRATOR_SETTINGS, DATA_DIR: first.dataDirectory }
    const administrator = await signInAt(first.origin)
    const { email, id } = await addMemberThrough(administrator)
    await administrator.call('DELETE', `/api/users/${id}`)
    await first.stop('SIGKILL')
    expect(databaseFilesWith(first.dataDirectory, email)).not.toEqual([])

    const second = await startProgram(settings)
    await expect.poll(() => databaseFilesWith(second.dataDirectory, email), SOON).toEqual([])
    await second.stop()
  })

  test('the log of its database is cut while it serves', async () => {
    const program = await startProgram({
      DATA_DIR: await filledDataDirectory(),
      SUBMISSIONS_PER_HOUR: '1000',
      // The files come faster than one client may send them.
      REQUESTS_PER_MINUTE: 'off',
    })
    const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
    const resume = () => Buffer.concat(Array.from({ length: 64 }, noise))
    for (let filed = 0; filed < 28; filed++)
      await apply(program.origin, `writer-${filed}@lake.example`, resume())
    await expect.poll(() => logBytes(program.dataDirectory), SOON).toBeLessThan(100 * MIB)
    await program.stop()
  })

  test('its log tells of requests, and of nobody', async () => {
    const program = await startProgram({
      LOG_LEVEL: 'debug',
      DATA_DIR: await filledDataDirectory(),
    })
    const signIn = (password: string) =>
      fetch(`${program.origin}/auth/v1/token?grant_type=password&secret=in-the-query`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: ADMINISTRATOR.email, password }),
      })
    await signIn('Wrong-Horse!7')
    const { access_token } = (await (await signIn(ADMINISTRATOR.password)).json()) as { access_token: string }
    await fetch(`${program.origin}/api/members/me`, { headers: { authorization: `Bearer ${access_token}` } })
    await program.stop()
    const log = program.output().slice(program.output().indexOf('{'))
    expect(log).toContain('"path":"/auth/v1/token"')
    expect(log).not.toMatch(/in-the-query|Horse/)
    expect(
      log
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n'),
    ).not.toContain('ada@example.com')
    expect(log).not.toContain(access_token.slice(0, 40))
  })

  test('what is under way is finished before it stops, and nothing new is taken', async () => {
    const program = await startProgram({ DATA_DIR: await filledDataDirectory() })
    const body = JSON.stringify({ email: ADMINISTRATOR.email, password: 'Wrong-Horse!7' })
    const halfSent = Array.from({ length: 5 }, () => sendHalf(program.origin, body))
    // Connections are accepted in their order: an answer on a later one means those are in.
    await fetch(`${program.origin}/healthz`)

    const stopped = program.stop()
    await expect
      .poll(() => fetch(`${program.origin}/healthz`).then(String, () => 'refused'), { timeout: 20_000 })
      .toBe('refused')
    const statuses = await Promise.all(halfSent.map((request) => request.sendRest()))

    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect(await stopped).toBe(0)
  })

  test.skipIf(process.platform !== 'linux')(
    'a killed server is started again and counted, and a stop is passed on',
    async () => {
      const METRICS_TOKEN = 'a-token-for-the-metrics'
      const settings = { DATA_DIR: await filledDataDirectory(), METRICS_TOKEN }
      const { child, origin, dataDirectory, output, stop } = await startProgram(settings, SUPERVISED)
      const serverOf = () => {
        const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
        return Number(children.trim().split(' ')[0])
      }
      await expect.poll(output, SOON).toContain('Plumbline is ready')
      const first = serverOf()
      process.kill(first, 'SIGKILL')

      const restarts = async () => {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
        const metrics = await fetch(`${origin}/metrics`, { headers }).then((answer) => answer.text(), String)
        return /^plumbline_restarts_total (\d+)$/m.exec(metrics)?.[1]
      }
      await expect.poll(restarts, { timeout: 120_000, interval: 200 }).toBe('1')
      expect(serverOf()).not.toBe(first)
      expect(output()).toContain('the server ended (SIGKILL) and is started again in 1 s')
      expect(readFileSync(join(dataDirectory, 'last-crash.log'), 'utf8')).toContain('Plumbline is ready')
      expect(await stop()).toBe(0)
    },
  )
})

const SUPERVISED = fileURLToPath(new URL('../testing/supervised-program.mjs', import.meta.url))
const SOON = { timeout: 30_000, interval: 200 }
const MIB = 1024 * 1024
const RESUME = 'Quite unlike anything else that is kept here.'

async function apply(
  origin: string,
  email: string,
  resume: string | Buffer<ArrayBuffer> = 'Quite like all others. '.repeat(2000),
) {
  const { firstName, lastName, shownSeconds, idempotencyKey } = newMessage()
  const form = new FormData()
  const fields = { firstName, lastName, shownSeconds, idempotencyKey, email, experience: '4-5' }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('coverLetter', `Write to ${email}.`)
  form.set('resume', new File(['%PDF-1.7', resume], 'resume.pdf', { type: 'application/pdf' }))
  const { status } = await fetch(`${origin}/api/job-applications`, { method: 'POST', body: form })
  expect(status).toBe(204)
}

function logBytes(dataDirectory: string): number {
  const folder = join(dataDirectory, 'database', 'pg_wal')
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

/** A sign-in whose second half the test holds back. */
function sendHalf(origin: string, body: string) {
  const half = Math.floor(body.length / 2)
  const call = request(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    agent: new Agent(),
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.once('error', reject)
  })
  call.write(body.slice(0, half))
  return {
    sendRest() {
      call.end(body.slice(half))
      return status
    },
  }
}
