import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { expect, test } from 'vitest'
import { startProgram } from '../../testing/program.ts'
import { soak } from '../../testing/soak.ts'
import { ADMINISTRATOR_SETTINGS } from '../../testing/visitor.ts'

test('people at mixed work meet no error', { timeout: 120_000 }, async () => {
  const database = onPostgres ? await startTestDatabase([]) : undefined
  const program = await startProgram({
    ...ADMINISTRATOR_SETTINGS,
    AUTH_RATE_LIMITS: 'off',
    REQUESTS_PER_MINUTE: 'off',
    SUBMISSIONS_PER_HOUR: '100000',
    ...(database?.url && { DATABASE_URL: database.url }),
  })
  const { timings, errors } = await soak(program.origin, { people: 5, forMs: 5_000, thinkMs: 60 })
  await program.stop()
  await database?.close()
  expect(errors).toEqual([])
  expect(Object.keys(timings).length).toBeGreaterThan(10)
})
