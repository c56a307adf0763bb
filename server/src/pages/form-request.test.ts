import { expect, test } from 'vitest'
import { formRequest } from './form-request.ts'

const PUBLIC = 'https://plumbline.example'
const post = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/contact', { method: 'POST', headers, body: 'a=b' })

test.each([
  ['from the public address, through a proxy', { origin: PUBLIC }],
  ['from the address that was asked', { origin: 'http://127.0.0.1:3000' }],
  ['from a program', {}],
])('a form %s is handed on', async (_, headers) => {
  const handed = formRequest(post(headers as Record<string, string>), PUBLIC)
  expect(handed?.headers.has('origin')).toBe(false)
  expect(await handed?.text()).toBe('a=b')
})

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
])('a form from %s is not', (_, headers) => {
  expect(formRequest(post(headers as Record<string, string>), PUBLIC)).toBeUndefined()
})
