import { randomUUID } from 'node:crypto'
import { sameText } from '@plumbline/auth/requests/same-text.ts'
import { isDatabaseAway } from '@plumbline/database/database-away.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { API_PREFIX, createApiHandler, generateOpenApi } from './api.ts'
import { describeApi } from './api-documentation.ts'
import { AUTH_PREFIX, CLIENT_ADDRESS_HEADER } from './auth-service.ts'
import { limitBodies, limitForms, receiveFile } from './http/body-limits.ts'
import { clientAddress } from './http/client-address.ts'
import { answerTimeout, HandlingTimeout, withinItsTime } from './http/handling-time.ts'
import { DATABASE_AWAY, type Problem, problem } from './http/problem.ts'
import { createRequestNotes } from './http/request-notes.ts'
import { CLOSED_POLICY, FILE_POLICY, headersOfAll, pagePolicy } from './http/security-headers.ts'
import { standardAnswer, standardRequest } from './http/standard-exchange.ts'
import { serveImage } from './media/media-files.ts'
import { isFromWriter, markFresh } from './pages/fresh-cookie.ts'
import { NO_KEPT_ANSWERS } from './pages/kept-answers.ts'
import type { PageHandler } from './pages/page-server.ts'
import type { Plumbline } from './plumbline.ts'

type Variables = { requestId: string }

/** The HTTP surface, area by area; without the web it is the calls alone. */
export function createApp(plumbline: Plumbline, web?: { pages: PageHandler; files: MiddlewareHandler }) {
  const { config, log, metrics, database, auth } = plumbline
  const app = new Hono<{ Variables: Variables }>()
  const api = createApiHandler(log)
  const openApi = generateOpenApi(config.publicUrl)
  const note = createRequestNotes(plumbline)
  const always = Object.entries(headersOfAll(config.publicUrl))

  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const { res, req } = context
    for (const [name, value] of always) res.headers.set(name, value)
    if (!res.headers.has('Content-Security-Policy')) res.headers.set('Content-Security-Policy', CLOSED_POLICY)
    res.headers.set('X-Request-Id', requestId)
    // What is left of a body that is too large is not read.
    if (plumbline.stopping || res.status === 413) res.headers.set('Connection', 'close')
    note({ requestId, method: req.method, path: req.path, status: res.status, started })
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
    if (!sameText(context.req.header('authorization') ?? '', `Bearer ${config.METRICS_TOKEN}`))
      return context.text('token required', 401)
    return context.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    })
  })

  app.get(`${API_PREFIX}/openapi.json`, async (context) => context.json(await openApi))
  app.get(`${API_PREFIX}/docs`, async (context) => {
    context.header('Content-Security-Policy', pagePolicy())
    return context.html(describeApi((await openApi) as Parameters<typeof describeApi>[0]))
  })
  app.use(`${API_PREFIX}/*`, limitBodies(API_PREFIX))
  app.all(`${API_PREFIX}/*`, async (context) => {
    let wrotePages = false
    const request = await receiveFile(context.req.raw, API_PREFIX)
    const handled = api.handle(standardRequest(request), {
      prefix: API_PREFIX,
      context: {
        ...plumbline.services,
        ...(isFromWriter(context) && { keptAnswers: NO_KEPT_ANSWERS }),
        pagesChanged() {
          wrotePages = true
          return plumbline.services.pagesChanged()
        },
        requestId: context.get('requestId'),
        clientAddress: clientAddress(context, config.TRUST_PROXY),
        bearer: bearerOf(context.req.header('authorization')),
      },
    })
    const { matched, response: answer } = await withinItsTime(
      context.req.path.slice(API_PREFIX.length),
      handled,
    )
    if (!matched) return problem({ status: 404, code: 'NOT_FOUND', message: 'There is no such operation.' })
    const response = standardAnswer(answer, { 'Cache-Control': 'no-store' })
    if (answer.body instanceof Blob) handOutToSave(response)
    if (wrotePages) markFresh(response)
    return response
  })

  app.all(`${AUTH_PREFIX}/*`, limitBodies(API_PREFIX), (context) => {
    const headers = new Headers(context.req.raw.headers)
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context, config.TRUST_PROXY))
    return auth.fetch(new Request(context.req.raw, { headers }))
  })

  app.get('/media/:id', (context) => withinItsTime(context.req.path, serveImage(database.db, context)))

  if (web) {
    app.get('*', web.files)
    app.all('*', limitForms(), (context) => withinItsTime(context.req.path, web.pages(context)))
  }

  app.onError((error, context) => {
    if (error instanceof HandlingTimeout) return answerTimeout(error)
    if (senderHasLeft(error)) return problem(CUT_OFF)
    const requestId = context.get('requestId')
    if (isDatabaseAway(error)) {
      log.warn({ err: error, requestId }, 'the database is away')
      return problem(DATABASE_AWAY)
    }
    log.error({ err: error, requestId }, 'a request failed')
    return problem({
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side. Please try again.',
    })
  })
  return app
}

/** The contract's library offers files to be looked at; ours are for saving. */
function handOutToSave({ headers }: Response): void {
  const disposition = headers.get('Content-Disposition')
  if (disposition === null) return
  headers.set('Content-Disposition', disposition.replace(/^inline\b/, 'attachment'))
  headers.set('Content-Security-Policy', FILE_POLICY)
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

const CUT_OFF: Problem = { status: 400, code: 'BAD_REQUEST', message: 'The request was cut off.' }

/** So Node says that a connection ended before the body did. */
function senderHasLeft(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted'
}
