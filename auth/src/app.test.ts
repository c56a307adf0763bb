import { getTableColumns } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as factors from './factors/factor-tables.ts'
import * as identities from './identities/identity-tables.ts'
import * as providers from './identities/provider-tables.ts'
import * as keys from './keys/key-tables.ts'
import * as limits from './limits/limit-tables.ts'
import * as tokens from './one-time-tokens/one-time-token-tables.ts'
import * as credentials from './passkeys/credential-tables.ts'
import * as sessions from './sessions/session-tables.ts'
import { startTestAuth, type TestAuth } from './testing/test-auth.ts'
import * as users from './users/user-tables.ts'
import * as web3 from './web3/web3-tables.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({ AUTH_SIGNUP: 'open', AUTH_ANONYMOUS: 'true' })
})
afterAll(() => service.close())

test('every column of every table definition exists', async () => {
  const tables = Object.values({
    ...factors,
    ...identities,
    ...credentials,
    ...providers,
    ...keys,
    ...limits,
    ...tokens,
    ...sessions,
    ...users,
    ...web3,
  }).filter((value) => value instanceof PgTable)
  expect(tables.length).toBeGreaterThan(10)
  for (const table of tables)
    expect(await service.db.select(getTableColumns(table)).from(table).limit(0)).toEqual([])
})

test('what is public says what the client expects', async () => {
  expect((await service.request('/health')).body).toMatchObject({ name: 'GoTrue' })
  expect((await service.request('/settings')).body).toMatchObject({
    external: { email: true, phone: false, anonymous_users: true },
    disable_signup: false,
    mailer_autoconfirm: false,
    saml_enabled: false,
  })
})

test('errors take the shape of the version that was asked for', async () => {
  const ask = (version?: string) =>
    service.request('/user', version ? { headers: { 'X-Supabase-Api-Version': version } } : {})
  for (const version of [undefined, '2023-12-31', 'rubbish', '2024-13-01']) {
    const { body, headers } = await ask(version)
    expect(body).toEqual({ code: 401, error_code: 'no_authorization', msg: expect.any(String) })
    expect(headers.get('X-Supabase-Api-Version')).toBeNull()
  }
  for (const version of ['2024-01-01', '2030-06-01']) {
    const { body, headers } = await ask(version)
    expect(body).toEqual({ code: 'no_authorization', message: expect.any(String) })
    expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
  }
})

test('a browser of another origin may call and read what it needs', async () => {
  const origin = 'https://other.example'
  const preflight = await fetch(`${service.url}/token`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey',
    },
  })
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('apikey')
  const answer = await service.request('/user', { headers: { Origin: origin } })
  expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(
    /X-Total-Count.*Link.*X-Supabase-Api-Version/,
  )
  // No cookie signs anyone in here.
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
})

test('an unknown call is a feature that is not here', async () => {
  expect(await service.request('/oauth/authorize')).toMatchObject({
    status: 404,
    body: { error_code: 'feature_disabled' },
  })
  expect(await service.request('/constructor')).toMatchObject({ status: 404 })
})

test('signing out leaves what its scope says', async () => {
  const person = await service.addPerson()
  const [a, b, c] = [await service.signIn(person), await service.signIn(person), await service.signIn(person)]
  const isIn = async ({ client }: typeof a) => (await client.getUser()).error === null
  const tokenOf = async ({ client }: typeof a) => (await client.getSession()).data.session?.access_token
  expect((await a.client.signOut({ scope: 'others' })).error).toBeNull()
  expect([await isIn(a), await isIn(b), await isIn(c)]).toEqual([true, false, false])
  const d = await service.signIn(person)
  await d.client.signOut({ scope: 'local' })
  expect([await isIn(a), await isIn(d)]).toEqual([true, false])
  const headers = { Authorization: `Bearer ${await tokenOf(a)}` }
  expect((await service.request('/logout?scope=everyone', { method: 'POST', headers })).status).toBe(400)
  expect((await service.request('/logout', { method: 'POST', headers })).status).toBe(204)
  expect((await service.request('/logout', { method: 'POST', headers })).status).toBe(403)
})

test('metadata is merged, null takes away, and app metadata is not one’s own', async () => {
  const { client } = await service.signIn(await service.addPerson())
  await client.updateUser({ data: { a: 1, b: { c: null } } })
  const { data } = await client.updateUser({ data: { a: null, d: 'ü🐎' } })
  expect(data.user?.user_metadata).toMatchObject({ b: { c: null }, d: 'ü🐎' })
  expect(data.user?.user_metadata).not.toHaveProperty('a')
  const { data: session } = await client.getSession()
  const headers = { Authorization: `Bearer ${session.session?.access_token}` }
  const json = { app_metadata: { role: 'admin' } }
  expect(await service.request('/user', { method: 'PUT', headers, json })).toMatchObject({
    status: 403,
    body: { error_code: 'not_admin' },
  })
  expect((await client.updateUser({ data: { big: 'x'.repeat(9000) } })).error?.status).toBe(400)
})

test('an unexpected failure is a 500 without details, and is logged without the query', async () => {
  const failing = await startTestAuth(
    {},
    {
      audit: async () => {
        throw new Error('the audit table is gone')
      },
    },
  )
  const answer = await failing.request('/token?grant_type=password&secret=abc', {
    method: 'POST',
    json: { email: 'a@example.com', password: 'b' },
  })
  expect(answer).toMatchObject({
    status: 500,
    body: { error_code: 'unexpected_failure', error_id: expect.any(String) },
  })
  expect(JSON.stringify(answer.body)).not.toContain('audit')
  expect(failing.complaints).toMatchObject([{ path: '/token', errorId: answer.body.error_id }])
  await failing.close()
})

const BODIES: [string, string | Uint8Array<ArrayBuffer> | undefined][] = [
  ['no body', undefined],
  ['broken JSON', '{"email":'],
  ['an array', '[]'],
  ['a string', '"text"'],
  ['null', 'null'],
  [
    'numbers for everything',
    '{"email":1,"password":2,"type":3,"token":4,"refresh_token":5,"factor_type":6,"data":7}',
  ],
  [
    'nulls for everything',
    '{"email":null,"password":null,"type":null,"token":null,"refresh_token":null,"data":null}',
  ],
  [
    'objects for everything',
    '{"email":{},"password":[],"type":{},"token":{},"refresh_token":{},"code_challenge":{}}',
  ],
  [
    'extra members',
    '{"email":"a@example.com","password":"b","type":"signup","__proto__":{"x":1},"constructor":{"prototype":{}}}',
  ],
  [
    'the character U+0000',
    '{"email":"a\\u0000@example.com","password":"b\\u0000","type":"signup","token":"\\u0000"}',
  ],
  ['half a surrogate pair', '{"email":"\\ud800@example.com","password":"\\udc00","data":{"\\ud800":1}}'],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['deep nesting', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  [
    'an address of 10,000 characters',
    JSON.stringify({
      email: `${'a'.repeat(10_000)}@example.com`,
      password: 'aA1!aA1!',
      type: 'signup',
      token: '123456',
    }),
  ],
  [
    'a Unicode address',
    JSON.stringify({ email: 'ü@exämple.com', password: 'aA1!aA1!', type: 'signup', token: '123456' }),
  ],
]

const WRITES = [
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=pkce',
  '/token?grant_type=id_token',
  '/token?grant_type=web3',
  '/token',
  '/token?grant_type=__proto__',
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/verify',
  '/logout',
  '/factors',
  '/invite',
  '/admin/generate_link',
  '/admin/users',
]

test.each(BODIES)('%s is answered by every call with a refusal of its own', async (_name, body) => {
  const { session } = await service.signIn(await service.addPerson())
  for (const bearer of [undefined, session?.access_token, await service.serviceToken()])
    for (const path of WRITES) {
      const answer = await service.request(path, {
        method: 'POST',
        ...(body === undefined ? {} : { body }),
        headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
      })
      expect(answer.status, path).toBeLessThan(500)
      if (answer.status >= 400)
        expect(answer.body.error_code ?? answer.body.error, path).toEqual(expect.any(String))
    }
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  const put = await service.request('/user', {
    method: 'PUT',
    headers,
    ...(body === undefined ? {} : { body }),
  })
  expect(put.status).toBeLessThan(500)
  expect(service.complaints).toEqual([])
})

test('two megabytes are too much', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(2_000_000) })
  for (const path of WRITES.filter(
    (path) =>
      path !== '/logout' && !path.includes('_proto_') && path !== '/token' && !/web3|id_token/.test(path),
  )) {
    const headers = { Authorization: `Bearer ${await service.serviceToken()}` }
    const answer = await service.request(path, { method: 'POST', body, headers })
    if (answer.status !== 403)
      expect(answer, path).toMatchObject({ status: 413, body: { error_code: 'request_entity_too_large' } })
  }
})

test('queries with characters that no database keeps are refused', async () => {
  for (const path of ['/verify?token=%00&type=signup', '/admin/users?filter=%00', '/token?grant_type=%00'])
    expect(
      (await service.request(path, { method: path.startsWith('/token') ? 'POST' : 'GET' })).status,
    ).toBeLessThan(500)
})

test('a redirect target elsewhere is silently replaced by the site', async () => {
  const person = await service.addPerson()
  const redirectTo = 'https://evil.example/'
  await service.client().resetPasswordForEmail(person.email, { redirectTo })
  const { link } = service.mails.at(-1) ?? {}
  expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe(service.origin)
  const url = new URL(link ?? '')
  url.searchParams.set('redirect_to', redirectTo)
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.headers.get('Location')).toMatch(new RegExp(`^${service.origin}/`))
})

test('a fresh session is enough for a new password; an old one needs the mailed code where that is asked for', async () => {
  const careful = await startTestAuth({
    AUTH_REAUTHENTICATION: 'true',
    AUTH_REQUIRE_CURRENT_PASSWORD: 'true',
    AUTH_JWT_TTL_SECONDS: '604800',
  })
  const person = await careful.addPerson()
  const { client } = await careful.signIn(person)
  const password = 'Better-Horse!8'
  expect((await client.updateUser({ password })).error?.code).toBe('current_password_required')
  expect((await client.updateUser({ password, current_password: 'Wrong-Horse!7' })).error?.code).toBe(
    'current_password_invalid',
  )
  careful.advance(90_000)
  expect((await client.updateUser({ password, current_password: person.password })).error?.code).toBe(
    'reauthentication_needed',
  )
  expect((await client.reauthenticate()).error).toBeNull()
  const { code = '', kind } = careful.mails.at(-1) ?? {}
  expect(kind).toBe('reauthentication')
  const wrong = code === '000000' ? '000001' : '000000'
  expect(
    (await client.updateUser({ password, current_password: person.password, nonce: wrong })).error?.code,
  ).toBe('reauthentication_not_valid')
  expect(
    (await client.updateUser({ password, current_password: person.password, nonce: code })).error,
  ).toBeNull()
  expect(careful.events.at(-1)?.action).toBe('auth.password_changed')
  await careful.close()
})
