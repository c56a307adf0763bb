import type { CursorInput } from '@plumbline/contract/platform/paging.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The rows after the cursor by the id of the table, one more than asked for: it says whether more follow. */
export function afterCursor(table: string, where: SQL, { cursor, limit }: CursorInput): SQL {
  const id = sql`${sql.identifier(table)}.id`
  const from = cursor ? sql` and ${id} > ${cursor}::uuid` : sql``
  return sql`${where}${from} order by ${id} limit ${limit + 1}`
}

export function cursorPage<Item extends { id: string }>(items: Item[], { limit }: CursorInput) {
  return {
    items: items.slice(0, limit),
    nextCursor: items.length > limit ? items[limit - 1]!.id : null,
  }
}
