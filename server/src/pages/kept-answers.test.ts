import { expect, test, vi } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

test('an answer is found once, until it is cleared or too old', async () => {
  let now = 0
  const answers = createKeptAnswers(() => now)
  const find = vi.fn(async () => find.mock.calls.length)

  expect(await Promise.all([answers.load('a', find), answers.load('a', find)])).toEqual([1, 1])
  expect(await answers.load('b', find)).toBe(2)
  answers.clear()
  expect(await answers.load('a', find)).toBe(3)
  now = 15_001
  expect(await answers.load('a', find)).toBe(4)
})

test('a failure is not kept', async () => {
  const answers = createKeptAnswers()
  await expect(answers.load('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await answers.load('a', async () => 1)).toBe(1)
})
