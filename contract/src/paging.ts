import { z } from 'zod'

/** Past this nobody pages by hand; a larger number is refused rather than paid for. */
const LAST_PAGE = 100_000

export const PageNumber = z.number().int().min(1).max(LAST_PAGE)

/** What a person typed into a search box; longer than this is refused by name. */
export const SearchText = z.string().trim().max(200)

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    pageCount: z.number().int(),
    totalCount: z.number().int(),
  })

/** Of what readers search: its pages hold the newest matches, and it says when there are more. */
export const newestPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ onlyNewest: z.boolean() })
