import { expect, test } from 'vitest'
import { changeText } from './figure-text.ts'

test.each([
  [9, { day: '2025-12-13', value: 6 }, false, '3 more than Dec 13'],
  [4, { day: '2025-12-13', value: 5 }, false, '1 fewer than Dec 13'],
  [11, { day: '2025-12-13', value: 11 }, false, 'same as Dec 13'],
  [11, null, false, 'counted since today'],
  [2, null, true, 'that you can see'],
])('%s against %j', (value, before, isPartial, text) => {
  expect(changeText(value, before, isPartial)).toBe(text)
})
