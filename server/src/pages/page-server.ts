import { randomBytes } from 'node:crypto'
import { listAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { PageHandler } from '../http/app.ts'
import { clientAddress } from '../http/client-address.ts'
import { currentSpan } from '../platform/telemetry/span.ts'
import type { ApiClient } from '../router.ts'
import { createBestCompression } from './best-compression.ts'
import { formRequest } from './form-request.ts'
import type { PageCache } from './page-cache.ts'
import { redirectFor } from './page-redirects.ts'
import { pageResponse } from './page-response.ts'
import { finishPage, type RenderedPage } from './rendered-page.ts'
import type { PageContextKeys, PageRoutes, Web } from './web-routes.ts'

interface PageServerOptions {
  web: Web
  cache: PageCache
  /** The API in this process, called as a signed-out visitor. */
  apiFor: (clientAddress: string, asker: { isWriter: boolean }) => ApiClient
  trustedProxies: readonly string[]
  /** The public origin of this installation. */
  origin: string
  /** Receives errors of rendering. */
  report: (error: unknown) => void
}

const TOKEN_PAGES = new Set(['/reset-password'])

interface Asker {
  address: string
  isWriter: boolean
}

/** Cached pages are rendered as if requested from this machine. */
const ANYBODY: Asker = { address: '127.0.0.1', isWriter: false }

export function createPageServer({
  web,
  cache,
  apiFor,
  trustedProxies,
  origin,
  report,
}: PageServerOptions): PageHandler {
  const best = createBestCompression()

  function contextFor(keys: PageContextKeys, nonce: string, { address, isWriter }: Asker) {
    const context = new RouterContextProvider()
    context.set(keys.apiContext, apiFor(address, { isWriter }))
    context.set(keys.nonceContext, nonce)
    context.set(keys.originContext, origin)
    context.set(keys.reportContext, report)
    keys.noteAddedParts?.(listAddedParts())
    return context
  }

  async function render({ handle, keys }: PageRoutes, request: Request, asker: Asker): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url')
    return finishPage(await handle(request, contextFor(keys, nonce, asker)), nonce, web.readStyles, best)
  }

  /** A form posted without scripts: the response is for one person and never cached. */
  async function answerForm(routes: PageRoutes, context: Context): Promise<Response> {
    const { method, path } = context.req
    if (method !== 'POST' || !routes.takesForms(path.replace(/\.data$/, '')))
      return context.text(`This page does not take ${method}.`, 405, { Allow: 'GET, HEAD' })
    const request = formRequest(context.req.raw, origin)
    if (!request) return context.text('This form was sent from another site.', 403)
    const asker = {
      address: clientAddress(context, trustedProxies),
      isWriter: context.get('isWriter') === true,
    }
    if (web.isDevelopment) return asIs(await routes.handle(request, contextFor(routes.keys, '', asker)))
    const { status, headers, body } = await render(routes, request, asker)
    // React Router reports an error when the sender disconnected.
    if (request.signal.aborted) return context.text('The request was cut off.', 400)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status,
      headers: { ...headers, 'Cache-Control': 'no-store' },
    })
  }

  return async (context: Context): Promise<Response> => {
    const { req } = context
    const url = new URL(req.url)
    if (!isReadable(url)) return context.text('This address cannot be read.', 400)
    const routes = await web.routes()
    const span = currentSpan()
    if (span) span.trace.route = routes.patternOf(url.pathname)
    const audience = routes.audienceOf(url.pathname)
    const elsewhere = redirectFor(context, audience)
    if (elsewhere) return elsewhere
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerForm(routes, context)
    const asker = { ...ANYBODY, isWriter: context.get('isWriter') === true }
    // React Router's own data requests are not pages.
    if (url.pathname.endsWith('.data')) return routes.handle(req.raw, contextFor(routes.keys, '', asker))

    // Tracking parameters are for the browser alone: they are not passed on and not part of the cache key.
    if (TOKEN_PAGES.has(url.pathname)) url.search = ''
    const request = new Request(url, { headers: { accept: 'text/html' } })
    if (web.isDevelopment) return asIs(await routes.handle(request, contextFor(routes.keys, '', asker)))

    // A writer does not share a running rendering: it may have read data from before the write.
    if (asker.isWriter) return send(await render(routes, request, asker), req.raw)
    const key = url.pathname + url.search
    const make = async () => {
      const page = {
        ...(await render(routes, request, ANYBODY)),
        isForVisitors: audience === 'public',
        route: routes.patternOf(url.pathname),
      }
      // Searches seldom repeat, so they are not cached.
      if (url.search === '') best.improve(page)
      return page
    }
    return send(cache.get(key) ?? (await cache.load(key, make)), req.raw)
  }
}

/**
 * React Router only warns about malformed percent-encoding and then matches the wrong route. PostgreSQL cannot
 * store U+0000, so no query that holds it can match anything.
 */
function isReadable({ pathname, searchParams }: URL): boolean {
  try {
    if (decodeURIComponent(pathname).includes('\0')) return false
  } catch {
    return false
  }
  for (const [name, value] of searchParams) if (`${name}${value}`.includes('\0')) return false
  return true
}

/** Vite's inline scripts in development would violate our policy. */
function asIs(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  return new Response(response.body, { status: response.status, headers })
}

function send(page: RenderedPage, { method, headers: asked }: Request): Response {
  const { status, headers, body } = pageResponse(page, {
    ifNoneMatch: asked.get('if-none-match') ?? undefined,
    acceptEncoding: asked.get('accept-encoding') ?? undefined,
  })
  return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { status, headers })
}
