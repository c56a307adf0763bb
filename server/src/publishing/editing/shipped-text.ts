import { isDeepStrictEqual } from 'node:util'

/** Whether a shipped text should be updated: it changed, and nobody has saved it since. */
export function isToBeCorrected<Row extends { version: number }>(
  row: Row | undefined,
  wanted: Partial<Row>,
  version: number,
): row is Row {
  if (row?.version !== version) return false
  return Object.entries(wanted).some(([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value))
}
