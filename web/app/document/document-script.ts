import { type Allowed, NECESSARY_ONLY } from '../consent/consent-choice.ts'
import { TRIAL_DRAFT_KEY } from '../questionnaire/trial-draft-key.ts'
import { copyLinksOnRequest } from './copied-link.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { holdPresses } from './held-presses.ts'
import { openLinkedDetails } from './linked-details.ts'
import { startTheme } from './theme.ts'

/** When a public page comes alive: at once; when it is idle or first touched; or only for people who are signed in. */
export type ScriptMoment = 'now' | 'late' | 'signed-in'

/** Set in the browser before anything is painted, by the script in the document's head. */
export interface DocumentScript {
  /** What may be kept and loaded beyond the necessary; follows the choice that people make. */
  consent: Allowed
  /** What an emailed link carried, taken out of the address bar before anything else was loaded. */
  linkParameters: string
  scripts(moment: ScriptMoment, load: () => Promise<unknown>): void
  /** What was pressed before the scripts that can do it were here. */
  held?: HTMLElement | undefined
}

declare global {
  interface Window {
    plumbline: DocumentScript
  }
}

const FIRST_TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const
const IDLE_AFTER_LOAD_MS = 2_500
/** Where letters and identity providers lead, with tokens in the address. */
const LINKED_PAGES = ['/reset-password', '/login']

startTheme()
openLinkedDetails()
followDialogCommands()
copyLinksOnRequest()
holdPresses()

window.plumbline = {
  consent: NECESSARY_ONLY,
  linkParameters: takeLinkParameters(),
  scripts(moment, load) {
    let started = false
    const start = () => {
      if (started) return
      started = true
      for (const touch of FIRST_TOUCHES) removeEventListener(touch, start)
      void load()
    }
    if (moment === 'now' || isAwaited()) return start()
    if (moment === 'signed-in') return
    for (const touch of FIRST_TOUCHES) addEventListener(touch, start, { passive: true })
    addEventListener('load', () => {
      setTimeout(
        () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
        IDLE_AFTER_LOAD_MS,
      )
    })
  },
}

/** Signed-in people have the assistant on every page; what a link carried or a form began is gone on with. */
function isAwaited(): boolean {
  return (
    document.cookie.includes('plumbline-signed-in=1') ||
    window.plumbline.linkParameters !== '' ||
    keepsTrialDraft()
  )
}

function keepsTrialDraft(): boolean {
  try {
    return location.pathname === '/questionnaire' && localStorage.getItem(TRIAL_DRAFT_KEY) !== null
  } catch {
    return false
  }
}

/** Tokens must not stay in the address bar, the history or a Referer. The query wins over the fragment. */
function takeLinkParameters(): string {
  if (!LINKED_PAGES.includes(location.pathname)) return ''
  const parameters = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of new URLSearchParams(location.search)) parameters.set(name, value)
  if (parameters.size > 0) history.replaceState(null, '', location.pathname)
  return parameters.toString()
}
