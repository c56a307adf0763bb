import { CONSENT_CHANGED } from './consent.ts'
import {
  type Allowed,
  EVERYTHING,
  NECESSARY_ONLY,
  OPTIONAL_CATEGORIES,
  readChoice,
  writeChoice,
} from './consent-choice.ts'

const KEY = 'plumbline-consent'
const BANNER_AFTER_LOAD_MS = 1_000

const banner = () => document.getElementById('cookie-banner')!
const dialog = () => document.getElementById('cookie-settings') as HTMLDialogElement
const toggle = (name: string) => dialog().querySelector<HTMLInputElement>(`input[name="${name}"]`)!

/** Part of the document's own script: the banner and the settings, which stand in every page, answer to it. */
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
  if (target.closest('[data-cookie-settings]')) openSettings()
  const act = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
  if (act === 'accept') choose(EVERYTHING)
  if (act === 'reject') choose(NECESSARY_ONLY)
  if (act === 'save') choose(toggled())
  if (act === 'save' || act === 'cancel') dialog().close()
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
  banner().hidden = chosen
}

function openSettings() {
  for (const name of OPTIONAL_CATEGORIES) toggle(name).checked = window.plumbline.consent[name]
  dialog().showModal()
}

function toggled(): Allowed {
  const entries = OPTIONAL_CATEGORIES.map((name) => [name, toggle(name).checked])
  return Object.fromEntries(entries) as Allowed
}

function choose(allowed: Allowed) {
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
  banner().hidden = true
  dispatchEvent(new Event(CONSENT_CHANGED))
}
