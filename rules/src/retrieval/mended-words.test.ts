import { expect, test } from 'vitest'
import { mendedWords } from './mended-words.ts'

const COUNTS = new Map([
  ['reasonabl', 40],
  ['rescind', 30],
  ['escrow', 20],
  ['escort', 1],
])
const mend = (...words: string[]) =>
  mendedWords(
    { groups: words.map((word) => ({ own: [word], options: [[word]] })), places: [] },
    (word) => COUNTS.get(word) ?? 0,
    COUNTS.keys(),
  ).groups.map(({ options }) => options.map((one) => one.join(' ')))

test.each([
  ['resonabl', 'reasonabl'],
  ['recsind', 'rescind'],
  ['escrw', 'escrow'],
])('%s is read as %s', (slip, word) => {
  expect(mend(slip)[0]![0]).toBe(word)
})

test('a known word, a short one, and one that is far from all stay as they are', () => {
  expect(mend('escort', 'esc', 'mortgag')).toEqual([['escort'], ['esc'], ['mortgag']])
})
