import { expect, test } from 'vitest'
import { sameText } from './same-text.ts'

test.each([
  ['token', 'token', true],
  ['tokem', 'token', false],
  ['toke', 'token', false],
  ['', 'token', false],
  ['tokeñ', 'token', false],
  ['tokeñ', 'tokeñ', true],
])('%s presented for %s: %s', (presented, secret, expected) => {
  expect(sameText(presented, secret)).toBe(expected)
})
