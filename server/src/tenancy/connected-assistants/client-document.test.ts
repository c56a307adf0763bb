import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getSafely, type SafeAnswer } from '../../platform/webhooks/post-safely.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createClientDocuments, DOCUMENTS_PER_HOUR, keepClient, readDocument } from './client-document.ts'

const server = await startTestServer()
const { db } = server
afterAll(server.close)

let count = 0
let address: string
beforeEach(() => {
  address = `https://assistant.example/client-${++count}.json`
})

const REDIRECT = 'http://127.0.0.1/callback'
const document = (changes: object = {}) =>
  JSON.stringify({ client_id: address, client_name: 'Clever', redirect_uris: [REDIRECT], ...changes })
const answering = (text: string, { status = 200, contentType = 'application/json' } = {}) => {
  let asked = 0
  return { get: async () => ({ status, contentType, text, asked: ++asked }), asked: () => asked }
}

const reader = (changes: object = {}) => ({
  userId: crypto.randomUUID(),
  clientAddress: `2001:db8:0:${count.toString(16)}::1`,
  ...changes,
})

/** What is read of documents that answer so, at the time of the test. */
function reading(get: (url: string) => Promise<SafeAnswer>) {
  const clock = { now: Date.now() }
  const read = createClientDocuments({ get, now: () => clock.now })
  return {
    read: (who = reader(), at = address) => read(db, at, who),
    advance: (minutes: number) => (clock.now += minutes * 60_000),
  }
}

const kept = async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from assistant_clients where document_url = ${address}`,
  )
  return rows
}

test('a document is read once an hour, and stored once somebody agreed to it', async () => {
  const { get, asked } = answering(document())
  const { read, advance } = reading(get)
  const described = await read()
  expect(described).toEqual({ name: 'Clever', redirectUris: [REDIRECT] })
  expect(await read()).toEqual(described)
  expect(asked()).toBe(1)
  advance(61)
  await read()
  expect(asked()).toBe(2)
  expect(await kept()).toEqual([])

  const client = await keepClient(db, address, described)
  const changed = reading(answering(document({ client_name: 'Cleverer' })).get)
  expect(await changed.read()).toEqual(client)
  await db.execute(
    sql`update assistant_clients set read_at = now() - interval '61 minutes' where id = ${client.id}`,
  )
  const anew = await changed.read()
  expect(await keepClient(db, address, anew)).toEqual({ ...client, name: 'Cleverer' })
  expect(await kept()).toEqual([{ name: 'Cleverer' }])
})

test('what is no document is refused, and asked for again after a minute', async () => {
  for (const [given, words] of [
    [answering(document(), { status: 404 }), 'answers 404'],
    [answering(document(), { contentType: 'text/html; charset=utf-8' }), 'not a JSON document'],
    [answering('{"client_id": "'), 'is no JSON'],
    [answering('null'), 'names another client_id'],
  ] as const) {
    const { read, advance } = reading(given.get)
    await expect(read()).rejects.toThrow(words)
    await expect(read()).rejects.toThrow(words)
    expect(given.asked()).toBe(1)
    advance(1)
    await expect(read()).rejects.toThrow(words)
    expect(given.asked()).toBe(2)
  }
  expect(await kept()).toEqual([])
})

test.each([
  [
    'a person',
    () => ({ userId: 'the same' }),
    ({ clientAddress }: { clientAddress: string }) => clientAddress,
  ],
  ['a network', () => ({}), () => '192.0.2.1'],
])('%s has as many documents read in an hour as an office needs', async (_who, same, from) => {
  const { get, asked } = answering('null')
  const { read, advance } = reading(get)
  const invent = (n: number) =>
    read(
      reader({ ...same(), clientAddress: from({ clientAddress: `198.51.100.${n}` }) }),
      address.replace('.json', `-${n}`),
    )
  for (let n = 1; n <= DOCUMENTS_PER_HOUR; n++) await expect(invent(n)).rejects.toThrow('names another')
  await expect(invent(100)).rejects.toMatchObject({ name: 'TooManyDocuments', waitSeconds: 3600 })
  expect(asked()).toBe(DOCUMENTS_PER_HOUR)
  await expect(read(reader({ clientAddress: '203.0.113.1' }))).rejects.toThrow('names another')
  advance(60)
  await expect(invent(101)).rejects.toThrow('names another')
})

const requestOf = (clientId: string) => ({
  ...{ clientId, redirectUri: REDIRECT, responseType: 'code', scope: '', state: '', resource: '' },
  ...{ codeChallenge: 'a'.repeat(43), codeChallengeMethod: 'S256' },
})

test('a person who may connect no assistant has no document read', async () => {
  const user = await (await server.newInstitution()).signedIn({ role: 'user' })
  const request = requestOf('https://127.0.0.1/client.json')
  await expect(user.connectedAssistants.request(request)).rejects.toMatchObject({ code: 'MANAGERS_ALONE' })
  await expect(
    user.connectedAssistants.allow({ ...request, nouns: ['tasks'], mayWrite: false }),
  ).rejects.toMatchObject({ code: 'MANAGERS_ALONE' })
})

test('a manager is told to wait, too', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const ask = (n: number) => manager.connectedAssistants.request(requestOf(`https://127.0.0.1/invented-${n}`))
  for (let n = 1; n <= DOCUMENTS_PER_HOUR; n++)
    await expect(ask(n)).rejects.toMatchObject({ code: 'CLIENT_DOCUMENT' })
  await expect(ask(100)).rejects.toMatchObject({
    ...{ code: 'TOO_MANY_REQUESTS', status: 429 },
    message: expect.stringContaining('Too many new assistants were looked up. Wait '),
    data: { retryAfterSeconds: expect.any(Number) },
  })
})

test('another server in the same process counts for itself', async () => {
  const other = await startTestServer()
  const manager = await (await other.newInstitution()).signedIn({ role: 'manager' })
  await expect(
    manager.connectedAssistants.request(requestOf('https://127.0.0.1/elsewhere')),
  ).rejects.toMatchObject({ code: 'CLIENT_DOCUMENT' })
  await other.close()
})

test.each([
  [{ client_id: 'https://assistant.example/other.json' }, 'names another client_id'],
  [{ redirect_uris: [] }, 'redirect_uris: send 1 to 10'],
  [
    { redirect_uris: ['http://elsewhere.example/callback'] },
    'redirect_uris: http://elsewhere.example/callback is neither',
  ],
  [{ token_endpoint_auth_method: 'private_key_jwt' }, 'only “none” is supported'],
])('%j is refused', (changes, words) => {
  expect(() => readDocument(address, document(changes))).toThrow(words)
})

test.each([
  'https://assistant.example',
  'https://assistant.example/',
  'https://assistant.example/client.json?a=b',
  'https://assistant.example/client.json#a',
  'https://me:secret@assistant.example/client.json',
  'https://assistant.example/a/../client.json',
  'https://ASSISTANT.example/client.json',
  `https://assistant.example/${'a'.repeat(300)}`,
])('%s is no address of a document, and is not called', async (wrong) => {
  const { get, asked } = answering(document())
  await expect(reading(get).read(reader(), wrong)).rejects.toThrow('client_id: send an address such as')
  expect(asked()).toBe(0)
})

test('no address inside is called, no redirect followed, and a long answer cut', async () => {
  for (const inside of [
    'https://10.0.0.1/c',
    'https://[::1]/c',
    'https://169.254.169.254/latest',
    'https://router/c',
  ])
    await expect(createClientDocuments()(db, inside, reader())).rejects.toThrow(
      /cannot be read\. The (address|host) is/,
    )
  const inside = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { Location: '/long' }).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('x'.repeat(100_000))
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
  const get = (path: string) => getSafely(`${origin}${path}`, {}, ['127.0.0.1'])
  expect(await get('/moved')).toMatchObject({ status: 302, text: '' })
  expect((await get('/long')).text).toHaveLength(16 * 1024)
  inside.close()
})
