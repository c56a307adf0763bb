import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())

const publishedKids = async (from = service) => {
  const { body } = await from.request('/.well-known/jwks.json')
  return (body.keys as { kid: string }[]).map(({ kid }) => kid)
}
const kidOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('the published keys have no private part and verify in the client', async () => {
  const answer = await service.request('/.well-known/jwks.json')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=600')
  expect(answer.body.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    },
  ])
  const { client, session } = await service.signIn(await service.addPerson())
  const { data, error } = await client.getClaims()
  expect(error).toBeNull()
  expect(data?.header).toEqual({ alg: 'ES256', typ: 'JWT', kid: kidOf(session?.access_token) })
  expect(data?.claims).toMatchObject({
    iss: service.url,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    phone: '',
    is_anonymous: false,
  })
})

test('a new key is published before it signs, and the old one verifies until its tokens end', async () => {
  const person = await service.addPerson()
  const before = await service.signIn(person)
  await service.auth.rotateKeys()
  const kids = await publishedKids()
  expect(kids).toHaveLength(2)
  expect(kidOf((await service.signIn(person)).session?.access_token)).toBe(
    kidOf(before.session?.access_token),
  )

  service.advance(661)
  const after = await service.signIn(person)
  expect(kidOf(after.session?.access_token)).not.toBe(kidOf(before.session?.access_token))
  expect((await service.client().getUser(before.session?.access_token)).error).toBeNull()
  expect(await service.auth.readToken(before.session?.access_token ?? '')).toMatchObject({
    userId: person.id,
  })

  service.advance(3800)
  await service.auth.housekeeping()
  expect(await publishedKids()).toEqual([kidOf(after.session?.access_token)])
})

test('a token is read without the database until it ends', async () => {
  const person = await service.addPerson()
  const { session } = await service.signIn(person)
  const token = session?.access_token ?? ''
  expect(await service.auth.readToken(token)).toEqual({
    userId: person.id,
    sessionId: expect.any(String),
    aal: 'aal1',
    expiresAt: session?.expires_at,
  })
  expect(await service.auth.readToken(`${token}x`)).toBeUndefined()
  expect(await service.auth.readToken('')).toBeUndefined()
  service.advance(3601)
  expect(await service.auth.readToken(token)).toBeUndefined()
})

test('a token of another audience is not the product’s', async () => {
  const session = {
    sub: crypto.randomUUID(),
    session_id: crypto.randomUUID(),
    exp: Math.floor(service.now().getTime() / 1000) + 60,
  }
  expect(
    await service.auth.readToken(await service.serviceToken({ ...session, aud: 'authenticated' })),
  ).toBeDefined()
  expect(
    await service.auth.readToken(await service.serviceToken({ ...session, aud: 'elsewhere' })),
  ).toBeUndefined()
})

test('keys from the settings sign and verify in their order', async () => {
  const keys = []
  for (const [algorithm, kid] of [
    ['RS256', 'new'],
    ['ES256', 'old'],
  ] as const) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
    keys.push({ ...(await exportJWK(privateKey)), kid })
  }
  const configured = await startTestAuth({ AUTH_JWT_KEYS: JSON.stringify({ keys }) })
  expect(await publishedKids(configured)).toEqual(['new', 'old'])
  const { client, session } = await configured.signIn(await configured.addPerson())
  expect(kidOf(session?.access_token)).toBe('new')
  expect((await client.getClaims()).data?.header.alg).toBe('RS256')
  expect((await client.getUser()).error).toBeNull()
  await expect(configured.auth.rotateKeys()).rejects.toThrow('AUTH_JWT_KEYS')
  await configured.close()
})

async function forgeries(): Promise<[string, string][]> {
  const { session } = await service.signIn(await service.addPerson())
  const token = session?.access_token ?? ''
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const kid = kidOf(token)
  const foreign = await generateKeyPair('ES256')
  const { body } = await service.request('/.well-known/jwks.json')
  const published = new TextEncoder().encode(JSON.stringify((body.keys as object[])[0]))
  return [
    ['no signature', new UnsecuredJWT(claims).encode()],
    [
      'another key',
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign.privateKey),
    ],
    [
      'the public key as a shared secret',
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(published),
    ],
    [
      'another payload',
      [
        header,
        Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url'),
        signature,
      ].join('.'),
    ],
    ['no key id', await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(foreign.privateKey)],
    [
      'an unknown key id',
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'x' }).sign(foreign.privateKey),
    ],
    ['two parts', `${header}.${payload}`],
    ['no token', 'rubbish'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ]
}

test('forged and broken tokens are refused, and none reaches an operator’s call', async () => {
  for (const [name, token] of await forgeries()) {
    const headers = { Authorization: `Bearer ${token}` }
    for (const path of ['/user', '/admin/users']) {
      const answer = await service.request(path, { headers })
      expect({ name, status: answer.status, code: answer.body.error_code }).toEqual({
        name,
        status: 403,
        code: 'bad_jwt',
      })
      expect(answer.body.msg).toMatch(/^invalid JWT: unable to parse or verify signature/)
    }
    expect(await service.auth.readToken(token)).toBeUndefined()
  }
})

test.each([
  ['no header', undefined, 401, 'no_authorization'],
  ['another scheme', 'Basic abc', 401, 'no_authorization'],
  ['nothing after the scheme', 'Bearer ', 401, 'no_authorization'],
])('%s is no bearer', async (_name, value, status, code) => {
  const answer = await service.request('/user', value ? { headers: { Authorization: value } } : {})
  expect(answer).toMatchObject({ status, body: { error_code: code } })
  expect(answer.body.msg).toContain('Bearer token')
})

test('the scheme may be written in any case, and an expired token says so', async () => {
  const { session } = await service.signIn(await service.addPerson())
  const headers = { Authorization: `bEARER ${session?.access_token}` }
  expect((await service.request('/user', { headers })).status).toBe(200)
  service.advance(3600)
  expect(await service.request('/user', { headers })).toMatchObject({
    status: 403,
    body: { error_code: 'bad_jwt' },
  })
})

test('a token of another audience or without a person is refused', async () => {
  const nobody = await service.serviceToken({ sub: 'nobody' })
  expect(await service.request('/user', { headers: { Authorization: `Bearer ${nobody}` } })).toMatchObject({
    status: 403,
    body: { error_code: 'bad_jwt' },
  })
  const stranger = await service.serviceToken({ sub: '00000000-0000-4000-8000-000000000000' })
  expect(await service.request('/user', { headers: { Authorization: `Bearer ${stranger}` } })).toMatchObject({
    status: 403,
    body: { error_code: 'user_not_found' },
  })
  const { session } = await service.signIn(await service.addPerson())
  const headers = { Authorization: `Bearer ${session?.access_token}`, 'X-JWT-AUD': 'elsewhere' }
  expect((await service.request('/user', { headers })).status).toBe(400)
})
