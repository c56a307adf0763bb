import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api/api-client.ts'
import { isOnItsWay, useWithinPages } from '../listing/within-pages.ts'
import { useMayWrite } from '../session/member.ts'
import { buttonClass } from '../ui/button.tsx'
import { ONLY_NEWEST_NOTE, Pager } from '../ui/pager.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { type ArticleAddress, articleAddress, readArticleAddress } from './article-address.ts'
import { ArticleCards, ArticleCardsSkeleton } from './article-cards.tsx'
import { ArticleDrafts } from './article-drafts.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleStateStrip } from './article-state-strip.tsx'

export default function ArticlesPage() {
  const [params] = useSearchParams()
  const mayWrite = useMayWrite()
  const showsDrafts = mayWrite && params.has('drafts')

  return (
    <>
      <title>Compliance Articles · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Compliance Articles</h1>
          <p className="mt-1.5 text-ink-soft">What each rule requires, with the paragraph that says so</p>
        </div>
        {mayWrite && (
          <div className="ml-auto">
            <Link to="/articles/new" className={buttonClass('primary')}>
              <Plus className="size-4" aria-hidden />
              New Article
            </Link>
          </div>
        )}
      </header>
      {mayWrite && <ArticleStateStrip showsDrafts={showsDrafts} />}
      {showsDrafts ? <ArticleDrafts /> : <Library address={readArticleAddress(params)} />}
    </>
  )
}

function Library({ address }: { address: ArticleAddress }) {
  const navigate = useNavigate()
  const articles = useQuery(
    api.articles.list.queryOptions({ input: address, placeholderData: keepPreviousData }),
  )
  const pageCount = articles.isPlaceholderData ? undefined : articles.data?.pageCount
  const isComing = isOnItsWay(articles, address.page)
  useWithinPages({ page: address.page, pageCount }, (page) =>
    navigate(articleAddress({ ...address, page }), { replace: true }),
  )

  return (
    <>
      <ArticleFilters
        address={address}
        // A category chosen is a step to go back from; a letter typed is none.
        onChange={(next) =>
          navigate(articleAddress({ ...next, page: 1 }), {
            replace: next.category === address.category,
            preventScrollReset: true,
          })
        }
      />
      <div className="mt-6" aria-busy={articles.isFetching}>
        {isComing && <ArticleCardsSkeleton />}
        {articles.isError && (
          <ErrorState title="The articles could not be loaded" onRetry={() => articles.refetch()} />
        )}
        {articles.isSuccess && articles.data.items.length === 0 && !isComing && (
          <EmptyState title="No articles found">Try adjusting your search or filter criteria.</EmptyState>
        )}
        {articles.isSuccess && articles.data.items.length > 0 && (
          <>
            <ArticleCards articles={articles.data.items} />
            <div className="mt-8">
              <Pager
                page={address.page}
                pageCount={articles.data.pageCount}
                href={(page) => articleAddress({ ...address, page })}
                label="Article pages"
                endNote={articles.data.onlyNewest ? ONLY_NEWEST_NOTE : undefined}
              />
            </div>
          </>
        )}
      </div>
    </>
  )
}
