import { useEffect } from 'react'

interface Pages {
  page: number
  /** Not known while the list is loaded. */
  pageCount: number | undefined
}

/** A list becomes shorter while one works through it: whoever stands beyond its pages goes to the last. */
export function useWithinPages({ page, pageCount }: Pages, goTo: (page: number) => void): void {
  const last = pageCount === undefined ? page : Math.max(pageCount, 1)
  const isBeyond = page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there once, however often the caller renders
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last])
}

/** Where an answer is empty because it was asked for from beyond: there is something, and it is on its way. */
export function isBeyondPages({
  items,
  pageCount,
}: {
  items: readonly unknown[]
  pageCount: number
}): boolean {
  return items.length === 0 && pageCount > 0
}
