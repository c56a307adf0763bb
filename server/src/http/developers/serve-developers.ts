import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { CLIENT_PACKAGE } from '../../platform/project-folders.ts'
import { pagePolicy } from '../../platform/responses/security-headers.ts'
import type { ApiDocument } from './api-catalog.ts'
import { CLIENT_FILE } from './client-page.ts'
import { COPY_SCRIPT } from './developer-frame.ts'
import type { developerPages } from './developer-pages.ts'

export const DEVELOPERS_PATH = '/developers'

/** Serves the pages below `/developers`; what is none of them goes on to the other pages. */
export function serveDevelopers(openApi: () => Promise<object>) {
  let pages: ReturnType<typeof developerPages> | undefined
  return async (context: Context, next: () => Promise<void>) => {
    const path = context.req.path.slice(DEVELOPERS_PATH.length).split('/').filter(Boolean)
    if (path.length === 1 && path[0] === CLIENT_FILE) return (await clientPackage()) ?? next()
    pages ??= await makePages(openApi)
    const page = pages.page(path, context.req.query('search') ?? '')
    if (page === undefined) return next()
    context.header('Content-Security-Policy', pagePolicy({ scripts: [COPY_SCRIPT] }))
    context.header('Cache-Control', 'public, max-age=300')
    return context.html(page)
  }
}

/** The client that fits this installation; there is none before the first build. */
async function clientPackage(): Promise<Response | undefined> {
  const bytes = await readFile(CLIENT_PACKAGE).catch(() => undefined)
  const headers = { 'Content-Type': 'application/gzip', 'Cache-Control': 'public, max-age=300' }
  return bytes && new Response(new Uint8Array(bytes), { headers })
}

async function makePages(openApi: () => Promise<object>) {
  const { developerPages } = await import('./developer-pages.ts')
  return developerPages((await openApi()) as ApiDocument)
}
