import { useEffect, useEffectEvent, useState } from 'react'

const TOLD_FOR_MS = 8_000

/**
 * A part whose script comes when it is wanted; nothing until it is there. It may not come: the connection is
 * lost, or the program was renewed meanwhile. Then the page stays as it is, and wanting it anew tries again.
 */
export function useLatePart<Part>(
  load: (() => Promise<Part>) | undefined,
  onLost?: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const lose = useEffectEvent(() => onLost?.())
  useEffect(() => {
    if (!load) return
    let isAwaited = true
    load().then(
      (loaded) => isAwaited && setPart(() => loaded),
      () => isAwaited && lose(),
    )
    return () => {
      isAwaited = false
    }
  }, [load])
  return part
}

/** For when somebody reaches for it: it is likely to be wanted next. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  return () => void load().catch(() => {})
}

/** Where somebody asked for a part that did not come. It needs no script that is not there. */
export function tellLost(): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className =
    'fixed right-4 bottom-4 z-60 w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 font-semibold shadow-float'
  notice.textContent = 'This part could not be loaded. Please try again, or reload the page.'
  document.body.append(notice)
  setTimeout(() => notice.remove(), TOLD_FOR_MS)
}
