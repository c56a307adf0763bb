import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Who has begun, in order, as far as it is known at once. */
async function begun(order: string[]): Promise<string[]> {
  await new Promise(setImmediate)
  return [...order]
}

test('a few work at a time, and somebody new does not wait for all that one person asked for', async () => {
  const turns = createTurns({ all: 2, each: 2, waiting: 100 })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (person: string, name: string) =>
    turns.take(person).then((end) => {
      order.push(name)
      ends.push(end!)
    })
  for (let n = 1; n <= 5; n++) void ask('Ann', `Ann ${n}`)
  void ask('Bob', 'Bob 1')
  expect(await begun(order)).toEqual(['Ann 1', 'Ann 2'])
  ends.shift()!()
  ends.shift()!()
  expect(await begun(order)).toEqual(['Ann 1', 'Ann 2', 'Ann 3', 'Bob 1'])
  while (ends.length > 0) {
    ends.shift()!()
    await begun(order)
  }
  expect(order.slice(4)).toEqual(['Ann 4', 'Ann 5'])
})

test('one person never has all the room, however little others ask', async () => {
  const turns = createTurns({ all: 3, each: 2, waiting: 100 })
  const first = await turns.take('Ann')
  await turns.take('Ann')
  let isThird = false
  void turns.take('Ann').then(() => {
    isThird = true
  })
  expect(await turns.take('Bob')).toBeDefined()
  expect(isThird).toBe(false)
  first!()
  await new Promise(setImmediate)
  expect(isThird).toBe(true)
})

test('where too many wait, the next is told so at once', async () => {
  const turns = createTurns({ all: 1, each: 1, waiting: 1 })
  const end = await turns.take('Ann')
  const second = turns.take('Bob')
  expect(await turns.take('Cid')).toBeUndefined()
  end!()
  expect(await second).toBeDefined()
})

test('a caller that left before its place in line takes none', async () => {
  const turns = createTurns({ all: 1, each: 1, waiting: 1 })
  const end = await turns.take('Ann')
  expect(await turns.take('Bob', AbortSignal.abort())).toBeUndefined()
  const third = turns.take('Cid')
  end!()
  expect(await third).toBeDefined()
})
