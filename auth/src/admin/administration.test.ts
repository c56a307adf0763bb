import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
let admin: Awaited<ReturnType<TestAuth['admin']>>
beforeAll(async () => {
  service = await startTestAuth({ AUTH_SIGNUP: 'open' })
  admin = await service.admin()
})
afterAll(() => service.close())

const MISSING = '00000000-0000-4000-8000-000000000000'

test('an operator creates, reads, changes and deletes an account', async () => {
  const email = service.newEmail()
  const before = service.mails.length
  const { data, error } = await admin.createUser({
    email,
    password: PASSWORD,
    user_metadata: { name: 'Ada', tags: [1, null] },
    app_metadata: { plan: 'trial' },
  })
  expect(error).toBeNull()
  expect(service.mails).toHaveLength(before)
  const id = data.user?.id ?? ''
  expect(data.user).toMatchObject({
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'], plan: 'trial' },
  })
  expect(data.user?.user_metadata).toEqual({ name: 'Ada', tags: [1, null] })
  expect(data.user?.email_confirmed_at).toBeUndefined()
  expect((await admin.getUserById(id)).data.user?.email).toBe(email)

  const changed = await admin.updateUserById(id, {
    email: service.newEmail(),
    email_confirm: true,
    user_metadata: { name: null, city: 'Bath' },
    app_metadata: { plan: null },
  })
  expect(changed.data.user?.email).not.toBe(email)
  expect(changed.data.user?.user_metadata).toMatchObject({ city: 'Bath', email_verified: true })
  expect(changed.data.user?.user_metadata).not.toHaveProperty('name')
  expect(changed.data.user?.app_metadata).not.toHaveProperty('plan')
  expect(changed.data.user?.identities?.[0]?.identity_data?.email).toBe(changed.data.user?.email)

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await admin.deleteUser(id)).error?.status).toBe(404)
  expect(service.events.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
    'auth.user_created',
    'auth.user_updated',
    'auth.user_deleted',
  ])
})

test('an address belongs to one account, also when two ask at once', async () => {
  const email = service.newEmail()
  const answers = await Promise.all([1, 2, 3].map(() => admin.createUser({ email: email.toUpperCase() })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  for (const { error } of answers)
    if (error) expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  const other = await service.addPerson()
  expect((await admin.updateUserById(other.id, { email })).error?.code).toBe('email_exists')
})

test('the rule for passwords holds for operators too, and the new one signs everyone out', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  expect((await admin.createUser({ email: service.newEmail(), password: 'weak' })).error?.code).toBe(
    'weak_password',
  )
  expect((await admin.updateUserById(person.id, { password: 'weak' })).error?.code).toBe('weak_password')
  expect((await admin.updateUserById(person.id, { password: 'Better-Horse!8' })).error).toBeNull()
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await service.client().signInWithPassword(person)).error?.code).toBe('invalid_credentials')
})

test('a suspension holds at the next call and ends by itself, and no session from before comes back', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const { data } = await admin.updateUserById(person.id, { ban_duration: '30m' })
  expect(new Date(data.user?.banned_until ?? 0).getTime()).toBeGreaterThan(service.now().getTime())
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  service.advance(1801)
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.refreshSession()).error).not.toBeNull()
  const again = await service.signIn(person)
  expect((await again.client.getUser()).error).toBeNull()
  await admin.updateUserById(person.id, { ban_duration: '876000h' })
  expect((await again.client.getUser()).error?.code).toBe('user_banned')
  expect(
    (await admin.updateUserById(person.id, { ban_duration: 'none' })).data.user?.banned_until,
  ).toBeUndefined()
  // Sessions from before the suspension do not come back.
  expect((await again.client.getUser()).error).not.toBeNull()
  expect((await service.client().signInWithPassword(person)).error).toBeNull()
  expect((await admin.updateUserById(person.id, { ban_duration: 'a while' })).error?.status).toBe(400)
})

test('a deleted person is unknown at the next call', async () => {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  await admin.deleteUser(person.id)
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
  const refreshed = await service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: session?.refresh_token },
  })
  expect(refreshed.body.error_code).toBe('refresh_token_not_found')
})

test('a soft deletion keeps the id and nothing of the person, and frees the address', async () => {
  const person = await service.addPerson()
  expect((await admin.deleteUser(person.id, true)).error).toBeNull()
  const { data } = await admin.getUserById(person.id)
  expect(data.user?.deleted_at).toBeDefined()
  expect(data.user?.user_metadata).toEqual({})
  expect(JSON.stringify(data.user)).not.toContain(person.email)
  expect((await admin.createUser({ email: person.email })).error).toBeNull()
})

test('the list is newest first, paged and counted', async () => {
  const listing = await startTestAuth()
  const lister = await listing.admin()
  for (let count = 0; count < 5; count++) {
    await listing.addPerson()
    listing.advance(1)
  }
  const { data } = await lister.listUsers({ page: 1, perPage: 2 })
  expect(data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3, aud: 'authenticated' })
  expect(data.users.map(({ email }) => email)).toEqual(['person-5@example.com', 'person-4@example.com'])
  const last = await lister.listUsers({ page: 3, perPage: 2 })
  expect(last.data).toMatchObject({ nextPage: null, users: [{ email: 'person-1@example.com' }] })
  expect((await lister.listUsers()).data.users).toHaveLength(5)

  const headers = { Authorization: `Bearer ${await listing.serviceToken()}` }
  for (const query of ['page=-1', 'page=x', 'per_page=-5', 'per_page=1e9', 'sort=password_hash%20asc'])
    expect((await listing.request(`/admin/users?${query}`, { headers })).status).toBe(400)
  const filtered = await listing.request('/admin/users?filter=son-3&sort=email%20asc', { headers })
  expect(filtered.body.users).toHaveLength(1)
  expect((await listing.request('/admin/users?filter=%25', { headers })).body.users).toHaveLength(0)
  await listing.close()
})

test('generated links work and no mail leaves', async () => {
  const before = service.mails.length
  const email = service.newEmail()
  const redirectTo = `${service.origin}/welcome`
  const { data, error } = await admin.generateLink({
    type: 'signup',
    email,
    password: PASSWORD,
    options: { redirectTo },
  })
  expect(error).toBeNull()
  expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo })
  expect(data.properties?.email_otp).toMatch(/^\d{6}$/)
  expect(data.user?.email).toBe(email)
  const verified = await service
    .client()
    .verifyOtp({ type: 'signup', token_hash: data.properties?.hashed_token ?? '' })
  expect(verified.data.user?.email).toBe(email)
  expect((await admin.generateLink({ type: 'signup', email, password: PASSWORD })).error?.code).toBe(
    'email_exists',
  )

  const magic = await admin.generateLink({ type: 'magiclink', email })
  expect(
    (
      await service
        .client()
        .verifyOtp({ type: 'email', email, token: magic.data.properties?.email_otp ?? '' })
    ).error,
  ).toBeNull()
  const stranger = await admin.generateLink({ type: 'magiclink', email: service.newEmail() })
  expect(stranger.error?.code ?? stranger.data.properties?.verification_type).toBe('signup')
  expect((await admin.generateLink({ type: 'recovery', email: service.newEmail() })).error?.status).toBe(404)
  const invited = await admin.generateLink({ type: 'invite', email: service.newEmail() })
  expect(invited.data.user?.invited_at).toBeDefined()

  const newEmail = service.newEmail()
  const current = await admin.generateLink({ type: 'email_change_current', email, newEmail })
  const next = await admin.generateLink({ type: 'email_change_new', email, newEmail })
  expect(current.data.properties?.action_link).toContain('type=email_change&')
  for (const { data: link } of [current, next])
    await fetch(link.properties?.action_link ?? '', { redirect: 'manual' })
  expect((await admin.getUserById(data.user?.id ?? '')).data.user?.email).toBe(newEmail)
  // No letter but the notice of what the links did.
  expect(service.mails.slice(before).map(({ kind }) => kind)).toEqual(['email_changed'])
})

test('an invitation is mailed, and not to someone who is there', async () => {
  const email = service.newEmail()
  const { data, error } = await admin.inviteUserByEmail(email, { data: { name: 'Ada' } })
  expect(error).toBeNull()
  expect(data.user?.invited_at).toBeDefined()
  expect(data.user?.user_metadata).toEqual({ name: 'Ada' })
  expect(service.mails.at(-1)).toMatchObject({
    kind: 'invite',
    to: email,
    data: { userMetadata: { name: 'Ada' } },
  })
  expect((await admin.inviteUserByEmail((await service.addPerson()).email)).error?.code).toBe('email_exists')
})

test('factors are listed and removed', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  expect((await admin.mfa.listFactors({ userId: person.id })).data).toEqual({ factors: [] })
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const { data } = await admin.mfa.listFactors({ userId: person.id })
  expect(data?.factors).toMatchObject([{ friendly_name: 'Phone', status: 'unverified' }])
  const id = data?.factors[0]?.id ?? ''
  expect((await admin.mfa.deleteFactor({ userId: person.id, id })).error).toBeNull()
  expect((await admin.mfa.listFactors({ userId: person.id })).data?.factors).toEqual([])
  expect((await admin.mfa.deleteFactor({ userId: person.id, id })).error?.status).toBe(404)
})

test('an operator signs one session out by its token', async () => {
  const { session } = await service.signIn(await service.addPerson())
  expect((await admin.signOut(session?.access_token ?? '', 'local')).error).toBeNull()
  expect((await service.client().getUser(session?.access_token)).error?.name).toBe('AuthSessionMissingError')
})

test('only tokens of an operator’s role open these calls', async () => {
  const { session } = await service.signIn(await service.addPerson())
  const get = (token: string, path = '/admin/users') =>
    service.request(path, { headers: { Authorization: `Bearer ${token}` } })
  expect(await get(session?.access_token ?? '')).toMatchObject({
    status: 403,
    body: { error_code: 'not_admin' },
  })
  expect(await service.request('/admin/users')).toMatchObject({
    status: 401,
    body: { error_code: 'no_authorization' },
  })
  expect((await get(await service.serviceToken())).status).toBe(200)
  const ended = await service.serviceToken({ session_id: MISSING, sub: MISSING })
  expect(await get(ended)).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } })
  const token = await service.serviceToken()
  expect(await get(token, '/admin/users/nobody')).toMatchObject({
    status: 404,
    body: { error_code: 'validation_failed' },
  })
  expect(await get(token, `/admin/users/${MISSING}`)).toMatchObject({
    status: 404,
    body: { error_code: 'user_not_found' },
  })
})

test('an operator’s own account opens these calls until it is suspended', async () => {
  const person = await service.addPerson()
  await admin.updateUserById(person.id, { role: 'service_role' })
  const { session } = await service.signIn(person)
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  expect((await service.request('/admin/users', { headers })).status).toBe(200)
  await admin.updateUserById(person.id, { ban_duration: '1h' })
  expect((await service.request('/admin/users', { headers })).status).toBe(403)
})

test('the product’s own calls take effect in its transaction, or not at all', async () => {
  const { accounts } = service.auth
  const email = service.newEmail()
  const failing = service.db.transaction(async (tx) => {
    await accounts.create(tx, { email, password: PASSWORD }, operator)
    throw new Error('the profile could not be stored')
  })
  await expect(failing).rejects.toThrow('profile')
  const { id } = await service.db.transaction((tx) =>
    accounts.create(tx, { email, password: PASSWORD, emailConfirmed: true }, operator),
  )
  const { client } = await service.signIn({ email, password: PASSWORD })
  await service.db.transaction((tx) => accounts.signOutEverywhere(tx, id, operator))
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  const changed = service.newEmail()
  await service.db.transaction((tx) => accounts.setEmail(tx, id, changed, operator))
  await service.db.transaction((tx) => accounts.setPassword(tx, id, 'Better-Horse!8', operator))
  await service.signIn({ email: changed, password: 'Better-Horse!8' })
  await service.db.transaction((tx) => accounts.remove(tx, [id], operator))
  expect(await accounts.find(service.db, id)).toBeUndefined()
})

test.each([
  ['email_exists', 'taken@example.com', PASSWORD],
  ['email_address_invalid', 'no address', PASSWORD],
  ['weak_password', 'new@example.com', 'weak'],
  ['password_too_long', 'new@example.com', `aA1!${'x'.repeat(69)}`],
])('the product is told %s', async (code, email, password) => {
  const { accounts } = service.auth
  const create = (address: string, secret: string) =>
    service.db.transaction((tx) => accounts.create(tx, { email: address, password: secret }, operator))
  await create('taken@example.com', PASSWORD).catch(() => {})
  await expect(create(email, password)).rejects.toMatchObject({ name: 'AccountRefusal', code })
})
