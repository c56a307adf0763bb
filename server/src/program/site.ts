import { createApp, type PageHandler } from '../http/app.ts'
import { createPageServer } from '../pages/page-server.ts'
import { loadWeb } from '../pages/web-build.ts'
import { NO_QUERY_CACHE } from '../platform/cache/query-cache.ts'
import { callInProcess } from '../router.ts'
import type { Plumbline } from './plumbline.ts'

/** The HTTP application with pages. */
export async function openSite(plumbline: Plumbline, { isDevelopment }: { isDevelopment: boolean }) {
  const { config, log, services, pageCache } = plumbline
  const web = await loadWeb({ isDevelopment })
  const pages = createPageServer({
    web,
    cache: pageCache,
    apiFor: (clientAddress, { isWriter }) => {
      const queryCache = isWriter ? NO_QUERY_CACHE : services.queryCache
      return callInProcess(
        { ...services, queryCache, requestId: 'page', clientAddress, bearer: undefined },
        log,
      )
    },
    trustedProxies: config.TRUST_PROXY,
    origin: config.publicUrl,
    report: (error) => log.error({ err: error }, 'a page failed'),
  })
  return {
    app: createApp(plumbline, {
      files: web.files,
      pages: isDevelopment ? withMailGallery(pages, config.publicUrl) : pages,
    }),
    close: web.close,
  }
}

function withMailGallery(pages: PageHandler, siteUrl: string): PageHandler {
  return async (context) => {
    const { MAIL_GALLERY_PATH, serveMailGallery } = await import('./mail-gallery.ts')
    return context.req.path === MAIL_GALLERY_PATH ? serveMailGallery(siteUrl) : pages(context)
  }
}
