import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())

const refresh = (token: unknown) =>
  service.request('/token?grant_type=refresh_token', { method: 'POST', json: { refresh_token: token } })

const refreshFrom = (address: string, token: unknown) =>
  service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: token },
    headers: { 'x-test-address': address },
  })

test('a person signs in, is known, refreshes and signs out', async () => {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  expect((await client.getUser()).data.user).toMatchObject({ id: person.id, email: person.email, phone: '' })

  service.advance(1)
  const { data, error } = await client.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(session?.refresh_token)
  expect(data.session?.access_token).not.toBe(session?.access_token)

  const stillValid = data.session?.access_token
  expect((await client.signOut()).error).toBeNull()
  expect((await service.client().getUser(stillValid)).error?.name).toBe('AuthSessionMissingError')
})

test('fifty refreshes at once leave one session and sign nobody out', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session?.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  const tokens = new Set(answers.map(({ body }) => body.refresh_token))
  expect(tokens.size).toBe(1)
  expect((await refresh([...tokens][0])).status).toBe(200)
})

test('a client that never stored the answer gets the token that is good now, once, however late', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body: next } = await refresh(session?.refresh_token)
  service.advance(3600)
  const { body: again } = await refresh(session?.refresh_token)
  expect(again.refresh_token).toBe(next.refresh_token)
  expect((await refresh(session?.refresh_token)).body.error_code).toBe('refresh_token_already_used')
  expect(service.events.at(-1)).toMatchObject({
    action: 'auth.refresh_token_reused',
    subjectId: person.id,
    detail: { behind: 1, ended: true },
  })
  expect((await refresh(next.refresh_token)).body.error_code).toBe('refresh_token_not_found')
})

test('a thief who is one token behind, in another network, ends the session and is recorded', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body: next } = await refresh(session?.refresh_token)
  service.advance(11)
  const stolen = await refreshFrom('198.51.100.7', session?.refresh_token)
  expect(stolen.body.error_code).toBe('refresh_token_already_used')
  expect(service.events.at(-1)).toMatchObject({
    action: 'auth.refresh_token_reused',
    subjectId: person.id,
    ip: '198.51.100.7',
    detail: { behind: 1, ended: true },
  })
  expect((await refresh(next.refresh_token)).body.error_code).toBe('refresh_token_not_found')
})

test('a thief who used the newest token first is found out when its owner comes back', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body: stolen } = await refreshFrom('198.51.100.7', session?.refresh_token)
  service.advance(60)
  expect((await refresh(session?.refresh_token)).body.error_code).toBe('refresh_token_already_used')
  expect((await refreshFrom('198.51.100.7', stolen.refresh_token)).body.error_code).toBe(
    'refresh_token_not_found',
  )
})

test('within the interval another network is refused and recorded, and the session goes on', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body: next } = await refresh(session?.refresh_token)
  const elsewhere = await refreshFrom('198.51.100.7', session?.refresh_token)
  expect(elsewhere.body.error_code).toBe('refresh_token_already_used')
  expect(service.events.at(-1)).toMatchObject({ detail: { behind: 1, ended: false } })
  expect((await refresh(next.refresh_token)).status).toBe(200)
})

const DAY = 86_400

test('a session ends after fourteen days without use', async () => {
  const { client, session } = await service.signIn(await service.addPerson())
  service.advance(14 * DAY - 60)
  const { body } = await refresh(session?.refresh_token)
  expect(body.refresh_token).toBeDefined()
  service.advance(14 * DAY + 1)
  expect((await refresh(body.refresh_token)).body.error_code).toBe('session_expired')
  expect((await client.getUser()).error).not.toBeNull()
  await service.auth.housekeeping()
  expect((await refresh(body.refresh_token)).body.error_code).toBe('refresh_token_not_found')
})

test('a session that is used every week ends ninety days after the sign-in', async () => {
  let token: unknown = (await service.signIn(await service.addPerson())).session?.refresh_token
  for (let week = 0; week < 12; week++) {
    service.advance(7 * DAY)
    token = (await refresh(token)).body.refresh_token
  }
  service.advance(5 * DAY)
  const last = await refresh(token)
  expect(last.status).toBe(200)
  expect(Number(last.body.expires_in)).toBeLessThanOrEqual(3600)
  service.advance(DAY + 1)
  expect((await refresh(last.body.refresh_token)).body.error_code).toBe('session_expired')
})

test('an institution’s shorter idle end holds for sessions that run and for new ones', async () => {
  const person = await service.addPerson()
  const running = await service.signIn(person)
  await service.db.transaction((tx) => service.auth.accounts.setSessionIdle(tx, person.id, 900))
  const started = await service.signIn(person)
  const { body } = await refresh(started.session?.refresh_token)
  expect(body.expires_in).toBeLessThanOrEqual(900)
  service.advance(901)
  for (const token of [running.session?.refresh_token, body.refresh_token])
    expect((await refresh(token)).body.error_code).toBe('session_expired')
  await service.db.transaction((tx) => service.auth.accounts.setSessionIdle(tx, person.id, null))
  expect((await service.signIn(person)).session?.expires_in).toBe(3600)
})

test('an older token after the interval is a stolen one, and ends the session', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body: second } = await refresh(session?.refresh_token)
  const { body: third } = await refresh(second.refresh_token)
  expect((await refresh(session?.refresh_token)).status).toBe(200)

  service.advance(11)
  const stolen = await refresh(session?.refresh_token)
  expect(stolen.status).toBe(400)
  expect(stolen.body).toMatchObject({ error_code: 'refresh_token_already_used' })
  expect(service.events.at(-1)).toMatchObject({ action: 'auth.refresh_token_reused', subjectId: person.id })
  expect((await refresh(third.refresh_token)).body.error_code).toBe('refresh_token_not_found')
})

test('a refresh from another address is noted, one from the same is not', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const { body } = await refresh(session?.refresh_token)
  expect(service.events.at(-1)?.action).toBe('auth.sign_in')
  const moved = await service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: body.refresh_token },
    headers: { 'x-test-address': '198.51.100.7' },
  })
  expect(moved.status).toBe(200)
  expect(service.events.at(-1)).toMatchObject({
    action: 'auth.session_moved',
    subjectId: person.id,
    ip: '198.51.100.7',
    detail: { from: '192.0.2.1' },
  })
})

test.each([
  ['nothing', undefined, 'validation_failed'],
  ['an empty token', '', 'validation_failed'],
  ['a short token', 'abc', 'validation_failed'],
  ['rubbish', '%%%%%%%%%%%%%%%%%%%%%%%%', 'validation_failed'],
  ['a token of another system', 'abcdefgh1234', 'refresh_token_not_found'],
])('%s does not refresh', async (_name, token, code) => {
  const answer = await refresh(token)
  expect(answer.status).toBe(400)
  expect(answer.body.error_code).toBe(code)
})

test('a token of ours with another signature is unknown', async () => {
  const { session } = await service.signIn(await service.addPerson())
  const bytes = Buffer.from(session?.refresh_token ?? '', 'base64url')
  bytes.writeUInt32BE(7, 17)
  expect((await refresh(bytes.toString('base64url'))).body.error_code).toBe('validation_failed')
})

test('someone suspended neither refreshes nor uses the token that is still valid', async () => {
  const person = await service.addPerson()
  const { client, session } = await service.signIn(person)
  const { accounts } = service.auth
  const by = { id: null, ip: '' }
  await service.db.transaction((tx) => accounts.suspend(tx, person.id, 'forever', by))

  expect((await client.getUser()).error?.code).toBe('user_banned')
  expect((await refresh(session?.refresh_token)).body.error_code).toBe('user_banned')
  expect((await service.client().signInWithPassword(person)).error?.code).toBe('user_banned')

  await service.db.transaction((tx) => accounts.reactivate(tx, person.id, by))
  // What was signed in before stays ended.
  expect((await client.getUser()).error).not.toBeNull()
  expect((await service.client().signInWithPassword(person)).error).toBeNull()
})
