import { expect, test } from 'vitest'
import { isOwnPath } from './session-names.ts'

test.each([
  ['/articles?category=trid', true],
  ['/', true],
  ['', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
])('%s', (path, isOurs) => {
  expect(isOwnPath(path)).toBe(isOurs)
})
