import { afterAll, expect, test } from 'vitest'
import { ConfigError } from '../../platform/config-error.ts'
import { PASSWORD, startTestServer } from '../../testing/test-server.ts'
import { ensureFirstAdministrator } from './first-administrator.ts'

const server = await startTestServer()
afterAll(server.close)

const ensure = (email: string, password: string) =>
  ensureFirstAdministrator(server.db, server.plumbline.auth, { email, password })

test.each([
  ['without capitals or signs', 'correct-horse', /ADMIN_PASSWORD: .*at least 8 characters.*one of each/],
  ['of too many bytes', `Aa1!${'é'.repeat(60)}`, /ADMIN_PASSWORD: .*at most 72 bytes/],
])('a first password %s is refused by its setting and the rule', async (_, password, message) => {
  const refused = ensure('ada@example.com', password)
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow(message)
})

test('a right one makes the administrator, once', async () => {
  expect(await ensure('ada@example.com', PASSWORD)).toEqual({ email: 'ada@example.com' })
  expect(await ensure('eve@example.com', 'whatever it is')).toBeUndefined()
})
