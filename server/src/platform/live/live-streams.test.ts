import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestMember } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const { live } = server.plumbline

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let person: TestMember
let token: string

beforeEach(async () => {
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager' })
  person = await lender.addMember({ role: 'user' })
  token = await server.tokenOf(person)
})

const ask = (bearer: string, signal?: AbortSignal) =>
  server.request('/live', { headers: { authorization: `Bearer ${bearer}` }, ...(signal && { signal }) })

/** Reads messages one by one; undefined at the end. */
async function open(bearer = token) {
  const response = await ask(bearer)
  expect(response.status).toBe(200)
  const reader = response.body!.getReader()
  const next = async () => {
    const { done, value } = await reader.read()
    return done ? undefined : new TextDecoder().decode(value)
  }
  expect(await next()).toContain('data: changed')
  return { response, next, leave: () => reader.cancel() }
}

const assign = () => manager.tasks.create({ title: 'Look at this', ownerId: person.userId })

test('tells a person’s streams that something came, and nobody else’s', async () => {
  const mine = await open()
  const alsoMine = await open()
  const other = await open(await server.tokenOf(await lender.addMember()))
  await assign()
  expect(await mine.next()).toBe('data: changed\n\n')
  expect(await alsoMine.next()).toBe('data: changed\n\n')
  await live.check()
  expect(await other.next(), 'only a heartbeat').toBe('data: here\n\n')
  await Promise.all([mine.leave(), alsoMine.leave(), other.leave()])
})

test('what was read in one browser is told to the others', async () => {
  const stream = await open()
  await server.clientOf(token).notifications.markRead({})
  expect(await stream.next()).toBe('data: changed\n\n')
  await stream.leave()
})

test('is neither cached, compressed, nor held back, and is counted while it is open', async () => {
  const before = live.count()
  const { response, leave } = await open()
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(live.count()).toBe(before + 1)
  await leave()
  expect(live.count()).toBe(before)
})

test.each([
  ['who was suspended', () => manager.team.suspend({ userId: person.userId })],
  ['whose role changed', () => manager.team.changeRole({ userId: person.userId, role: 'manager' })],
  [
    'who signed out',
    () =>
      server.request('/auth/v1/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
  ],
  [
    'whose institution was suspended',
    async () => {
      const operator = await server.signedIn({ role: 'admin' })
      await operator.institutions.suspend({ id: lender.id, reason: 'Unpaid for a year' })
    },
  ],
] as const)('ends for a person %s', async (_, act) => {
  const stream = await open()
  await act()
  await live.check()
  const messages = [await stream.next(), await stream.next()]
  expect(messages.filter((message) => message !== 'data: changed\n\n')).toContain(undefined)
})

test('ends before it says that something came to a suspended person', async () => {
  const stream = await open()
  await manager.team.suspend({ userId: person.userId })
  await live.announce(person.userId)
  const messages = [await stream.next()]
  expect(messages).toEqual([undefined])
})

test('is refused to nobody, to a director, and to an API key', async () => {
  expect((await server.request('/live')).status).toBe(401)
  expect((await ask('nonsense')).status).toBe(401)
  const director = await lender.addMember({ seat: 'director' })
  expect((await ask(await server.tokenOf(director))).status).toBe(403)
  expect((await ask('plk_nonsense')).status).toBe(401)
})

test('a person may have ten at once', async () => {
  const streams = []
  for (let number = 0; number < 10; number++) streams.push(await open())
  const refused = await ask(token)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('limit of 10') })
  await streams[0]!.leave()
  expect((await ask(token)).status).toBe(200)
  await Promise.all(streams.map(({ leave }) => leave()))
})
