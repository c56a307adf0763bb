import { expect, test } from 'vitest'
import { createPace, giveWay, inTurn, WorkEnded } from './background-pace.ts'

/** A pace whose time passes when somebody works or rests. */
function pacedByHand({ requestEveryMs = 0 } = {}) {
  const clock = { now: 0, worked: 0 }
  const pace = createPace({
    now: () => clock.now,
    async sleep(milliseconds) {
      clock.now += milliseconds
      if (requestEveryMs) pace.requestArrived()
    },
  })
  if (requestEveryMs) pace.requestArrived()
  const work = (milliseconds: number) => {
    clock.now += milliseconds
    clock.worked += milliseconds
  }
  return { clock, pace, work }
}

test('takes a tenth of the time while requests arrive', async () => {
  const { clock, pace, work } = pacedByHand({ requestEveryMs: 100 })
  await pace.run(async () => {
    for await (const milliseconds of inTurn([10, 40, 5, 20])) work(milliseconds)
  })
  await pace.run(async () => {})
  expect(clock).toEqual({ worked: 75, now: 750 })
})

test('does not rest when nobody waits, and stops resting soon after the last request', async () => {
  const idle = pacedByHand()
  for (let piece = 0; piece < 3; piece++) await idle.pace.run(async () => idle.work(50))
  expect(idle.clock.now).toBe(150)
  const left = pacedByHand()
  left.pace.requestArrived()
  await left.pace.run(async () => left.work(400))
  await left.pace.run(async () => {})
  expect(left.clock.now, 'of a rest of 3.6 s').toBe(1_000)
})

test('one long piece holds up the others for ten seconds at most', async () => {
  const { clock, pace, work } = pacedByHand({ requestEveryMs: 100 })
  await pace.run(async () => {
    work(60_000)
    pace.requestArrived()
  })
  await pace.run(async () => {})
  expect(clock.now).toBe(70_000)
})

test('pieces take turns, and never two at once', async () => {
  const { pace } = pacedByHand()
  const seen: string[] = []
  const job = (name: string) =>
    pace.run(async () => {
      for await (const piece of inTurn([1, 2, 3])) {
        seen.push(`${name}${piece} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(`${name}${piece} ends`)
      }
    })
  await Promise.all([job('a'), job('b')])
  const whole = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'].flatMap((piece) => [`${piece} begins`, `${piece} ends`])
  expect(seen).toEqual(whole)
})

test('a piece that fails lets the next begin', async () => {
  const { pace } = pacedByHand()
  await expect(pace.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pace.run(async () => 'done')).toBe('done')
})

test('ends between two pieces when the process stops', async () => {
  const { pace } = pacedByHand()
  const done: number[] = []
  const running = pace.run(async () => {
    for await (const piece of inTurn([1, 2, 3])) {
      done.push(piece)
      if (piece === 2) pace.end()
    }
  })
  await expect(running).rejects.toThrow(WorkEnded)
  expect(done).toEqual([1, 2])
  await expect(pace.run(async () => {})).rejects.toThrow(WorkEnded)
})

test('does nothing outside of background work', async () => {
  expect(await giveWay()).toBeUndefined()
})
