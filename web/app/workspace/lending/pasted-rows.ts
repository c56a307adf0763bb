import type { Values } from './test-definition.ts'

export interface PastedRows {
  rows: Values[]
  /** Lines that could not be read, with their number. */
  unread: { line: number; text: string }[]
}

/** The most rows that a test takes. */
export const ROWS_AT_MOST = 1000
const LINES_NAMED = 10

interface PasteOutcome {
  /** Nothing where the rows are too many: then what was pasted stays as it is. */
  rows: Values[] | undefined
  message: string
}

/** The rows after a paste, and what became of the lines. */
export function addPasted(
  before: readonly Values[],
  { rows, unread }: PastedRows,
  { one, many, needs, after = '' }: { one: string; many: string; needs: string; after?: string },
): PasteOutcome {
  const all = [...before, ...rows]
  if (all.length > ROWS_AT_MOST)
    return {
      rows: undefined,
      message: `${all.length.toLocaleString('en-US')} ${many} are more than the limit of ${ROWS_AT_MOST.toLocaleString('en-US')}. Nothing was added.`,
    }
  const added = `${rows.length} ${rows.length === 1 ? one : many} added.${after}`
  if (unread.length === 0) return { rows: all, message: added }
  const more = unread.length - LINES_NAMED
  const lines = unread
    .slice(0, LINES_NAMED)
    .map(({ line }) => line)
    .join(', ')
  return {
    rows: all,
    message: `${added} Not read: line ${lines}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}. ${needs}`,
  }
}
