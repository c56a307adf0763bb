import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a component on demand; undefined until it is there. If loading fails (no connection, or a new version
 * was deployed), the page stays as it is and the next attempt tries again.
 */
export function useLazyPart<Part>(
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

/** Prefetches the chunk on hover and focus. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  return () => void load().catch(() => {})
}
