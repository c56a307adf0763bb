import { expect, test } from 'vitest'
import { EVERYTHING, NECESSARY_ONLY, readChoice, writeChoice } from './consent-choice.ts'

const NOW = new Date('2026-03-02T10:00:00Z')

test('a choice is stored with version and date and read back', () => {
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

const stored = JSON.parse(writeChoice(EVERYTHING, NOW))

test.each([
  ['', 'nothing'],
  ['{', 'half a text'],
  ['null', 'null'],
  ['[]', 'a list'],
  ['"yes"', 'a word'],
  [JSON.stringify({ ...stored, version: 0 }), 'an older version'],
  [JSON.stringify({ ...stored, date: 'yesterday' }), 'no date'],
  [JSON.stringify({ ...stored, necessary: false }), 'a refusal of what is necessary'],
  [JSON.stringify({ ...stored, marketing: 'true' }), 'a text for a yes'],
  [JSON.stringify({ ...stored, analytics: undefined }), 'a category missing'],
])('%s is not a valid choice: %s', (text) => {
  expect(readChoice(text)).toBeUndefined()
})
