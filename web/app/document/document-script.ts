import { askForConsent, chooseCookies } from '../consent/ask-for-consent.ts'
import { type Allowed, NECESSARY_ONLY } from '../consent/consent-choice.ts'
import { bringIslands } from './bring-islands.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { holdPresses } from './held-presses.ts'
import { openLinkedDetails } from './linked-details.ts'
import { tellLost } from './lost-notice.ts'
import { startTheme } from './theme.ts'

/** Set in the browser before anything is painted, by the script in the document's head. */
export interface DocumentScript {
  /** What may be kept and loaded beyond the necessary; follows the choice that people make. */
  consent: Allowed
  chooseCookies: (allowed: Allowed) => void
  /** Until the settings, which come with other scripts, have opened. */
  isAskedForCookieSettings?: boolean
  /** What an emailed link carried, taken out of the address bar before anything else was loaded. */
  linkParameters: string
  /** Says that something did not come; without a text, that a part of the page did not. */
  tellLost: (text?: string) => void
  /** What was pressed before the scripts that can do it were here. */
  held?: HTMLElement | undefined
}

declare global {
  interface Window {
    plumbline: DocumentScript
  }
}

/** Where letters and identity providers lead, with tokens in the address. */
const LINKED_PAGES = ['/reset-password', '/login']

startTheme()
openLinkedDetails()
followDialogCommands()
holdPresses()

window.plumbline = { consent: NECESSARY_ONLY, chooseCookies, linkParameters: takeLinkParameters(), tellLost }
askForConsent()
bringIslands()

/** Tokens must not stay in the address bar, the history or a Referer. The query wins over the fragment. */
function takeLinkParameters(): string {
  if (!LINKED_PAGES.includes(location.pathname)) return ''
  const parameters = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of new URLSearchParams(location.search)) parameters.set(name, value)
  if (parameters.size > 0) history.replaceState(null, '', location.pathname)
  return parameters.toString()
}
