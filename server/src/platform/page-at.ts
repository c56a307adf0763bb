/** Where the page that is asked for lies: the last one where there is none as far. */
export function pageAt(asked: number, totalCount: number, size: number) {
  const pageCount = Math.ceil(totalCount / size)
  const page = Math.min(asked, Math.max(pageCount, 1))
  return { at: { page, pageCount, totalCount }, offset: (page - 1) * size }
}
