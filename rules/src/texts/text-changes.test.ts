import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { textChanges, withChanges } from './text-changes.ts'

const TEXT = '# Files\n\nLoan files are kept for two years.\n\nComplaints are kept for three years.\n'

test.each([
  ['nothing', TEXT, []],
  ['a word', TEXT.replace('two', 'five'), [['two', 'five']]],
  [
    'a word in each of two paragraphs',
    TEXT.replace('two', 'five').replace('three', 'six'),
    [
      ['two', 'five'],
      ['three', 'six'],
    ],
  ],
  [
    'words beside each other are one change',
    TEXT.replace('for two years', 'over five days'),
    [['for two years', 'over five days']],
  ],
  ['a word more', TEXT.replace('Loan files', 'Loan files and notices'), [['', 'and notices ']]],
  [
    'a paragraph less',
    TEXT.replace('Loan files are kept for two years.\n\n', ''),
    [['Loan files are kept for two years.\n\n', '']],
  ],
  ['a paragraph more', `${TEXT}\nThe board hears of both.\n`, [['', '\nThe board hears of both.\n']]],
  [
    'a paragraph written anew is one change',
    TEXT.replace('Complaints are kept for three years.', 'Members may write to us at any time.'),
    [['Complaints are kept for three years.', 'Members may write to us at any time.']],
  ],
])('%s', (_, changed, expected) => {
  const changes = textChanges(TEXT, changed)
  expect(changes.map(({ quote, replacement }) => [quote, replacement])).toEqual(expected)
  expect(withChanges(TEXT, changes)).toBe(changed)
})

test('any two texts: the changes made give the other text, and what is not in them stays', () => {
  const text = fastCheck.string({
    unit: fastCheck.constantFrom('a', 'b', ' ', '\n', '.', '\r\n', 'é'),
    maxLength: 80,
  })
  fastCheck.assert(
    fastCheck.property(text, text, (before, after) => {
      const changes = textChanges(before, after)
      for (const [index, { at, quote }] of changes.entries()) {
        expect(before.slice(at, at + quote.length)).toBe(quote)
        expect(at + quote.length).toBeLessThanOrEqual(changes[index + 1]?.at ?? before.length)
      }
      expect(withChanges(before, changes)).toBe(after)
    }),
  )
})

test('beyond so many pairs of words a paragraph is replaced as a whole', () => {
  const paragraph = (changed: string) =>
    Array.from({ length: 700 }, (_, at) => (at % 20 === 0 ? changed : `same${at}`)).join(' ')
  const text = (changed: string) => Array.from({ length: 12 }, () => paragraph(changed)).join('\n')
  const before = text('old')
  const after = text('new')
  const changes = textChanges(before, after)
  const wordByWord = changes.filter(({ quote }) => quote === 'old').length
  // Each paragraph has 1,361 × 1,361 pairs between its first and its last change: five of them are within ten million.
  expect(wordByWord).toBe(5 * 35)
  expect(changes).toHaveLength(5 * 35 + 7)
  expect(withChanges(before, changes)).toBe(after)
})
