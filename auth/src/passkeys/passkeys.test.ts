import { generateKeyPairSync } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '../testing/software-authenticator.ts'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())

type Client = ReturnType<TestAuth['client']>
type Answer = ReturnType<ReturnType<typeof createAuthenticator>['get']>

/** A sign-in whose person has proved who they are once more, as adding a passkey asks for. */
async function signInAgain(person: { email: string; password: string }) {
  const signedIn = await service.signIn(person)
  await service.proveAgain(signedIn.client, person.password)
  return signedIn
}

const newKey = () => createAuthenticator(service.origin)

async function addPasskey() {
  const person = await service.addPerson()
  const { client } = await signInAgain(person)
  const key = newKey()
  const { data, error } = await client.passkey.startRegistration()
  if (error) throw error
  const added = await client.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: key.create(data.options) as never,
  })
  if (added.error) throw added.error
  return { person, client, key, passkey: added.data }
}

async function signInWith(answer: (options: { challenge: string }) => Answer) {
  const client = service.client()
  const { data, error } = await client.passkey.startAuthentication()
  if (error) throw error
  const credential = answer(data.options) as never
  return client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential })
}

test('a session that has just begun adds no passkey until its person proves again who they are', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  expect((await client.passkey.startRegistration()).error).toMatchObject({ code: 'reauthentication_needed' })
  expect((await service.proveAgain(client, person.password)).status).toBe(200)
  const { data, error } = await client.passkey.startRegistration()
  expect(error).toBeNull()
  service.advance(301)
  const late = await client.passkey.verifyRegistration({
    challengeId: data?.challenge_id ?? '',
    credential: newKey().create(data?.options ?? { challenge: '' }) as never,
  })
  expect(late.error).toMatchObject({ code: 'reauthentication_needed' })
})

test('a passkey is registered, signs in, is named, listed and deleted', async () => {
  const { person, client, key, passkey } = await addPasskey()
  expect(passkey).toEqual({ id: expect.any(String), created_at: expect.any(String) })
  const { data, error } = await signInWith((options) => key.get(options))
  expect(error).toBeNull()
  expect(data?.user?.id).toBe(person.id)
  const claims = JSON.parse(
    Buffer.from(data?.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })

  const renamed = await client.passkey.update({ passkeyId: passkey?.id ?? '', friendlyName: 'Laptop' })
  expect(renamed.data).toMatchObject({ friendly_name: 'Laptop' })
  expect((await client.passkey.list()).data).toMatchObject([
    { id: passkey?.id, friendly_name: 'Laptop', last_used_at: expect.any(String) },
  ])
  expect((await client.passkey.delete({ passkeyId: passkey?.id ?? '' })).error).toBeNull()
  expect((await signInWith((options) => key.get(options))).error?.message).toMatch(/could not be verified/)
})

test('an operator sees and removes passkeys', async () => {
  const { person, passkey } = await addPasskey()
  const admin = await service.admin()
  expect((await admin.passkey.listPasskeys({ userId: person.id })).data).toMatchObject([{ id: passkey?.id }])
  await admin.passkey.deletePasskey({ userId: person.id, passkeyId: passkey?.id ?? '' })
  expect((await admin.passkey.listPasskeys({ userId: person.id })).data).toEqual([])
})

test.each<[string, Parameters<ReturnType<typeof createAuthenticator>['get']>[1] & object]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['nobody recognised by the authenticator', { userVerified: false }],
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['another key', { privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ['a counter that did not move', { counter: 1 }],
])('an answer with %s signs nobody in', async (_name, changes) => {
  const { key } = await addPasskey()
  expect((await signInWith((options) => key.get(options))).error).toBeNull()
  expect((await signInWith((options) => key.get(options, changes))).error).not.toBeNull()
})

test('a challenge counts once, for five minutes, and only for what it was made for', async () => {
  const { client, key } = await addPasskey()
  const { data } = await client.passkey.startAuthentication()
  const credential = key.get(data?.options ?? { challenge: '' }) as never
  const challengeId = data?.challenge_id ?? ''
  expect((await service.client().passkey.verifyAuthentication({ challengeId, credential })).error).toBeNull()
  expect(await verify(challengeId, credential)).toBe('webauthn_challenge_not_found')
  const { data: late } = await client.passkey.startAuthentication()
  service.advance(301)
  expect(await verify(late?.challenge_id ?? '', key.get(late?.options ?? { challenge: '' }))).toBe(
    'webauthn_challenge_expired',
  )
  const { data: registration } = await (
    await signInAgain(await service.addPerson())
  ).client.passkey.startRegistration()
  expect(
    await verify(registration?.challenge_id ?? '', key.get(registration?.options ?? { challenge: '' })),
  ).toBe('webauthn_challenge_not_found')
  expect(await verify(crypto.randomUUID(), credential)).toBe('webauthn_challenge_not_found')
  expect(await verify('no-uuid', credential)).toBe('validation_failed')
})

async function verify(challenge_id: string, credential: unknown) {
  const { body } = await service.request('/passkeys/authentication/verify', {
    method: 'POST',
    json: { challenge_id, credential },
  })
  return body.error_code
}

test('one authenticator belongs to one account', async () => {
  const { key } = await addPasskey()
  const { client } = await signInAgain(await service.addPerson())
  const { data } = await client.passkey.startRegistration()
  const again = await client.passkey.verifyRegistration({
    challengeId: data?.challenge_id ?? '',
    credential: key.create(data?.options ?? { challenge: '' }) as never,
  })
  expect(again.error).toMatchObject({ code: 'webauthn_verification_failed' })
})

test('a suspended person’s passkey does not open the door', async () => {
  const { person, key } = await addPasskey()
  const by = { id: null, ip: '' }
  await service.db.transaction((tx) => service.auth.accounts.suspend(tx, person.id, 'forever', by))
  expect((await signInWith((options) => key.get(options))).error).toMatchObject({ code: 'user_banned' })
})

test('switched off, passkeys are a feature that is not here', async () => {
  const off = await startTestAuth({ AUTH_PASSKEYS: 'false' })
  expect((await off.client().passkey.startAuthentication()).error).toMatchObject({
    status: 404,
    code: 'passkey_disabled',
  })
  await off.close()
})

async function addSecurityKey(client: Client, key = newKey()) {
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
  if (error) throw error
  const factorId = data.id
  const challenge = await challengeOf(client, factorId)
  expect(challenge.type).toBe('create')
  const raised = await answerChallenge(client, factorId, challenge, key.create(challenge.options))
  return { factorId, key, raised }
}

async function challengeOf(client: Client, factorId: string) {
  const { data: session } = await client.getSession()
  const headers = { Authorization: `Bearer ${session.session?.access_token}` }
  const { body } = await service.request(`/factors/${factorId}/challenge`, {
    method: 'POST',
    headers,
    json: {},
  })
  const { type, credential_options } = body.webauthn as {
    type: 'create' | 'request'
    credential_options: { publicKey: { challenge: string } }
  }
  return { id: String(body.id), type, options: credential_options.publicKey }
}

function answerChallenge(
  client: Client,
  factorId: string,
  challenge: { id: string; type: 'create' | 'request' },
  answer: Answer,
) {
  return client.mfa.verify({
    factorId,
    challengeId: challenge.id,
    webauthn: {
      type: challenge.type,
      rpId: 'localhost',
      rpOrigins: [service.origin],
      credential_response: answer,
    } as never,
  })
}

test('a security key raises the session, now and at the next sign-in', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const { factorId, key, raised } = await addSecurityKey(client)
  expect(raised.error).toBeNull()
  const later = (await service.signIn(person)).client
  expect((await later.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const challenge = await challengeOf(later, factorId)
  expect(challenge.type).toBe('request')
  const lie = await answerChallenge(
    later,
    factorId,
    challenge,
    key.get(challenge.options, { origin: 'https://evil.example' }),
  )
  expect(lie.error).toMatchObject({ code: 'mfa_verification_failed' })
  expect((await answerChallenge(later, factorId, challenge, key.get(challenge.options))).error).toBeNull()
  const { data } = await later.mfa.getAuthenticatorAssuranceLevel()
  expect(data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
  })
})

test('a security key is no passkey', async () => {
  const { client } = await service.signIn(await service.addPerson())
  const { key } = await addSecurityKey(client)
  expect((await signInWith((options) => key.get(options))).error).not.toBeNull()
  expect((await client.passkey.list()).data).toEqual([])
})

test('with a factor in place, a password alone adds no passkey', async () => {
  const person = await service.addPerson()
  await addSecurityKey((await service.signIn(person)).client)
  const { client } = await service.signIn(person)
  expect((await client.passkey.startRegistration()).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
})

async function withCodes() {
  const person = await service.addPerson()
  const client = service.client({ experimental: { recoveryCodes: true } })
  await client.signInWithPassword(person)
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: service.now().getTime() })
  await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  const made = await client.mfa.recoveryCodes.generate()
  if (made.error) throw made.error
  return { person, client, codes: made.data.codes, totpId: data?.id ?? '' }
}

test('a recovery code stands in for a lost factor, once', async () => {
  const { person, client, codes } = await withCodes()
  expect(codes).toHaveLength(10)
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
  const lost = service.client({ experimental: { recoveryCodes: true } })
  await lost.signInWithPassword(person)
  expect((await lost.mfa.recoveryCodes.verify({ code: 'AAAAA-AAAAA' })).error).toMatchObject({
    code: 'mfa_verification_failed',
  })
  const typed = ` ${codes[0]?.toLowerCase().replace('-', ' ')} `
  expect((await lost.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
  expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })

  const again = service.client({ experimental: { recoveryCodes: true } })
  await again.signInWithPassword(person)
  expect((await again.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe(
    'mfa_verification_failed',
  )
})

test('sessions that a code raised fall back when the codes are deleted, or go with the last factor', async () => {
  for (const end of ['deleted', 'lone'] as const) {
    const { person, client, codes, totpId } = await withCodes()
    const other = service.client({ experimental: { recoveryCodes: true } })
    await other.signInWithPassword(person)
    expect((await other.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull()
    const { data } = await client.getSession()
    const answer = await service.request(`/factors/${end === 'lone' ? totpId : 'recovery-codes'}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(answer.status).toBe(200)
    expect((await other.refreshSession()).error).toBeNull()
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  }
})

test('a new set ends the old, and the last factor takes the codes with it', async () => {
  const { client, codes, totpId } = await withCodes()
  const remade = await client.mfa.recoveryCodes.regenerate()
  expect(remade.data?.codes).not.toContain(codes[0])
  expect((await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).not.toBeNull()
  expect((await client.mfa.unenroll({ factorId: totpId })).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.all).toEqual([])
})
