import { COOKIE_SETTINGS_ASKED } from '../consent/consent.ts'
import { SCRIPTS_REQUESTED } from '../islands/scripts-requested.ts'
import { dropQueuedClick } from './queued-clicks.ts'

/**
 * When the islands of a public page are hydrated: at once; when idle or first touched; for signed-in people
 * only.
 */
export type HydrationTiming = 'now' | 'late' | 'signed-in'

/** `pointerover` also fires for touch. */
const FIRST_TOUCHES = ['pointerover', 'keydown', 'focusin'] as const
const IDLE_AFTER_LOAD_MS = 2_500

/** Loads the islands at the time that the page asks for, or earlier if a click is queued. */
export function loadIslands(): void {
  const { islands, scripts: moment } = document.documentElement.dataset
  if (!islands) return
  const bring = () => whenParsed(() => void importOnceFetched(islands).catch(() => dropQueuedClick()))
  addEventListener(SCRIPTS_REQUESTED, bring)
  if (moment === 'now' || window.plumbline.linkParameters !== '') {
    bring()
    return
  }
  whenShown(() => isSignedIn() && bring())
  addEventListener(COOKIE_SETTINGS_ASKED, bring)
  if (moment === 'late') whenTouchedOrIdle(bring)
}

/**
 * Modules load once; a failed import is tried again. Some browsers remember a module that failed to load, but
 * not a failed `fetch`.
 */
async function importOnceFetched(islands: string): Promise<unknown> {
  await fetch(islands)
  return import(/* @vite-ignore */ islands)
}

/** After the first paint. */
function whenShown(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}

/** Islands are looked up after parsing. */
function whenParsed(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

function whenTouchedOrIdle(bring: () => void) {
  for (const touch of FIRST_TOUCHES) addEventListener(touch, bring, { once: true, passive: true })
  addEventListener('load', () => {
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(bring) : bring()),
      IDLE_AFTER_LOAD_MS,
    )
  })
}

/**
 * Signed-in people have the assistant on every page. Reading cookies is slow, so this runs after the first
 * paint.
 */
function isSignedIn(): boolean {
  return document.cookie.includes('plumbline-signed-in=1')
}
