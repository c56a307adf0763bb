import { expect, test } from 'vitest'
import { articleAddress, readArticleAddress } from './article-address.ts'

const PLAIN = { search: '', category: undefined, page: 1 }

test.each([
  ['', PLAIN],
  ['search=hmda&category=trid&page=3', { search: 'hmda', category: 'trid', page: 3 }],
  ['category=nonsense', PLAIN],
  ['page=-1', PLAIN],
  ['page=1e9', PLAIN],
  ['page=two', PLAIN],
  [`search=${'x'.repeat(10_000)}`, { ...PLAIN, search: 'x'.repeat(200) }],
])('%#: reads the address', (query, expected) => {
  expect(readArticleAddress(new URLSearchParams(query))).toEqual(expected)
})

test('writes the address; the unfiltered list has no parameters', () => {
  expect(articleAddress({ search: 'a b', category: 'hmda', page: 2 })).toBe(
    '/articles?search=a+b&category=hmda&page=2',
  )
  expect(articleAddress({ search: '', category: undefined, page: 1 })).toBe('/articles')
})
