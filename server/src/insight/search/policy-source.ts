import { searchEffectivePolicies } from '../../compliance/policies/policy-search-store.ts'
import { markedSnippet, quoteFrom, type Searched, type SearchSource, unmarked } from './search-source.ts'

const QUOTES_AT_MOST = 2
const HITS_AT_MOST = 3

/** The institution's own policies in force. */
export const policySource: SearchSource = {
  async findQuotes(asked) {
    return (await find(asked, QUOTES_AT_MOST)).map(({ id, title, number, body, effectiveOn }) =>
      quoteFrom(asked, 'policy', {
        title: `${title}, version ${number}`,
        body,
        href: `/policies/${id}`,
        textOf: effectiveOn,
      }),
    )
  },
  async findHits(typed) {
    const { key } = typed.reader
    if (key && !key.nouns.includes('policies')) return []
    return (await find(typed, HITS_AT_MOST)).map(({ id, title, body }) => ({
      slug: id,
      title: unmarked(title),
      snippet: markedSnippet(body, typed.read),
      href: `/policies/${id}`,
    }))
  },
}

const find = ({ inInstitution, institutionId, words, today }: Searched, limit: number) =>
  inInstitution((tx) => searchEffectivePolicies(tx, institutionId, words, today, limit))
