import { createAuthenticator } from '@plumbline/auth/testing/software-authenticator.ts'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { PASSWORD, type TestServer } from './test-server.ts'

/** A call of the sign-in service as its clients make it. */
export interface AuthSample {
  /** Absent: anonymous. */
  bearer?: string
  parameters?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

export interface AuthPerson {
  userId: string
  email: string
  bearer: string
  refreshToken: string
}

/** Values from responses that later samples need. */
interface AuthAnswer {
  id: string
  email: string
  user: { id: string; email: string }
  access_token: string
  refresh_token: string
  hashed_token: string
  email_otp: string
  verification_type: string
  totp: { secret: string }
  codes: string[]
  challenge_id: string
  options: { challenge: string }
}

/** Settings that open as many routes as possible. */
export const EVERY_WAY_OPEN = {
  AUTH_SIGNUP: 'open',
  AUTH_ANONYMOUS: 'true',
  AUTH_AUTOCONFIRM_EMAIL: 'true',
  AUTH_MANUAL_LINKING: 'true',
  AUTH_SAML: 'true',
  AUTH_WEB3: 'true',
  AUTH_SECURE_EMAIL_CHANGE: 'false',
  AUTH_MAIL_SPACING_SECONDS: '0',
}

/** Routes that only succeed with an external provider or a wallet. */
export const NEEDS_SOMEONE_ELSE: readonly string[] = [
  'GET /authorize',
  'GET /callback',
  'POST /callback',
  'GET /user/identities/authorize',
  'DELETE /user/identities/:identity_id',
  'POST /sso',
  'POST /sso/saml/acs',
]

/** One successful call for each route of the service. */
export function authSamples(server: TestServer): Record<string, () => Promise<AuthSample>> {
  const nobody = (sample: AuthSample) => async () => sample
  const newEmail = () => `fresh-${crypto.randomUUID()}@example.com`

  async function call(method: string, path: string, bearer?: string, body?: unknown) {
    const response = await server.request(`http://localhost:3000/auth/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as AuthAnswer
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** Without a password, which avoids hashing. */
  async function person(): Promise<AuthPerson> {
    const { session, user } = await signUp()
    return {
      userId: user.id,
      email: user.email,
      bearer: session.access_token,
      refreshToken: session.refresh_token,
    }
  }
  async function signUp() {
    const email = newEmail()
    const link = await generateLink({ type: 'magiclink', email })
    const session = await call('POST', '/verify', undefined, {
      type: link.verification_type,
      token_hash: link.hashed_token,
    })
    return { session, user: session.user }
  }
  async function generateLink(body: object) {
    return call('POST', '/admin/generate_link', await server.serviceToken(), body)
  }
  async function withFactor() {
    const who = await person()
    const factor = await call('POST', '/factors', who.bearer, { factor_type: 'totp', friendly_name: 'app' })
    const challenge = await call('POST', `/factors/${factor.id}/challenge`, who.bearer)
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
    return { who, factorId: factor.id, challengeId: challenge.id, code }
  }
  async function withProvenFactor() {
    const { who, factorId, challengeId, code } = await withFactor()
    const raised = await call('POST', `/factors/${factorId}/verify`, who.bearer, {
      challenge_id: challengeId,
      code,
    })
    return { ...who, bearer: raised.access_token, factorId }
  }
  async function withRecoveryCodes() {
    const who = await withProvenFactor()
    const { codes } = await call('POST', '/factors/recovery-codes', who.bearer, {})
    return { who, codes }
  }
  /** As if they had proved again who they are, which adding a passkey asks for. */
  async function provedAgain() {
    const who = await person()
    await server.db.execute(
      sql`update auth.sessions set proved_again_at = now() where user_id = ${who.userId}`,
    )
    return who
  }
  async function withPasskey() {
    const who = await provedAgain()
    const key = createAuthenticator('http://localhost:3000')
    const start = await call('POST', '/passkeys/registration/options', who.bearer, {})
    const credential = key.create(start.options)
    const made = { challenge_id: start.challenge_id, credential }
    return { who, key, made }
  }
  async function withKeptPasskey() {
    const { who, key, made } = await withPasskey()
    const { id } = await call('POST', '/passkeys/registration/verify', who.bearer, made)
    return { who, key, passkeyId: id }
  }
  const asPerson = (sample: (who: AuthPerson) => AuthSample) => async () => {
    const who = await person()
    return { bearer: who.bearer, ...sample(who) }
  }
  const asService = (sample: (who: AuthPerson) => AuthSample) => async () => ({
    bearer: await server.serviceToken(),
    ...sample(await person()),
  })

  return {
    'GET /health': nobody({}),
    'GET /settings': nobody({}),
    'GET /.well-known/jwks.json': nobody({}),
    'POST /signup': async () => ({
      body: { email: newEmail(), password: PASSWORD, data: { name: 'Ada' } },
    }),
    'POST /token': async () => ({
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: (await person()).refreshToken },
    }),
    'POST /otp': async () => ({ body: { email: newEmail(), create_user: true, data: {} } }),
    'POST /magiclink': async () => ({ body: { email: (await person()).email } }),
    'POST /recover': async () => ({ body: { email: (await person()).email } }),
    'POST /resend': async () => ({ body: { type: 'signup', email: (await person()).email } }),
    'GET /reauthenticate': asPerson(() => ({})),
    'POST /reauthenticate': asPerson(() => ({ body: { password: PASSWORD } })),
    'GET /verify': async () => {
      const { hashed_token: token, verification_type: type } = await generateLink({
        type: 'magiclink',
        email: newEmail(),
      })
      return { query: { token, type, redirect_to: 'http://localhost:3000/dashboard' } }
    },
    'POST /verify': async () => {
      const email = newEmail()
      const { email_otp: token, verification_type: type } = await generateLink({ type: 'magiclink', email })
      return { body: { type, email, token } }
    },
    'GET /user': asPerson(() => ({})),
    'PUT /user': asPerson(() => ({ body: { data: { name: 'Ada' } } })),
    'POST /logout': asPerson(() => ({ query: { scope: 'local' } })),
    'GET /authorize': nobody({ query: { provider: 'entra', redirect_to: 'http://localhost:3000/' } }),
    'GET /callback': nobody({ query: { state: crypto.randomUUID(), code: 'abc' } }),
    'POST /callback': nobody({ body: { state: crypto.randomUUID(), code: 'abc' } }),
    'GET /user/identities/authorize': asPerson(() => ({ query: { provider: 'entra' } })),
    'DELETE /user/identities/:identity_id': asPerson(() => ({
      parameters: { identity_id: crypto.randomUUID() },
    })),
    'GET /factors/recovery-codes': async () => ({ bearer: (await withRecoveryCodes()).who.bearer }),
    'POST /factors/recovery-codes': async () => ({ bearer: (await withProvenFactor()).bearer, body: {} }),
    'POST /factors/recovery-codes/verify': async () => {
      const { who, codes } = await withRecoveryCodes()
      return { bearer: who.bearer, body: { code: codes[0] } }
    },
    'POST /factors/recovery-codes/regenerate': async () => ({
      bearer: (await withRecoveryCodes()).who.bearer,
      body: {},
    }),
    'DELETE /factors/recovery-codes': async () => ({ bearer: (await withRecoveryCodes()).who.bearer }),
    'POST /factors': asPerson(() => ({
      body: { factor_type: 'totp', friendly_name: 'phone', issuer: 'Plumbline' },
    })),
    'POST /factors/:factor_id/challenge': async () => {
      const { who, factorId } = await withFactor()
      return { bearer: who.bearer, parameters: { factor_id: factorId }, body: {} }
    },
    'POST /factors/:factor_id/verify': async () => {
      const { who, factorId, challengeId, code } = await withFactor()
      return {
        bearer: who.bearer,
        parameters: { factor_id: factorId },
        body: { challenge_id: challengeId, code },
      }
    },
    'DELETE /factors/:factor_id': async () => {
      const { bearer, factorId } = await withProvenFactor()
      return { bearer, parameters: { factor_id: factorId } }
    },
    'POST /sso': nobody({ body: { domain: 'example.com' } }),
    'POST /sso/saml/acs': nobody({ body: { SAMLResponse: 'PHNhbWw+', RelayState: crypto.randomUUID() } }),
    'GET /sso/saml/metadata': nobody({}),
    'POST /passkeys/registration/options': async () => ({ bearer: (await provedAgain()).bearer, body: {} }),
    'POST /passkeys/registration/verify': async () => {
      const { who, made } = await withPasskey()
      return { bearer: who.bearer, body: made }
    },
    'POST /passkeys/authentication/options': nobody({ body: {} }),
    'POST /passkeys/authentication/verify': async () => {
      const { key } = await withKeptPasskey()
      const start = await call('POST', '/passkeys/authentication/options', undefined, {})
      return { body: { challenge_id: start.challenge_id, credential: key.get(start.options) } }
    },
    'GET /passkeys': asPerson(() => ({})),
    'PATCH /passkeys/:passkey_id': async () => {
      const { who, passkeyId } = await withKeptPasskey()
      return { bearer: who.bearer, parameters: { passkey_id: passkeyId }, body: { friendly_name: 'Key' } }
    },
    'DELETE /passkeys/:passkey_id': async () => {
      const { who, passkeyId } = await withKeptPasskey()
      return { bearer: who.bearer, parameters: { passkey_id: passkeyId } }
    },
    'GET /admin/users/:user_id/passkeys': asService(({ userId }) => ({ parameters: { user_id: userId } })),
    'DELETE /admin/users/:user_id/passkeys/:passkey_id': async () => {
      const { who, passkeyId } = await withKeptPasskey()
      return {
        bearer: await server.serviceToken(),
        parameters: { user_id: who.userId, passkey_id: passkeyId },
      }
    },
    'GET /admin/users': asService(() => ({ query: { page: '1', per_page: '50' } })),
    'POST /admin/users': asService(() => ({
      body: { email: newEmail(), email_confirm: true, user_metadata: { name: 'Ada' }, app_metadata: {} },
    })),
    'GET /admin/users/:user_id': asService(({ userId }) => ({ parameters: { user_id: userId } })),
    'PUT /admin/users/:user_id': asService(({ userId }) => ({
      parameters: { user_id: userId },
      body: { email: newEmail(), email_confirm: true, ban_duration: '24h', user_metadata: { name: 'Ada' } },
    })),
    'DELETE /admin/users/:user_id': asService(({ userId }) => ({
      parameters: { user_id: userId },
      body: { should_soft_delete: true },
    })),
    'GET /admin/users/:user_id/factors': asService(({ userId }) => ({ parameters: { user_id: userId } })),
    'DELETE /admin/users/:user_id/factors/:factor_id': async () => {
      const { who, factorId } = await withFactor()
      return { bearer: await server.serviceToken(), parameters: { user_id: who.userId, factor_id: factorId } }
    },
    'POST /admin/generate_link': asService(({ email }) => ({
      body: { type: 'recovery', email, data: {}, redirect_to: 'http://localhost:3000/' },
    })),
    'POST /invite': asService(() => ({ body: { email: newEmail(), data: { name: 'Ada' } } })),
  }
}

export function authRequest(route: string, { bearer, parameters = {}, query = {}, body }: AuthSample) {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name]).toWellFormed()),
  )
  const search = new URLSearchParams(query)
  return {
    method,
    path: `/auth/v1${path}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      'Content-Type': 'application/json',
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    } as Record<string, string>,
    body: body === undefined || method === 'GET' ? undefined : JSON.stringify(body),
  }
}
