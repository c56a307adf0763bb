import { expect, test } from 'vitest'
import { EVERYTHING, NECESSARY_ONLY, readChoice, writeChoice } from './consent-choice.ts'

const NOW = new Date('2026-03-02T10:00:00Z')

test('a choice is kept with its version and date, and read back', () => {
  const text = writeChoice({ ...NECESSARY_ONLY, analytics: true }, NOW)
  expect(JSON.parse(text)).toEqual({
    version: 1,
    date: '2026-03-02T10:00:00.000Z',
    necessary: true,
    functional: false,
    analytics: true,
    marketing: false,
  })
  expect(readChoice(text)).toEqual({ functional: false, analytics: true, marketing: false })
})

const kept = JSON.parse(writeChoice(EVERYTHING, NOW))

test.each([
  ['', 'nothing'],
  ['{', 'half a text'],
  ['null', 'null'],
  ['[]', 'a list'],
  ['"yes"', 'a word'],
  [JSON.stringify({ ...kept, version: 0 }), 'an older version'],
  [JSON.stringify({ ...kept, date: 'yesterday' }), 'no date'],
  [JSON.stringify({ ...kept, necessary: false }), 'a refusal of what is necessary'],
  [JSON.stringify({ ...kept, marketing: 'true' }), 'a text for a yes'],
  [JSON.stringify({ ...kept, analytics: undefined }), 'a category missing'],
])('%s is no choice: %s', (text) => {
  expect(readChoice(text)).toBeUndefined()
})
