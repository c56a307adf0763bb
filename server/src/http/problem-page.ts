import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Problem, problem } from '../platform/responses/problem.ts'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.05rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText;color-scheme:light dark}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}a{color:LinkText;font-weight:600}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const AGAIN_SECONDS = 10

/** A person who opened a page reads a page, whatever went wrong; a program reads JSON. */
export function problemFor(context: Context, what: Problem): Response {
  const { method } = context.req
  const wantsPage = context.req.header('accept')?.includes('text/html') ?? false
  if (!wantsPage || (method !== 'GET' && method !== 'HEAD')) return problem(what)
  const isTemporary = what.status > 500
  const heading = isTemporary ? 'Plumbline is busy' : 'Something went wrong'
  const text = isTemporary
    ? 'The page could not be made in time. It is tried again in a few seconds.'
    : escapeHtml(what.message)
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} · Plumbline</title>${isTemporary ? `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">` : ''}<style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">Try again</a></p></main></body></html>`
  return new Response(body, {
    status: what.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
      ...(isTemporary && { 'Retry-After': String(AGAIN_SECONDS) }),
    },
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
