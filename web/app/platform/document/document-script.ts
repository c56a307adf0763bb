import { askForConsent, chooseCookies } from '../consent/ask-for-consent.ts'
import { type Allowed, NECESSARY_ONLY } from '../consent/consent-choice.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { openLinkedDetails } from './linked-details.ts'
import { showLoadFailure } from './load-failure-notice.ts'
import { loadIslands } from './load-islands.ts'
import { queueClicks } from './queued-clicks.ts'
import { startTheme } from './theme.ts'

/** Set by the inline script in the head, before the first paint. */
export interface DocumentScript {
  /** The optional categories that are allowed. */
  consent: Allowed
  chooseCookies: (allowed: Allowed) => void
  /** Set until the cookie settings, which load later, have opened. */
  isAskedForCookieSettings?: boolean
  /** Parameters of a mailed link, removed from the address bar before anything else loads. */
  linkParameters: string
  /** Shows that something failed to load; by default, a part of the page. */
  showLoadFailure: (text?: string) => void
  /** The button or form that was used before its island was hydrated; replayed after hydration. */
  queuedClick?: HTMLElement | undefined
  /** Keys pressed on a strip of tabs before its island was hydrated; replayed after hydration. */
  queuedKeys: string[]
}

declare global {
  interface Window {
    plumbline: DocumentScript
  }
}

/** Mails and identity providers link here, with tokens in the address. */
const LINKED_PAGES = ['/reset-password', '/login']

startTheme()
openLinkedDetails()
followDialogCommands()
queueClicks()

window.plumbline = {
  consent: NECESSARY_ONLY,
  chooseCookies,
  linkParameters: takeLinkParameters(),
  showLoadFailure,
  queuedKeys: [],
}
askForConsent()
loadIslands()

/** Tokens must not stay in the address bar, the history or a Referer. The query wins over the fragment. */
function takeLinkParameters(): string {
  if (!LINKED_PAGES.includes(location.pathname)) return ''
  const parameters = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of new URLSearchParams(location.search)) parameters.set(name, value)
  if (parameters.size > 0) history.replaceState(null, '', location.pathname)
  return parameters.toString()
}
