import { expect, test } from 'vitest'
import { EMPTY_ARTICLE, faultsOf, fieldsOf, newCitationRow, writtenArticle } from './article-draft.ts'

const WRITTEN = {
  ...EMPTY_ARTICLE,
  title: 'Flood zones',
  slug: 'flood-zones',
  category: 'hmda' as const,
  excerpt: 'What it says.',
  body: 'Text.',
}

test('an empty article lacks its fields, in the order of the editor', () => {
  expect(Object.keys(faultsOf(EMPTY_ARTICLE))).toEqual(['title', 'slug', 'category', 'excerpt', 'body'])
  expect(faultsOf(WRITTEN)).toEqual({})
})

test.each(['new', 'drafts', 'counts', 'Upper', 'two--hyphens', '-first', 'x'.repeat(121)])(
  '%s is no slug',
  (slug) => {
    expect(faultsOf({ ...WRITTEN, slug })).toHaveProperty('slug')
  },
)

test('a text over the limit is told by how much', () => {
  expect(faultsOf({ ...WRITTEN, body: 'x'.repeat(200_001) })).toEqual({
    body: 'The text has 200,001 characters; it may have 200,000.',
  })
})

test('a source half filled in is marked at the field that lacks, an empty one is none', () => {
  const half = newCitationRow({ cite: '12 CFR 1003.4', note: '' })
  const draft = { ...WRITTEN, citations: [newCitationRow(), half] }
  expect(Object.keys(faultsOf(draft))).toEqual([`note-${half.key}`])
  expect(fieldsOf({ ...WRITTEN, citations: [newCitationRow()] }).citations).toEqual([])
})

test('a tag typed and not added is saved, too, and counts against the limit', () => {
  expect(fieldsOf({ ...WRITTEN, tags: ['a'], typedTag: ' b ' }).tags).toEqual(['a', 'b'])
  const twelve = Array.from({ length: 12 }, (_, number) => `tag ${number}`)
  expect(faultsOf({ ...WRITTEN, tags: twelve })).toEqual({})
  expect(faultsOf({ ...WRITTEN, tags: twelve, typedTag: 'one more' })).toHaveProperty('tag')
})

test('what two editors compare holds everything that readers see', () => {
  const text = writtenArticle({ ...WRITTEN, topics: ['flood_insurance'], tags: ['Flood'] })
  for (const part of ['Flood zones', 'HMDA', 'Tags: Flood', 'Topics: Flood Insurance', 'Text.'])
    expect(text).toContain(part)
})
