import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import { isStatementTimeout } from '@plumbline/database/statement-limits.ts'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { generateLink, inviteUser } from './admin/link-handlers.ts'
import {
  addUser,
  changeAnyUser,
  deleteAnyFactor,
  deleteUser,
  listAnyFactors,
  showAnyUser,
} from './admin/user-administration.ts'
import { listUsers } from './admin/user-list.ts'
import { challengeFactor, enrollFactor, removeFactor } from './factors/factor-handlers.ts'
import { verifyFactor } from './factors/factor-verification.ts'
import {
  deleteRecoveryCodes,
  makeRecoveryCodes,
  remakeRecoveryCodes,
  showRecoveryCodes,
  verifyRecoveryCode,
} from './factors/recovery-code-handlers.ts'
import { unlinkIdentity } from './identities/identity-handlers.ts'
import { authorize, authorizeLink } from './identities/provider-departure.ts'
import { returnFromProvider } from './identities/provider-return.ts'
import {
  reauthenticate,
  requestCode,
  requestMagicLink,
  requestRecovery,
  resend,
} from './one-time-tokens/one-time-code-handlers.ts'
import { verifyCode } from './one-time-tokens/verify-code-handlers.ts'
import { followLink } from './one-time-tokens/verify-link-handlers.ts'
import {
  deleteAnyPasskey,
  deletePasskey,
  finishPasskeyRegistration,
  finishPasskeySignIn,
  listAnyPasskeys,
  listOwnPasskeys,
  renamePasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from './passkeys/passkey-handlers.ts'
import { describeHealth, describeSettings, listPublicKeys } from './public-information.ts'
import { confirmIdentity } from './reauthentication/reauthentication-handlers.ts'
import { type CallHandler, openCall } from './requests/call.ts'
import { OAuthRefusal, oauthRefusalResponse, Refusal, refusalResponse } from './requests/refusal.ts'
import { SERVICE_PATH, type Service } from './service.ts'
import { logOut } from './sessions/logout-handlers.ts'
import { exchangeToken } from './sessions/token-handlers.ts'
import { describeServiceProvider, startSso } from './sso/sso-handlers.ts'
import { returnFromSso } from './sso/sso-return.ts'
import { changeUser, showUser } from './users/user-handlers.ts'
import { signUp } from './users/user-sign-up.ts'

type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handler: CallHandler,
  /** Where a body may be larger than usual. */
  bodyMaxKib?: number,
]

/** Every call of the service; the numbers are the protocol reference's. */
export const ROUTES: readonly Route[] = [
  // 7.1 Public information
  ['GET', '/health', describeHealth],
  ['GET', '/settings', describeSettings],
  ['GET', '/.well-known/jwks.json', listPublicKeys],
  // 7.2 and 7.3 Coming in
  ['POST', '/signup', signUp],
  ['POST', '/token', exchangeToken, 64],
  // 7.4 and 7.5 Codes and links by mail
  ['POST', '/otp', requestCode],
  ['POST', '/magiclink', requestMagicLink],
  ['POST', '/recover', requestRecovery],
  ['POST', '/resend', resend],
  ['GET', '/reauthenticate', reauthenticate],
  ['POST', '/reauthenticate', confirmIdentity],
  ['GET', '/verify', followLink],
  ['POST', '/verify', verifyCode],
  // 7.6 and 7.7 The signed-in person
  ['GET', '/user', showUser],
  ['PUT', '/user', changeUser],
  ['POST', '/logout', logOut],
  // 7.8 Identity providers
  ['GET', '/authorize', authorize],
  ['GET', '/callback', returnFromProvider],
  ['POST', '/callback', returnFromProvider, 64],
  ['GET', '/user/identities/authorize', authorizeLink],
  ['DELETE', '/user/identities/:identity_id', unlinkIdentity],
  // 7.9 Second factors
  ['GET', '/factors/recovery-codes', showRecoveryCodes],
  ['POST', '/factors/recovery-codes', makeRecoveryCodes],
  ['POST', '/factors/recovery-codes/verify', verifyRecoveryCode],
  ['POST', '/factors/recovery-codes/regenerate', remakeRecoveryCodes],
  ['DELETE', '/factors/recovery-codes', deleteRecoveryCodes],
  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/:factor_id/challenge', challengeFactor],
  ['POST', '/factors/:factor_id/verify', verifyFactor, 64],
  ['DELETE', '/factors/:factor_id', removeFactor],
  // 7.10 Single sign-on
  ['POST', '/sso', startSso],
  ['POST', '/sso/saml/acs', returnFromSso, 512],
  ['GET', '/sso/saml/metadata', describeServiceProvider],
  // 7.12 Passkeys
  ['POST', '/passkeys/registration/options', startPasskeyRegistration],
  ['POST', '/passkeys/registration/verify', finishPasskeyRegistration, 64],
  ['POST', '/passkeys/authentication/options', startPasskeySignIn],
  ['POST', '/passkeys/authentication/verify', finishPasskeySignIn],
  ['GET', '/passkeys', listOwnPasskeys],
  ['PATCH', '/passkeys/:passkey_id', renamePasskey],
  ['DELETE', '/passkeys/:passkey_id', deletePasskey],
  ['GET', '/admin/users/:user_id/passkeys', listAnyPasskeys],
  ['DELETE', '/admin/users/:user_id/passkeys/:passkey_id', deleteAnyPasskey],
  // 7.11 Administration
  ['GET', '/admin/users', listUsers],
  ['POST', '/admin/users', addUser, 64],
  ['GET', '/admin/users/:user_id', showAnyUser],
  ['PUT', '/admin/users/:user_id', changeAnyUser, 64],
  ['DELETE', '/admin/users/:user_id', deleteUser],
  ['GET', '/admin/users/:user_id/factors', listAnyFactors],
  ['DELETE', '/admin/users/:user_id/factors/:factor_id', deleteAnyFactor],
  ['POST', '/admin/generate_link', generateLink],
  ['POST', '/invite', inviteUser],
]

const ANSWERED_WITHIN_MS = 10_000
const timedOut = () => new Refusal(504, 'request_timeout', 'Request timed out')
const DATABASE_UNAVAILABLE =
  'The service cannot read or save its data at the moment. Please try again in a moment.'

export function createApp(service: Service): (request: Request) => Promise<Response> {
  const app = new Hono({ getPath: pathOf })
  app.use(cors(CORS))
  for (const [method, path, handler, bodyMaxKib] of ROUTES)
    app.on(method, path, (context) =>
      withinTime(async (signal) =>
        handler(openCall(service, context.req.raw, context.req.param(), { signal, bodyMaxKib })),
      ),
    )
  app.notFound(({ req }) =>
    refusalResponse(new Refusal(404, 'feature_disabled', 'There is no such call here'), req.raw),
  )
  app.onError((error, { req }) => {
    if (error instanceof OAuthRefusal) return oauthRefusalResponse(error)
    if (error instanceof Refusal) return refusalResponse(error, req.raw)
    if (isDatabaseUnavailable(error)) {
      service.log.warn({ error, method: req.method, path: req.path }, 'the database is away')
      return refusalResponse(new Refusal(503, 'unexpected_failure', DATABASE_UNAVAILABLE), req.raw)
    }
    if (isStatementTimeout(error)) {
      service.log.warn({ error, method: req.method, path: req.path }, 'a statement took too long')
      return refusalResponse(timedOut(), req.raw)
    }
    const errorId = crypto.randomUUID()
    // Only the path: a query may hold a token.
    service.log.error({ error, errorId, method: req.method, path: req.path }, 'a sign-in call failed')
    const failure = new Refusal(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
      {
        extra: { error_id: errorId },
      },
    )
    return refusalResponse(failure, req.raw)
  })
  return async (request) =>
    // Mail scanners ask with HEAD first, and that must not use a link up.
    request.method === 'HEAD' ? new Response(null, { status: 204 }) : app.fetch(request)
}

/** No cookie signs anyone in here, so pages of any origin may call, without their cookies; what they may read is section 1's. */
const CORS: Parameters<typeof cors>[0] = {
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'X-Client-IP',
    'X-Client-Info',
    'X-JWT-AUD',
    'x-use-cookie',
    'X-Supabase-Api-Version',
    'apikey',
  ],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
}

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${SERVICE_PATH}/`) ? pathname.slice(SERVICE_PATH.length) : pathname
}

async function withinTime(work: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // What waits for its turn on behalf of this call leaves the line.
      late.abort()
      reject(timedOut())
    }, ANSWERED_WITHIN_MS)
  })
  try {
    return await Promise.race([work(late.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
