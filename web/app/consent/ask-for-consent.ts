import { CONSENT_CHANGED, COOKIE_SETTINGS_ASKED, cookieBanner } from './consent.ts'
import { type Allowed, EVERYTHING, NECESSARY_ONLY, readChoice, writeChoice } from './consent-choice.ts'

const KEY = 'plumbline-consent'
const BANNER_AFTER_LOAD_MS = 1_000

/** Part of the document's own script: the banner, which stands in every page, answers to it, and the settings are called by it. */
export function askForConsent(): void {
  const kept = readKept()
  if (kept) window.plumbline.consent = kept
  else addEventListener('load', () => setTimeout(askUnlessChosen, BANNER_AFTER_LOAD_MS))
  // On the document, not on the elements: whatever renders them anew, they answer.
  addEventListener('click', answer)
  // A choice made in another tab holds here, too.
  addEventListener('storage', ({ key }) => {
    const choice = key === KEY ? readKept() : undefined
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

function readKept(): Allowed | undefined {
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

/** They come with the page's other scripts, which may not be here yet. */
function askForSettings() {
  window.plumbline.isAskedForCookieSettings = true
  dispatchEvent(new Event(COOKIE_SETTINGS_ASKED))
}

export function chooseCookies(allowed: Allowed) {
  try {
    localStorage.setItem(KEY, writeChoice(allowed, new Date()))
  } catch {
    // Storage is full or switched off: the choice holds for this page, and is asked for on the next.
  }
  apply(allowed)
}

function apply(allowed: Allowed) {
  chosen = true
  window.plumbline.consent = allowed
  cookieBanner().hidden = true
  dispatchEvent(new Event(CONSENT_CHANGED))
}
