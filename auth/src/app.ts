import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { describeHealth, describeSettings, listPublicKeys } from './public-information.ts'
import { type CallHandler, openCall } from './requests/call.ts'
import { Refusal, refusalResponse } from './requests/refusal.ts'
import { SERVICE_PATH, type Service } from './service.ts'
import { logOut } from './sessions/logout-handlers.ts'
import { exchangeToken } from './sessions/token-handlers.ts'
import { showUser } from './users/user-handlers.ts'

type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: CallHandler]

/** Every call of the service; the numbers are the protocol reference's. */
const ROUTES: readonly Route[] = [
  // 7.1 Public information
  ['GET', '/health', describeHealth],
  ['GET', '/settings', describeSettings],
  ['GET', '/.well-known/jwks.json', listPublicKeys],
  // 7.3 Sessions
  ['POST', '/token', exchangeToken],
  ['POST', '/logout', logOut],
  // 7.6 The signed-in person
  ['GET', '/user', showUser],
]

const ANSWERED_WITHIN_MS = 10_000

export function createApp(service: Service): (request: Request) => Promise<Response> {
  const app = new Hono()
  app.use(cors(CORS))
  for (const [method, path, handler] of ROUTES)
    app.on(method, path, (context) =>
      withinTime(async () => handler(openCall(service, context.req.raw, context.req.param()))),
    )
  app.notFound(({ req }) =>
    refusalResponse(new Refusal(404, 'feature_disabled', 'There is no such call here'), req.raw),
  )
  app.onError((error, { req }) => {
    if (error instanceof Refusal) return refusalResponse(error, req.raw)
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
  return async (request) => app.fetch(withoutPrefix(request))
}

/** No cookie signs anyone in here, so pages of any origin may call; what they may read is section 1's. */
const CORS: Parameters<typeof cors>[0] = {
  origin: (origin) => origin,
  credentials: true,
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

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.startsWith(`${SERVICE_PATH}/`)) return request
  url.pathname = url.pathname.slice(SERVICE_PATH.length)
  return new Request(url, request)
}

async function withinTime(work: () => Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(504, 'request_timeout', 'Request timed out')),
      ANSWERED_WITHIN_MS,
    )
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
