import { CATEGORIES } from '@plumbline/contract/article-labels.ts'
import type { ArticleCategory } from '@plumbline/contract/articles.ts'

export interface ArticleAddress {
  search: string
  category: ArticleCategory | undefined
  page: number
}

const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

/** What the address asks for; nonsense in it means the plain list. */
export function readArticleAddress(params: URLSearchParams): ArticleAddress {
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_AT_MOST),
    category: CATEGORIES.find((category) => category === params.get('category')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export function articleAddress({ search, category, page }: ArticleAddress): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/articles?${query}` : '/articles'
}
