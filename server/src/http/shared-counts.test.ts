import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClientLimit } from './client-limit.ts'
import { limitKeys } from './key-limit.ts'
import { ALWAYS, createSharedCounts } from './shared-counts.ts'

/** Processes that hear each other, and of their own messages too, as on PostgreSQL. */
function startProcesses(count: number) {
  let now = 1_000_000
  const messages: string[] = []
  const clock = () => now
  const processes = Array.from({ length: count }, () => {
    const counts = createSharedCounts(async (message) => {
      messages.push(message)
      for (const { counts } of processes) counts.hear(message)
    }, clock)
    return { counts }
  })
  return {
    counts: processes.map(({ counts }) => counts),
    messages,
    clock,
    advance: (ms: number) => (now += ms),
    async tellAll() {
      for (const { counts } of processes) await counts.tell()
    },
  }
}

test('a client has one share of all processes, and what it had too much is paid back', async () => {
  const { counts, clock, advance, tellAll } = startProcesses(2)
  // Ten a second, 240 at once.
  const [first, second] = counts.map((of) => createClientLimit(600, { now: clock, shared: of.of('clients') }))
  const allowed = (limit: typeof first, calls: number) =>
    Array.from({ length: calls }, () => limit!('192.0.2.1', 0)).filter((wait) => wait === undefined).length
  expect([allowed(first, 200), allowed(second, 200)]).toEqual([200, 200])
  await tellAll()
  // 400 of 240: 160 too many, which take 16 seconds, and one more for the next.
  expect(first!('192.0.2.1', 0)).toBe(17)
  expect(second!('192.0.2.1', 0)).toBe(17)
  expect(second!('192.0.2.2', 0)).toBeUndefined()
  advance(17_000)
  expect([allowed(first, 50), allowed(second, 50)]).toEqual([10, 10])
})

test('a key has one window of all processes, the one that ends first', async () => {
  const { counts, clock, advance, tellAll } = startProcesses(2)
  const [first, second] = counts.map((of) =>
    new Hono().use(limitKeys(10, of.of('keys'), clock)).get('/', (context) => context.text('read')),
  )
  const call = async (app: typeof first, key = 'pl_one') => {
    const { status, headers } = await app!.request('/', { headers: { authorization: `Bearer ${key}` } })
    return [status, headers.get('ratelimit-remaining'), headers.get('ratelimit-reset')]
  }
  for (let calls = 0; calls < 6; calls++) await call(first)
  await tellAll()
  advance(20_000)
  expect(await call(second)).toEqual([200, '3', '40'])
  for (let calls = 0; calls < 3; calls++) await call(second)
  await tellAll()
  expect(await call(first)).toEqual([429, '0', '40'])
  expect(await call(first, 'pl_two')).toEqual([200, '9', '60'])
  advance(40_000)
  expect(await call(first)).toEqual([200, '9', '60'])
})

test('what does not fit into one message waits for the next, the largest first', async () => {
  const { counts, messages, tellAll } = startProcesses(2)
  const [mine, other] = counts
  const heard = new Map<string, number>()
  other!.of('clients').onHeard((key, count) => heard.set(key, count))
  for (let key = 1; key <= 400; key++) mine!.of('clients').add(`192.0.2.${key}`, key, ALWAYS)
  await tellAll()
  expect(heard.has('192.0.2.400')).toBe(true)
  expect(heard.has('192.0.2.1')).toBe(false)
  for (let times = 0; times < 4; times++) await tellAll()
  expect(heard.size).toBe(400)
  expect(heard.get('192.0.2.1')).toBe(1)
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8000)
  const { length } = messages
  await tellAll()
  expect(messages).toHaveLength(length)
})

test('nobody counts twice what they said, or what ended, or what nobody can read', async () => {
  const { counts, clock, advance, messages, tellAll } = startProcesses(1)
  const [self] = counts
  const heard: string[] = []
  self!.of('keys').onHeard((key) => heard.push(key))
  self!.of('keys').add('one', 1, ALWAYS)
  await tellAll()
  self!.of('keys').add('two', 1, clock() + 500)
  advance(1000)
  await tellAll()
  for (const message of ['', 'no', '[]', '["other",[["keys","three"]]]', '["other",[["unknown","x",1,1]]]'])
    self!.hear(message)
  expect(heard).toEqual([])
  expect(messages).toHaveLength(1)
  self!.hear('["other",[["keys","four",1,1]]]')
  expect(heard).toEqual(['four'])
})

test('what could not be told is told later, with what was counted meanwhile', async () => {
  let isDown = true
  const heard: string[] = []
  const clock = () => 1_000_000
  const counts = createSharedCounts(async (message) => {
    if (isDown) {
      counts.of('clients').add('192.0.2.1', 2, ALWAYS)
      counts.of('keys').add('one', 1, clock() + 60_000)
      throw new Error('the database does not answer')
    }
    heard.push(...(JSON.parse(message) as [string, [string, string, number, number][]])[1].map(String))
  }, clock)
  counts.of('clients').add('192.0.2.1', 3, ALWAYS)
  counts.of('keys').add('one', 7, clock() + 10_000)
  await expect(counts.tell()).rejects.toThrow('does not answer')
  isDown = false
  await counts.tell()
  // The key's calls of the window before are over.
  expect(heard).toEqual(['clients,192.0.2.1,5,1', 'keys,one,1,60000'])
})
