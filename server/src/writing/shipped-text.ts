import { isDeepStrictEqual } from 'node:util'

/**
 * Whether a text that came with the program is to take the place of the one that came before: nobody has saved
 * that since, and it says something else.
 */
export function isToBeCorrected<Row extends { version: number }>(
  row: Row | undefined,
  wanted: Partial<Row>,
  version: number,
): row is Row {
  if (row?.version !== version) return false
  return Object.entries(wanted).some(([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value))
}
