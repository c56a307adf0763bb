import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('what is asked at the same moment is asked in one go, and what comes later in another', async () => {
  const asked: number[][] = []
  const double = batched(async (numbers: readonly number[]) => {
    asked.push([...numbers])
    return numbers.map((number) => number * 2)
  })
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(3)).toBe(6)
  expect(asked).toEqual([[1, 2, 1], [3]])
})

test('a failure is everyone’s who asked, and nobody’s who asks next', async () => {
  let fails = true
  const ask = batched(async (keys: readonly string[]) => {
    if (fails) throw new Error('away')
    return keys
  })
  const outcomes = await Promise.allSettled([ask('one'), ask('two')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask('three')).toBe('three')
})
