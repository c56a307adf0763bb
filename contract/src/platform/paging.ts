import { z } from 'zod'

/** Nobody pages further by hand; a larger number is rejected because deep pages are expensive. */
const LAST_PAGE = 100_000

export const PageNumber = z.number().int().min(1).max(LAST_PAGE)

/** A search box's text; a longer one is rejected. */
export const SearchText = z.string().trim().max(200)

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    pageCount: z.number().int(),
    totalCount: z.number().int(),
  })

/** A page of a readers' search. It holds the newest matches and says when there are more. */
export const newestPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ onlyNewest: z.boolean() })

const CURSOR_ROWS_AT_MOST = 200

const CursorLimit = z.number().int().min(1).max(CURSOR_ROWS_AT_MOST).default(100)

/** Where a reading of everything goes on: the `nextCursor` of the answer before; none at the beginning. */
export const CursorInput = z.object({
  cursor: z.uuid().optional(),
  limit: CursorLimit,
})
export type CursorInput = z.infer<typeof CursorInput>

/**
 * A part of everything, in an order that never changes: whatever was there at the beginning comes once, however
 * much is added or deleted meanwhile.
 */
export const cursorPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null at the end. */
    nextCursor: z.uuid().nullable(),
  })

/** The same for rows with ascending numbers. */
export const NumberCursorInput = z.object({ cursor: z.number().int().min(0).optional(), limit: CursorLimit })
export type NumberCursorInput = z.infer<typeof NumberCursorInput>

export const numberCursorPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null at the end. */
    nextCursor: z.number().int().nullable(),
  })
