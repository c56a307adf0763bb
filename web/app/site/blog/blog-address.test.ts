import { expect, test } from 'vitest'
import { blogAddress, readBlogAddress } from './blog-address.ts'

const read = (query: string) => readBlogAddress(new URL(`https://plumbline.example/blog${query}`))
const PLAIN = { search: '', category: undefined, page: 1, status: undefined }

test.each([
  ['', PLAIN],
  ['?page=0', PLAIN],
  ['?page=-1', PLAIN],
  ['?page=1e9', PLAIN],
  ['?page=1.5', PLAIN],
  ['?page=two', PLAIN],
  ['?status=secret', PLAIN],
  ['?category=', PLAIN],
  ['?search=%25_%27%22&page=3', { ...PLAIN, search: `%_'"`, page: 3 }],
  ['?status=draft&category=Data', { ...PLAIN, status: 'draft', category: 'Data' }],
])('%s', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('truncates a search of 10,000 letters', () => {
  expect(read(`?search=${'x'.repeat(10_000)}`).search).toHaveLength(200)
})

test('a written address reads back the same', () => {
  const address = { search: 'a & b', category: 'Data', page: 2, status: 'all' as const }
  expect(read(blogAddress(address).slice('/blog'.length))).toEqual(address)
  expect(blogAddress(PLAIN)).toBe('/blog')
})
