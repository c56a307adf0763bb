import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_PREFIX, createApiHandler, generateOpenApi } from './api.ts'
import { API_DOCUMENTATION_PAGE } from './api-documentation.ts'
import { AUTH_PREFIX, CLIENT_ADDRESS_HEADER } from './auth-service.ts'
import { clientAddress } from './http/client-address.ts'
import { type Problem, problem } from './http/problem.ts'
import { CLOSED_POLICY, SECURITY_HEADERS } from './http/security-headers.ts'
import { serveBuiltFiles } from './http/static-files.ts'
import type { PageHandler } from './pages/page-server.ts'
import type { Plumbline } from './plumbline.ts'

const MIB = 1024 * 1024
const BODY_LIMIT = 1 * MIB
/** A resume of the size that is accepted, with the rest of its form. */
const UPLOAD_LIMIT = 6 * MIB
const UPLOAD_PATH = `${API_PREFIX}/job-applications`
const HANDLER_TIMEOUT_MS = 15_000

type Variables = { requestId: string }

/** The HTTP surface, area by area; without the web it is the calls alone. */
export function createApp(plumbline: Plumbline, web?: { pages: PageHandler; clientDirectory: string }) {
  const { config, log, metrics, database, auth } = plumbline
  const app = new Hono<{ Variables: Variables }>()
  const api = createApiHandler(log)
  const openApi = generateOpenApi(config.publicUrl)

  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const { res, req } = context
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.headers.set(name, value)
    if (!res.headers.has('Content-Security-Policy')) res.headers.set('Content-Security-Policy', CLOSED_POLICY)
    if (config.publicUrl.startsWith('https:'))
      res.headers.set('Strict-Transport-Security', 'max-age=31536000')
    res.headers.set('X-Request-Id', requestId)

    const seconds = (performance.now() - started) / 1000
    const area = areaOf(req.path)
    metrics.requests.inc({ area, status: res.status })
    metrics.duration.observe({ area }, seconds)
    // The path without its query: queries of the sign-in pages carry tokens, those of searches what people typed.
    const milliseconds = Math.round(seconds * 1000)
    log.info({ requestId, method: req.method, path: req.path, status: res.status, milliseconds }, 'request')
  })

  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    if (plumbline.stopping) return context.text('stopping', 503)
    try {
      await database.ping()
      return context.text('ready')
    } catch {
      return context.text('the database does not answer', 503)
    }
  })
  app.get('/metrics', async (context) => {
    if (!config.METRICS_TOKEN) return context.notFound()
    if (context.req.header('authorization') !== `Bearer ${config.METRICS_TOKEN}`)
      return context.text('token required', 401)
    return context.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    })
  })

  app.get(`${API_PREFIX}/openapi.json`, async (context) => context.json(await openApi))
  app.get(`${API_PREFIX}/docs`, (context) => context.html(API_DOCUMENTATION_PAGE))
  const limits = { usual: limitBody(BODY_LIMIT), upload: limitBody(UPLOAD_LIMIT) }
  app.use(`${API_PREFIX}/*`, (context, next) =>
    context.req.path === UPLOAD_PATH ? limits.upload(context, next) : limits.usual(context, next),
  )
  app.all(`${API_PREFIX}/*`, async (context) => {
    const request = context.req.path === UPLOAD_PATH ? await received(context.req.raw) : context.req.raw
    const handled = api.handle(request, {
      prefix: API_PREFIX,
      context: {
        ...plumbline.services,
        requestId: context.get('requestId'),
        clientAddress: clientAddress(context, config.TRUST_PROXY),
        bearer: bearerOf(context.req.header('authorization')),
      },
    })
    const { matched, response } = await withTimeout(handled)
    if (!matched) return problem({ status: 404, code: 'NOT_FOUND', message: 'There is no such operation.' })
    response.headers.set('Cache-Control', 'no-store')
    return response
  })

  app.all(`${AUTH_PREFIX}/*`, limitBody(BODY_LIMIT), (context) => {
    const headers = new Headers(context.req.raw.headers)
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context, config.TRUST_PROXY))
    return auth.fetch(new Request(context.req.raw, { headers }))
  })

  if (web) {
    app.get('*', serveBuiltFiles(web.clientDirectory))
    app.all('*', bodyLimit({ maxSize: UPLOAD_LIMIT, onError: formTooLarge }), (context) => web.pages(context))
  }

  app.onError((error, context) => {
    if (error instanceof HandlerTimeout) return problem(TIMED_OUT)
    log.error({ err: error, requestId: context.get('requestId') }, 'a request failed')
    return problem({
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side. Please try again.',
    })
  })
  return app
}

function limitBody(maxSize: number) {
  const message = `The request is larger than ${maxSize / MIB} MiB.`
  return bodyLimit({ maxSize, onError: () => problem({ status: 413, code: 'PAYLOAD_TOO_LARGE', message }) })
}

/** For people without scripts; the page's own script says it before anything is sent. */
function formTooLarge(context: Context): Response {
  return context.text('File size must be less than 5MB. Go back: what you typed is still there.', 413)
}

/** The whole body first: how long a slow line takes for it is not the handler's time. */
async function received(request: Request): Promise<Request> {
  const { method, headers, url } = request
  return new Request(url, { method, headers, body: request.body && (await request.arrayBuffer()) })
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

class HandlerTimeout extends Error {
  override readonly name = 'HandlerTimeout'
}

const TIMED_OUT: Problem = {
  status: 504,
  code: 'GATEWAY_TIMEOUT',
  message: `The server needed more than ${HANDLER_TIMEOUT_MS / 1000} seconds. Please try again.`,
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HandlerTimeout()), HANDLER_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Few values, so that a stranger's paths cannot fill the metrics. */
function areaOf(path: string): string {
  const [first = ''] = path.slice(1).split('/')
  return ['api', 'auth', 'assets', 'healthz', 'readyz', 'metrics'].includes(first) ? first : 'pages'
}
