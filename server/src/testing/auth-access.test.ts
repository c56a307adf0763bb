import { ROUTES } from '@plumbline/auth/app.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type AuthSample,
  authRequest,
  authSamples,
  EVERY_WAY_OPEN,
  NEEDS_SOMEONE_ELSE,
} from './auth-samples.ts'
import { startTestServer } from './test-server.ts'

const server = await startTestServer({ environment: EVERY_WAY_OPEN })
afterAll(server.close)
const samples = authSamples(server)

/** Read from the service, so that a new route cannot be forgotten: what is not named here is for people who are signed in. */
const routes = ROUTES.map(([method, path]) => `${method} ${path}`)
const FOR_EVERYONE: readonly string[] = [
  'GET /health',
  'GET /settings',
  'GET /.well-known/jwks.json',
  'POST /signup',
  'POST /token',
  'POST /otp',
  'POST /magiclink',
  'POST /recover',
  'POST /resend',
  'GET /verify',
  'POST /verify',
  'GET /authorize',
  'GET /callback',
  'POST /callback',
  'POST /sso',
  'POST /sso/saml/acs',
  'GET /sso/saml/metadata',
  'POST /passkeys/authentication/options',
  'POST /passkeys/authentication/verify',
]
const isForPrograms = (route: string) => / \/(admin\/|invite$)/.test(route)
const guarded = routes.filter((route) => !FOR_EVERYONE.includes(route))
const ofPeople = guarded.filter((route) => !isForPrograms(route))
const ofPrograms = guarded.filter(isForPrograms)

async function sampleOf(route: string): Promise<AuthSample> {
  const sample = await samples[route]?.()
  if (!sample) throw new Error(`no sample is written for ${route}`)
  return sample
}

async function call(route: string, sample: AuthSample, bearer = sample.bearer) {
  const { bearer: _, ...rest } = sample
  const { path, ...init } = authRequest(route, { ...rest, ...(bearer && { bearer }) })
  const response = await server.request(`http://localhost:3000${path}`, init as RequestInit)
  const text = await response.text()
  const { error_code: code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { error_code?: string }
  return { status: response.status, code }
}

const newBearer = async () => (await sampleOf('GET /user')).bearer ?? ''

async function suspendedBearer() {
  const member = await server.addMember({ role: 'admin' })
  const bearer = await server.tokenOf(member)
  await server.db.transaction((tx) =>
    server.plumbline.auth.accounts.suspend(tx, member.userId, 'forever', { id: null, ip: '192.0.2.1' }),
  )
  return bearer
}

async function signedOutBearer() {
  const bearer = await newBearer()
  await call('POST /logout', { bearer })
  return bearer
}

/** The same, but for its signature: the payload says another person. */
async function alteredBearer() {
  const [head, payload = '', signature] = (await newBearer()).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const altered = { ...claims, sub: crypto.randomUUID(), role: 'service_role', session_id: undefined }
  return [head, Buffer.from(JSON.stringify(altered)).toString('base64url'), signature].join('.')
}

const UNSIGNED = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`
const PAST = { exp: 1_600_000_000 }

const strangers = {
  forged: { bearer: UNSIGNED, refusal: { status: 403, code: 'bad_jwt' } },
  altered: { bearer: await alteredBearer(), refusal: { status: 403, code: 'bad_jwt' } },
  expired: { bearer: await server.serviceToken(PAST), refusal: { status: 403, code: 'bad_jwt' } },
  'signed out': { bearer: await signedOutBearer(), refusal: { status: 403 } },
  suspended: { bearer: await suspendedBearer(), refusal: { status: 403 } },
}

test('every route is there, with its audience', () => {
  expect(FOR_EVERYONE.filter((route) => !routes.includes(route))).toEqual([])
  expect(ofPeople.length).toBeGreaterThan(15)
  expect(ofPrograms.length).toBeGreaterThan(8)
})

describe.each(guarded)('%s', (route) => {
  test('refuses nobody', async () => {
    const { bearer: _, ...sample } = await sampleOf(route)
    expect(await call(route, sample)).toEqual({ status: 401, code: 'no_authorization' })
  })

  test.each(Object.entries(strangers))('refuses who is %s', async (_, { bearer, refusal }) => {
    expect(await call(route, await sampleOf(route), bearer)).toMatchObject(refusal)
  })
})

const members = {
  user: await server.tokenOf(await server.addMember({ role: 'user' })),
  manager: await server.tokenOf(await server.addMember({ role: 'manager' })),
  administrator: await server.tokenOf(await server.addMember({ role: 'admin' })),
}

describe.each(ofPrograms)('%s', (route) => {
  test.each(Object.entries(members))('refuses a %s of the product', async (_, bearer) => {
    expect(await call(route, await sampleOf(route), bearer)).toEqual({ status: 403, code: 'not_admin' })
  })

  test('answers the operator’s program', async () => {
    expect((await call(route, await sampleOf(route))).status).toBeLessThan(300)
  })
})

describe.each(ofPeople)('%s', (route) => {
  test('refuses a program that is nobody', async () => {
    const answer = await call(route, await sampleOf(route), await server.serviceToken())
    expect(answer).toEqual({ status: 403, code: 'bad_jwt' })
  })

  test.runIf(route.includes(':'))('another’s object is not there, and stays', async () => {
    const sample = await sampleOf(route)
    const answer = await call(route, sample, await newBearer())
    expect(answer.status).toBe(route.includes('identity_id') ? 422 : 404)
    if (!NEEDS_SOMEONE_ELSE.includes(route)) expect((await call(route, sample)).status).toBeLessThan(300)
  })
})
