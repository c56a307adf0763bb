import { z } from 'zod'
import { members } from '../platform/access.ts'
import { SearchText } from '../platform/paging.ts'

/** Text in segments; the matched ones are marked. */
export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchHit = z.object({
  /** Of one hit within its group. */
  slug: z.string(),
  title: MarkedText,
  snippet: MarkedText,
  /** The page that shows it; null where it opens in a dialog. */
  href: z.string().nullable(),
  /** The paragraph that the query cites. */
  isCited: z.boolean().default(false),
})
export type SearchHit = z.infer<typeof SearchHit>

const Hits = z.object({
  regulations: z.array(SearchHit),
  thresholds: z.array(SearchHit),
  work: z.array(SearchHit),
  evidence: z.array(SearchHit),
  articles: z.array(SearchHit),
  regulatoryUpdates: z.array(SearchHit),
  policies: z.array(SearchHit),
  help: z.array(SearchHit),
})
/** What can be searched. */
export type SearchGroup = keyof z.infer<typeof Hits>

export const search = {
  everything: members
    .meta({ isCostly: true })
    .route({
      method: 'GET',
      path: '/search',
      summary:
        'Regulations by citation and by words, and all else that can be searched; typing errors forgiven',
    })
    .input(z.object({ query: SearchText }))
    .output(Hits),
}
