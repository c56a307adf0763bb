type Gap = 'gap-before' | 'gap-after'

/**
 * The pages to show: first, last, and those around the current one, with gaps for two or more omitted pages.
 */
export function pageWindow(asked: number, pageCount: number): (number | Gap)[] {
  const page = Math.min(asked, Math.max(pageCount, 1))
  const around = [page - 1, page, page + 1].filter((shown) => shown > 1 && shown < pageCount)
  const first = around[0] ?? pageCount
  const last = around.at(-1) ?? 1
  const shown: (number | Gap)[] = [1]
  if (first === 3) shown.push(2)
  else if (first > 3 && first < pageCount) shown.push('gap-before')
  shown.push(...around)
  if (last === pageCount - 2) shown.push(pageCount - 1)
  else if (last < pageCount - 2) shown.push('gap-after')
  if (pageCount > 1) shown.push(pageCount)
  return shown
}
