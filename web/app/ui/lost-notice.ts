const TOLD_FOR_MS = 8_000
/** Of its own: a page's styles may be what did not come. */
const STYLE =
  'position:fixed;right:1rem;bottom:1rem;z-index:60;width:min(24rem,100vw - 2rem);padding:1rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--surface);color:var(--ink);font-weight:600;box-shadow:0 4px 24px #0003'

/** Says for a while that something did not come. It needs nothing that is not there. */
export function tellLost(text: string): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.style.cssText = STYLE
  notice.textContent = text
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}

/** Where somebody asked for a part that did not come. */
export function tellPartLost(): void {
  tellLost('This part could not be loaded. Please try again, or reload the page.')
}
