import { searchArticles } from '../../publishing/articles/article-search-store.ts'
import { findArticles } from '../../publishing/search/search-store.ts'
import { asHit, hasWords } from './found-text.ts'
import { quoteFrom, type SearchSource } from './search-source.ts'

const QUOTES_AT_MOST = 3

export const articleSource: SearchSource = {
  async findQuotes(asked) {
    const found = await searchArticles(asked.db, asked.words, QUOTES_AT_MOST)
    return found.map(({ slug, title, body, asOf }) =>
      quoteFrom(asked, 'article', { title, body, href: `/articles/${slug}`, textOf: asOf }),
    )
  },
  async findHits({ db, text }) {
    if (!hasWords(text)) return []
    return (await findArticles(db, text)).map((found) => asHit(found, `/articles/${found.slug}`))
  },
}
