import type { FaqEntry } from '@plumbline/contract/publishing/content.ts'
import { expect, test } from 'vitest'
import { helpAddress, matchesFilter, readHelpFilter, resultCount } from './help-address.ts'

const entry: FaqEntry = {
  id: 'reset-link',
  question: 'How long does a Reset link last?',
  answerHtml: '<p>It expires after <strong>24 hours</strong>.</p>',
  answerText: 'It expires after 24 hours.',
  category: 'account',
  tags: ['Password'],
}

test.each([
  ['the question, whatever the case', { search: 'rESET LINK', category: 'all' }, true],
  ['the answer', { search: 'expires after 24', category: 'all' }, true],
  ['a tag', { search: 'passWORD', category: 'all' }, true],
  ['the answer’s markup does not count', { search: 'strong', category: 'all' }, false],
  ['what appears nowhere', { search: 'invoice', category: 'all' }, false],
  ['its own category', { search: '', category: 'account' }, true],
  ['another category', { search: 'reset', category: 'platform' }, false],
] as const)('%s', (_, filter, expected) => {
  expect(matchesFilter(entry, filter)).toBe(expected)
})

test("a filter's address reads back the same", () => {
  const filter = { search: 'a & b', category: 'platform' } as const

  expect(helpAddress(filter)).toBe('/help?search=a+%26+b&category=platform')
  expect(readHelpFilter(new URL(helpAddress(filter), 'http://x').searchParams)).toEqual(filter)
  expect(helpAddress({ search: '', category: 'all' })).toBe('/help')
})

test('invalid parameters mean no filter', () => {
  expect(readHelpFilter(new URLSearchParams('category=__proto__&search=%20%20'))).toEqual({
    search: '',
    category: 'all',
  })
})

test('counts results in singular and plural', () => {
  expect([0, 1, 2].map(resultCount)).toEqual(['0 results', '1 result', '2 results'])
})
