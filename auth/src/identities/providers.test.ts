import { createHash } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_ID, type OpenIdProvider, startOpenIdProvider } from '../testing/openid-provider.ts'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let provider: OpenIdProvider
let service: TestAuth
let closed: TestAuth
beforeAll(async () => {
  provider = await startOpenIdProvider()
  const AUTH_PROVIDERS = provider.settings('okta')
  service = await startTestAuth({ AUTH_PROVIDERS, AUTH_SIGNUP: 'open', AUTH_MANUAL_LINKING: 'true' })
  closed = await startTestAuth({ AUTH_PROVIDERS })
  for (const { url } of [service, closed]) provider.allowReturnTo(`${url}/callback`)
})
afterAll(async () => {
  await Promise.all([service.close(), closed.close()])
  await provider.close()
})

let subjects = 0
function newPerson(more: { email_verified?: boolean; email?: string } = {}) {
  const subject = `subject-${++subjects}`
  const email = more.email ?? service.newEmail()
  provider.people.set(subject, { email, email_verified: true, name: 'Ada', ...more })
  return { subject, email }
}

/** Everything between the button and the way back. */
async function signInAt(auth: TestAuth, subject: string, address: string) {
  const departure = await fetch(address, { redirect: 'manual' })
  expect(departure.status).toBe(302)
  const back = await provider.signIn(departure.headers.get('Location') ?? '', subject)
  return follow(auth, back)
}

async function follow(_auth: TestAuth, address: string, cookie = '') {
  const answer = await fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  const location = new URL(answer.headers.get('Location') ?? '')
  return {
    status: answer.status,
    location,
    query: Object.fromEntries(location.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
  }
}

async function addressFor(auth: TestAuth, options: { flowType?: 'pkce' | 'implicit' } = {}) {
  const client = auth.client(options)
  const { data, error } = await client.signInWithOAuth({
    provider: 'okta' as 'google',
    options: { skipBrowserRedirect: true, redirectTo: `${auth.origin}/in` },
  })
  if (error) throw error
  return { client, address: data.url ?? '' }
}

test('someone new signs in with the provider and has an account', async () => {
  const { subject, email } = newPerson()
  const { address } = await addressFor(service)
  const { status, fragment, location } = await signInAt(service, subject, address)
  expect(status).toBe(302)
  expect(location.pathname).toBe('/in')
  expect(fragment).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) })
  const { data } = await service.client().getUser(fragment.access_token)
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'okta', providers: ['okta'] },
    user_metadata: { name: 'Ada', email_verified: true, sub: subject },
    identities: [{ provider: 'okta', id: subject, email }],
  })
  const { fragment: again } = await signInAt(service, subject, (await addressFor(service)).address)
  expect((await service.client().getUser(again.access_token)).data.user?.id).toBe(data.user?.id)
})

test('a PKCE client exchanges the code and gets the provider’s token with the session', async () => {
  const { subject } = newPerson()
  const { client, address } = await addressFor(service, { flowType: 'pkce' })
  const { query } = await signInAt(service, subject, address)
  const { data, error } = await client.exchangeCodeForSession(query.code ?? '')
  expect(error).toBeNull()
  expect(data.session?.provider_token).toEqual(expect.any(String))
})

test('where sign-up is closed, only people with an account come in', async () => {
  const stranger = newPerson()
  const refused = await signInAt(closed, stranger.subject, (await addressFor(closed)).address)
  expect(refused.query).toMatchObject({ error_code: 'signup_disabled' })
  expect(refused.fragment).toMatchObject({ error_code: 'signup_disabled', sb: '' })
  expect(closed.events.at(-1)).toMatchObject({ action: 'auth.sign_in_failed', detail: { provider: 'okta' } })

  const person = await closed.addPerson({ email: 'officer@bank.example' })
  const { subject } = newPerson({ email: 'Officer@Bank.example' })
  const { fragment } = await signInAt(closed, subject, (await addressFor(closed)).address)
  const { data } = await closed.client().getUser(fragment.access_token)
  expect(data.user?.id).toBe(person.id)
  expect(data.user?.app_metadata.providers).toEqual(['email', 'okta'])
  expect((await closed.client().signInWithPassword(person)).error).toBeNull()
})

test('an address that the provider did not check opens no account of that address', async () => {
  const person = await service.addPerson()
  const { subject } = newPerson({ email: person.email, email_verified: false })
  const { query, fragment } = await signInAt(service, subject, (await addressFor(service)).address)
  expect(query.error_code).toBe('provider_email_needs_verification')
  expect(fragment.access_token).toBeUndefined()
  expect((await service.auth.accounts.find(service.db, person.id))?.identities).toHaveLength(1)
})

test('a new address that the provider did not check is confirmed by mail first', async () => {
  const { subject, email } = newPerson({ email_verified: false })
  const { query } = await signInAt(service, subject, (await addressFor(service)).address)
  expect(query.error_code).toBe('provider_email_needs_verification')
  expect(service.mails.at(-1)).toMatchObject({ kind: 'confirmation', to: email })

  const again = await signInAt(service, subject, (await addressFor(service)).address)
  expect(again.query.error_code).toBe('provider_email_needs_verification')
  expect(again.fragment.access_token).toBeUndefined()
  await fetch(service.mails.at(-1)?.link ?? '', { redirect: 'manual' })
  const confirmed = await signInAt(service, subject, (await addressFor(service)).address)
  expect(confirmed.fragment.access_token).toBeDefined()
})

test('once the provider vouches for the address, its person comes in', async () => {
  const { subject, email } = newPerson({ email_verified: false })
  await signInAt(service, subject, (await addressFor(service)).address)
  provider.people.set(subject, { email, email_verified: true, name: 'Ada' })
  const { fragment } = await signInAt(service, subject, (await addressFor(service)).address)
  const { data } = await service.client().getUser(fragment.access_token)
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
})

test('an invitation leaves nothing of a person who claimed the address before', async () => {
  const { subject, email } = newPerson({ email_verified: false })
  await signInAt(service, subject, (await addressFor(service)).address)
  await service.client().signUp({ email, password: PASSWORD })
  const { id } = await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
  expect((await service.auth.accounts.find(service.db, id))?.identities).toMatchObject([
    { provider: 'email' },
  ])
  const { fragment } = await signInAt(service, subject, (await addressFor(service)).address)
  expect(fragment.access_token).toBeUndefined()
})

test('an account made in advance by someone else is theirs no more', async () => {
  const { subject, email } = newPerson()
  const thief = service.client()
  await thief.signUp({ email, password: PASSWORD })
  const { fragment } = await signInAt(service, subject, (await addressFor(service)).address)
  expect(fragment.access_token).toBeDefined()
  expect((await service.client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials',
  )
  const { data } = await service.client().getUser(fragment.access_token)
  expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['okta'])
})

test('someone signed in adds a provider in the browser that began it, and takes one away but never the last', async () => {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  const { subject } = newPerson()
  /** The provider's address, and the cookie that the browser got with it. */
  const link = async () => {
    const { headers, body } = await service.request(
      `/user/identities/authorize?provider=okta&skip_http_redirect=true&redirect_to=${service.origin}`,
      { headers: { Authorization: `Bearer ${session?.access_token}` } },
    )
    return { url: String(body.url), cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' }
  }
  const begun = await link()
  const stolen = await follow(service, await provider.signIn(begun.url, subject))
  expect(stolen.query.error_code).toBe('bad_oauth_state')
  const foreign = await link()
  const other = await follow(service, await provider.signIn(foreign.url, subject), begun.cookie)
  expect(other.query.error_code).toBe('bad_oauth_state')
  const own = await link()
  const back = await provider.signIn(own.url, subject)
  expect((await follow(service, back, own.cookie)).fragment.access_token).toBeDefined()
  const { data } = await client.getUserIdentities()
  expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', 'okta'])
  const second = await link()
  const again = await follow(service, await provider.signIn(second.url, subject), second.cookie)
  expect(again.query.error_code).toBe('identity_already_exists')

  const [email, okta] = data?.identities ?? []
  if (!email || !okta) throw new Error('two identities are expected')
  expect((await client.unlinkIdentity(okta)).error).toBeNull()
  const told = service.mails.filter(({ to }) => to === person.email).map(({ kind }) => kind)
  expect(told).toEqual(['identity_linked', 'identity_unlinked'])
  expect((await client.unlinkIdentity(okta)).error?.code).toBe('identity_not_found')
  expect((await client.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable')
  const off = await closed.request('/user/identities/authorize?provider=okta')
  expect(off.status).toBe(401)
  const { session: theirs } = await closed.signIn(await closed.addPerson())
  const headers = { Authorization: `Bearer ${theirs?.access_token}` }
  expect(await closed.request('/user/identities/authorize?provider=okta', { headers })).toMatchObject({
    status: 404,
    body: { error_code: 'manual_linking_disabled' },
  })
  expect(session).not.toBeNull()
})

test('a state counts once, for five minutes, and only ours', async () => {
  const { subject } = newPerson()
  const { address } = await addressFor(service)
  const departure = await fetch(address, { redirect: 'manual' })
  const back = await provider.signIn(departure.headers.get('Location') ?? '', subject)
  const late = new URL(back)
  expect((await follow(service, back)).fragment.access_token).toBeDefined()
  for (const url of [
    late.href,
    `${service.url}/callback?code=a&state=${crypto.randomUUID()}`,
    `${service.url}/callback?code=a`,
    `${service.url}/callback?code=a&state=x`,
  ]) {
    const { status, location, query } = await follow(service, url)
    expect(status).toBe(303)
    expect(location.origin).toBe(service.origin)
    expect(query.error_code).toBe('bad_oauth_state')
  }
  const waiting = await fetch((await addressFor(service)).address, { redirect: 'manual' })
  const slowly = await provider.signIn(waiting.headers.get('Location') ?? '', subject)
  service.advance(301)
  expect((await follow(service, slowly)).query.error_code).toBe('bad_oauth_state')
})

test('another flow’s code, a foreign code and a changed issuer are refused', async () => {
  const victim = newPerson()
  const { address } = await addressFor(service)
  const [one, two] = await Promise.all([1, 2].map(() => fetch(address, { redirect: 'manual' })))
  const back = new URL(await provider.signIn(one?.headers.get('Location') ?? '', victim.subject))
  const other = new URL(two?.headers.get('Location') ?? '').searchParams.get('state') ?? ''
  back.searchParams.set('state', other)
  expect((await follow(service, back.href)).query.error_code).toBe('bad_oauth_callback')
  const departure = await fetch(address, { redirect: 'manual' })
  const state = new URL(departure.headers.get('Location') ?? '').searchParams.get('state')
  expect(
    (await follow(service, `${service.url}/callback?code=made-up&state=${state}`)).query.error_code,
  ).toBe('bad_oauth_callback')
  const third = new URL(
    await provider.signIn(
      (await fetch(address, { redirect: 'manual' })).headers.get('Location') ?? '',
      victim.subject,
    ),
  )
  third.searchParams.set('iss', 'https://evil.example')
  expect((await follow(service, third.href)).query.error_code).toBe('bad_oauth_callback')
})

test('what the provider refuses comes back to where the person was', async () => {
  const departure = await fetch((await addressFor(service)).address, { redirect: 'manual' })
  const state = new URL(departure.headers.get('Location') ?? '').searchParams.get('state')
  const { query, location } = await follow(
    service,
    `${service.url}/callback?error=access_denied&error_description=No&state=${state}`,
  )
  expect(query).toMatchObject({ error: 'access_denied', error_description: 'No' })
  expect(location.pathname).toBe('/in')
})

test('the client cannot choose what is ours to say', async () => {
  const { address } = await addressFor(service)
  const departure = await fetch(
    `${address}&state=x&client_id=y&redirect_uri=https://evil.example&nonce=n&login_hint=ada`,
    { redirect: 'manual' },
  )
  const asked = new URL(departure.headers.get('Location') ?? '').searchParams
  expect(asked.getAll('client_id')).toEqual([CLIENT_ID])
  expect(asked.get('redirect_uri')).toBe(`${service.url}/callback`)
  expect(asked.get('login_hint')).toBe('ada')
  expect(asked.get('code_challenge_method')).toBe('S256')
})

test('an unknown provider is refused, and one that is down or talks rubbish leads back', async () => {
  for (const name of ['google', '', '__proto__'])
    expect(await service.request(`/authorize?provider=${name}`)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  const down = await startTestAuth({
    AUTH_PROVIDERS: JSON.stringify([{ name: 'gone', issuer: 'http://localhost:9', client_id: 'a' }]),
  })
  const away = await follow(down, `${down.url}/authorize?provider=gone&redirect_to=${down.origin}/in`)
  expect(away.query).toMatchObject({ error: 'temporarily_unavailable' })
  expect(away.location.pathname).toBe('/in')
  await down.close()
  provider.talkRubbish(true)
  const rubbish = await startTestAuth({ AUTH_PROVIDERS: provider.settings('okta') })
  expect((await follow(rubbish, `${rubbish.url}/authorize?provider=okta`)).query.error).toBe(
    'temporarily_unavailable',
  )
  provider.talkRubbish(false)
  expect(
    (await fetch(`${rubbish.url}/authorize?provider=okta`, { redirect: 'manual' })).headers.get('Location'),
  ).toContain(provider.issuer)
  expect(rubbish.complaints).toEqual([])
  await rubbish.close()
})

test('who presses the button without end is told so on the page', async () => {
  const AUTH_PROVIDERS = provider.settings('okta')
  const limited = await startTestAuth({ AUTH_PROVIDERS, AUTH_RATE_LIMITS: ' ' }, { clockStands: true })
  const press = () =>
    follow(limited, `${limited.url}/authorize?provider=okta&redirect_to=${limited.origin}/in`)
  for (let count = 0; count < 30; count++) expect((await press()).location.origin).toBe(provider.issuer)
  const refused = await press()
  expect(refused.location.pathname).toBe('/in')
  expect(refused.query.error_code).toBe('over_request_rate_limit')
  await limited.close()
})

test('an address to lead back to that is longer than any is refused by name', async () => {
  const path = (length: number) =>
    `/authorize?provider=okta&redirect_to=${`${service.origin}/`.padEnd(length, 'x')}`
  expect((await service.request(path(2000))).status).toBe(302)
  const tooLong = await service.request(path(2001))
  expect(tooLong).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  expect(tooLong.body.msg).toContain('redirect_to')
  const json = { email: service.newEmail() }
  const headers = { redirect_to: `${service.origin}/`.padEnd(2001, 'x') }
  expect(await service.request('/recover', { method: 'POST', json, headers })).toMatchObject({
    status: 400,
    body: { error_code: 'validation_failed' },
  })
  // Where the person merely came from is no wish of theirs.
  const referer = { Referer: headers.redirect_to }
  expect(await service.request('/authorize?provider=okta', { headers: referer })).toMatchObject({
    status: 302,
  })
})

const exchange = (json: object, auth = service) =>
  auth.request('/token?grant_type=id_token', { method: 'POST', json })

test('an ID token signs in, with the nonce that belongs to it', async () => {
  const client = service.client()
  const nonce = 'a nonce'
  const hashed = createHash('sha256').update(nonce).digest('hex')
  const email = service.newEmail()
  const token = await provider.idToken({ sub: 'app-1', email, email_verified: true, nonce: hashed })
  const { data, error } = await client.signInWithIdToken({ provider: 'okta', token, nonce })
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  const second = await provider.idToken({
    sub: 'app-1',
    email,
    email_verified: true,
    nonce: hashed,
    jti: '2',
  })
  const byIssuer = await exchange({ id_token: second, issuer: provider.issuer, client_id: CLIENT_ID, nonce })
  expect(byIssuer.status).toBe(200)
  for (const wrong of [undefined, 'another', hashed])
    expect(await exchange({ provider: 'okta', id_token: token, nonce: wrong })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    })
  const without = await provider.idToken({ sub: 'app-1' })
  expect((await exchange({ provider: 'okta', id_token: without, nonce })).status).toBe(400)
})

test('an ID token signs in once, with or without a nonce', async () => {
  const email = service.newEmail()
  const id_token = await provider.idToken({ sub: 'app-once', email, email_verified: true })
  const answers = await Promise.all([1, 2, 3].map(() => exchange({ provider: 'okta', id_token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    error: 'invalid_request',
    error_description: 'Bad ID token: it was used before',
  })
  await service.auth.housekeeping()
  expect((await exchange({ provider: 'okta', id_token })).status).toBe(400)
})

test('an ID token links to who is signed in', async () => {
  const { client } = await service.signIn(await service.addPerson())
  const token = await provider.idToken({ sub: 'app-2', email: service.newEmail() })
  const { data, error } = await client.linkIdentity({ provider: 'okta', token })
  expect(error).toBeNull()
  expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['email', 'okta'])
})

test('with a second factor in place, a password alone links and unlinks nothing', async () => {
  const person = await service.addPerson()
  const { client: raised } = await service.signIn(person)
  const linked = await provider.idToken({ sub: 'app-3', email: service.newEmail() })
  await raised.linkIdentity({ provider: 'okta', token: linked })
  const { data: factor } = await raised.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: factor?.totp.secret ?? '' }).generate({
    timestamp: service.now().getTime(),
  })
  await raised.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })

  const { client } = await service.signIn(person)
  const okta = (await client.getUserIdentities()).data?.identities.find(({ provider }) => provider === 'okta')
  if (!okta) throw new Error('an identity is expected')
  const token = await provider.idToken({ sub: 'app-4', email: service.newEmail() })
  const attempts = (by: typeof client) => [
    () => by.linkIdentity({ provider: 'okta' as 'google', options: { skipBrowserRedirect: true } }),
    () => by.unlinkIdentity(okta),
    () => by.linkIdentity({ provider: 'okta', token }),
  ]
  for (const attempt of attempts(client))
    expect((await attempt()).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(2)
  for (const attempt of attempts(raised)) expect((await attempt()).error).toBeNull()
})

test('a bad ID token is refused the OAuth way', async () => {
  const foreign = await generateKeyPair('RS256')
  const seconds = Math.floor(Date.now() / 1000)
  const forge = (header: { alg: string; kid?: string }, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ iss: provider.issuer, aud: CLIENT_ID, sub: 'x', iat: seconds, exp: seconds + 300 })
      .setProtectedHeader(header)
      .sign(key)
  const tokens: Record<string, string> = {
    'another key': await forge({ alg: 'RS256', kid: 'provider-key' }, foreign.privateKey),
    'a shared secret': await forge(
      { alg: 'HS256', kid: 'provider-key' },
      new TextEncoder().encode(CLIENT_ID.repeat(8)),
    ),
    'no signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: provider.issuer, aud: CLIENT_ID, sub: 'x', exp: seconds + 300 })).toString('base64url')}.`,
    'another audience': await provider.idToken({ sub: 'x', aud: 'someone-else' }),
    'another issuer': await provider.idToken({ sub: 'x', iss: 'https://evil.example' }),
    'another party': await provider.idToken({ sub: 'x', aud: [CLIENT_ID, 'other'], azp: 'other' }),
    expired: await provider.idToken({ sub: 'x', exp: seconds - 10_000, iat: seconds - 20_000 }),
    nobody: await provider.idToken({}),
    rubbish: 'rubbish',
  }
  for (const [name, id_token] of Object.entries(tokens)) {
    const answer = await exchange({ provider: 'okta', id_token })
    expect({ name, status: answer.status, error: answer.body.error }).toEqual({
      name,
      status: 400,
      error: 'invalid_request',
    })
    expect(answer.body.error_description, name).toMatch(/^Bad ID token/)
  }
  const bound = await provider.idToken({ sub: 'x', at_hash: 'of another' })
  expect((await exchange({ provider: 'okta', id_token: bound, access_token: 'abc' })).status).toBe(400)
  expect(await exchange({ provider: 'google', id_token: bound })).toMatchObject({
    status: 400,
    body: { error_code: 'provider_disabled', msg: expect.stringContaining('not enabled') },
  })
  expect((await exchange({ id_token: bound })).status).toBe(400)
  expect((await exchange({})).status).toBe(400)
})

test('a suspended person does not come in by the provider either', async () => {
  const { subject } = newPerson()
  const { fragment } = await signInAt(service, subject, (await addressFor(service)).address)
  const { data } = await service.client().getUser(fragment.access_token)
  const by = { id: null, ip: '' }
  await service.db.transaction((tx) => service.auth.accounts.suspend(tx, data.user?.id ?? '', 'forever', by))
  const refused = await signInAt(service, subject, (await addressFor(service)).address)
  expect(refused.query.error_code).toBe('user_banned')
})

test('what is configured is told, with nothing of its secrets', async () => {
  const { body } = await service.request('/settings')
  expect(body.external).toMatchObject({ okta: true, email: true })
  expect(body.provider_labels).toEqual({ okta: 'okta' })
  expect(JSON.stringify(body)).not.toContain(CLIENT_ID)
})

/** A person whom the administrator invited, and what their letter's link carries. */
async function invite(auth: TestAuth, email = auth.newEmail()) {
  const admin = await auth.admin()
  const { data, error } = await admin.generateLink({ type: 'invite', email })
  if (error) throw error
  return { id: data.user?.id ?? '', email, token: data.properties?.hashed_token ?? '' }
}

const withInvitation = (auth: TestAuth, token: string) =>
  `${auth.url}/authorize?${new URLSearchParams({
    provider: 'okta',
    redirect_to: `${auth.origin}/in`,
    invite_token: token,
  })}`

test('an invited person accepts with the provider, once', async () => {
  const invited = await invite(closed)
  const { subject } = newPerson({ email: invited.email })
  const departure = await fetch(withInvitation(closed, invited.token), { redirect: 'manual' })
  expect(departure.headers.get('Location')).not.toContain(invited.token)
  const back = await provider.signIn(departure.headers.get('Location') ?? '', subject)
  // A second one is on its way with the same invitation.
  const second = await fetch(withInvitation(closed, invited.token), { redirect: 'manual' })
  const late = await provider.signIn(second.headers.get('Location') ?? '', subject)

  const { fragment } = await follow(closed, back)
  const { data } = await closed.client().getUser(fragment.access_token)
  expect(data.user).toMatchObject({
    id: invited.id,
    email_confirmed_at: expect.any(String),
    identities: [{ provider: 'okta', id: subject }],
  })
  expect(closed.events.map(({ action }) => action)).toContain('auth.identity_linked')
  expect(closed.events).toContainEqual(
    expect.objectContaining({ action: 'auth.invitation_accepted', subjectId: invited.id }),
  )

  expect((await follow(closed, late)).query.error_code).toBe('otp_expired')
  const replayed = await follow(closed, withInvitation(closed, invited.token))
  expect(replayed.query).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  const link = await closed.request(`/verify?token=${invited.token}&type=invite`)
  expect(link.headers.get('Location')).toContain('otp_expired')
  const { fragment: again } = await signInAt(closed, subject, (await addressFor(closed)).address)
  expect((await closed.client().getUser(again.access_token)).data.user?.id).toBe(invited.id)
})

test('an invitation is for its own address, as the provider vouches for it', async () => {
  const invited = await invite(closed)
  for (const person of [newPerson(), newPerson({ email: invited.email, email_verified: false })]) {
    const refused = await signInAt(closed, person.subject, withInvitation(closed, invited.token))
    expect(refused.status).toBe(302)
    expect(refused.location.pathname).toBe('/in')
    expect(refused.query.error_description).toBe(
      'Invited email does not match the email of the identity provider',
    )
    expect(closed.events.at(-1)).toMatchObject({ action: 'auth.sign_in_failed', subjectId: invited.id })
  }
  const account = await closed.auth.accounts.find(closed.db, invited.id)
  expect(account).toMatchObject({ emailConfirmedAt: null })
  expect(account?.identities.map(({ provider }) => provider)).toEqual(['email'])
  // It is still good for whom it is for.
  const { subject } = newPerson({ email: invited.email })
  const { fragment } = await signInAt(closed, subject, withInvitation(closed, invited.token))
  expect(fragment.access_token).toBeDefined()
})

test('an identity that is someone else’s accepts no invitation', async () => {
  const member = await closed.addPerson()
  const { subject } = newPerson({ email: member.email })
  await signInAt(closed, subject, (await addressFor(closed)).address)
  const invited = await invite(closed)
  provider.people.set(subject, { email: invited.email, email_verified: true })
  const refused = await signInAt(closed, subject, withInvitation(closed, invited.token))
  expect(refused.query.error_code).toBe('identity_already_exists')
  expect((await closed.auth.accounts.find(closed.db, invited.id))?.emailConfirmedAt).toBeNull()
})

test('what is no invitation, or none any more, is refused before the provider is asked', async () => {
  const signUp = service.client()
  const email = service.newEmail()
  await signUp.signUp({ email, password: PASSWORD })
  const link = service.mails.at(-1)?.link ?? ''
  const confirmation = new URL(link).searchParams.get('token') ?? ''
  for (const token of ['unknown', confirmation]) {
    const refused = await follow(service, withInvitation(service, token))
    expect(refused.location.origin + refused.location.pathname).toBe(`${service.origin}/in`)
    expect(refused.query.error_code).toBe('otp_expired')
    expect(refused.fragment).toMatchObject({ error_code: 'otp_expired', sb: '' })
  }
  const earlier = await invite(service)
  const newer = await invite(service, earlier.email)
  expect((await follow(service, withInvitation(service, earlier.token))).query.error_code).toBe('otp_expired')
  const { subject } = newPerson({ email: newer.email })
  const departure = await fetch(withInvitation(service, newer.token), { redirect: 'manual' })
  const back = await provider.signIn(departure.headers.get('Location') ?? '', subject)
  await invite(service, earlier.email)
  expect((await follow(service, back)).query.error_code).toBe('otp_expired')

  const old = await invite(service)
  service.advance(86_401)
  expect((await follow(service, withInvitation(service, old.token))).query.error_code).toBe('otp_expired')
})
