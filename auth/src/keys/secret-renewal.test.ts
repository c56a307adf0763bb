import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { countWaiting } from '@plumbline/database/testing/waiting-statements.ts'
import { sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRefreshToken } from '../sessions/refresh-token.ts'
import { operator, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let first: TestAuth
let second: TestAuth
beforeAll(async () => {
  first = await startTestAuth()
  second = await startTestAuth({}, { beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const processes = () => [first, second]

const refresh = (at: TestAuth, token: unknown) =>
  at.request('/token?grant_type=refresh_token', { method: 'POST', json: { refresh_token: token } })

const asProgram = (at: TestAuth, token: string) =>
  at.request('/admin/users', { headers: { Authorization: `Bearer ${token}` } })

async function opens(link = '') {
  const answer = await fetch(link, { redirect: 'manual' })
  return answer.headers.get('Location')?.includes('access_token') ?? false
}

async function sendReset(at: TestAuth, userId: string) {
  await at.db.transaction((tx) => at.auth.accounts.sendRecovery(tx, userId, operator))
  return at.mails.at(-1)?.link ?? ''
}

async function readSecret() {
  const { rows } = await first.db.execute<{ value: string }>(sql`select value from auth.secrets`)
  expect(rows).toHaveLength(1)
  return Buffer.from(rows[0]?.value ?? '', 'hex')
}

const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const kidOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('renewed secrets end every session and every open link, in every process at once', async () => {
  const sessions = await Promise.all(
    processes().map(async (at) => (await at.signIn(await first.addPerson())).session),
  )
  const links = await Promise.all(processes().map(async (at) => sendReset(at, (await first.addPerson()).id)))
  const invited = first.newEmail()
  await first.db.transaction((tx) => first.auth.accounts.invite(tx, { email: invited }, operator))
  links.push(first.mails.at(-1)?.link ?? '')
  const typed = await first.addPerson()
  await first.client().signInWithOtp({ email: typed.email })
  const code = first.mails.at(-1)?.code ?? ''
  const program = await first.serviceToken()
  for (const at of processes()) expect((await asProgram(at, program)).status).toBe(200)

  const ended = await second.auth.renewSecrets()

  expect(ended).toEqual({ sessions: 2, links: 4, keys: 'replaced' })
  expect(second.events.at(-1)).toMatchObject({ action: 'auth.secrets_renewed', actorId: null })
  for (const at of processes()) {
    expect(await asProgram(at, program)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } })
    for (const session of sessions) {
      expect(await at.auth.readToken(session?.access_token ?? '')).toBeUndefined()
      expect((await at.client().getUser(session?.access_token)).error?.code).toBe('bad_jwt')
      expect((await refresh(at, session?.refresh_token)).body.error_code).toBe('refresh_token_not_found')
    }
    const json = { type: 'email', email: typed.email, token: code }
    expect((await at.request('/verify', { method: 'POST', json })).body.error_code).toBe('otp_expired')
  }
  for (const link of links) expect(await opens(link)).toBe(false)
  expect(first.complaints).toEqual([])
})

test('every process knows a session begun afterwards, signed by the new key', async () => {
  const person = await first.addPerson()
  const before = await first.signIn(person)
  await second.auth.renewSecrets()
  for (const at of processes()) {
    const { session } = await at.signIn(person)
    expect(kidOf(session?.access_token)).not.toBe(kidOf(before.session?.access_token))
    for (const other of processes()) {
      expect(await other.auth.readToken(session?.access_token ?? '')).toMatchObject({ userId: person.id })
      const { body } = await other.request('/.well-known/jwks.json')
      expect((body.keys as { kid: string }[]).map(({ kid }) => kid)).toEqual([kidOf(session?.access_token)])
    }
    const [here, there] = [at, processes().find((other) => other !== at) ?? at]
    const refreshed = await refresh(there, session?.refresh_token)
    expect(refreshed.status).toBe(200)
    expect((await refresh(here, refreshed.body.refresh_token)).status).toBe(200)
    expect(await opens(await sendReset(at, person.id))).toBe(true)
  }
})

test('a process that asks for nothing but tokens learns of the new key with the first of them', async () => {
  const person = await first.addPerson()
  await first.signIn(person)
  await second.auth.renewSecrets()
  const { session } = await second.signIn(person)
  expect(await first.auth.readToken(session?.access_token ?? '')).toMatchObject({ userId: person.id })
})

test('what a copy of the database forges opens nothing afterwards', async () => {
  const person = await first.addPerson()
  const stolen = await readSecret()
  await second.auth.renewSecrets()
  const { session } = await first.signIn(person)
  const sessionId = String(claimsOf(session?.access_token).session_id)
  for (const at of processes()) {
    const forged = makeRefreshToken(stolen, { sessionId, counter: 0 })
    expect((await refresh(at, forged)).body.error_code).toBe('refresh_token_not_found')
  }
  expect(await readSecret()).not.toEqual(stolen)
  expect((await refresh(second, session?.refresh_token)).status).toBe(200)
})

test('recovery codes end, and second factors stay', async () => {
  const person = await first.addPerson()
  const client = first.client({ experimental: { recoveryCodes: true } })
  await client.signInWithPassword(person)
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const code = () =>
    new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: first.now().getTime() })
  await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() })
  expect((await client.mfa.recoveryCodes.generate()).error).toBeNull()

  await second.auth.renewSecrets()
  await client.signInWithPassword(person)
  expect((await client.mfa.listFactors()).data?.all.map(({ factor_type }) => factor_type)).toEqual(['totp'])
  first.advance(30)
  expect((await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() })).error).toBeNull()
  expect((await client.mfa.recoveryCodes.generate()).error).toBeNull()
})

test('a link that is being mailed at that moment ends with the others', async () => {
  const { id } = await first.addPerson()
  const { renewed } = await first.db.transaction(async (tx) => {
    await first.auth.accounts.sendRecovery(tx, id, operator)
    const renewed = second.auth.renewSecrets()
    if (onPostgres) await expect.poll(() => countWaiting(first.db)).toBe(1)
    return { renewed }
  })
  await renewed
  expect(await opens(first.mails.at(-1)?.link)).toBe(false)
})

test.runIf(onPostgres)('a session that a link is opening at that moment ends with the others', async () => {
  const { id } = await first.addPerson()
  const link = await sendReset(first, id)
  const { opened, renewed } = await first.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from auth.users where id = ${id} for update`)
    const opened = fetch(link, { redirect: 'manual' })
    await expect.poll(() => countWaiting(first.db)).toBe(1)
    const renewed = second.auth.renewSecrets()
    await expect.poll(() => countWaiting(first.db)).toBe(2)
    return { opened, renewed }
  })
  const tokens = new URL((await opened).headers.get('Location') ?? '').searchParams
  await renewed
  expect((await first.client().getUser(tokens.get('access_token') ?? '')).error).not.toBeNull()
  const { rows } = await first.db.execute(sql`select 1 from auth.sessions where user_id = ${id}`)
  expect(rows).toEqual([])
})

test('keys that come from the settings stay; sessions and links end', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [{ ...(await exportJWK(privateKey)), kid: 'mine' }]
  const configured = await startTestAuth({ AUTH_JWT_KEYS: JSON.stringify({ keys }) })
  const person = await configured.addPerson()
  const { client } = await configured.signIn(person)
  expect(await configured.auth.renewSecrets()).toEqual({ sessions: 1, links: 0, keys: 'stay' })
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  const { session } = await configured.signIn(person)
  expect(kidOf(session?.access_token)).toBe('mine')
  expect((await refresh(configured, session?.refresh_token)).status).toBe(200)
  await configured.close()
})
