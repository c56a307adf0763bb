import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createLog } from '../log.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { queueMail } from './mail-outbox.ts'
import { createMailTransport, type Mail } from './mail-transport.ts'

const server = await startTestServer()
const { db } = server
const mailServer = await startMailServer()
const log = createLog('silent')
const transport = createMailTransport({
  smtpUrl: mailServer.url,
  from: 'Plumbline <no-reply@plumbline.example>',
  outboxDirectory: '/nonexistent',
})
/** As two processes would. */
const here = createMailDelivery(db, transport, log)
const there = createMailDelivery(db, transport, log)

let recipient = ''
let people = 0
beforeEach(async () => {
  await db.execute(sql`delete from outgoing_mail`)
  recipient = `reader-${++people}@example.com`
  await queueMail(db, { kind: 'notice', to: recipient, text: { subject: 'A notice', body: ['It is so.'] } })
})
afterAll(async () => {
  await mailServer.stop()
  await server.close()
})

const waitUntilDue = () => db.execute(sql`update outgoing_mail set next_attempt_at = now()`)
const received = () => mailServer.received.filter(({ to }) => to === recipient).length

async function stateOfMail() {
  const { rows } = await db.execute(sql`
    select attempts, sent_at is not null as sent, given_up_at is not null as given_up,
      next_attempt_at > now() as put_off, last_error as error
    from outgoing_mail`)
  return rows[0]
}

test('a mail is sent once', async () => {
  expect(await here.deliverNext()).toBe(true)
  await waitUntilDue()
  expect(await there.deliverNext()).toBe(false)
  expect(received()).toBe(1)
})

test('refused for the moment, it is tried again later and sent once', async () => {
  mailServer.judge = (to) => (to === recipient ? { code: 451, text: 'Try again later' } : undefined)
  await here.deliverNext()
  expect(await stateOfMail()).toMatchObject({ sent: false, given_up: false, put_off: true })
  expect(await here.deliverNext()).toBe(false)

  mailServer.judge = () => undefined
  await waitUntilDue()
  await here.deliverNext()
  expect(await stateOfMail()).toMatchObject({ sent: true, attempts: 2, error: null })
  expect(received()).toBe(1)
})

test('refused for good, it is given up, with the mail server’s reason', async () => {
  mailServer.judge = (to) => (to === recipient ? { code: 550, text: 'No such mailbox' } : undefined)
  await here.deliverNext()
  mailServer.judge = () => undefined
  expect(await stateOfMail()).toMatchObject({
    sent: false,
    given_up: true,
    error: expect.stringContaining('No such mailbox'),
  })
  await waitUntilDue()
  expect(await here.deliverNext()).toBe(false)
  expect(received()).toBe(0)
})

test('while a mail server takes its time, no other process takes the mail', async () => {
  let accept: () => void = () => {}
  mailServer.accepting = new Promise((resolve) => {
    accept = resolve
  })
  const slow = here.deliverNext()
  await expect.poll(() => mailServer.offered).toContain(recipient)
  expect(await there.deliverNext()).toBe(false)
  accept()
  expect(await slow).toBe(true)
  expect(received()).toBe(1)
})

test('a mail server that is never silent and never done is left, and the mail put off', async () => {
  let left: () => void = () => {}
  const isLeft = new Promise<void>((resolve) => {
    left = resolve
  })
  const endless = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    const drip = setInterval(() => socket.write('250-one moment\r\n'), 20)
    socket.resume().on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      left()
    })
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  const { port } = endless.address() as AddressInfo
  const patient = createMailTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Plumbline <no-reply@plumbline.example>',
    outboxDirectory: '/nonexistent',
    deadlineMs: 300,
  })
  expect(await createMailDelivery(db, patient, log).deliverNext()).toBe(true)
  await isLeft
  expect(await stateOfMail()).toMatchObject({ sent: false, given_up: false, put_off: true })
  endless.close()
})

test.each([
  ['a notice', null, 0],
  ['a mail of a topic', 'https://plumbline.example/api/unsubscribe/x/assigned', 1],
])('%s says that a program sent it, and how to end it where that can be', async (_, unsubscribeUrl, ways) => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mail-'))
  const toFile = createMailTransport({
    smtpUrl: undefined,
    from: 'Plumbline <no-reply@plumbline.example>',
    outboxDirectory: folder,
  })
  await toFile({ id: 'one', to: recipient, subject: 'S', html: '<p>H</p>', plain: 'H', unsubscribeUrl })
  const raw = await readFile(join(folder, 'one.eml'), 'utf8')
  await rm(folder, { recursive: true })
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(raw.split('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toHaveLength(1 + ways)
})

test('a mail server that was gone gets the mail once it is back', async () => {
  await mailServer.stop()
  await here.deliverNext()
  expect(await stateOfMail()).toMatchObject({ sent: false, given_up: false, put_off: true })
  await mailServer.start()
  await waitUntilDue()
  await there.deliverNext()
  expect(await stateOfMail()).toMatchObject({ sent: true })
  expect(received()).toBe(1)
})

test.each([
  ['hours', 1, '3 hours'],
  ['days', 17, '2 days'],
])('put off by a clock that was %s ahead, it is sent once the clock is right', async (_, attempts, ahead) => {
  await db.execute(sql`
    update outgoing_mail set attempts = ${attempts}, next_attempt_at = now() + ${ahead}::interval`)
  await here.deliverNext()
  expect(received()).toBe(1)
})

test('put off for as long as its tries make it wait, it waits', async () => {
  await db.execute(sql`
    update outgoing_mail set attempts = 9, next_attempt_at = now() + interval '2 hours'`)
  expect(await here.deliverNext()).toBe(false)
})

test.runIf(onPostgres)('a process that began to look before another claimed the mail leaves it', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select now(), pg_sleep(0.05)`)
    expect(await here.deliverNext()).toBe(true)
    // As if its sender were still talking to the mail server.
    await db.execute(sql`update outgoing_mail set sent_at = null`)
    expect(await createMailDelivery(tx, transport, log).deliverNext()).toBe(false)
  })
  expect(received()).toBe(1)
})

test('sent while the database was away, it is not sent again', async () => {
  const losingTheDatabase = createMailDelivery(
    db,
    async (mail: Mail) => {
      await transport(mail)
      await db.execute(sql`alter table outgoing_mail rename to mail_elsewhere`)
    },
    log,
  )
  await expect(losingTheDatabase.deliverNext()).rejects.toThrow()
  await db.execute(sql`alter table mail_elsewhere rename to outgoing_mail`)
  await waitUntilDue()
  expect(await losingTheDatabase.deliverNext()).toBe(false)
  expect(await stateOfMail()).toMatchObject({ sent: true })
  expect(received()).toBe(1)
})

test('a letter whose link was used or has ended while it waited is dropped, and keeps nothing of it', async () => {
  await db.execute(sql`delete from outgoing_mail`)
  const { email } = await server.addMember()
  recipient = email
  const asked = await server.request('/auth/v1/recover', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(200)
  await server.plumbline.auth.settled()
  const { rows: waiting } = await db.execute<{ plain: string }>(sql`select plain from outgoing_mail`)
  const link = new URL(/https?:\S*\/verify\?\S+/.exec(waiting[0]!.plain)![0])
  const used = await server.request('/auth/v1/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'recovery', token_hash: link.searchParams.get('token') }),
  })
  expect(used.status).toBe(200)
  expect(await here.deliverNext()).toBe(true)
  expect(received()).toBe(0)
  expect(await stateOfMail()).toMatchObject({ sent: false, given_up: true })
  const { rows } = await db.execute(sql`select subject, html, plain from outgoing_mail`)
  expect(rows).toEqual([{ subject: '', html: '', plain: '' }])
  expect(await here.deliverNext()).toBe(false)
})

test('a letter whose link is good is sent', async () => {
  await db.execute(sql`delete from outgoing_mail`)
  const { email } = await server.addMember()
  recipient = email
  await server.request('/auth/v1/recover', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await server.plumbline.auth.settled()
  expect(await here.deliverNext()).toBe(true)
  expect(received()).toBe(1)
})
