import { CONSENT_CHANGED, COOKIE_SETTINGS_ASKED, cookieBanner } from './consent.ts'
import { type Allowed, EVERYTHING, NECESSARY_ONLY, readChoice, writeChoice } from './consent-choice.ts'

const KEY = 'plumbline-consent'
const BANNER_AFTER_LOAD_MS = 1_000

/** Part of the inline script: shows the cookie banner and opens the settings. */
export function askForConsent(): void {
  const stored = readStored()
  if (stored) window.plumbline.consent = stored
  else addEventListener('load', () => setTimeout(askUnlessChosen, BANNER_AFTER_LOAD_MS))
  // Delegated to the document, so that re-rendered elements keep working.
  addEventListener('click', answer)
  // Applies a choice made in another tab.
  addEventListener('storage', ({ key }) => {
    const choice = key === KEY ? readStored() : undefined
    if (choice) apply(choice)
  })
}

function answer({ target }: Event) {
  if (!(target instanceof Element)) return
  if (target.closest('[data-cookie-settings]')) askForSettings()
  const act = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
  if (act === 'accept') chooseCookies(EVERYTHING)
  if (act === 'reject') chooseCookies(NECESSARY_ONLY)
}

function readStored(): Allowed | undefined {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    return undefined
  }
  if (text === null) return undefined
  const choice = readChoice(text)
  // biome-ignore lint/suspicious/noConsole: the specification wants an unreadable choice logged
  if (!choice) console.warn('The saved cookie choice cannot be read: only necessary cookies are on.')
  return choice
}

let chosen = false

function askUnlessChosen() {
  cookieBanner().hidden = chosen
}

/** The settings come with the page's other scripts, which may not be loaded yet. */
function askForSettings() {
  window.plumbline.isAskedForCookieSettings = true
  dispatchEvent(new Event(COOKIE_SETTINGS_ASKED))
}

export function chooseCookies(allowed: Allowed) {
  try {
    localStorage.setItem(KEY, writeChoice(allowed, new Date()))
  } catch {
    // Storage is full or disabled: the choice applies to this page only.
  }
  apply(allowed)
}

function apply(allowed: Allowed) {
  chosen = true
  window.plumbline.consent = allowed
  cookieBanner().hidden = true
  dispatchEvent(new Event(CONSENT_CHANGED))
}
