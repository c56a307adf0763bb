import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { issuePreviewToken, isValidPreviewToken, readPreviewToken } from './preview-token.ts'

const subject = { id: randomUUID(), key: randomUUID() }
const DAY_MS = 86_400_000
const NOW = Date.parse('2026-03-04T12:00:00Z')

test('a token names its text and is good for seven days', () => {
  const { token, expiresAt } = issuePreviewToken(subject, NOW)

  expect(readPreviewToken(token)).toBe(subject.id)
  expect(expiresAt).toBe('2026-03-11T12:00:00.000Z')
  expect(isValidPreviewToken(token, subject.key, NOW + 7 * DAY_MS - 1)).toBe(true)
  expect(isValidPreviewToken(token, subject.key, NOW + 7 * DAY_MS)).toBe(false)
})

test('another key, another text or a later date is not what was signed', () => {
  const { token } = issuePreviewToken(subject, NOW)
  const [, until, signature] = token.split('.')
  const later = (Number.parseInt(until!, 36) + DAY_MS).toString(36)

  expect(isValidPreviewToken(token, randomUUID(), NOW)).toBe(false)
  expect(isValidPreviewToken(`${randomUUID()}.${until}.${signature}`, subject.key, NOW)).toBe(false)
  expect(isValidPreviewToken(`${subject.id}.${later}.${signature}`, subject.key, NOW)).toBe(false)
})

test.each(['', 'x', '..', `${subject.id}.zzz.short`, 'é'.repeat(300)])('%j is no token', (token) => {
  expect(readPreviewToken(token)).toBeUndefined()
  expect(isValidPreviewToken(token, subject.key, NOW)).toBe(false)
})
