import { expect, test } from 'vitest'
import { comparableArticle, EMPTY_ARTICLE, errorsOf, fieldsOf, newCitationRow } from './article-draft.ts'

const WRITTEN = {
  ...EMPTY_ARTICLE,
  title: 'Flood zones',
  slug: 'flood-zones',
  category: 'hmda' as const,
  excerpt: 'What it says.',
  body: 'Text.',
}

test('an empty article reports its required fields in the order of the editor', () => {
  expect(Object.keys(errorsOf(EMPTY_ARTICLE))).toEqual(['title', 'slug', 'category', 'excerpt', 'body'])
  expect(errorsOf(WRITTEN)).toEqual({})
})

test.each(['new', 'drafts', 'counts', 'Upper', 'two--hyphens', '-first', 'x'.repeat(121)])(
  '%s is not a valid slug',
  (slug) => {
    expect(errorsOf({ ...WRITTEN, slug })).toHaveProperty('slug')
  },
)

test('reports by how much a text exceeds the limit', () => {
  expect(errorsOf({ ...WRITTEN, body: 'x'.repeat(200_001) })).toEqual({
    body: 'The text has 200,001 characters; it may have 200,000.',
  })
})

test('marks the empty field of a half-filled source and ignores empty rows', () => {
  const half = newCitationRow({ cite: '12 CFR 1003.4', note: '' })
  const draft = { ...WRITTEN, citations: [newCitationRow(), half] }
  expect(Object.keys(errorsOf(draft))).toEqual([`note-${half.key}`])
  expect(fieldsOf({ ...WRITTEN, citations: [newCitationRow()] }).citations).toEqual([])
})

test('includes a typed tag and counts it against the limit', () => {
  expect(fieldsOf({ ...WRITTEN, tags: ['a'], typedTag: ' b ' }).tags).toEqual(['a', 'b'])
  const twelve = Array.from({ length: 12 }, (_, number) => `tag ${number}`)
  expect(errorsOf({ ...WRITTEN, tags: twelve })).toEqual({})
  expect(errorsOf({ ...WRITTEN, tags: twelve, typedTag: 'one more' })).toHaveProperty('tag')
})

test('the comparison contains everything that readers see', () => {
  const text = comparableArticle({ ...WRITTEN, topics: ['flood_insurance'], tags: ['Flood'] })
  for (const part of ['Flood zones', 'HMDA', 'Tags: Flood', 'Topics: Flood Insurance', 'Text.'])
    expect(text).toContain(part)
})
