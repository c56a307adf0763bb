import { expect, test } from 'vitest'
import { dayIn, pageIn, textIn } from './list-address.ts'

const asked = (query: string) => new URLSearchParams(query)

test.each([
  ['', ''],
  ['search=%20hmda%20', 'hmda'],
  [`search=${'x'.repeat(10_000)}`, 'x'.repeat(200)],
])('%#: a text', (query, text) => {
  expect(textIn(asked(query), 'search')).toBe(text)
})

test('limits a text to another length', () => {
  expect(textIn(asked('person=abcdef'), 'person', 3)).toBe('abc')
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=100000', 100_000],
  ['page=100001', 1],
  ['page=1e9', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=two', 1],
])('page of %s', (query, page) => {
  expect(pageIn(asked(query))).toBe(page)
})

test.each([
  ['from=2026-11-30', '2026-11-30'],
  ['from=2024-02-29', '2024-02-29'],
  ['from=2026-02-29', ''],
  ['from=2026-11-31', ''],
  ['from=2026-13-01', ''],
  ['from=2026-11', ''],
  ['from=yesterday', ''],
  ['', ''],
])('day of %s', (query, day) => {
  expect(dayIn(asked(query), 'from')).toBe(day)
})
