import { isReading, KEY_NOUNS, type KeyNoun, keyNounOf } from '@plumbline/contract/tenancy/api-keys.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { type Operation, operations } from './operation-list.ts'
import { PASSWORD, startTestServer } from './test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const suspended = await server.addMember({ role: 'admin' })
const suspendedToken = await server.tokenOf(suspended)
await server.db.transaction((tx) =>
  server.plumbline.auth.accounts.suspend(tx, suspended.userId, 'forever', { id: null, ip: '192.0.2.1' }),
)
const closed = await server.newInstitution({ suspendedAt: new Date(), suspendedReason: 'Unpaid' })
const tokens = {
  nobody: undefined,
  forged: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDAifQ.',
  suspended: suspendedToken,
  user: await server.tokenOf(await server.addMember({ role: 'user' })),
  manager: await server.tokenOf(await server.addMember({ role: 'manager' })),
  examiner: await examinerToken(),
  director: await server.tokenOf(await server.addMember({ role: 'manager', seat: 'director' })),
  suspendedInstitution: await server.tokenOf(await closed.addMember({ role: 'admin' })),
  ended: await server.tokenOf(
    await server.addMember({ role: 'admin', trialEndsAt: new Date(Date.now() - 1000) }),
  ),
}
const keyOwner = await server.signedIn({ role: 'admin' })
const newKey = (mayWrite: boolean, nouns: KeyNoun[]) =>
  keyOwner.apiKeys.create({ name: 'Program', belongsTo: 'me', mayWrite, nouns, days: 30 })
const wholeKey = await newKey(true, [...KEY_NOUNS])
const readingKey = await newKey(false, [...KEY_NOUNS])
const taskKey = await newKey(true, ['tasks'])
const revokedKey = await newKey(true, [...KEY_NOUNS])
await keyOwner.apiKeys.revoke({ id: revokedKey.key.id })

const keyRefusal = { status: 403, code: 'KEY_NOT_ALLOWED' }

/** Somebody from outside: an account without a profile. */
async function examinerToken(): Promise<string> {
  const { auth } = server.plumbline
  const password = await auth.accounts.preparePassword(PASSWORD)
  const account = { email: 'examiner@example.com', password, emailConfirmed: true }
  await server.db.transaction((tx) => auth.accounts.create(tx, account, { id: null, ip: '192.0.2.1' }))
  return server.seatTokenOf(account)
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
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  const { code } = (isJson ? JSON.parse(text) : {}) as { code?: string }
  return { status: response.status, code }
}

test('every operation is there, with its audience', () => {
  expect(operations.length).toBeGreaterThan(20)
  expect(operations.filter(({ access }) => access === 'administrators').length).toBeGreaterThan(10)
})

test('no key is the second person of a decision or signature', () => {
  const binding = operations.filter(({ recentAuthentication }) => recentAuthentication)
  expect(binding.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['policies.decide', 'policies.approveByBoard', 'regulatoryUpdates.signOff'],
      ...['productReviews.decide', 'marketingReviews.decide'],
    ]),
  )
})

test('keys reach no settings of security, people, keys, or the installation', () => {
  const closed = operations.filter(({ name }) => keyNounOf(name) === undefined).map(({ name }) => name)
  const nouns = [
    'apiKeys',
    'audit',
    'connectedAssistants',
    'institutions',
    'requests',
    'team',
    'users',
    'writing',
  ]
  const names = operations.filter(({ name }) => nouns.includes(name.split('.')[0]!)).map(({ name }) => name)
  expect(closed).toEqual(
    expect.arrayContaining([
      ...names,
      'settings.updateSecurity',
      'settings.openSupport',
      'settings.exportAudit',
    ]),
  )
})

describe.each(operations.filter(({ access }) => access !== 'everyone'))('$name', (operation) => {
  test.each(['nobody', 'forged', 'suspended'] as const)('refuses %s', async (who) => {
    expect(await call(operation, tokens[who])).toEqual({ status: 401, code: 'UNAUTHORIZED' })
  })

  test('refuses a revoked key', async () => {
    expect(await call(operation, revokedKey.secret)).toEqual({ status: 401, code: 'UNAUTHORIZED' })
  })

  const noun = keyNounOf(operation.name)
  const isOpen = noun !== undefined && !operation.recentAuthentication && !operation.byPersonAlone
  test(isOpen ? 'is open to a key of its noun' : 'refuses every key', async () => {
    const { code } = await call(operation, wholeKey.secret)
    if (isOpen) expect(['KEY_NOT_ALLOWED', 'UNAUTHORIZED']).not.toContain(code)
    else expect(code).toBe('KEY_NOT_ALLOWED')
  })

  test.runIf(!isReading(operation.name, operation.method))('refuses a key that only reads', async () => {
    expect(await call(operation, readingKey.secret)).toEqual(keyRefusal)
  })

  test.runIf(noun !== 'tasks')('refuses a key of another noun', async () => {
    expect(await call(operation, taskKey.secret)).toEqual(keyRefusal)
  })

  test.runIf(['managers', 'administrators'].includes(operation.access))('refuses a user', async () => {
    expect(await call(operation, tokens.user)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test.runIf(!['signed-in', 'examiners'].includes(operation.access))(
    "refuses a director's seat",
    async () => {
      expect(await call(operation, tokens.director)).toEqual({ status: 403, code: 'FORBIDDEN' })
    },
  )

  test.runIf(operation.access !== 'examiners')('refuses an examiner, who has no profile', async () => {
    expect(await call(operation, tokens.examiner)).toEqual({ status: 401, code: 'UNAUTHORIZED' })
  })

  test.runIf(operation.access !== 'examiners' && !operation.duringEndedTrial)(
    'refuses a person of a suspended institution',
    async () => {
      expect(await call(operation, tokens.suspendedInstitution)).toEqual({
        status: 403,
        code: 'INSTITUTION_SUSPENDED',
      })
    },
  )

  test.runIf(operation.access === 'administrators')('refuses a manager', async () => {
    expect(await call(operation, tokens.manager)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test.runIf(operation.access !== 'examiners' && !operation.duringEndedTrial)(
    'refuses someone whose trial has ended',
    async () => {
      expect(await call(operation, tokens.ended)).toEqual({ status: 403, code: 'TRIAL_ENDED' })
    },
  )
})
