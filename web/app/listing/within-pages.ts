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

interface ListQuery {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  data: { items: readonly unknown[]; pageCount: number } | undefined
}

/** Not here yet, or empty only because it was asked for from beyond the list's pages: what there is will follow. */
export function isOnItsWay({ isPending, isError, isFetching, data }: ListQuery, page: number): boolean {
  if (isPending) return true
  if (isError || !data || data.items.length > 0) return false
  return data.pageCount > 0 && (isFetching || page > data.pageCount)
}
