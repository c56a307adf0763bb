const RELATED_AT_MOST = 3

/** Only this many of the newest rows are candidates, so that the cost does not grow with the table. */
export const RELATED_CANDIDATES = 200

/** The rows with the highest score, the newest first among equals; `newest` is in that order. */
export function mostRelated<Row extends { id: string }>(
  newest: readonly Row[],
  { id }: { id: string },
  share: (row: Row) => number,
): Row[] {
  return newest
    .filter((row) => row.id !== id)
    .map((row) => ({ row, shared: share(row) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, RELATED_AT_MOST)
    .map(({ row }) => row)
}

export function countSharedTags(
  one: { tags: readonly string[] },
  other: { tags: readonly string[] },
): number {
  return one.tags.filter((tag) => other.tags.includes(tag)).length
}
