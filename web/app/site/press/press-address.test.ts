import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import { expect, test } from 'vitest'
import { matchesPressFilter, pressAddress, readPressAddress } from './press-address.ts'

const EVERYTHING = { search: '', type: undefined, page: 1 }

test.each([
  ['', EVERYTHING],
  ['type=advertisement&page=-1', EVERYTHING],
  ['page=1e9', EVERYTHING],
  ['search=%20HMDA%20&type=news_article&page=2', { search: 'HMDA', type: 'news_article', page: 2 }],
])('%s', (query, expected) => {
  expect(readPressAddress(new URLSearchParams(query))).toEqual(expected)
})

test('a written address reads back the same', () => {
  const address = { search: 'a & b', type: 'media_mention' as const, page: 3 }
  expect(readPressAddress(new URLSearchParams(pressAddress(address).split('?')[1]))).toEqual(address)
  expect(pressAddress(EVERYTHING)).toBe('/press')
})

const item = {
  title: 'A library opens',
  excerpt: 'It holds 45 articles.',
  tags: ['Product', '100%'],
  type: 'press_release',
} as PressItemSummary

test.each([
  [{}, true],
  [{ search: 'LIBRARY' }, true],
  [{ search: '45 art' }, true],
  [{ search: 'product' }, true],
  [{ search: '%' }, true],
  [{ search: '_' }, false],
  [{ search: 'library', type: 'news_article' as const }, false],
  [{ type: 'press_release' as const }, true],
])('%j', (filter, matches) => {
  expect(matchesPressFilter(item, { ...EVERYTHING, ...filter })).toBe(matches)
})
