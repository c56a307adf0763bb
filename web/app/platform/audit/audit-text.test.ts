import { actionWords } from '@plumbline/contract/tenancy/audit-words.ts'
import { expect, test } from 'vitest'
import { detailWords } from './audit-text.ts'

test('labels known actions and shows the name of unknown ones', () => {
  expect(actionWords('auth.sign_in_failed')).toBe('Failed to sign in')
  expect(actionWords('article.fold')).toBe('article.fold')
})

test.each([
  ['{}', ''],
  ['{"method":"password","sessionId":"5c2e"}', 'method: password · session: 5c2e'],
  ['{"role":"admin","invited":true,"trial":false}', 'role: admin · invited: yes · trial: no'],
  ['{"version":3,"changed":["title","isFeatured"]}', 'version: 3 · changed: title, isFeatured'],
  ['{"endsAt":null}', 'ends: none'],
  ['{"until":"9999-12-31T00:00:00.000Z"}', 'until: without end'],
  ['{"until":"2026-03-04T12:00:00.000Z"}', expect.stringMatching(/^until: Mar(ch)? 4, 2026/)],
  ['{"keptFor":"2 years","of":{"rows":2}}', 'kept for: 2 years · of: {"rows":2}'],
])('formats the detail %s as: %s', (detail, words) => {
  expect(detailWords(detail)).toEqual(words)
})
