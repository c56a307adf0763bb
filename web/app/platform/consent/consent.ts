import type { Category } from './consent-choice.ts'

/** Window event: a choice was made. */
export const CONSENT_CHANGED = 'plumbline-consent'
/** Window event: open the cookie settings. */
export const COOKIE_SETTINGS_ASKED = 'cookie-settings-asked'

/** The only way to load anything optional: runs `load` once its category is allowed. */
export function whenAllowed(category: Category, load: () => void): void {
  if (isAllowed(category)) {
    load()
    return
  }
  const check = () => {
    if (!isAllowed(category)) return
    removeEventListener(CONSENT_CHANGED, check)
    load()
  }
  addEventListener(CONSENT_CHANGED, check)
}

function isAllowed(category: Category): boolean {
  return category === 'necessary' || window.plumbline.consent[category]
}

/** Every page has the banner, hidden or not. */
export const cookieBanner = () => document.getElementById('cookie-banner')!
