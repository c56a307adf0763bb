import type { Category } from './consent-choice.ts'

/** Sent to the window whenever a choice was made. */
export const CONSENT_CHANGED = 'plumbline-consent'
/** Sent to the window when somebody wants to see the settings. */
export const COOKIE_SETTINGS_ASKED = 'cookie-settings-asked'

/**
 * The only way in which anything that is not necessary may load: at once where the
 * category is allowed, else as soon as it is, and never without.
 */
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

/** Hidden or not, it stands in every page. */
export const cookieBanner = () => document.getElementById('cookie-banner')!
