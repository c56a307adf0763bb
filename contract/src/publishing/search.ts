import { z } from 'zod'
import { members } from '../platform/access.ts'
import { SearchText } from '../platform/paging.ts'

/** Text in segments; the matched ones are marked. */
export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchHit = z.object({
  slug: z.string(),
  title: MarkedText,
  snippet: MarkedText,
})
export type SearchHit = z.infer<typeof SearchHit>

export const search = {
  everything: members
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Articles and regulatory updates, titles before text, typing errors forgiven',
    })
    .input(z.object({ query: SearchText }))
    .output(z.object({ articles: z.array(SearchHit), regulatoryUpdates: z.array(SearchHit) })),
}
