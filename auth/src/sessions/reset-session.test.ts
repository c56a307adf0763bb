import { isRecentPasskey } from '@plumbline/rules/passkeys/recent-passkeys.ts'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { createAuthenticator } from '../testing/software-authenticator.ts'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({ AUTH_MANUAL_LINKING: 'true', AUTH_PHONE: 'true' })
})
afterAll(() => service.close())

const NEW_PASSWORD = 'Better-Horse!8'

/** What the page of a reset link does; every other call is for people who have signed in. */
const OPEN_TO_IT: readonly string[] = [
  'GET /user',
  'PUT /user',
  'POST /logout',
  'POST /factors/:factor_id/challenge',
  'POST /factors/:factor_id/verify',
  'POST /factors/recovery-codes/verify',
]

async function openReset(userId: string) {
  await service.db.transaction((tx) => service.auth.accounts.sendRecovery(tx, userId, operator))
  const answer = await fetch(service.mails.at(-1)?.link ?? '', { redirect: 'manual' })
  const tokens = new URL(answer.headers.get('Location') ?? '').searchParams
  const client = service.client({ detectSessionInUrl: false, experimental: { recoveryCodes: true } })
  const { error } = await client.setSession({
    access_token: tokens.get('access_token') ?? '',
    refresh_token: tokens.get('refresh_token') ?? '',
  })
  if (error) throw error
  return { client, bearer: tokens.get('access_token') ?? '' }
}

test('the session of a reset link is let into nothing that its page does not need', async () => {
  const { bearer } = await openReset((await service.addPerson()).id)
  const tried = []
  for (const [method, route] of ROUTES) {
    const path = route.replaceAll(/:\w+/g, crypto.randomUUID())
    const call = (headers: Record<string, string> = {}) =>
      service.request(path, { method, headers, ...(method === 'GET' ? {} : { json: {} }) })
    const isGuarded = (await call()).body.error_code === 'no_authorization'
    if (!isGuarded || /^\/(admin|invite)/.test(route) || OPEN_TO_IT.includes(`${method} ${route}`)) continue
    tried.push(`${method} ${route}`)
    const answer = await call({ Authorization: `Bearer ${bearer}` })
    expect([method, route, answer.status, answer.body.error_code]).toEqual([
      method,
      route,
      403,
      'no_authorization',
    ])
  }
  expect(tried.length).toBeGreaterThan(12)
  const linking = { id_token: 'any', provider: 'okta', link_identity: true }
  const answer = await service.request('/token?grant_type=id_token', {
    method: 'POST',
    json: linking,
    headers: { Authorization: `Bearer ${bearer}` },
  })
  expect(answer).toMatchObject({ status: 403, body: { error_code: 'no_authorization' } })
})

test('it opens no operator’s call, whatever the role of the account', async () => {
  const admin = await service.admin()
  const { data } = await admin.createUser({
    email: service.newEmail(),
    email_confirm: true,
    role: 'service_role',
  })
  const { bearer } = await openReset(data.user?.id ?? '')
  const answer = await service.request('/admin/users', { headers: { Authorization: `Bearer ${bearer}` } })
  expect(answer).toMatchObject({ status: 403, body: { error_code: 'no_authorization' } })
})

test('it changes the password, and nothing beside it', async () => {
  const person = await service.addPerson()
  const { client } = await openReset(person.id)
  for (const change of [
    { email: service.newEmail() },
    { phone: '+12025550100' },
    { data: { theme: 'dark' } },
  ])
    expect((await client.updateUser(change)).error).toMatchObject({ status: 403, code: 'no_authorization' })
  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect((await client.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
  await service.proveAgain(client, NEW_PASSWORD)
  expect((await client.passkey.startRegistration()).error).toBeNull()
})

test('after the new password it lists the passkeys with the day they were added, and removes one', async () => {
  const person = await service.addPerson()
  const { client: own } = await service.signIn(person)
  await addPasskey(own, person.password)
  service.advance(40 * 86_400)
  const { client: later } = await service.signIn(person)
  const { key, id } = await addPasskey(later, person.password)

  const { client } = await openReset(person.id)
  expect((await client.passkey.list()).error).toMatchObject({ code: 'no_authorization' })
  await client.updateUser({ password: NEW_PASSWORD })
  const listed = (await client.passkey.list()).data ?? []
  const isRecent = listed.map(({ created_at }) => isRecentPasskey(created_at, service.now()))
  expect(isRecent).toEqual([false, true])
  expect((await client.passkey.delete({ passkeyId: id })).error).toBeNull()
  expect((await client.passkey.list()).data).toHaveLength(1)

  const stranger = service.client()
  const { data: begun } = await stranger.passkey.startAuthentication()
  const { error } = await stranger.passkey.verifyAuthentication({
    challengeId: begun?.challenge_id ?? '',
    credential: key.get(begun?.options ?? { challenge: '' }) as never,
  })
  expect(error).toMatchObject({ code: 'webauthn_verification_failed' })
})

async function addPasskey(client: ReturnType<TestAuth['client']>, password: string) {
  await service.proveAgain(client, password)
  const key = createAuthenticator(service.origin)
  const { data: begun } = await client.passkey.startRegistration()
  const { data, error } = await client.passkey.verifyRegistration({
    challengeId: begun?.challenge_id ?? '',
    credential: key.create(begun?.options ?? { challenge: '' }) as never,
  })
  if (error) throw error
  return { key, id: data.id }
}

test('it shows the factor that it owes, and adds none', async () => {
  const person = await service.addPerson()
  const { client: own } = await service.signIn(person)
  const { data: app } = await own.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  const { data: begun } = await own.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' })
  const codeOf = (secret = '') => new TOTP({ secret }).generate({ timestamp: service.now().getTime() })

  const early = await openReset(person.id)
  const added = await early.client.mfa.challengeAndVerify({
    factorId: app?.id ?? '',
    code: codeOf(app?.totp.secret),
  })
  expect(added.error).toMatchObject({ status: 403, code: 'no_authorization' })

  await own.mfa.challengeAndVerify({ factorId: app?.id ?? '', code: codeOf(app?.totp.secret) })
  const { client } = await openReset(person.id)
  expect((await client.updateUser({ password: NEW_PASSWORD })).error?.code).toBe('insufficient_aal')
  service.advance(30)
  expect(
    (await client.mfa.challengeAndVerify({ factorId: app?.id ?? '', code: codeOf(app?.totp.secret) })).error,
  ).toBeNull()
  expect((await client.mfa.challenge({ factorId: begun?.id ?? '' })).error).not.toBeNull()
  expect((await client.passkey.startRegistration()).error).toMatchObject({ code: 'no_authorization' })
  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
})

test('an invitation leaves no passkey of a person who claimed the address before', async () => {
  const [email, phone] = [service.newEmail(), '12025550199']
  const admin = await service.admin()
  await admin.createUser({ email, phone, phone_confirm: true, password: PASSWORD })
  const claimant = service.client()
  expect((await claimant.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  const key = createAuthenticator(service.origin)
  await service.proveAgain(claimant)
  const { data } = await claimant.passkey.startRegistration()
  const registered = await claimant.passkey.verifyRegistration({
    challengeId: data?.challenge_id ?? '',
    credential: key.create(data?.options ?? { challenge: '' }) as never,
  })
  expect(registered.error).toBeNull()

  await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
  const { data: asked } = await claimant.passkey.startAuthentication()
  const back = await claimant.passkey.verifyAuthentication({
    challengeId: asked?.challenge_id ?? '',
    credential: key.get(asked?.options ?? { challenge: '' }) as never,
  })
  expect(back.error).toMatchObject({ code: 'webauthn_verification_failed' })
})
