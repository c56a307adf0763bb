import { createApp } from './app.ts'
import { NO_KEPT_ANSWERS } from './pages/kept-answers.ts'
import { createPageServer } from './pages/page-server.ts'
import type { Plumbline } from './plumbline.ts'
import { callInProcess } from './router.ts'
import { loadWeb } from './web-build.ts'

/** Everything behind HTTP, pages included. */
export async function openSite(plumbline: Plumbline, { isDevelopment }: { isDevelopment: boolean }) {
  const { config, log, services, pageCache } = plumbline
  const web = await loadWeb({ isDevelopment })
  const pages = createPageServer({
    web,
    cache: pageCache,
    apiFor: (clientAddress, { isWriter }) => {
      const keptAnswers = isWriter ? NO_KEPT_ANSWERS : services.keptAnswers
      return callInProcess(
        { ...services, keptAnswers, requestId: 'page', clientAddress, bearer: undefined },
        log,
      )
    },
    trustedProxies: config.TRUST_PROXY,
    origin: config.publicUrl,
    report: (error) => log.error({ err: error }, 'a page failed'),
  })
  return { app: createApp(plumbline, { files: web.files, pages }), close: web.close }
}
