import { useEffect } from 'react'

interface Pages {
  page: number
  /** Unknown while the list is loading. */
  pageCount: number | undefined
}

/** Goes to the last page when the current page no longer exists, because the list has become shorter. */
export function useClampedPage({ page, pageCount }: Pages, goTo: (page: number) => void): void {
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

/** True while loading, and while an empty page beyond the last one is being replaced. */
export function isLoadingList({ isPending, isError, isFetching, data }: ListQuery, page: number): boolean {
  if (isPending) return true
  if (isError || !data || data.items.length > 0) return false
  return data.pageCount > 0 && (isFetching || page > data.pageCount)
}
