import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getSafely } from '../../platform/webhooks/post-safely.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { clientOfDocument, readDocument } from './client-document.ts'

const { db, close } = await startTestServer()
afterAll(close)

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

test('a document is read once an hour', async () => {
  const { get, asked } = answering(document())
  const client = await clientOfDocument(db, address, get)
  expect(client).toMatchObject({ name: 'Clever', redirectUris: [REDIRECT] })
  expect(await clientOfDocument(db, address, get)).toEqual(client)
  expect(asked()).toBe(1)
  const changed = answering(document({ client_name: 'Cleverer' }))
  await db.execute(
    `update assistant_clients set read_at = now() - interval '61 minutes' where id = '${client.id}'`,
  )
  expect(await clientOfDocument(db, address, changed.get)).toEqual({ ...client, name: 'Cleverer' })
})

test('what is no document is refused, asked for again, and not kept', async () => {
  for (const [given, words] of [
    [answering(document(), { status: 404 }), 'answers 404'],
    [answering(document(), { contentType: 'text/html; charset=utf-8' }), 'not a JSON document'],
    [answering('{"client_id": "'), 'is no JSON'],
    [answering('null'), 'names another client_id'],
  ] as const) {
    await expect(clientOfDocument(db, address, given.get)).rejects.toThrow(words)
    await expect(clientOfDocument(db, address, given.get)).rejects.toThrow('client_id: ')
    expect(given.asked()).toBe(2)
  }
  expect(await clientOfDocument(db, address, answering(document()).get)).toMatchObject({ name: 'Clever' })
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
  await expect(clientOfDocument(db, wrong, get)).rejects.toThrow('client_id: send an address such as')
  expect(asked()).toBe(0)
})

test('no address inside is called, no redirect followed, and a long answer cut', async () => {
  for (const inside of [
    'https://10.0.0.1/c',
    'https://[::1]/c',
    'https://169.254.169.254/latest',
    'https://router/c',
  ])
    await expect(clientOfDocument(db, inside)).rejects.toThrow(/cannot be read\. The (address|host) is/)
  const server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { Location: '/long' }).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('x'.repeat(100_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string) => getSafely(`${origin}${path}`, {}, ['127.0.0.1'])
  expect(await get('/moved')).toMatchObject({ status: 302, text: '' })
  expect((await get('/long')).text).toHaveLength(16 * 1024)
  server.close()
})
