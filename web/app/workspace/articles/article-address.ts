import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import type { ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'

export interface ArticleAddress {
  search: string
  category: ArticleCategory | undefined
  page: number
}

export function readArticleAddress(params: URLSearchParams): ArticleAddress {
  return {
    search: textIn(params, 'search'),
    category: ARTICLE_CATEGORIES.find((category) => category === params.get('category')),
    page: pageIn(params),
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
