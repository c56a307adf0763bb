import { useEffect, useEffectEvent, useState } from 'react'

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
