import { expect, test } from 'vitest'
import { isSurelyFound, isWellFound } from './is-well-found.ts'

test.each([
  [undefined, false, false],
  [0.4, false, false],
  [0.5, true, false],
  [0.89, true, false],
  [0.9, true, true],
])('a certainty of %s', (certainty, isShown, isSure) => {
  expect(isWellFound({ certainty })).toBe(isShown)
  expect(isSurelyFound({ certainty })).toBe(isSure)
})
