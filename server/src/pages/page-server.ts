import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { clientAddress } from '../http/client-address.ts'
import type { ApiClient } from '../router.ts'
import type { PageContextKeys, PageRoutes, Web } from '../web-build.ts'
import { createBestCompression } from './best-compression.ts'
import { formRequest } from './form-request.ts'
import { isFromWriter } from './fresh-cookie.ts'
import { answerWith } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { redirectFor } from './page-redirects.ts'
import { finishPage, type RenderedPage } from './rendered-page.ts'

interface PageServerOptions {
  web: Web
  cache: PageCache
  /** The API in the process, as somebody who is not signed in. */
  apiFor: (clientAddress: string, asker: { isWriter: boolean }) => ApiClient
  trustedProxies: readonly string[]
  /** Where the public finds this installation. */
  origin: string
  /** Told what failed while a page was made. */
  report: (error: unknown) => void
}

export type PageHandler = (context: Context) => Promise<Response>

const TOKEN_PAGES = new Set(['/reset-password'])

interface Asker {
  address: string
  isWriter: boolean
}

/** Pages for nobody in particular are rendered as if this machine had asked. */
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
    return context
  }

  async function render({ handle, keys }: PageRoutes, request: Request, asker: Asker): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url')
    return finishPage(await handle(request, contextFor(keys, nonce, asker)), nonce, web.readStyles, best)
  }

  /** A form that a browser posts without scripts: answered for this one person, kept nowhere. */
  async function answerForm(routes: PageRoutes, context: Context): Promise<Response> {
    const { method, path } = context.req
    if (method !== 'POST' || !routes.takesForms(path.replace(/\.data$/, '')))
      return context.text(`This page does not take ${method}.`, 405, { Allow: 'GET, HEAD' })
    const request = formRequest(context.req.raw, origin)
    if (!request) return context.text('This form was sent from another site.', 403)
    const asker = { address: clientAddress(context, trustedProxies), isWriter: isFromWriter(context) }
    if (web.isDevelopment) return asIs(await routes.handle(request, contextFor(routes.keys, '', asker)))
    const { status, headers, body } = await render(routes, request, asker)
    // The router calls it a failure when whoever sent the form has left.
    if (request.signal.aborted) return context.text('The request was cut off.', 400)
    return new Response(body as Uint8Array<ArrayBuffer>, {
      status,
      headers: { ...headers, 'Cache-Control': 'no-store' },
    })
  }

  return async (context: Context): Promise<Response> => {
    const { req } = context
    const url = new URL(req.url)
    if (!isReadable(url.pathname)) return context.text('This address cannot be read.', 400)
    const routes = await web.routes()
    const audience = routes.audienceOf(url.pathname)
    const elsewhere = redirectFor(context, audience)
    if (elsewhere) return elsewhere
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerForm(routes, context)
    const asker = { ...ANYBODY, isWriter: isFromWriter(context) }
    // React Router's own requests for data are not pages.
    if (url.pathname.endsWith('.data')) return routes.handle(req.raw, contextFor(routes.keys, '', asker))

    // What a link's query carries is for the browser alone: it is not handed on, and never a key.
    if (TOKEN_PAGES.has(url.pathname)) url.search = ''
    const request = new Request(url, { headers: { accept: 'text/html' } })
    if (web.isDevelopment) return asIs(await routes.handle(request, contextFor(routes.keys, '', asker)))

    // A writer joins no rendering that is under way: it may have read what stood before the write.
    if (asker.isWriter) return send(await render(routes, request, asker), req.raw)
    const key = url.pathname + url.search
    const make = async () => {
      const page = { ...(await render(routes, request, ANYBODY)), isForVisitors: audience === 'public' }
      // What was searched for is seldom asked for twice.
      if (url.search === '') best.improve(page)
      return page
    }
    return send(cache.get(key) ?? (await cache.load(key, make)), req.raw)
  }
}

/** The router only warns of an address whose escapes are no text, and takes it for another. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Vite's own scripts stand inline in a page under development: no policy of ours would let them in. */
function asIs(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  return new Response(response.body, { status: response.status, headers })
}

function send(page: RenderedPage, { method, headers: asked }: Request): Response {
  const { status, headers, body } = answerWith(page, {
    ifNoneMatch: asked.get('if-none-match') ?? undefined,
    acceptEncoding: asked.get('accept-encoding') ?? undefined,
  })
  return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { status, headers })
}
