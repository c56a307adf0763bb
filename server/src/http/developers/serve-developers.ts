import type { Context } from 'hono'
import { pagePolicy } from '../../platform/responses/security-headers.ts'
import type { ApiDocument } from './api-catalog.ts'
import { COPY_SCRIPT } from './developer-frame.ts'
import type { developerPages } from './developer-pages.ts'

export const DEVELOPERS_PATH = '/developers'

/** Serves the pages below `/developers`; what is none of them goes on to the other pages. */
export function serveDevelopers(openApi: () => Promise<object>) {
  let pages: ReturnType<typeof developerPages> | undefined
  return async (context: Context, next: () => Promise<void>) => {
    const path = context.req.path.slice(DEVELOPERS_PATH.length).split('/').filter(Boolean)
    pages ??= await makePages(openApi)
    const page = pages.page(path, context.req.query('search') ?? '')
    if (page === undefined) return next()
    context.header('Content-Security-Policy', pagePolicy({ scripts: [COPY_SCRIPT] }))
    context.header('Cache-Control', 'public, max-age=300')
    return context.html(page)
  }
}

async function makePages(openApi: () => Promise<object>) {
  const { developerPages } = await import('./developer-pages.ts')
  return developerPages((await openApi()) as ApiDocument)
}
