import { cookieBanner } from '../consent/consent.ts'

const TOLD_FOR_MS = 8_000
const PART_LOST = 'This part could not be loaded. Please try again, or reload the page.'

/** Says for a while that something did not come. Part of the document's own script, so that it is there itself. */
export function tellLost(text = PART_LOST): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  // What every page has the styles of.
  notice.className = cookieBanner().className
  notice.textContent = text
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}
