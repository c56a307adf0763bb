import { expect, test } from 'vitest'
import { type DiffLine, diffLines, diffWords } from './line-diff.ts'

const SIGNS = { same: ' ', removed: '-', added: '+' }
const written = (diff: DiffLine[]) => diff.map(({ kind, text }) => SIGNS[kind] + text)

test.each([
  ['equal texts', 'a\nb', 'a\nb', [' a', ' b']],
  ['a line more', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line less', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a line changed', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['lines moved', 'a\nb\nc', 'b\nc\na', ['-a', ' b', ' c', '+a']],
  ['everything new', '', 'a', ['-', '+a']],
  ['repeated lines', 'a\na', 'a\na\na', [' a', ' a', '+a']],
])('%s', (_, before, after, expected) => {
  expect(written(diffLines(before, after))).toEqual(expected)
})

test('one line shows the words that changed', () => {
  expect(written(diffWords('keep it for two years', 'keep it for three whole years') ?? [])).toEqual([
    ' keep ',
    ' it ',
    ' for ',
    '-two ',
    '+three ',
    '+whole ',
    ' years',
  ])
  expect(diffWords('nothing here stays', 'other words stand instead')).toBeUndefined()
})

test('both texts can be reconstructed from the diff', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 200; round++) {
    const text = () => Array.from({ length: next(12) }, () => 'abcd'[next(4)]).join('\n')
    const before = text()
    const after = text()
    const diff = diffLines(before, after)
    const without = (kind: string) =>
      diff
        .filter((line) => line.kind !== kind)
        .map((line) => line.text)
        .join('\n')
    expect(without('added')).toBe(before)
    expect(without('removed')).toBe(after)
  }
})

test('two very long texts are compared without hanging', () => {
  const text = (letter: string) => Array.from({ length: 5000 }, (_, line) => letter + line).join('\n')
  expect(diffLines(text('a'), text('b'))).toHaveLength(10_000)
})
