import { expect, test } from 'vitest'
import { EMAIL_SHAPE } from './email-address.ts'

test.each([
  ['ada@example.com', true],
  ['Ada.O-Neil+cu@Mail.Example.co', true],
  ["sean.o'brien@bank.com", true],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  [`ada@${'a'.repeat(63)}.com`, true],
  [`ada@${'a'.repeat(64)}.com`, false],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@example..com', false],
  ['ada@.example.com', false],
  ['ada@example.com.', false],
  ['ada@-example.com', false],
  ['ada@example.com,eve@example.com', false],
  ['Ada <ada@example.com>', false],
  ['"a b"@example.com', false],
  ['ada@example.com\r\nBcc: eve@example.com', false],
  ['ada@example.com\n', false],
])('%j is an address: %s', (text, is) => {
  expect(EMAIL_SHAPE.test(text)).toBe(is)
})
