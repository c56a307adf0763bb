import { expect, test } from 'vitest'
import { isFreeMailDomain } from './free-mail.ts'

test.each([
  ['gmail.com', true],
  ['GMAIL.com', true],
  ['harborlight.example', false],
  ['notgmail.com', false],
])('%s is a free-mail domain: %s', (domain, expected) => {
  expect(isFreeMailDomain(domain)).toBe(expected)
})
