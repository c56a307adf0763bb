import fastCheck from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findPassage, passageAt, textInPlaceOf } from './passages.ts'

const TEXT =
  'Loan files are kept for two years. Complaints are kept for two years. The board hears of both in March.'

function passageOf(words: string, nth = 0) {
  let at = TEXT.indexOf(words)
  for (let count = 0; count < nth; count++) at = TEXT.indexOf(words, at + 1)
  return passageAt(TEXT, at, at + words.length)
}

test('the second of two equal passages is found after words were added before it', () => {
  const edited = `A sentence before all others. ${TEXT}`
  expect(findPassage(edited, passageOf('two years', 1))).toBe(edited.lastIndexOf('two years'))
  expect(findPassage(edited, passageOf('two years'))).toBe(edited.indexOf('two years'))
})

test('a passage whose words changed is not found, and what is there now is', () => {
  const edited = TEXT.replace('Complaints are kept for two years', 'Complaints are kept for five years')
  const passage = passageOf('two years', 1)
  expect(findPassage(edited, passage)).toBeUndefined()
  expect(textInPlaceOf(edited, passage)).toBe('five years')
})

test('the same words elsewhere are not the passage', () => {
  const [first] = TEXT.split('Complaints')
  expect(findPassage(`${first}Nothing else is kept.`, passageOf('two years', 1))).toBeUndefined()
})

test('a point between words is found by what is on both sides of it', () => {
  const point = passageAt(TEXT, TEXT.indexOf('for two'), TEXT.indexOf('for two'))
  const edited = TEXT.replace('Loan files', 'Loan files and notices')
  expect(findPassage(edited, point)).toBe(edited.indexOf('for two'))
  expect(findPassage(TEXT.replace('are kept for two', 'stay for five'), point)).toBeUndefined()
  expect(findPassage('', passageAt('', 0, 0))).toBe(0)
  expect(findPassage(TEXT, passageAt(TEXT, TEXT.length, TEXT.length))).toBe(TEXT.length)
})

/** A text whose words all differ, one edit elsewhere after the other, and where a passage must be after them. */
const words = fastCheck.uniqueArray(fastCheck.stringMatching(/^[a-z]{3,9}$/), {
  minLength: 12,
  maxLength: 60,
})
const edits = fastCheck.array(
  fastCheck.record({
    at: fastCheck.nat(),
    cut: fastCheck.nat(40),
    put: fastCheck.stringMatching(/^[A-Z .\n]{0,30}$/),
  }),
  { maxLength: 12 },
)

test('through any edits elsewhere a passage stays at its words', () => {
  fastCheck.assert(
    fastCheck.property(
      words,
      fastCheck.nat(),
      fastCheck.integer({ min: 1, max: 4 }),
      edits,
      (list, first, count, made) => {
        const from = first % (list.length - 4)
        const before = list
          .slice(0, from)
          .map((word) => `${word} `)
          .join('')
        const quote = list.slice(from, from + count).join(' ')
        const text = list.join(' ')
        const passage = passageAt(text, before.length, before.length + quote.length)
        // The word before the passage stays, too, or enough of it to tell.
        const guard = 14
        let [left, right] = [before, text.slice(before.length + quote.length)]
        for (const { at, cut, put } of made) {
          const room = Math.max(0, left.length - guard)
          if (at % 2 === 0 && room > 0) {
            const place = at % room
            left = left.slice(0, place) + put + left.slice(Math.min(room, place + cut))
          } else {
            const place = at % (right.length + 1)
            right = right.slice(0, place) + put + right.slice(place + cut)
          }
        }
        fastCheck.pre(left !== '' || before === '')
        expect(findPassage(left + quote + right, passage)).toBe(left.length)
      },
    ),
  )
})

test('whatever happens to the text, a place that is found has the words of the passage', () => {
  const letters = fastCheck.stringMatching(/^[ab \n]{0,120}$/)
  fastCheck.assert(
    fastCheck.property(letters, letters, fastCheck.nat(), fastCheck.nat(20), (text, other, start, length) => {
      const from = start % (text.length + 1)
      const passage = passageAt(text, from, Math.min(text.length, from + length))
      const at = findPassage(other, passage)
      if (at !== undefined) expect(other.slice(at, at + passage.quote.length)).toBe(passage.quote)
      expect(findPassage(text, passage)).toBe(from)
    }),
  )
})

test('words that occur everywhere are given up after a thousand places', () => {
  const text = 'a\n'.repeat(100_000)
  const searched = vi.spyOn(String.prototype, 'indexOf')
  const passage = passageAt(text, 100_000, 100_001)
  const found = findPassage(text, passage)
  const inPlace = textInPlaceOf(text, passage)
  const searches = searched.mock.calls.length
  searched.mockRestore()
  expect(found).toBeUndefined()
  expect(inPlace).toBeUndefined()
  expect(searches).toBeLessThan(10_000)
  // Nor is it taken for the one place that is left of them later.
  expect(findPassage(`${'b\n'.repeat(10)}${'a\n'.repeat(12)}${'b\n'.repeat(10)}`, passage)).toBeUndefined()
})

test('a short word of a long text is found by what is next to it', () => {
  const text = Array.from({ length: 5_000 }, (_, at) => `Rule ${at} is a rule. `).join('')
  const at = text.indexOf('a rule. Rule 2500 ')
  expect(findPassage(`Before. ${text}`, passageAt(text, at, at + 1))).toBe(at + 'Before. '.length)
})
