import { expect, test } from 'vitest'
import { draftOfFields, EMPTY_POST, errorsOf, fieldsOf } from './blog-post-draft.ts'

const whole = {
  ...EMPTY_POST,
  title: 'A title',
  slug: 'a-title',
  excerpt: 'Short.',
  content: 'Text.',
}

test('an empty form names its four required fields', () => {
  expect(errorsOf(EMPTY_POST)).toEqual({
    title: 'Title is required.',
    slug: 'Slug is required.',
    excerpt: 'Excerpt is required.',
    content: 'Content is required.',
  })
})

test.each([
  [{}, {}],
  [
    { tags: Array.from({ length: 20 }, (_, at) => `Tag ${at}`), typedTag: 'One more' },
    { typedTag: 'At most 20 tags.' },
  ],
  [{ tags: Array.from({ length: 20 }, (_, at) => `Tag ${at}`), typedTag: 'Tag 3' }, {}],
  [{ slug: 'feed' }, { slug: expect.stringContaining('reserved') }],
  [{ slug: 'x'.repeat(1000) }, { slug: expect.stringContaining('at most 100') }],
  [{ featuredImageUrl: 'nonsense' }, { featuredImageUrl: 'Please enter a valid URL.' }],
  [{ featuredImageUrl: 'javascript:alert(1)' }, { featuredImageUrl: 'Please enter a valid URL.' }],
  [{ featuredImageUrl: 'https://example.com/a.png' }, {}],
  [{ featuredImageUrl: '/media/00000000-0000-4000-8000-000000000000' }, {}],
  [{ isPublished: true, publishedAt: '9999-01-01T00:00' }, { publishedAt: expect.any(String) }],
  [{ isPublished: false, publishedAt: '9999-01-01T00:00' }, {}],
])('%j', (patch, errors) => {
  expect(errorsOf({ ...whole, ...patch })).toEqual(errors)
})

test('reports a text that is too long before sending', () => {
  expect(errorsOf({ ...whole, content: 'x'.repeat(200_000) })).toEqual({})
  expect(errorsOf({ ...whole, content: 'x'.repeat(200_001) })).toEqual({
    content: 'The text has 200,001 characters; it may have 200,000.',
  })
})

test('includes a tag that was typed but not added', () => {
  expect(fieldsOf({ ...whole, tags: ['TRID'], typedTag: ' HMDA ' }).tags).toEqual(['TRID', 'HMDA'])
})

test('a draft has no date', () => {
  expect(fieldsOf({ ...whole, publishedAt: '2026-03-04T10:00' }).publishedAt).toBeNull()
})

test('saved fields are unchanged by a round trip through the form', () => {
  const fields = fieldsOf({
    ...whole,
    category: 'Data',
    tags: ['TRID'],
    isPublished: true,
    publishedAt: '2026-03-04T10:00',
  })
  expect(fieldsOf({ ...draftOfFields(fields), version: 1 })).toEqual(fields)
  const exact = { ...fields, publishedAt: '2026-03-04T10:00:31.250Z' }
  expect(fieldsOf({ ...draftOfFields(exact), version: 1 })).toEqual(exact)
})
