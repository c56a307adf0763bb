import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { clientAddress } from '../http/client-address.ts'
import type { ApiClient } from '../router.ts'
import { formRequest } from './form-request.ts'
import type { Audience } from './page-audience.ts'
import type { PageCache } from './page-cache.ts'
import { redirectFor } from './page-redirects.ts'
import { finishPage, type RenderedPage } from './rendered-page.ts'

/** What a page's loaders and the document need from the server. */
export interface PageContextKeys {
  apiContext: Parameters<RouterContextProvider['set']>[0]
  nonceContext: Parameters<RouterContextProvider['set']>[0]
  originContext: Parameters<RouterContextProvider['set']>[0]
}

export interface PageServerOptions {
  handle: RequestHandler
  keys: PageContextKeys
  audienceOf: (pathname: string) => Audience
  cache: PageCache
  /** The API in the process, as somebody at this address who is not signed in. */
  apiFor: (clientAddress: string) => ApiClient
  trustedProxies: readonly string[]
  /** Where the public finds this installation. */
  origin: string
}

/** A cookie that a writer's browser carries for a moment, so that the next load is rendered anew whichever process answers. */
export const FRESH_COOKIE = 'plumbline-fresh'

export type PageHandler = (context: Context) => Promise<Response>

const TOKEN_PAGES = new Set(['/reset-password'])

/** Pages for nobody in particular are rendered as if this machine had asked. */
const OURSELVES = '127.0.0.1'

export function createPageServer({
  handle,
  keys,
  audienceOf,
  cache,
  apiFor,
  trustedProxies,
  origin,
}: PageServerOptions): PageHandler {
  function contextFor(nonce: string, address: string) {
    const context = new RouterContextProvider()
    context.set(keys.apiContext, apiFor(address))
    context.set(keys.nonceContext, nonce)
    context.set(keys.originContext, origin)
    return context
  }

  async function render(request: Request, address = OURSELVES): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url')
    return finishPage(await handle(request, contextFor(nonce, address)), nonce)
  }

  /** A form that a browser posts without scripts: answered for this one person, kept nowhere. */
  async function answerForm(context: Context): Promise<Response> {
    const request = formRequest(context.req.raw, origin)
    if (!request) return context.text('This form was sent from another site.', 403)
    const page = await render(request, clientAddress(context, trustedProxies))
    const headers = { ...page.headers, 'Cache-Control': 'no-store' }
    return new Response(page.body as Uint8Array<ArrayBuffer>, { status: page.status, headers })
  }

  return async (context: Context): Promise<Response> => {
    const { req } = context
    const url = new URL(req.url)
    const elsewhere = redirectFor(context, audienceOf(url.pathname))
    if (elsewhere) return elsewhere
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerForm(context)
    // React Router's own requests for data are not pages.
    if (url.pathname.endsWith('.data')) return handle(req.raw, contextFor('', OURSELVES))

    // What a link's query carries is for the browser alone: it is not handed on, and never a key.
    if (TOKEN_PAGES.has(url.pathname)) url.search = ''
    const key = url.pathname + url.search
    const request = new Request(url, { headers: { accept: 'text/html' } })
    const kept = getCookie(context, FRESH_COOKIE) === undefined ? cache.get(key) : undefined
    return send(kept ?? (await cache.load(key, () => render(request))), req.raw)
  }
}

function send(page: RenderedPage, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-cache')
  headers.set('ETag', page.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers })
  }
  const acceptsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  const body = acceptsBrotli && page.compressed ? page.compressed : page.body
  if (body === page.compressed) headers.set('Content-Encoding', 'br')
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers,
  })
}
