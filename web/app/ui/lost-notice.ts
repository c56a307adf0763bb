const TOLD_FOR_MS = 8_000

/** Says for a while that something did not come. It needs no script that is not there. */
export function tellLost(text: string): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className =
    'fixed right-4 bottom-4 z-60 w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 font-semibold shadow-float'
  notice.textContent = text
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}
