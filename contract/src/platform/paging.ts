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
