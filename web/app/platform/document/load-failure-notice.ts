import { cookieBanner } from '../consent/consent.ts'

const TOLD_FOR_MS = 8_000
const PART_LOST = 'This part could not be loaded. Please try again, or reload the page.'

/**
 * Shows for a few seconds that something failed to load. Part of the inline script, which is always there.
 */
export function showLoadFailure(text = PART_LOST): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  // Every page has the styles of the banner.
  notice.className = cookieBanner().className
  notice.textContent = text
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}
