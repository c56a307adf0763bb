import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
])('%s of 1,000 bytes', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
