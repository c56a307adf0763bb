import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let closed: TestAuth
let open: TestAuth
let confirming: TestAuth
beforeAll(async () => {
  closed = await startTestAuth()
  open = await startTestAuth({ AUTH_SIGNUP: 'open', AUTH_ANONYMOUS: 'true' })
  confirming = await startTestAuth({ AUTH_SIGNUP: 'open', AUTH_AUTOCONFIRM_EMAIL: 'true' })
})
afterAll(() => Promise.all([closed.close(), open.close(), confirming.close()]))

test('nobody signs up unless the operator opens it', async () => {
  const email = closed.newEmail()
  const { error } = await closed.client().signUp({ email, password: PASSWORD })
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
  expect((await closed.client().signInWithOtp({ email })).error?.code).toBe('signup_disabled')
  expect((await closed.client().signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
})

test('a new person confirms the address by the mailed link and is signed in', async () => {
  const email = open.newEmail()
  const client = open.client()
  const { data, error } = await client.signUp({
    email: ` ${email.toUpperCase()} `,
    password: PASSWORD,
    options: { data: { name: 'Ada' } },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email,
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ada', email, email_verified: false },
  })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.confirmation_sent_at).toBeDefined()
  expect(data.user?.email_confirmed_at).toBeUndefined()
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'email_not_confirmed',
  )

  const mail = open.mails.at(-1)
  expect(mail).toMatchObject({ kind: 'confirmation', to: email })
  expect((await fetch(mail?.link ?? '', { method: 'HEAD', redirect: 'manual' })).status).toBe(204)
  const answer = await fetch(mail?.link ?? '', { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const parts = new URLSearchParams(new URL(answer.headers.get('Location') ?? '').hash.slice(1))
  expect(parts.get('type')).toBe('signup')
  expect(parts.get('sb')).toBe('')
  const { data: confirmed } = await client.getUser(parts.get('access_token') ?? '')
  expect(confirmed.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true })

  const again = await fetch(mail?.link ?? '', { redirect: 'manual' })
  const failure = new URLSearchParams(new URL(again.headers.get('Location') ?? '').hash.slice(1))
  expect(Object.fromEntries(failure)).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    sb: '',
  })
})

test('the code from the mail confirms too, and only once', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  const token = open.mails.at(-1)?.code ?? ''
  expect(token).toMatch(/^\d{6}$/)
  const wrong = token === '000000' ? '000001' : '000000'
  const client = open.client()
  const failed = await client.verifyOtp({ email, token: wrong, type: 'signup' })
  expect(failed.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })
  expect((await client.verifyOtp({ email, token, type: 'email' })).data.session?.user.email).toBe(email)
  expect((await client.verifyOtp({ email, token, type: 'email' })).error?.code).toBe('otp_expired')
})

test('a taken address gets an answer that looks like a new account, and no mail', async () => {
  const person = await open.addPerson()
  const before = open.mails.length
  const { data, error } = await open.client().signUp({ email: person.email, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.user?.identities).toEqual([])
  expect(data.user?.id).not.toBe(person.id)
  expect(open.mails).toHaveLength(before)
})

test('signing up again before confirming mails again after a minute, and neither password counts', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  const soon = await open.client().signUp({ email, password: 'Another-Horse!8' })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  open.advance(61)
  expect((await open.client().signUp({ email, password: 'Another-Horse!8' })).error).toBeNull()
  const token = open.mails.at(-1)?.code ?? ''
  await open.client().verifyOtp({ email, token, type: 'signup' })
  for (const password of [PASSWORD, 'Another-Horse!8'])
    expect((await open.client().signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
})

test('the first to sign up with another’s address has no password there after its owner confirmed', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  await fetch(open.mails.at(-1)?.link ?? '', { redirect: 'manual' })
  const stranger = await open.client().signInWithPassword({ email, password: PASSWORD })
  expect(stranger.error?.code).toBe('invalid_credentials')
})

test('who confirms by the token of the link alone is told why the password is gone, and sets one in that session', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  const link = new URL(open.mails.at(-1)?.link ?? '')
  const client = open.client()
  const { error } = await client.verifyOtp({
    type: 'email',
    token_hash: link.searchParams.get('token') ?? '',
  })
  expect(error).toBeNull()
  const signIn = async (password: string) =>
    (await open.client().signInWithPassword({ email, password })).error
  expect(await signIn(PASSWORD)).toMatchObject({
    ...{ status: 400, code: 'invalid_credentials' },
    message: expect.stringMatching(/^Invalid login credentials: the address was confirmed by its link/),
  })
  expect((await signIn('Another-Horse!8'))?.message).toBe('Invalid login credentials')

  expect((await client.updateUser({ password: 'Another-Horse!8' })).error).toBeNull()
  expect(await signIn('Another-Horse!8')).toBeNull()
  expect((await signIn(PASSWORD))?.message).toBe('Invalid login credentials')
})

test('a dropped password is forgotten after 30 days', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  const link = new URL(open.mails.at(-1)?.link ?? '')
  await open.client().verifyOtp({ type: 'email', token_hash: link.searchParams.get('token') ?? '' })
  const message = async () => {
    await open.auth.housekeeping()
    return (await open.client().signInWithPassword({ email, password: PASSWORD })).error?.message
  }
  expect(await message()).toMatch(/confirmed by its link/)
  open.advance(31 * 86_400)
  expect(await message()).toBe('Invalid login credentials')
})

test('the password of a sign-up counts for who types its code, also a code that was sent again', async () => {
  for (const isSentAgain of [false, true]) {
    const email = open.newEmail()
    await open.client().signUp({ email, password: PASSWORD })
    if (isSentAgain) {
      open.advance(61)
      await open.client().resend({ type: 'signup', email })
    }
    const token = open.mails.at(-1)?.code ?? ''
    expect((await open.client().verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
    expect((await open.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  }
})

test('the password of a sign-up with PKCE counts for who brings the verifier, and not for who opens the link', async () => {
  const email = open.newEmail()
  const client = open.client({ flowType: 'pkce' })
  await client.signUp({ email, password: PASSWORD })
  const opened = await fetch(open.mails.at(-1)?.link ?? '', { redirect: 'manual' })
  expect((await open.client().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
  const code = new URL(opened.headers.get('Location') ?? '').searchParams.get('code') ?? ''
  expect((await client.exchangeCodeForSession(code)).error).toBeNull()
  expect((await open.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('resend mails the confirmation again, and is silent about strangers', async () => {
  const email = open.newEmail()
  await open.client().signUp({ email, password: PASSWORD })
  open.advance(61)
  const before = open.mails.length
  expect((await open.client().resend({ type: 'signup', email })).error).toBeNull()
  expect(open.mails).toHaveLength(before + 1)
  expect((await open.client().resend({ type: 'signup', email: open.newEmail() })).error).toBeNull()
  expect((await open.client().resend({ type: 'email_change', email })).error).toBeNull()
  expect(open.mails).toHaveLength(before + 1)
})

test('with autoconfirm a new person is signed in, and an unconfirmed account never without its password', async () => {
  const email = confirming.newEmail()
  const { data } = await confirming.client().signUp({ email, password: PASSWORD })
  expect(data.session?.user.email).toBe(email)
  expect((await confirming.client().signUp({ email, password: PASSWORD })).error?.code).toBe(
    'user_already_exists',
  )

  const waiting = await confirming.addPerson({ emailConfirmed: false })
  const taken = await confirming.client().signUp({ email: waiting.email, password: 'Another-Horse!8' })
  expect(taken.data.session).toBeNull()
  expect(taken.error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
})

test('an address and further words about oneself change together', async () => {
  const { client } = await confirming.signIn(await confirming.addPerson())
  const email = confirming.newEmail()
  const { data } = await client.updateUser({ email, data: { nickname: 'Ada' } })
  expect(data.user).toMatchObject({ email, user_metadata: { nickname: 'Ada', email } })
})

test('someone anonymous becomes someone', async () => {
  const client = open.client()
  const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { theme: 'dark' } })
  expect(data.user?.user_metadata).toEqual({ theme: 'dark' })
  expect((await client.updateUser({ password: PASSWORD })).error?.status).toBe(422)
  const email = open.newEmail()
  expect((await client.updateUser({ email })).data.user?.new_email).toBe(email)
  const token = open.mails.at(-1)?.code ?? ''
  const { data: verified } = await client.verifyOtp({ email, token, type: 'email_change' })
  expect(verified.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
  expect(verified.user?.identities?.[0]?.provider).toBe('email')
})

test.each([
  ['a short password', 'aB1!', 422, 'weak_password'],
  ['a plain password', 'abcdefghij', 422, 'weak_password'],
  ['73 bytes', `aA1!${'x'.repeat(69)}`, 400, 'validation_failed'],
  ['10,000 characters', `aA1!${'x'.repeat(9996)}`, 400, 'validation_failed'],
  ['100,000 characters', `aA1!${'x'.repeat(99_996)}`, 413, 'request_entity_too_large'],
  ['emoji beyond 72 bytes', `aA1!${'🐎'.repeat(18)}`, 400, 'validation_failed'],
])('%s is no password', async (_name, password, status, code) => {
  const { error } = await open.client().signUp({ email: open.newEmail(), password })
  expect(error).toMatchObject({ status, code })
})

test.each([
  ['72 bytes', `aA1!${'x'.repeat(68)}`],
  ['emoji within 72 bytes', `aA1!${'🐎'.repeat(17)}`],
])('%s is a password', async (_name, password) => {
  const { data } = await confirming.client().signUp({ email: confirming.newEmail(), password })
  expect(data.session).not.toBeNull()
})
