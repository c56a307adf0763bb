import { expect, test } from 'vitest'
import { draftOfFields, EMPTY_ITEM, errorsOf, fieldsOf } from './press-item-draft.ts'

const whole = { ...EMPTY_ITEM, title: 'A title', excerpt: 'Short.', content: 'Text.' }

test('an empty form names its required fields', () => {
  expect(errorsOf(EMPTY_ITEM)).toEqual({
    title: 'Title is required.',
    excerpt: 'Excerpt is required.',
    content: 'Content is required.',
  })
})

test.each([
  [{}, {}],
  [{ externalUrl: 'example.com' }, { externalUrl: 'Please enter a valid URL.' }],
  [{ externalUrl: 'javascript:alert(1)' }, { externalUrl: 'Please enter a valid URL.' }],
  [{ externalUrl: 'https://example.com' }, {}],
  [{ imageUrl: 'data:text/html,x' }, { imageUrl: 'Please enter a valid URL.' }],
  [{ publishedAt: '1066-10-14T09:00' }, { publishedAt: expect.any(String) }],
])('%j', (patch, errors) => {
  expect(errorsOf({ ...whole, ...patch })).toEqual(errors)
})

test('saved fields are unchanged by a round trip through the form', () => {
  const fields = fieldsOf({
    ...whole,
    type: 'media_mention',
    author: 'Someone',
    typedTag: 'HMDA',
    publishedAt: '2026-03-04T10:00',
  })
  expect(fieldsOf({ ...draftOfFields(fields), version: 1 })).toEqual(fields)
  const exact = { ...fields, publishedAt: '2026-03-04T10:00:31.250Z' }
  expect(fieldsOf({ ...draftOfFields(exact), version: 1 })).toEqual(exact)
  expect(fields.tags).toEqual(['HMDA'])
})
