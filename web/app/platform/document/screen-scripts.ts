import { type ClientInstrumentation, type DataRouteObject, matchRoutes } from 'react-router'
import { showProgressBar } from '../../ui/progress-bar.ts'

declare global {
  interface Window {
    /** Internals of React Router. */
    __reactRouterDataRouter?: { routes: DataRouteObject[] }
    __reactRouterManifest?: { routes: Record<string, { module: string }> }
  }
}

const NEVER = new Promise<never>(() => {})
/** A pointer that only crosses a link does not prefetch. */
const MEANT_AFTER_MS = 100

let asked = 0

/**
 * Loads a screen's scripts before the router navigates. If a script fails, the router would reload the
 * document, which without a connection ends in the browser's error page.
 */
export const loadScriptsBeforeNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        const turn = ++asked
        const { href, pathname } = typeof to === 'number' ? location : new URL(to, location.href)
        if (pathname !== location.pathname) {
          const endWaiting = showProgressBar()
          const came = await fetchScripts(pathname)
          endWaiting()
          // A later navigation has taken over.
          if (turn !== asked) return NEVER
          if (!came) return stayOrLoadAnew(href)
        }
        await go()
      },
    }),
}

/** Prefetches the scripts of a link on hover and focus. The router's own prefetch has the same flaw. */
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
  const fetched = await Promise.allSettled(scripts.map(importOnceFetched))
  return fetched.every(({ status }) => status === 'fulfilled')
}

/** A browser may remember a module that failed to load; a failed `fetch` is forgotten. */
async function importOnceFetched(script: string): Promise<unknown> {
  await fetch(script)
  return import(/* @vite-ignore */ script)
}

/** If the server answers, it was updated and has new scripts: reloads. Otherwise stays on the page. */
async function stayOrLoadAnew(href: string): Promise<never> {
  const { ok } = await fetch('/healthz').catch(() => ({ ok: false }))
  if (ok) location.assign(href)
  else
    window.plumbline.showLoadFailure(
      'This page could not be loaded. Please check your connection and try again.',
    )
  return NEVER
}
