import { z } from 'zod'
import { signedIn } from './access.ts'
import { SearchText } from './paging.ts'

/** Text in pieces; those that the search matched are marked. */
export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchHit = z.object({
  slug: z.string(),
  title: MarkedText,
  snippet: MarkedText,
})
export type SearchHit = z.infer<typeof SearchHit>

export const search = {
  everything: signedIn
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Articles and regulatory updates, titles before text, typing errors forgiven',
    })
    .input(z.object({ query: SearchText }))
    .output(z.object({ articles: z.array(SearchHit), regulatoryUpdates: z.array(SearchHit) })),
}
