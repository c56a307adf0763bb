import { expect, test } from 'vitest'
import { createHashQueue, type Turn } from './hash-queue.ts'

/** A queue whose work ends when the test says so, and whose clock the test moves. */
function startQueue(atOnce: number) {
  let now = 0
  const inTurn = createHashQueue(atOnce, () => now)
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  return {
    started,
    refused,
    add: (name: string, turn: Turn) =>
      void inTurn(() => {
        started.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }, turn).catch(({ code }) => refused.push(`${name}: ${code}`)),
    /** Ends the oldest that runs, after so long. */
    async endOne(milliseconds = 60) {
      now += milliseconds
      ends.shift()?.()
      await new Promise((done) => setTimeout(done))
    },
  }
}

test('networks take turns, so that one that sends many makes itself wait', async () => {
  const queue = startQueue(1)
  for (let count = 1; count <= 5; count++) queue.add(`attacker ${count}`, { group: '2001:db8:0' })
  queue.add('owner', { group: '198.51.100' })
  await queue.endOne()
  await queue.endOne()
  expect(queue.started).toEqual(['attacker 1', 'attacker 2', 'owner'])
  await queue.endOne()
  expect(queue.started.at(-1)).toBe('attacker 3')
})

test('nine owners get in within their own number of turns while one /56 floods in bursts', async () => {
  const queue = startQueue(3)
  // Its 256 networks of /64 are one neighborhood, a /48, and so is whatever else that customer has.
  const burst = (name: string) => {
    for (let count = 1; count <= 300; count++) queue.add(`${name} ${count}`, { group: '2001:db8:0' })
  }
  burst('first')
  for (let owner = 1; owner <= 9; owner++) queue.add(`owner ${owner}`, { group: `198.51.${owner}` })
  burst('second')
  for (let turn = 1; turn <= 12; turn++) await queue.endOne()
  const owners = queue.started.filter((name) => name.startsWith('owner'))
  expect(owners).toHaveLength(9)
  // Twelve comparisons have ended by then, at three at once: a quarter of a second where one takes 60 ms.
  expect(queue.started).toHaveLength(15)
  expect(queue.refused.filter((name) => name.startsWith('owner'))).toEqual([])
})

test('networks from which the account was signed in to before come first', async () => {
  const queue = startQueue(1)
  for (let count = 1; count <= 3; count++) queue.add(`stranger ${count}`, { group: `203.0.${count}` })
  queue.add('owner at home', { group: '198.51.100', isKnown: true })
  await queue.endOne()
  expect(queue.started).toEqual(['stranger 1', 'owner at home'])
})

test('no more wait than are done within eight seconds, and the network with most of them gives way', async () => {
  const queue = startQueue(1)
  queue.add('first', { group: 'a' })
  // 8,000 ms at 60 ms each.
  for (let count = 1; count <= 133; count++) queue.add(`attacker ${count}`, { group: 'a' })
  queue.add('attacker too many', { group: 'a' })
  queue.add('owner', { group: 'b' })
  await new Promise((done) => setTimeout(done))
  expect(queue.refused).toEqual([
    'attacker too many: over_request_rate_limit',
    'attacker 133: over_request_rate_limit',
  ])
  await queue.endOne()
  await queue.endOne()
  expect(queue.started).toContain('owner')
})

test('a known network displaces a stranger in a full line, and no stranger a known one', async () => {
  const queue = startQueue(1)
  queue.add('first', { group: 'z' })
  for (let count = 1; count <= 133; count++)
    queue.add(`member ${count}`, { group: `m${count}`, isKnown: true })
  queue.add('stranger', { group: 'a' })
  await new Promise((done) => setTimeout(done))
  expect(queue.refused).toEqual(['stranger: over_request_rate_limit'])
})

test('where the work takes longer, fewer may wait', async () => {
  const queue = startQueue(1)
  for (let round = 0; round < 40; round++) {
    queue.add(`slow ${round}`, { group: 'a' })
    await queue.endOne(2000)
  }
  queue.add('runs', { group: 'a' })
  for (let count = 1; count <= 5; count++) queue.add(`waits ${count}`, { group: 'a' })
  await new Promise((done) => setTimeout(done))
  expect(queue.refused.length).toBeGreaterThanOrEqual(1)
})

test('who is no longer waited for leaves the line, and nothing is done for them', async () => {
  const queue = startQueue(1)
  const gone = new AbortController()
  queue.add('runs', { group: 'a' })
  queue.add('gave up', { group: 'b', signal: gone.signal })
  queue.add('stays', { group: 'c' })
  gone.abort()
  await queue.endOne()
  await queue.endOne()
  expect(queue.started).toEqual(['runs', 'stays'])
  expect(queue.refused).toEqual(['gave up: request_timeout'])
})
