import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())

type Client = ReturnType<TestAuth['client']>

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: service.now().getTime() + ahead * 1000 })

async function enroll(client: Client, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

async function withFactor() {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  const { id, totp } = await enroll(client)
  const { error } = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
  if (error) throw error
  return { person, client, session, factorId: id, secret: totp.secret }
}

const levelOf = async (client: Client) => (await client.mfa.getAuthenticatorAssuranceLevel()).data

test('an enrolment shows a QR code and a secret, once', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const { totp, type } = await enroll(client)
  expect(type).toBe('totp')
  expect(totp.qr_code).toContain('<svg')
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totp.uri)
  expect(decodeURIComponent(uri.pathname)).toContain(person.email)
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ algorithm: 'SHA1', digits: '6', period: '30' })
  const { data } = await client.mfa.listFactors()
  expect(data?.all[0]).toMatchObject({ status: 'unverified', friendly_name: 'Phone', factor_type: 'totp' })
  expect(JSON.stringify(data)).not.toContain(totp.secret)
})

test('verifying raises the same session, ends weaker ones and voids earlier refresh tokens', async () => {
  const person = await service.addPerson()
  const other = await service.signIn(person)
  const { client, session } = await service.signIn(person)
  const { id, totp } = await enroll(client)
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  const { data, error } = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
  expect(error).toBeNull()
  expect(data?.user.factors?.[0]?.status).toBe('verified')
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  const { data: claims } = await client.getClaims()
  expect(claims?.claims.session_id).toBe(sessionIdOf(session?.access_token))
  expect(claims?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method))).toEqual([
    'totp',
    'password',
  ])
  expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError')

  const refresh = (token?: string) =>
    service.request('/token?grant_type=refresh_token', { method: 'POST', json: { refresh_token: token } })
  const early = await refresh(session?.refresh_token)
  expect(early).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } })
  expect((await client.refreshSession()).error).toBeNull()
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' })
})

test('after a password alone nothing that the factor protects can be changed', async () => {
  const { person } = await withFactor()
  const { client } = await service.signIn(person)
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  expect((await client.updateUser({ password: 'Other-Horse!8' })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  })
  expect((await client.updateUser({ email: service.newEmail() })).error?.code).toBe('insufficient_aal')
  expect((await client.updateUser({ data: { theme: 'dark' } })).error?.code).toBe('insufficient_aal')
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
  const { data } = await client.mfa.listFactors()
  const removed = await client.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' })
  expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
})

test('a factor enrolled before the first was verified does not open the door later', async () => {
  const person = await service.addPerson()
  const thief = await service.signIn(person)
  const planted = await enroll(thief.client, 'Planted')
  await withFactorFor(person)
  const { error } = await (await service.signIn(person)).client.mfa.challengeAndVerify({
    factorId: planted.id,
    code: codeOf(planted.totp.secret),
  })
  expect(error).not.toBeNull()
})

async function withFactorFor(person: { email: string; password: string }) {
  const { client } = await service.signIn(person)
  const { id, totp } = await enroll(client)
  await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
}

test('one code signs in once', async () => {
  const { person, factorId, secret } = await withFactor()
  const verify = async () => {
    const { client } = await service.signIn(person)
    return client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  }
  expect((await verify()).error).toBeNull()
  expect((await verify()).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  service.advance(30)
  expect((await verify()).error).toBeNull()
})

test('of many wrong codes at once ten are compared, and elsewhere the right one gets in', async () => {
  const limited = await startTestAuth({ AUTH_RATE_LIMITS: 'factor-verify=6000/60' }, { clockStands: true })
  const person = await limited.addPerson()
  const { client } = await limited.signIn(person)
  const { id, totp } = await enroll(client)
  const now = () => new TOTP({ secret: totp.secret }).generate({ timestamp: limited.now().getTime() })
  await client.mfa.challengeAndVerify({ factorId: id, code: now() })

  const { session } = await limited.signIn(person)
  const call = (path: string, address: string, json: object = {}) =>
    limited.request(path, {
      method: 'POST',
      json,
      headers: { Authorization: `Bearer ${session?.access_token}`, 'x-test-address': address },
    })
  const begin = async (address: string) => {
    const { body } = await call(`/factors/${id}/challenge`, address)
    return (code: string) => call(`/factors/${id}/verify`, address, { challenge_id: body.id, code })
  }
  const verify = await begin('198.51.100.1')
  const wrong = now() === '000000' ? '000001' : '000000'
  const answers = await Promise.all(Array.from({ length: 40 }, () => verify(wrong)))
  expect(answers.filter(({ body }) => body.error_code === 'mfa_verification_failed')).toHaveLength(10)
  expect(answers.filter(({ body }) => body.error_code === 'over_request_rate_limit')).toHaveLength(30)
  expect((await verify(now())).status).toBe(429)
  expect((await (await begin('203.0.113.1'))(now())).status).toBe(200)
  await limited.close()
})

test('a code of the step before or after counts, one further away does not', async () => {
  const { person, factorId, secret } = await withFactor()
  for (const [ahead, isRight] of [
    [-60, false],
    [60, false],
    [-30, true],
    [30, true],
  ] as const) {
    const { client } = await service.signIn(person)
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, ahead) })
    expect(error === null).toBe(isRight)
  }
})

test('a challenge counts once, for five minutes and from one address', async () => {
  const { person, factorId, secret } = await withFactor()
  const { session } = await service.signIn(person)
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  const challenge = async () => {
    const { body } = await service.request(`/factors/${factorId}/challenge`, { method: 'POST', headers })
    return body.id
  }
  const verify = (challenge_id: unknown, more: Record<string, string> = {}) =>
    service.request(`/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { ...headers, ...more },
      json: { challenge_id, code: codeOf(secret) },
    })
  const moved = await verify(await challenge(), { 'x-test-address': '198.51.100.7' })
  expect(moved).toMatchObject({ status: 422, body: { error_code: 'mfa_ip_address_mismatch' } })
  const late = await challenge()
  service.advance(301)
  expect((await verify(late)).body.error_code).toBe('mfa_challenge_expired')
  const once = await challenge()
  expect((await verify(once)).status).toBe(200)
  service.advance(30)
  expect((await verify(once)).body.error_code).toBe('mfa_factor_not_found')
  expect((await verify('no-uuid')).status).toBe(422)
})

test('a removed factor lowers the sessions that it raised', async () => {
  const { client, factorId } = await withFactor()
  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect((await client.refreshSession()).error).toBeNull()
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})

test('names are one person’s own and unique, and ten factors are enough', async () => {
  const { client, session } = await service.signIn(await service.addPerson())
  await enroll(client, 'One')
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })).error?.code).toBe(
    'mfa_factor_name_conflict',
  )
  for (let count = 1; count < 10; count++) await enroll(client, '')
  expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('too_many_enrolled_mfa_factors')
  service.advance(301)
  await service.request('/reauthenticate', {
    method: 'POST',
    headers: { Authorization: `Bearer ${session?.access_token}` },
    json: { password: PASSWORD },
  })
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })).error).toBeNull()
})

test('someone else’s factor does not exist', async () => {
  const { factorId } = await withFactor()
  const { client } = await service.signIn(await service.addPerson())
  expect((await client.mfa.challenge({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  expect((await client.mfa.unenroll({ factorId })).error?.status).toBe(404)
})

test('an operator removes a lost factor, and every session with it', async () => {
  const { person, client } = await withFactor()
  await service.db.transaction((tx) => service.auth.accounts.removeFactors(tx, person.id, operator))
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect(await levelOf((await service.signIn(person)).client)).toMatchObject({ nextLevel: 'aal1' })
})

function sessionIdOf(token = '') {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}
