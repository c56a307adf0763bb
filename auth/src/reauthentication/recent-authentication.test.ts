import type { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { withFactor } from '../testing/second-factor.ts'
import { createAuthenticator } from '../testing/software-authenticator.ts'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({
    AUTH_MANUAL_LINKING: 'true',
    AUTH_PHONE: 'true',
    AUTH_AUTOCONFIRM_PHONE: 'true',
    AUTH_MFA_PHONE: 'true',
  })
})
afterAll(() => service.close())

const NEW_PASSWORD = 'Better-Horse!8'

/** Somebody whose session is older than the minutes within which a proof counts. */
async function signInLongAgo() {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  service.advance(301)
  return { person, client, headers: { Authorization: `Bearer ${session?.access_token}` } }
}

const reauthenticate = (headers: Record<string, string>, json: object) =>
  service.request('/reauthenticate', { method: 'POST', headers, json })

async function addPasskey(client: GoTrueClient) {
  const key = createAuthenticator(service.origin)
  await service.proveAgain(client)
  const { data } = await client.passkey.startRegistration()
  return { key, answer: await finishPasskey(client, data, key) }
}

async function finishPasskey(
  client: GoTrueClient,
  begun: { challenge_id: string; options: { challenge: string } } | null,
  key: ReturnType<typeof createAuthenticator>,
) {
  if (!begun) throw new Error('the registration did not begin')
  return client.passkey.verifyRegistration({
    challengeId: begun.challenge_id,
    credential: key.create(begun.options) as never,
  })
}

/** Every way to change what opens an account. */
const CHANGES: [string, (client: GoTrueClient) => Promise<{ error: { code?: string } | null }>][] = [
  ['adds no passkey', (client) => client.passkey.startRegistration()],
  [
    'finishes no passkey',
    (client) =>
      client.passkey.verifyRegistration({
        challengeId: crypto.randomUUID(),
        credential: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '' } } as never,
      }),
  ],
  ['removes no passkey', (client) => client.passkey.delete({ passkeyId: crypto.randomUUID() })],
  ['enrolls no authenticator app', (client) => client.mfa.enroll({ factorType: 'totp' })],
  ['enrolls no phone', (client) => client.mfa.enroll({ factorType: 'phone', phone: '+12025550123' })],
  ['removes no factor', (client) => client.mfa.unenroll({ factorId: crypto.randomUUID() })],
  ['sets no password', (client) => client.updateUser({ password: NEW_PASSWORD })],
  ['changes no address', (client) => client.updateUser({ email: service.newEmail() })],
  ['changes no phone', (client) => client.updateUser({ phone: '+12025550188' })],
  ['links no identity', (client) => client.linkIdentity({ provider: 'google' })],
  ['unlinks no identity', (client) => client.unlinkIdentity({ identity_id: crypto.randomUUID() } as never)],
]

test.each(CHANGES)('a session without a recent proof %s', async (_name, change) => {
  const { client } = await signInLongAgo()
  expect((await change(client)).error).toMatchObject({ code: 'reauthentication_needed', status: 403 })
})

test('the password again opens these changes for five minutes', async () => {
  const { person, client, headers } = await signInLongAgo()
  expect((await reauthenticate(headers, { password: 'Wrong-Horse!9' })).body.error_code).toBe(
    'invalid_credentials',
  )
  expect((await client.passkey.startRegistration()).error?.code).toBe('reauthentication_needed')
  const answer = await reauthenticate(headers, { password: PASSWORD })
  expect(answer).toMatchObject({ status: 200, body: { valid_until: expect.any(String) } })
  expect(service.events.at(-1)).toMatchObject({
    action: 'auth.reauthenticated',
    subjectId: person.id,
    detail: { method: 'password' },
  })
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  service.advance(301)
  expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
})

test('a mailed code proves it once', async () => {
  const { client, headers } = await signInLongAgo()
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = service.mails.at(-1)?.code ?? ''
  expect((await reauthenticate(headers, { nonce: '000000' })).body.error_code).toBe(
    'reauthentication_not_valid',
  )
  expect((await reauthenticate(headers, { nonce })).status).toBe(200)
  expect((await client.passkey.startRegistration()).error).toBeNull()
  expect((await reauthenticate(headers, { nonce })).status).toBe(422)
})

test('one of the account’s own passkeys proves it, and no other', async () => {
  const { client, session } = await service.signIn(await service.addPerson())
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  const { key } = await addPasskey(client)
  const stranger = await addPasskey((await service.signIn(await service.addPerson())).client)
  service.advance(301)
  const answerWith = async (authenticator: typeof key) => {
    const { data } = await client.passkey.startAuthentication()
    const credential = authenticator.get(data?.options ?? { challenge: '' })
    return reauthenticate(headers, { challenge_id: data?.challenge_id, credential })
  }
  expect((await answerWith(stranger.key)).body.error_code).toBe('webauthn_verification_failed')
  expect((await client.passkey.startRegistration()).error?.code).toBe('reauthentication_needed')
  expect((await answerWith(key)).status).toBe(200)
  expect((await client.passkey.startRegistration()).error).toBeNull()
})

test('a session cannot renew its proof with a password that it has just set', async () => {
  const { client, headers } = await signInLongAgo()
  expect((await client.updateUser({ password: NEW_PASSWORD })).error?.code).toBe('reauthentication_needed')
  expect((await reauthenticate(headers, { password: NEW_PASSWORD })).body.error_code).toBe(
    'invalid_credentials',
  )
})

test('a new password may bring its proof with it', async () => {
  const { client } = await signInLongAgo()
  const change = (current_password: string) =>
    client.updateUser({ password: NEW_PASSWORD, current_password } as { password: string })
  expect((await change('Wrong-Horse!9')).error?.code).toBe('current_password_invalid')
  expect((await change(PASSWORD)).error).toBeNull()
})

test('a refresh renews no proof', async () => {
  const { client } = await signInLongAgo()
  expect((await client.refreshSession()).error).toBeNull()
  expect((await client.passkey.startRegistration()).error?.code).toBe('reauthentication_needed')
})

test('exactly one proof is taken, and the wrong ones are counted', async () => {
  const counting = await startTestAuth({ AUTH_RATE_LIMITS: 'reauthenticate=6000/60' }, { clockStands: true })
  const { session } = await counting.signIn(await counting.addPerson())
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  const prove = (json: object) => counting.request('/reauthenticate', { method: 'POST', headers, json })
  for (const json of [{}, { password: PASSWORD, nonce: '123456' }])
    expect((await prove(json)).body.error_code).toBe('validation_failed')
  const answers = await Promise.all(Array.from({ length: 30 }, () => prove({ password: 'Wrong-Horse!9' })))
  expect(answers.filter(({ body }) => body.error_code === 'invalid_credentials')).toHaveLength(10)
  expect((await prove({ password: PASSWORD })).body.error_code).toBe('over_request_rate_limit')
  await counting.close()
})

test('every change of what opens an account is mailed to its owner, also by an operator', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const mailed = async (work: () => Promise<unknown>) => {
    const before = service.mails.length
    await work()
    return service.mails.slice(before).map(({ kind, to }) => [kind, to])
  }
  await service.proveAgain(client)
  const { data: begun } = await client.passkey.startRegistration()
  const key = createAuthenticator(service.origin)
  expect(await mailed(() => finishPasskey(client, begun, key))).toEqual([['passkey_added', person.email]])
  const { data: passkeys } = await client.passkey.list()
  expect(await mailed(() => client.passkey.delete({ passkeyId: passkeys?.[0]?.id ?? '' }))).toEqual([
    ['passkey_removed', person.email],
  ])
  expect(await mailed(() => client.updateUser({ phone: '+12025550177' }))).toEqual([
    ['phone_changed', person.email],
  ])
  expect(await mailed(() => client.updateUser({ password: NEW_PASSWORD }))).toEqual([
    ['password_changed', person.email],
  ])
  const admin = await service.admin()
  expect(await mailed(() => admin.updateUserById(person.id, { password: PASSWORD }))).toEqual([
    ['password_changed', person.email],
  ])
  expect(await mailed(() => admin.updateUserById(person.id, { email: service.newEmail() }))).toEqual([
    ['email_changed', person.email],
  ])
})

test('a factor that comes or goes is mailed to the owner, too', async () => {
  const before = service.mails.length
  const { person, client, factorId } = await withFactor(service)
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  expect(service.mails.slice(before).map(({ kind, to }) => [kind, to])).toEqual([
    ['factor_added', person.email],
    ['factor_removed', person.email],
  ])
})

test('securing an account ends everything that opens it, and mails its owner the way back', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const { key } = await addPasskey(client)
  await service.db.transaction((tx) => service.auth.accounts.sendRecovery(tx, person.id, operator))
  const openBefore = service.mails.at(-1)?.link ?? ''
  await service.db.transaction((tx) => service.auth.accounts.secure(tx, person.id, operator))

  expect((await client.getUser()).error).not.toBeNull()
  expect((await service.client().signInWithPassword(person)).error?.code).toBe('invalid_credentials')
  const stranger = service.client()
  const { data } = await stranger.passkey.startAuthentication()
  const byKey = await stranger.passkey.verifyAuthentication({
    challengeId: data?.challenge_id ?? '',
    credential: key.get(data?.options ?? { challenge: '' }) as never,
  })
  expect(byKey.error).not.toBeNull()
  const old = await fetch(openBefore, { redirect: 'manual' })
  expect(old.headers.get('Location')).toContain('otp_expired')
  expect(service.mails.slice(-2).map(({ kind }) => kind)).toEqual(['account_secured', 'recovery'])
  const opened = await fetch(service.mails.at(-1)?.link ?? '', { redirect: 'manual' })
  expect(opened.headers.get('Location')).toContain('access_token')
})

/** What a session that owes its second factor may do. */
const OPEN_WHILE_OWING: readonly string[] = [
  'GET /user',
  'POST /logout',
  'POST /factors/:factor_id/challenge',
  'POST /factors/:factor_id/verify',
  'POST /factors/recovery-codes/verify',
]

test('a session that owes its second factor is let into no other route', async () => {
  const { person } = await withFactor(service)
  const { client, session } = await service.signIn(person)
  const bearer = { Authorization: `Bearer ${session?.access_token}` }
  const tried = []
  for (const [method, route] of ROUTES) {
    const path = route.replaceAll(/:\w+/g, crypto.randomUUID())
    const call = (headers: Record<string, string> = {}) =>
      service.request(path, { method, headers, ...(method === 'GET' ? {} : { json: {} }) })
    const isGuarded = (await call()).body.error_code === 'no_authorization'
    if (!isGuarded || /^\/(admin|invite)/.test(route) || OPEN_WHILE_OWING.includes(`${method} ${route}`))
      continue
    tried.push(`${method} ${route}`)
    expect([route, (await call(bearer)).body.error_code]).toEqual([route, 'insufficient_aal'])
  }
  expect(tried.length).toBeGreaterThan(14)
  const others = await service.request('/logout?scope=others', { method: 'POST', headers: bearer, json: {} })
  expect(others.body.error_code).toBe('insufficient_aal')
  // What the client asks for by default ends its own session and no other.
  const elsewhere = await service.signIn(person)
  const all = await service.request('/logout?scope=global', { method: 'POST', headers: bearer, json: {} })
  expect([all.status, all.body.error_code]).toEqual([403, 'insufficient_aal'])
  expect((await client.signOut()).error).toBeNull()
  expect((await client.getUser(session?.access_token)).error).not.toBeNull()
  expect((await elsewhere.client.getUser()).error).toBeNull()
})
