import { COOKIE_SETTINGS_ASKED } from '../consent/consent.ts'
import { SCRIPTS_WANTED } from '../islands/scripts-wanted.ts'
import { letGoOfPress } from './held-presses.ts'

/** When a public page comes alive: at once; when it is idle or first touched; or only for people who are signed in. */
export type ScriptMoment = 'now' | 'late' | 'signed-in'

/** A finger is over what it touches, too. */
const FIRST_TOUCHES = ['pointerover', 'keydown', 'focusin'] as const
const IDLE_AFTER_LOAD_MS = 2_500

/** Loads the scripts of a public page when it says that they are wanted, or earlier where somebody waits for them. */
export function bringIslands(): void {
  const { islands, scripts: moment } = document.documentElement.dataset
  if (!islands) return
  // Asked for twice, they come once; where they did not come, they are asked for again.
  const bring = () => whenParsed(() => void import(/* @vite-ignore */ islands).catch(() => letGoOfPress()))
  addEventListener(SCRIPTS_WANTED, bring)
  if (moment === 'now' || window.plumbline.linkParameters !== '') {
    bring()
    return
  }
  whenShown(() => isSignedIn() && bring())
  addEventListener(COOKIE_SETTINGS_ASKED, bring)
  if (moment === 'late') whenTouchedOrIdle(bring)
}

/** After the first frame. */
function whenShown(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}

/** The parts of a page are looked for when all of it is there. */
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

/** Signed-in people have the assistant on every page. Cookies are another process's: asking for them takes its time. */
function isSignedIn(): boolean {
  return document.cookie.includes('plumbline-signed-in=1')
}
