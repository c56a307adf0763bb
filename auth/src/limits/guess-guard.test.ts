import { expect, test } from 'vitest'
import { createGuessGuard } from './guess-guard.ts'

const NOW = new Date('2026-03-02T12:00:00Z')

test('a count that is read while failures are still being written down does not forget them', async () => {
  const guard = createGuessGuard(true)
  const { promise: written, resolve: finishWriting } = Promise.withResolvers<void>()
  const failures = Array.from({ length: 10 }, () => guard.noteFailure('someone', () => written))
  // The database knows of none of them yet.
  guard.requireFewer(undefined, 'someone', NOW)
  expect(() => guard.requireStillAllowed('someone', NOW)).toThrow('Too many failed attempts')

  finishWriting()
  await Promise.all(failures)
  guard.requireFewer(undefined, 'someone', NOW)
  expect(() => guard.requireStillAllowed('someone', NOW)).not.toThrow()
})
