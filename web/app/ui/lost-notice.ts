const TOLD_FOR_MS = 8_000
/** Those of the question about cookies, which every public page has in itself. */
const CLASSES =
  'fixed inset-x-0 bottom-0 border-line-strong border-t bg-surface p-5 shadow-float sm:inset-x-auto sm:bottom-5 sm:left-5 sm:max-w-md sm:rounded-card sm:border print:hidden'

/** Says for a while that something did not come. It needs nothing that is not there. */
export function tellLost(text: string): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = CLASSES
  notice.style.zIndex = '60'
  notice.textContent = text
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}

/** Where somebody asked for a part that did not come. */
export function tellPartLost(): void {
  tellLost('This part could not be loaded. Please try again, or reload the page.')
}
