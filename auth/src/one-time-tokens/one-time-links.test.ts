import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
let hiding: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
  hiding = await startTestAuth({ AUTH_HIDE_UNKNOWN_EMAILS: 'true' })
})
afterAll(() => Promise.all([service.close(), hiding.close()]))

const NEW_PASSWORD = 'Better-Horse!8'

async function open(link: string | undefined) {
  const answer = await fetch(link ?? '', { redirect: 'manual' })
  const location = new URL(answer.headers.get('Location') ?? '')
  return {
    status: answer.status,
    headers: answer.headers,
    location,
    query: Object.fromEntries(location.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
  }
}

test('a reset link survives a scanner that opens it first, and ends with the change', async () => {
  const person = await service.addPerson()
  const elsewhere = await service.signIn(person)
  const redirectTo = `${service.origin}/reset-password`
  expect((await service.client().resetPasswordForEmail(person.email, { redirectTo })).error).toBeNull()
  const { link } = service.mails.at(-1) ?? {}

  const scanner = await open(link)
  service.advance(1800)
  const { status, location, query, headers } = await open(link)
  expect(status).toBe(303)
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(location.origin + location.pathname).toBe(redirectTo)
  expect(location.hash).toBe('')
  expect(Object.keys(query).sort()).toEqual(
    ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'type'].sort(),
  )
  expect(query).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '600' })
  expect(scanner.query.access_token).not.toBe(query.access_token)

  const client = service.client({ detectSessionInUrl: false })
  const tokens = { access_token: query.access_token ?? '', refresh_token: query.refresh_token ?? '' }
  expect((await client.setSession(tokens)).error).toBeNull()
  expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull()

  expect((await open(link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  expect((await elsewhere.client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect(
    (await service.client().signInWithPassword({ email: person.email, password: NEW_PASSWORD })).error,
  ).toBeNull()
  const { data } = await client.refreshSession()
  expect(data.session?.expires_in).toBe(3600)
})

test('a reset link’s session ends after ten minutes, refreshed or not', async () => {
  const person = await service.addPerson()
  await service.db.transaction((tx) => service.auth.accounts.sendRecovery(tx, person.id, operator))
  const { query } = await open(service.mails.at(-1)?.link)
  service.advance(300)
  const refreshed = await service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: query.refresh_token },
  })
  expect(refreshed.body.expires_in).toBeLessThanOrEqual(300)
  service.advance(301)
  expect((await service.client().getUser(String(refreshed.body.access_token))).error?.code).toBe('bad_jwt')
  const late = await service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: refreshed.body.refresh_token },
  })
  expect(late.body.error_code).toBe('session_expired')
})

test('the last three reset links are good, each for its own day', async () => {
  const person = await service.addPerson()
  const send = () =>
    service.db.transaction((tx) => service.auth.accounts.sendRecovery(tx, person.id, operator))
  const links = []
  for (let count = 0; count < 4; count++) {
    await send()
    links.push(service.mails.at(-1)?.link)
    service.advance(1)
  }
  expect((await open(links[0])).fragment.error_code).toBe('otp_expired')
  for (const link of links.slice(1)) expect((await open(link)).query.access_token).toBeDefined()
  service.advance(86_401)
  for (const link of links) expect((await open(link)).fragment.error_code).toBe('otp_expired')
})

test('a letter says how long its link works', async () => {
  const hasty = await startTestAuth({ AUTH_RECOVERY_TTL_SECONDS: '1800' })
  const person = await hasty.addPerson()
  await hasty.client().resetPasswordForEmail(person.email)
  const letter = hasty.mails.at(-1)
  expect(letter).toMatchObject({ kind: 'recovery', validSeconds: 1800 })
  hasty.advance(1801)
  expect((await open(letter?.link)).fragment.error_code).toBe('otp_expired')
  await hasty.close()
})

test('an invitation leads to the page where the person chooses a password, and confirms with it', async () => {
  const email = service.newEmail()
  const { id } = await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
  const { link, kind } = service.mails.at(-1) ?? {}
  expect(kind).toBe('invite')
  await open(link)
  expect((await service.auth.accounts.find(service.db, id))?.emailConfirmedAt).toBeNull()
  const { query } = await open(link)
  expect(query.type).toBe('recovery')
  const client = service.client()
  await client.setSession({
    access_token: query.access_token ?? '',
    refresh_token: query.refresh_token ?? '',
  })
  expect((await client.updateUser({ password: PASSWORD })).data.user?.email_confirmed_at).toBeDefined()
  expect((await service.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

describe('an invitation of an address that somebody proved', () => {
  const invite = (email: string, hasPlace?: () => Promise<boolean>) =>
    service.db.transaction((tx) =>
      service.auth.accounts.invite(tx, { email, ...(hasPlace ? { hasPlace } : {}) }, operator),
    )

  test('is refused where the person has a place, or nobody can say', async () => {
    const person = await service.addPerson()
    for (const hasPlace of [undefined, async () => true])
      await expect(invite(person.email, hasPlace)).rejects.toMatchObject({ code: 'email_exists' })
    expect((await service.signIn(person)).client).toBeDefined()
  })

  test('ends sessions, password, and telephone, and its letter opens the account', async () => {
    const person = await service.addPerson()
    const { client } = await service.signIn(person)
    const { id } = await invite(person.email, async () => false)
    expect((await client.getUser()).error).not.toBeNull()
    const signIn = (password: string) =>
      service.client().signInWithPassword({ email: person.email, password })
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
    expect(await service.auth.accounts.find(service.db, id)).toMatchObject({
      ...{ emailConfirmedAt: null, passwordHash: null, phone: null, lastSignInAt: null },
    })

    const { link, kind } = service.mails.at(-1) ?? {}
    expect(kind).toBe('invite')
    const { query } = await open(link)
    const invited = service.client()
    const tokens = { access_token: query.access_token ?? '', refresh_token: query.refresh_token ?? '' }
    await invited.setSession(tokens)
    expect((await invited.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await signIn(NEW_PASSWORD)).error).toBeNull()
  })
})

test.each([
  ['resend', (email: string) => service.client().resend({ type: 'signup', email })],
  ['a sign-in link', (email: string) => service.client().signInWithOtp({ email })],
])('%s mails an invited person the invitation again', async (_name, ask) => {
  const email = service.newEmail()
  await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
  service.advance(61)
  const before = service.mails.length
  expect((await ask(email)).error).toBeNull()
  expect(service.mails).toHaveLength(before + 1)
  const { link, kind } = service.mails.at(-1) ?? {}
  expect(kind).toBe('invite')
  const { location, query } = await open(link)
  expect(location.pathname).toBe('/reset-password')
  expect(query.type).toBe('recovery')
})

test('elsewhere, too, opening a recovery link uses nothing up', async () => {
  const person = await service.addPerson()
  await service.client().resetPasswordForEmail(person.email)
  const { link } = service.mails.at(-1) ?? {}
  expect((await open(link)).fragment).toMatchObject({ type: 'recovery', token_type: 'bearer' })
  expect((await open(link)).fragment).toMatchObject({ type: 'recovery', token_type: 'bearer' })
})

test('the token of a reset link verifies without being opened', async () => {
  const person = await service.addPerson()
  await service.client().resetPasswordForEmail(person.email)
  const hash = new URL(service.mails.at(-1)?.link ?? '').searchParams.get('token') ?? ''
  const { data, error } = await service.client().verifyOtp({ type: 'recovery', token_hash: hash })
  expect(error).toBeNull()
  expect(data.session?.user.id).toBe(person.id)
})

test('an unknown address is named, and with the setting hidden behind the same answer', async () => {
  const stranger = service.newEmail()
  const { error } = await service.client().resetPasswordForEmail(stranger)
  expect(error).toMatchObject({ status: 400, code: 'user_not_found' })

  const person = await hiding.addPerson()
  const answers = []
  for (const email of [person.email, person.email, hiding.newEmail()])
    answers.push(await hiding.request('/recover', { method: 'POST', json: { email } }))
  await hiding.auth.settled()
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: {} })
  expect(hiding.mails.filter(({ kind }) => kind === 'recovery')).toHaveLength(1)
})

test.each(['signup', 'email_change'])('hidden, %s is sent again to nobody’s knowledge', async (type) => {
  const email = hiding.newEmail()
  if (type === 'signup')
    await hiding.db.transaction((tx) => hiding.auth.accounts.invite(tx, { email }, operator))
  else
    await (await hiding.signIn(await hiding.addPerson({ email }))).client.updateUser({
      email: `new-${email}`,
    })
  const letters = hiding.mails.length
  hiding.advance(61)
  const answers = []
  for (const address of [email, email, (await hiding.addPerson()).email, hiding.newEmail()])
    answers.push(await hiding.request('/resend', { method: 'POST', json: { type, email: address } }))
  await hiding.auth.settled()
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: {} })
  expect(hiding.mails.length).toBeGreaterThan(letters)
})

test('mails to one person keep a minute apart', async () => {
  const person = await service.addPerson()
  await service.client().resetPasswordForEmail(person.email)
  const answer = await service.request('/recover', { method: 'POST', json: { email: person.email } })
  expect(answer).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } })
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(50)
})

test('of several that ask at once, one gets a mail', async () => {
  const person = await service.addPerson()
  const before = service.mails.length
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      service.request('/recover', { method: 'POST', json: { email: person.email } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(service.mails).toHaveLength(before + 1)
})

test('a magic link signs in; asked for without creating, a stranger is refused', async () => {
  const person = await service.addPerson()
  expect((await service.client().signInWithOtp({ email: person.email })).error).toBeNull()
  const mail = service.mails.at(-1)
  expect(mail?.kind).toBe('magic_link')
  const { data } = await service
    .client()
    .verifyOtp({ email: person.email, token: mail?.code ?? '', type: 'email' })
  expect(data.user?.id).toBe(person.id)
  const stranger = await service
    .client()
    .signInWithOtp({ email: service.newEmail(), options: { shouldCreateUser: false } })
  expect(stranger.error).toMatchObject({ status: 422, code: 'otp_disabled' })
})

test('a magic link of a PKCE client leads to a code, which its verifier turns into a session once', async () => {
  const person = await service.addPerson()
  const client = service.client({ flowType: 'pkce' })
  await client.signInWithOtp({ email: person.email })
  const { link } = service.mails.at(-1) ?? {}
  expect(new URL(link ?? '').searchParams.get('token')).toMatch(/^pkce_/)
  service.advance(600)
  const { query } = await open(link)
  expect(Object.keys(query)).toEqual(['code'])
  const { data, error } = await client.exchangeCodeForSession(query.code ?? '')
  expect(error).toBeNull()
  expect(data.user?.id).toBe(person.id)
  expect(amrOf(data.session?.access_token)).toEqual(['magiclink'])

  const exchange = (json: unknown) => service.request('/token?grant_type=pkce', { method: 'POST', json })
  const again = await exchange({ auth_code: query.code, code_verifier: 'x'.repeat(43) })
  expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } })
  expect(await exchange({ auth_code: 'no-uuid', code_verifier: 'x' })).toMatchObject({ status: 404 })
  expect(await exchange({ auth_code: query.code })).toMatchObject({ status: 400 })
})

test('a PKCE code needs the right verifier, within five minutes', async () => {
  const person = await service.addPerson()
  const client = service.client({ flowType: 'pkce' })
  await client.signInWithOtp({ email: person.email })
  const { link } = service.mails.at(-1) ?? {}
  const { query } = await open(link)
  const wrong = await service.request('/token?grant_type=pkce', {
    method: 'POST',
    json: { auth_code: query.code, code_verifier: 'x'.repeat(50) },
  })
  expect(wrong).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } })
  service.advance(301)
  expect((await client.exchangeCodeForSession(query.code ?? '')).error?.code).toBe('flow_state_expired')
})

test('half of a PKCE request is refused', async () => {
  const { email } = await service.addPerson()
  const ask = (json: object) => service.request('/otp', { method: 'POST', json: { email, ...json } })
  const challenge = 'x'.repeat(43)
  for (const json of [
    { code_challenge: challenge },
    { code_challenge_method: 's256' },
    { code_challenge: 'short', code_challenge_method: 's256' },
    { code_challenge: challenge, code_challenge_method: 'md5' },
  ])
    expect(await ask(json)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  expect(await ask({ code_challenge: null, code_challenge_method: null })).toMatchObject({ status: 200 })
})

test('a change of address is agreed to from both addresses', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const email = service.newEmail()
  const { data } = await client.updateUser({ email })
  expect(data.user).toMatchObject({ email: person.email, new_email: email })
  const [toNew, toCurrent] = service.mails.slice(-2)
  expect([toNew?.to, toCurrent?.to]).toEqual([email, person.email])

  const first = await open(toCurrent?.link)
  expect(first.fragment.message).toMatch(/Confirmation link accepted/)
  expect((await open(toCurrent?.link)).fragment.error_code).toBe('otp_expired')
  expect((await client.getUser()).data.user?.email).toBe(person.email)
  await open(toNew?.link)
  expect((await client.getUser()).data.user).toMatchObject({ email })
  expect((await client.getUser()).data.user?.new_email).toBeUndefined()
  expect((await client.getUser()).data.user?.identities?.[0]?.identity_data?.email).toBe(email)
})

test('codes agree to a change of address too, and the first answers without a session', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const email = service.newEmail()
  await client.updateUser({ email })
  const [toNew, toCurrent] = service.mails.slice(-2)
  const first = await client.verifyOtp({
    type: 'email_change',
    email: person.email,
    token: toCurrent?.code ?? '',
  })
  expect(first).toMatchObject({ error: null, data: { session: null, user: null } })
  const second = await client.verifyOtp({ type: 'email_change', email, token: toNew?.code ?? '' })
  expect(second.data.user?.email).toBe(email)
})

test('one address that agrees twice has agreed once', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const email = service.newEmail()
  await client.updateUser({ email })
  await open(service.mails.at(-2)?.link)
  service.advance(61)
  expect((await service.client().resend({ type: 'email_change', email: person.email })).error).toBeNull()
  const [toNew, toCurrent] = service.mails.slice(-2)
  const again = await open(toNew?.link)
  expect(again.fragment.message).toMatch(/Confirmation link accepted/)
  expect((await client.getUser()).data.user?.email).toBe(person.email)
  await open(toCurrent?.link)
  expect((await client.getUser()).data.user?.email).toBe(email)
})

test('of two people who ask for one address, one gets it', async () => {
  const [a, b] = [await service.addPerson(), await service.addPerson()]
  const email = service.newEmail()
  const mails = []
  for (const person of [a, b]) {
    await (await service.signIn(person)).client.updateUser({ email })
    mails.push(service.mails.slice(-2))
  }
  for (const [toNew, toCurrent] of mails) {
    await open(toCurrent?.link)
    await open(toNew?.link)
  }
  expect((await service.auth.accounts.find(service.db, a.id))?.email).toBe(email)
  expect((await service.auth.accounts.find(service.db, b.id))?.email).toBe(b.email)
})

test.each([
  ['/verify', 400],
  ['/verify?token=abc', 400],
  ['/verify?type=signup', 400],
])('GET %s is refused as JSON', async (path, status) => {
  expect(await service.request(path)).toMatchObject({ status, body: { error_code: 'validation_failed' } })
})

test('a link of a type that does not exist leads back with the error', async () => {
  const { fragment } = await open(`${service.url}/verify?token=abc&type=constructor`)
  expect(fragment).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' })
})

test('twenty wrong codes void the code, not the link', async () => {
  const person = await service.addPerson()
  await service.client().signInWithOtp({ email: person.email })
  const { code = '', link } = service.mails.at(-1) ?? {}
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 20; tried++)
    await service.client().verifyOtp({ email: person.email, token: wrong, type: 'email' })
  expect(
    (await service.client().verifyOtp({ email: person.email, token: code, type: 'email' })).error?.code,
  ).toBe('otp_expired')
  expect((await open(link)).fragment.access_token).toBeDefined()
})

function amrOf(token = '') {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims.amr.map(({ method }: { method: string }) => method)
}
