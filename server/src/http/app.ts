import { randomUUID } from 'node:crypto'
import type { OpenAPI } from '@orpc/contract'
import { sameText } from '@plumbline/auth/requests/same-text.ts'
import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import { isStatementTimeout, statementSeconds } from '@plumbline/database/statement-limits.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { serveCalendar } from '../compliance/calendar-feed/serve-calendar.ts'
import { serveExamFile } from '../compliance/exams/exam-file-serving.ts'
import { AUTH_PREFIX, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts'
import { DEADLINES } from '../nouns.ts'
import { NO_QUERY_CACHE } from '../platform/cache/query-cache.ts'
import { FileDamaged } from '../platform/files/object-files.ts'
import { ObjectStoreUnavailable } from '../platform/object-store/object-store.ts'
import { findCaller } from '../platform/procedures.ts'
import {
  DATABASE_UNAVAILABLE,
  FILE_DAMAGED,
  FILES_UNAVAILABLE,
  type Problem,
  problem,
  tookTooLong,
} from '../platform/responses/problem.ts'
import { CLOSED_POLICY, FILE_POLICY, headersOfAll } from '../platform/responses/security-headers.ts'
import { SAMPLE_VISIT, VISIT_HEADER } from '../platform/session/sample-visit.ts'
import { serveImage } from '../publishing/media/media-files.ts'
import { MCP_PATH } from '../tenancy/connected-assistants/mcp-resource.ts'
import { serveInstitutionExport } from '../tenancy/institution-export/export-serving.ts'
import { serveFile } from '../work/files/file-serving.ts'
import { API_PREFIX, createApiHandler, VERSIONED_PREFIX } from './api.ts'
import { apiHeaders, versionHeaders } from './api-headers.ts'
import { bearerOf } from './bearer.ts'
import { limitBodies, limitForms, limitSignInBodies, limitTo } from './body-limits.ts'
import { isFromWriter, setBypassCacheCookie } from './bypass-cache-cookie.ts'
import { clientAddress } from './client-address.ts'
import { limitClients } from './client-limit-middleware.ts'
import { createCostlyTurns } from './costly-turns.ts'
import { DEVELOPERS_PATH, serveDevelopers } from './developers/serve-developers.ts'
import type { HttpProgram } from './http-program.ts'
import { etagOf } from './if-match.ts'
import { limitKeys } from './key-limit.ts'
import { MCP_BODY_KIB, serveMcp } from './mcp/serve-mcp.ts'
import { isOfOtherVersion, isVersioned, presentPath } from './moved-addresses.ts'
import { assistantCors, OPEN_TO_ORIGINS } from './oauth/assistant-cors.ts'
import { oauthRoutes } from './oauth/serve-oauth.ts'
import { operationLimits } from './operation-limits.ts'
import { standardRequest, standardResponse } from './orpc-adapter.ts'
import { problemFor } from './problem-page.ts'
import { createRequestLog } from './request-log.ts'
import { RequestTimeout, withTimeout } from './request-timeout.ts'
import { reserveDisk } from './reserved-disk.ts'
import { answerErrorsAsScim } from './scim/scim-answer.ts'
import { SCIM_BODY_KIB, SCIM_PATH, serveScim } from './scim/serve-scim.ts'
import { serveLive } from './serve-live.ts'
import { traceRequests } from './trace-requests.ts'
import { createUploads, UNREAD, withFile } from './uploads.ts'

/** Renders the page at an address that nothing else serves. */
export type PageHandler = (context: Context) => Promise<Response>

type Variables = { requestId: string; isWriter: boolean; complete?: Response }

/** The HTTP routes by area; without `web` only the API. */
export function createApp(plumbline: HttpProgram, web?: { pages: PageHandler; files: MiddlewareHandler }) {
  const { config, log, metrics, database, auth, live } = plumbline
  const app = new Hono<{ Variables: Variables }>({ getPath: (request) => presentPath(getPath(request)) })
  const api = createApiHandler(log)
  let generated: Promise<OpenAPI.Document> | undefined
  /** Made when somebody first reads it: it takes a second, and most processes are never asked. */
  const openApi = () => {
    generated ??= import('./open-api/open-api-document.ts').then(({ generateOpenApi }) =>
      generateOpenApi(config.publicUrl),
    )
    return generated
  }
  let generated30: Promise<object> | undefined
  const openApi30 = () => {
    generated30 ??= Promise.all([openApi(), import('./open-api/open-api-30.ts')]).then(
      ([document, { asOpenApi30 }]) => asOpenApi30(document),
    )
    return generated30
  }
  const note = createRequestLog(plumbline)
  const uploads = createUploads(plumbline)
  const costly = createCostlyTurns(config.TRUST_PROXY, (bearer) =>
    findCaller({ ...plumbline.services, bearer }),
  )
  if (plumbline.tracer) app.use(traceRequests(plumbline.tracer, config.TRUST_PROXY))
  const always = headersOfAll(config.publicUrl)
  const eachOf = Object.entries(always)
  /** As one object: set on the answer one by one, headers take thirty times as long. */
  const headersOf = (requestId: string): Record<string, string> => ({
    ...always,
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Request-Id': requestId,
    ...(plumbline.stopping && { Connection: 'close' }),
  })

  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.set('isWriter', isFromWriter(context, plumbline.bypassCacheKey))
    await next()
    const { res, req } = context
    if (context.get('complete') !== res) {
      for (const [name, value] of eachOf) res.headers.set(name, value)
      if (!res.headers.has('Content-Security-Policy'))
        res.headers.set('Content-Security-Policy', CLOSED_POLICY)
      res.headers.set('X-Request-Id', requestId)
      // The rest of an oversized body is not read.
      if (plumbline.stopping || res.status === 413 || res.headers.has(UNREAD))
        res.headers.set('Connection', 'close')
    }
    note({ requestId, method: req.method, path: req.path, status: res.status, started })
  })

  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    if (plumbline.stopping) return context.text('stopping', 503)
    try {
      await database.ping()
      const isAway = plumbline.services.fileBytes.objects?.store.isUp === false
      return context.text(isAway ? 'ready; the object store of files does not answer' : 'ready')
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

  app.get(`${API_PREFIX}/openapi.json`, async (context) => context.json(await openApi()))
  app.get(`${API_PREFIX}/openapi-3.0.json`, async (context) => context.json(await openApi30()))
  app.get(`${API_PREFIX}/docs`, (context) => context.redirect(DEVELOPERS_PATH, 301))
  const clientLimit = limitClients(config, { shared: plumbline.sharedCounts.of('clients') })
  const developers = serveDevelopers(openApi)
  app.get(DEVELOPERS_PATH, clientLimit, developers)
  app.get(`${DEVELOPERS_PATH}/*`, clientLimit, developers)
  const keyLimit = limitKeys(config.KEY_REQUESTS_PER_MINUTE, plumbline.sharedCounts.of('keys'))
  const reserve = reserveDisk(plumbline.database)
  app.use(
    `${API_PREFIX}/*`,
    apiHeaders,
    clientLimit,
    keyLimit,
    reserve,
    uploads.ofApi,
    limitBodies(API_PREFIX),
    costly.ofApi,
  )
  app.all(`${API_PREFIX}/*`, async (context) => {
    let wrotePages = false
    let isReplayed = false
    let version: number | undefined
    let ignored: string[] = []
    const asked = new URL(context.req.raw.url)
    const handled = api.handle(standardRequest(await withFile(context), asked), {
      prefix: API_PREFIX,
      context: {
        ...plumbline.services,
        ...(context.get('isWriter') && { queryCache: NO_QUERY_CACHE }),
        pagesChanged() {
          wrotePages = true
          return plumbline.services.pagesChanged()
        },
        requestId: context.get('requestId'),
        clientAddress: clientAddress(context, config.TRUST_PROXY),
        bearer: bearerOf(context.req.header('authorization')),
        isVisit: context.req.header(VISIT_HEADER) === SAMPLE_VISIT,
        idempotencyKey: context.req.header('idempotency-key'),
        onReplay() {
          isReplayed = true
        },
        ifMatch: context.req.header('if-match'),
        onVersion(answered) {
          version = answered
        },
        ...(isVersioned(asked.pathname) && {
          onIgnored(names: string[]) {
            ignored = names
          },
        }),
      },
    })
    const path = context.req.path.slice(API_PREFIX.length)
    const { matched, response: answer } = await withTimeout(
      path,
      handled,
      operationLimits(context.req.method, path).statements === 'file',
    )
    if (!matched)
      return problem({
        status: 404,
        code: 'NOT_FOUND',
        message: `There is no such operation.${otherVersion(context)}`,
      })
    const headers: Record<string, string> = {
      ...headersOf(context.get('requestId')),
      ...versionHeaders(context, asked.pathname),
      'Cache-Control': 'no-store',
    }
    if (version !== undefined) headers.ETag = etagOf(version)
    if (ignored.length > 0) headers['Ignored-Fields'] = ignored.join(', ')
    if (isReplayed) headers['Idempotent-Replayed'] = 'true'
    if (answer.status === 413) headers.Connection = 'close'
    const response = standardResponse(answer, headers)
    context.set('complete', response)
    if (answer.body instanceof Blob) handOutToSave(response)
    if (wrotePages) setBypassCacheCookie(response, plumbline.bypassCacheKey)
    return response
  })

  app.use(`${SCIM_PATH}/*`, answerErrorsAsScim, clientLimit, keyLimit, limitTo(SCIM_BODY_KIB))
  app.all(`${SCIM_PATH}/*`, serveScim(plumbline))

  for (const path of OPEN_TO_ORIGINS) app.use(path, assistantCors)
  app.use(MCP_PATH, clientLimit, keyLimit, limitTo(MCP_BODY_KIB))
  app.all(MCP_PATH, serveMcp(plumbline))
  app.route('/', oauthRoutes(plumbline))

  app.all(`${AUTH_PREFIX}/*`, clientLimit, limitSignInBodies, (context) => {
    const headers = new Headers(context.req.raw.headers)
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context, config.TRUST_PROXY))
    return auth.fetch(new Request(context.req.raw, { headers }))
  })

  app.get('/calendar/:file', clientLimit, (context) =>
    withTimeout('/calendar', serveCalendar(database.db, config.publicUrl, DEADLINES, context)),
  )
  app.get('/live', clientLimit, (context) => withTimeout(context.req.path, serveLive(live, auth, context)))
  app.get('/files/:token', (context) =>
    withTimeout(context.req.path, serveFile(database.db, plumbline.services.fileBytes, context)),
  )
  app.get('/exam-files/:token', (context) =>
    withTimeout(context.req.path, serveExamFile(plumbline.services, context)),
  )
  app.get('/institution-exports/:token', (context) =>
    withTimeout(context.req.path, serveInstitutionExport(database.db, plumbline.services.fileBytes, context)),
  )
  app.get('/media/:id', (context) => withTimeout(context.req.path, serveImage(database.db, context)))

  if (web) {
    app.get('*', web.files)
    app.all('*', reserve, uploads.ofPages, limitForms(), costly.ofPages, (context) =>
      withTimeout(context.req.path, web.pages(context)),
    )
  }

  app.onError((error, context) => {
    if (error instanceof RequestTimeout) return problemFor(context, tookTooLong(error.seconds))
    if (senderHasLeft(error)) return problem(CUT_OFF)
    const requestId = context.get('requestId')
    if (isStatementTimeout(error)) {
      log.warn({ err: error, requestId }, 'a statement took too long')
      return problemFor(context, tookTooLong(statementSeconds()))
    }
    if (error instanceof ObjectStoreUnavailable) {
      log.warn({ err: error, requestId }, 'the object store is away')
      return problemFor(context, FILES_UNAVAILABLE)
    }
    if (isDatabaseUnavailable(error)) {
      log.warn({ err: error, requestId }, 'the database is away')
      return problemFor(context, DATABASE_UNAVAILABLE)
    }
    if (error instanceof FileDamaged) {
      log.error({ err: error, requestId }, 'a stored file is damaged')
      return problemFor(context, FILE_DAMAGED)
    }
    log.error({ err: error, requestId }, 'a request failed')
    return problemFor(context, {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side. Please try again.',
    })
  })
  return app
}

/** oRPC serves files inline; ours are downloads. */
function handOutToSave({ headers }: Response): void {
  const disposition = headers.get('Content-Disposition')
  if (disposition === null) return
  headers.set('Content-Disposition', disposition.replace(/^inline\b/, 'attachment'))
  headers.set('Content-Security-Policy', FILE_POLICY)
}

const CUT_OFF: Problem = { status: 400, code: 'BAD_REQUEST', message: 'The request was cut off.' }

/** Node's error for a connection that closed before the body was complete. */
function senderHasLeft(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted'
}

const otherVersion = ({ req }: Context) =>
  isOfOtherVersion(new URL(req.raw.url).pathname) ? ` This API is at ${VERSIONED_PREFIX}.` : ''
