import { afterAll, describe, expect, test } from 'vitest'
import { type Operation, operations } from './testing/operation-list.ts'
import { startTestServer } from './testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const suspended = await server.addMember({ role: 'admin' })
const suspendedToken = await server.tokenOf(suspended)
await server.db.transaction((tx) =>
  server.plumbline.auth.accounts.suspend(tx, suspended.userId, 'forever', { id: null, ip: '192.0.2.1' }),
)
const tokens = {
  nobody: undefined,
  forged: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDAifQ.',
  suspended: suspendedToken,
  user: await server.tokenOf(await server.addMember({ role: 'user' })),
  manager: await server.tokenOf(await server.addMember({ role: 'manager' })),
  ended: await server.tokenOf(
    await server.addMember({ role: 'admin', trialEndsAt: new Date(Date.now() - 1000) }),
  ),
}

async function call({ method, path }: Operation, token: string | undefined) {
  const address = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000')
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
  const response = await server.request(`http://localhost:3000/api${address}`, {
    method,
    ...(body && { body }),
    headers: { 'Content-Type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  const text = await response.text()
  return { status: response.status, code: (JSON.parse(text || '{}') as { code?: string }).code }
}

test('every operation is there, with its audience', () => {
  expect(operations.length).toBeGreaterThan(20)
  expect(operations.filter(({ access }) => access === 'administrators').length).toBeGreaterThan(10)
})

describe.each(operations.filter(({ access }) => access !== 'everyone'))('$name', (operation) => {
  test.each(['nobody', 'forged', 'suspended'] as const)('refuses %s', async (who) => {
    expect(await call(operation, tokens[who])).toEqual({ status: 401, code: 'UNAUTHORIZED' })
  })

  test.runIf(operation.access !== 'signed-in')('refuses a user', async () => {
    expect(await call(operation, tokens.user)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test.runIf(operation.access === 'administrators')('refuses a manager', async () => {
    expect(await call(operation, tokens.manager)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test.runIf(!operation.duringEndedTrial)('refuses someone whose trial has ended', async () => {
    expect(await call(operation, tokens.ended)).toEqual({ status: 403, code: 'TRIAL_ENDED' })
  })
})
