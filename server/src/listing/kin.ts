const KIN_AT_MOST = 3

/** Kin is looked for among this many of the newest rows, so that many cost no more than few; they are the same for every text. */
export const KIN_AMONG = 200

/** Those that share most with a text, and of these the newest: `newest` comes in that order. */
export function closestKin<Row extends { id: string }>(
  newest: readonly Row[],
  { id }: { id: string },
  share: (row: Row) => number,
): Row[] {
  return newest
    .filter((row) => row.id !== id)
    .map((row) => ({ row, shared: share(row) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, KIN_AT_MOST)
    .map(({ row }) => row)
}

export function countSharedTags(
  one: { tags: readonly string[] },
  other: { tags: readonly string[] },
): number {
  return one.tags.filter((tag) => other.tags.includes(tag)).length
}
