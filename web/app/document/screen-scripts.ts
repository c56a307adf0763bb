import { type ClientInstrumentation, type DataRouteObject, matchRoutes } from 'react-router'
import { showWaiting } from '../ui/waiting-line.ts'

declare global {
  interface Window {
    /** What the router keeps here for itself. */
    __reactRouterDataRouter?: { routes: DataRouteObject[] }
    __reactRouterManifest?: { routes: Record<string, { module: string }> }
  }
}

const NEVER = new Promise<never>(() => {})
/** A pointer that only passes over a link wants nothing of it. */
const MEANT_AFTER_MS = 100

let asked = 0

/**
 * Fetches a screen's scripts before the router goes to it. Where one does not come, the router would load the
 * document anew: without a connection that leaves the browser's own error page, and what stood here is gone.
 */
export const fetchedFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        const turn = ++asked
        const { href, pathname } = typeof to === 'number' ? location : new URL(to, location.href)
        if (pathname !== location.pathname) {
          const endWaiting = showWaiting()
          const came = await fetchScripts(pathname)
          endWaiting()
          // Whoever has chosen something else meanwhile goes there.
          if (turn !== asked) return NEVER
          if (!came) return stayOrLoadAnew(href)
        }
        await go()
      },
    }),
}

/** The scripts of what a link leads to are likely to be wanted next. The router's own way of it has the same fault. */
export function fetchAhead(): void {
  let meant: number | undefined
  function reach({ target }: Event): void {
    clearTimeout(meant)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (link) meant = window.setTimeout(() => fetchScripts(link.pathname), MEANT_AFTER_MS)
  }
  addEventListener('pointerover', reach)
  addEventListener('focusin', reach)
}

async function fetchScripts(pathname: string): Promise<boolean> {
  const manifest = window.__reactRouterManifest
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  const scripts = matches.flatMap(({ route }) => manifest?.routes[route.id]?.module ?? [])
  const fetched = await Promise.allSettled(scripts.map((script) => import(/* @vite-ignore */ script)))
  return fetched.every(({ status }) => status === 'fulfilled')
}

/** A server that answers has been renewed, and has other scripts than those that this document knows. */
async function stayOrLoadAnew(href: string): Promise<never> {
  const { ok } = await fetch('/healthz').catch(() => ({ ok: false }))
  if (ok) location.assign(href)
  else window.plumbline.tellLost('This page could not be loaded. Please check your connection and try again.')
  return NEVER
}
