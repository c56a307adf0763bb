import { describe, expect, test } from 'vitest'
import { freeSlug, SLUG_LENGTH_AT_MOST, slugError, slugOf } from './slug.ts'

describe('the slug of a title', () => {
  test.each([
    ['What a Clean Sample Shows', 'what-a-clean-sample-shows'],
    ['12 CFR 1026.19(e): the facts', '12-cfr-102619e-the-facts'],
    ['  spaces   and\ttabs  ', 'spaces-and-tabs'],
    ['already-hyphened -- twice', 'already-hyphened-twice'],
    ['Café à la carte', 'cafe-a-la-carte'],
    ['- edges -', 'edges'],
    ['!!!', ''],
    ['日本語', ''],
    ['<script>alert(1)</script>', 'scriptalert1script'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('of a very long one ends at a word', () => {
    expect(slugOf('word '.repeat(200))).toBe(Array(20).fill('word').join('-'))
    expect(slugOf('x'.repeat(1000))).toHaveLength(SLUG_LENGTH_AT_MOST)
  })
})

test.each([
  ['fine-2', undefined],
  ['', 'empty'],
  ['x'.repeat(1000), 'long'],
  ['Capital', 'form'],
  ['a--b', 'form'],
  ['-a', 'form'],
  ['a/b', 'form'],
  ['preview', 'reserved'],
])('%j has the fault %s', (slug, fault) => {
  expect(slugError(slug)).toBe(fault)
})

describe('a free slug', () => {
  const taken = new Set(['a', 'a-2', 'x'.repeat(SLUG_LENGTH_AT_MOST)])
  const isTaken = (slug: string) => taken.has(slug)

  test.each([
    ['b', 'b'],
    ['a', 'a-3'],
    ['feed', 'feed-2'],
    ['x'.repeat(SLUG_LENGTH_AT_MOST), `${'x'.repeat(SLUG_LENGTH_AT_MOST - 2)}-2`],
  ])('for %s is %s', (wished, free) => {
    expect(freeSlug(wished, isTaken)).toBe(free)
  })
})
