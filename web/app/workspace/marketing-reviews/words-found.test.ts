import { expect, test } from 'vitest'
import { partsOf } from './words-found.tsx'

test('the text is cut where words begin and end, and says which findings reacted', () => {
  const findings = [{ places: [{ from: 5, to: 9 }] }, { places: [{ from: 7, to: 11 }] }, { places: [] }]
  const parts = partsOf('Earn 4.1% now', findings)
  expect(parts.map(({ text, by }) => [text, by])).toEqual([
    ['Earn ', []],
    ['4.', [1]],
    ['1%', [1, 2]],
    [' n', [2]],
    ['ow', []],
  ])
  expect(parts.map(({ text }) => text).join('')).toBe('Earn 4.1% now')
})
