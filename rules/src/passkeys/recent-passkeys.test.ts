import { expect, test } from 'vitest'
import { isRecentPasskey } from './recent-passkeys.ts'

test.each([
  ['2026-10-26T12:00:00Z', true],
  ['2026-10-26T11:59:59Z', false],
  ['2026-11-25T12:00:01Z', true],
])('on November 25 at noon, a passkey added at %s is recent: %s', (addedAt, isRecent) => {
  expect(isRecentPasskey(addedAt, new Date('2026-11-25T12:00:00Z'))).toBe(isRecent)
})
