import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ofNouns } from '@plumbline/contract/noun-list.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@plumbline/contract/tenancy/webhooks.ts'
import { sql } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../platform/jobs/background-job.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { isPublicAddress } from '../../platform/webhooks/public-address.ts'
import { DELIVERY_JOB } from '../../platform/webhooks/record-event.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { deliverWebhook, RETRY_AFTER_MS } from './webhook-delivery.ts'

let server: TestServer
let harbor: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient
let answer: (response: ServerResponse) => void
let received: { headers: IncomingHttpHeaders; body: string }[]
const allowedHosts = ['localhost']

const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  received.push({ headers: request.headers, body })
  answer(response)
})
const url = () => `http://localhost:${(receiver.address() as AddressInfo).port}/hook`

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve))
  server = await startTestServer({ environment: { WEBHOOK_ALLOWED_HOSTS: 'localhost' } })
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})
beforeEach(async () => {
  received = []
  answer = (response) => response.writeHead(204).end()
  harbor = await server.newInstitution()
  manager = await harbor.signedIn({ role: 'manager' })
})

/** Only a receiver that never answers is given up soon: the others may be slow on a busy machine. */
const USUAL_TIME_MS = 20_000
const SHORT_TIME_MS = 400

async function runDue(hosts = allowedHosts, timeMs = USUAL_TIME_MS) {
  const run = createJobRunner(
    server.db,
    {
      [DELIVERY_JOB]: (job) =>
        deliverWebhook(server.db, job, {
          allowedHosts: hosts,
          publicUrl: 'https://plumbline.example',
          timeMs,
        }),
    },
    server.plumbline.log,
  )
  while (await run());
}

const soon = () => server.db.execute(sql`update jobs set run_at = now() where kind = ${DELIVERY_JOB}`)

async function hook(events: WebhookEvent[] = ['task']) {
  const { webhook, secret } = await manager.webhooks.create({ url: url(), events })
  const last = async () => (await manager.webhooks.deliveries({ id: webhook.id })).items[0]!
  const state = async () => (await manager.webhooks.list()).find(({ id }) => id === webhook.id)!
  return { id: webhook.id, secret, last, state }
}

test('an act is told with a signature that the standard’s library verifies', async () => {
  const { secret, last } = await hook()
  const task = await manager.tasks.create({ title: 'Told' })
  await runDue()
  expect(received).toHaveLength(1)
  const { headers, body } = received[0]!
  const payload = new Verifier(secret).verify(body, headers as Record<string, string>)
  expect(payload).toMatchObject({ type: 'task.create', data: { id: task.id, institutionId: harbor.id } })
  expect(body).not.toContain('Told')
  expect(await last()).toMatchObject({ state: 'delivered', attempts: 1, status: 204, body })
})

describe('chats', () => {
  /** A name that a chat would read as a mention, a link, or emphasis. */
  const ODD_NAME = 'Ada <!channel> *Reyes* [x](https://evil.example)'

  test('Slack gets who did what in words and a link, without the title', async () => {
    const odd = await harbor.signedIn({ role: 'manager', fullName: ODD_NAME })
    await manager.webhooks.create({ url: url(), events: ['task'], format: 'slack' })
    const task = await odd.tasks.create({ title: 'Call member Jane Doe' })
    await runDue()
    const { headers, body } = received[0]!
    expect(headers['webhook-signature']).toBeUndefined()
    const { text, blocks } = JSON.parse(body)
    expect(text).toBe('Ada &lt;!channel&gt; ∗Reyes∗ [x](https://evil.example): Created a task')
    expect(blocks[0].text.text).toBe(
      '*Ada &lt;!channel&gt; ∗Reyes∗ [x](https://evil.example)*: Created a task',
    )
    expect(blocks[1].elements[0].url).toBe(`https://plumbline.example/tasks?task=${task.id}`)
    expect(body).not.toContain('Jane Doe')
  })

  test('Teams gets an adaptive card', async () => {
    const odd = await harbor.signedIn({ role: 'manager', fullName: ODD_NAME })
    await manager.webhooks.create({ url: url(), events: ['task'], format: 'teams' })
    await odd.tasks.create({ title: 'Call member Jane Doe' })
    await runDue()
    const { type, attachments } = JSON.parse(received[0]!.body)
    expect(type).toBe('message')
    expect(attachments[0].contentType).toBe('application/vnd.microsoft.card.adaptive')
    expect(attachments[0].content).toMatchObject({
      type: 'AdaptiveCard',
      version: '1.4',
      body: [
        { text: 'Ada \\<!channel\\> \\*Reyes\\* \\[x\\]\\(https://evil.example\\)' },
        { text: 'Created a task' },
      ],
      actions: [{ type: 'Action.OpenUrl' }],
    })
    expect(received[0]!.body).not.toContain('Jane Doe')
  })

  test('a test message says that it is one, and a refusal is tried again', async () => {
    const { webhook } = await manager.webhooks.create({ url: url(), events: ['task'], format: 'slack' })
    answer = (response) => response.writeHead(404).end('no_service')
    await manager.webhooks.test({ id: webhook.id })
    await runDue()
    const last = async () => (await manager.webhooks.deliveries({ id: webhook.id })).items[0]!
    expect(await last()).toMatchObject({ state: 'waiting', status: 404, answer: 'no_service' })
    answer = (response) => response.writeHead(200).end('ok')
    await soon()
    await runDue()
    expect(await last()).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(JSON.parse(received.at(-1)!.body).text).toMatch(/: Sent a test message$/)
  })
})

test('a legal hold is told when it is placed and when it is lifted', async () => {
  const { secret } = await hook(['legal_hold'])
  const held = await manager.legalHolds.place({ matter: 'Smith v. Harbor' })
  await manager.legalHolds.lift({ id: held.id })
  await runDue()
  const told = received.map(({ headers, body }) =>
    new Verifier(secret).verify(body, headers as Record<string, string>),
  )
  expect(told).toMatchObject([
    { type: 'legal_hold.place', data: { id: held.id } },
    { type: 'legal_hold.lift', data: { id: held.id } },
  ])
  expect(JSON.stringify(told)).not.toContain('Smith')
})

/** What nobody is told of through a webhook: examinations, the BSA log, self-tests, people, readers, and sign-in, keys, and the installation. */
const NEVER_TOLD = [
  ...['bsa_log', 'exam', 'examiner', 'self_test'],
  ...[
    'api_key',
    'assistant',
    'audit',
    'auth',
    'calendar_feed',
    'institution',
    'notification',
    'person',
    'reader',
    'retention',
  ],
  ...['score', 'support', 'team', 'trial', 'user', 'webhook'],
  ...[
    'application',
    'article',
    'blog',
    'contact_message',
    'content',
    'job_application',
    'legal_status',
    'media',
  ],
  ...['message', 'press', 'reference_data', 'regulation_change', 'regulation_sources', 'regulatory_update'],
  'topic',
  'trial_request',
  ...['update_summary'],
]

test('every noun of the audit log is told, or is named as one that never is', () => {
  const wings = ['compliance', 'insight', 'lending', 'outreach', 'publishing', 'regulations', 'tenancy']
  const nouns = wings.flatMap((wing) => {
    const acts = readFileSync(
      new URL(`../../../../contract/src/${wing}/audit-acts.ts`, import.meta.url),
      'utf8',
    )
    return [...acts.matchAll(/'([a-z_]+)\./g)].map(([, noun]) => noun!)
  })
  nouns.push(...Object.keys(ofNouns('acts')).map((act) => act.split('.')[0]!))
  expect([...new Set(nouns)].sort()).toEqual([...WEBHOOK_EVENTS, ...NEVER_TOLD].sort())
})

test('only what was chosen is told, and only of the own institution', async () => {
  await hook(['finding'])
  await manager.tasks.create({ title: 'Not chosen' })
  const other = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await other.findings.create({ title: 'Theirs', source: 'audit', severity: 'low', foundOn: '2026-01-09' })
  await runDue()
  expect(received).toEqual([])
})

test('what is refused is tried again, with the same id, and after three days the webhook pauses', async () => {
  const { id, last, state } = await hook()
  answer = (response) => response.writeHead(500).end('not now')
  await manager.tasks.create({ title: 'Again' })
  await runDue()
  expect(await last()).toMatchObject({ state: 'waiting', attempts: 1, status: 500, answer: 'not now' })
  for (let attempt = 2; attempt <= 10; attempt++) {
    await soon()
    await runDue()
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received).toHaveLength(10)
  expect(await last()).toMatchObject({ state: 'failed', attempts: RETRY_AFTER_MS.length + 1 })
  expect(RETRY_AFTER_MS.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(3 * DAY_MS)
  expect((await state()).pausedAt).not.toBeNull()
  const { items } = await manager.notifications.list({})
  expect(JSON.stringify(items)).toContain('is paused')

  answer = (response) => response.writeHead(200).end()
  await manager.tasks.create({ title: 'Held back' })
  await runDue()
  expect(received).toHaveLength(10)
  await manager.webhooks.resume({ id })
  await runDue()
  expect(received).toHaveLength(11)
  const failed = (await manager.webhooks.deliveries({ id })).items.find(({ state }) => state === 'failed')!
  await manager.webhooks.replay({ id, deliveryId: failed.id })
  await runDue()
  expect(received.at(-1)!.headers['webhook-id']).toBe(failed.id)
})

test('an attempt whose process died is made again', async () => {
  const { last } = await hook()
  await manager.tasks.create({ title: 'Survives' })
  // Claimed, and then killed before anything was recorded.
  await server.db.execute(
    sql`update jobs set attempts = 1, run_at = now() + interval '15 minutes' where kind = ${DELIVERY_JOB}`,
  )
  await runDue()
  expect(received).toEqual([])
  await soon()
  await runDue()
  expect(await last()).toMatchObject({ state: 'delivered' })
})

test('a replaced secret signs along for a day', async () => {
  const { id, secret } = await hook()
  const { secret: next } = await manager.webhooks.rotateSecret({ id })
  const verify = (with_: string) => {
    const { headers, body } = received.at(-1)!
    return new Verifier(with_).verify(body, headers as Record<string, string>)
  }
  await manager.webhooks.test({ id })
  await runDue()
  for (const one of [secret, next]) expect(verify(one)).toMatchObject({ type: 'webhook.test' })
  await server.db.execute(sql`update webhooks set previous_until = now() where id = ${id}`)
  await manager.webhooks.test({ id })
  await runDue()
  expect(verify(next)).toMatchObject({ type: 'webhook.test' })
  expect(() => verify(secret)).toThrow()
})

test('a receiver that never answers harms nobody', async () => {
  answer = () => {}
  const { id, last } = await hook()
  await manager.webhooks.test({ id })
  await runDue(allowedHosts, SHORT_TIME_MS)
  expect(await last()).toMatchObject({ problem: 'No answer within 0.4 seconds.' })
  expect(received).toHaveLength(1)
})

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    'redirects to localhost',
    (response) => response.writeHead(302, { Location: 'http://localhost:1/' }).end(),
    { status: 302, problem: 'The receiver answered 302.' },
  ],
  [
    'breaks off',
    (response) => response.destroy(),
    { status: null, problem: 'The receiver closed the connection without an answer.' },
  ],
  [
    'lies about its length',
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000000' })
      response.write('short')
      setTimeout(() => response.destroy(), 50)
    },
    { status: 200, answer: 'short', problem: '' },
  ],
  [
    'answers without end',
    (response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    },
    { status: 200, answer: 'x'.repeat(2_000) },
  ],
])('a receiver that %s harms nobody', async (_name, reply, shown) => {
  answer = reply
  const { id, last } = await hook()
  await manager.webhooks.test({ id })
  await runDue()
  expect(await last()).toMatchObject(shown)
  expect(received).toHaveLength(1)
})

test('a host in a private network is refused when it is entered and when it is called', async () => {
  for (const bad of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://2130706433/',
    'https://intranet/',
    'https://name:word@example.com/',
  ])
    await expect(manager.webhooks.create({ url: bad, events: ['task'] })).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
    })
  await expect(manager.webhooks.create({ url: 'no address', events: ['task'] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const { id, last } = await hook()
  await manager.webhooks.test({ id })
  await server.db.execute(sql`update webhooks set url = replace(url, 'http:', 'https:') where id = ${id}`)
  await runDue([])
  expect(received).toEqual([])
  expect((await last()).problem).toMatch(/private network|not a public name/)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
