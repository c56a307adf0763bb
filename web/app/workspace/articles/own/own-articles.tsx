import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../platform/api/api-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { ErrorState } from '../../../ui/states.tsx'

interface OwnArticlesProps {
  search: string
  category: ArticleCategory | undefined
}

/** What managers wrote for their own institution, above the shared library; nothing where there is none. */
export function OwnArticles({ search, category }: OwnArticlesProps) {
  const articles = useQuery(
    api.institutionArticles.list.queryOptions({
      input: { search, category },
      placeholderData: keepPreviousData,
    }),
  )
  if (articles.isError)
    return (
      <ErrorState
        title="The articles of your institution could not be loaded"
        onRetry={() => articles.refetch()}
      />
    )
  if (!articles.data?.length) return null
  return (
    <section aria-labelledby="own-articles" className="mt-6">
      <h2 id="own-articles" className="font-serif text-xl font-semibold">
        From your institution
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
        {articles.data.map((article) => (
          <li
            key={article.id}
            className="relative flex flex-col rounded-card border border-line-strong bg-surface p-5 transition-shadow duration-150 hover:shadow-card"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="eyebrow mr-auto">{CATEGORY_LABELS[article.category]}</span>
              {!article.isPublished && <Badge tone="warning">Draft</Badge>}
              <Badge>Your institution</Badge>
            </p>
            <h3 className="wrap-anywhere mt-2.5 font-serif text-[1.1875rem] font-semibold leading-snug">
              <Link
                to={`/articles/own/${article.id}`}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {article.title}
              </Link>
            </h3>
            <p className="wrap-anywhere mt-2 mb-4 text-[0.9375rem] text-ink-soft">{article.summary}</p>
            <p className="mt-auto border-line border-t pt-3.5 text-ink-faint text-sm">
              <DateText iso={article.savedAt} /> · {article.authorName}
            </p>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 font-serif text-xl font-semibold">Shared library</h2>
    </section>
  )
}
