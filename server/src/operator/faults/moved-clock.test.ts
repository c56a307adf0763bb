import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { newDataDirectory, ONE_PART, type Program, startProgram } from '../../testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  newMessage,
  newPost,
  visitorAt,
} from '../../testing/visitor.ts'

const HOUR_MS = 3_600_000
const WITHIN = { timeout: 20_000, interval: 100 }

let program: Program
let mailServer: TestMailServer
let closeDatabase: (() => Promise<void>) | undefined
const folder = newDataDirectory()
const offsetFile = join(folder, 'clock-offset')

beforeAll(async () => {
  const database = onPostgres ? await startTestDatabase([]) : undefined
  closeDatabase = database?.close
  mailServer = await startMailServer()
  program = await startProgram({
    ...ADMINISTRATOR_SETTINGS,
    ...ONE_PART,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mailServer.url,
    CLOCK_OFFSET_FILE: offsetFile,
    NODE_OPTIONS: `--import ${new URL('../../testing/movable-clock.ts', import.meta.url)}`,
    ...(database?.url && { DATABASE_URL: database.url }),
  })
}, 120_000)

afterAll(async () => {
  await program.stop()
  await mailServer.stop()
  await closeDatabase?.()
})

async function moveClock(milliseconds: number) {
  writeFileSync(offsetFile, String(milliseconds))
  program.child.kill('SIGUSR2')
  await expect.poll(program.output, WITHIN).toContain(`stands ${milliseconds} ms off`)
}

const stranger = () => visitorAt(program.origin)
const bearing = (bearer: string) => visitorAt(program.origin, { bearer })
const signIn = () => stranger().call('POST', '/auth/v1/token?grant_type=password', ADMINISTRATOR)
const refresh = (token: string) =>
  stranger().call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
const isShown = async (slug: string) =>
  (await stranger().call('GET', `/api/blog-posts/${slug}`)).status === 200

/** Files a message from someone new; answers with the address that gets its confirmation. */
async function fileMessage() {
  const message = newMessage()
  expect(await stranger().call('POST', '/api/contact-messages', message)).toMatchObject({ status: 204 })
  return message.email
}
const mails = (address: string) => mailServer.received.filter(({ to }) => to === address).length

test('a clock that jumps ahead and back, past the beginning, leaves people signed in and their mails sent', {
  timeout: 240_000,
}, async () => {
  const before = (await signIn()).body
  const ahead = new Date(Date.now() + 2 * HOUR_MS).toISOString()
  const post = newPost(ahead)
  expect((await bearing(before.access_token).call('POST', '/api/blog', post)).status).toBe(201)
  expect(await isShown(post.slug)).toBe(false)

  await moveClock(3 * HOUR_MS)
  expect((await bearing(before.access_token).call('GET', '/api/me')).status).toBe(401)
  const then = await refresh(before.refresh_token)
  expect(then.status).toBe(200)
  expect((await bearing(then.body.access_token).call('GET', '/api/me')).status).toBe(200)
  // When a post comes out, the database's clock says; on PostgreSQL it is another one.
  await expect.poll(() => isShown(post.slug), WITHIN).toBe(!onPostgres)
  const sentAhead = await fileMessage()
  await expect.poll(() => mails(sentAhead), WITHIN).toBe(1)
  await mailServer.stop()
  const waiting = await fileMessage()

  await moveClock(0)
  await mailServer.start()
  // Where it was tried while the mail server was down, the next try comes after 30 seconds.
  await expect.poll(() => mails(waiting), { ...WITHIN, timeout: 60_000 }).toBe(1)
  await expect.poll(() => isShown(post.slug), { ...WITHIN, timeout: 30_000 }).toBe(false)

  await moveClock(-24 * HOUR_MS)
  const again = await refresh(then.body.refresh_token)
  expect(again.status).toBe(200)
  expect((await bearing(again.body.access_token).call('GET', '/api/me')).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  const sentBehind = await fileMessage()
  await expect.poll(() => mails(sentBehind), WITHIN).toBe(1)
  expect([sentAhead, waiting, sentBehind].map(mails)).toEqual([1, 1, 1])
  expect((await stranger().call('GET', '/readyz')).status).toBe(200)
})
