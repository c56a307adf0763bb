import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { isLoadingList, useClampedPage } from '../../platform/list/clamp-page.ts'
import { useIsAdministrator, useMayWrite } from '../../platform/session/member.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ONLY_NEWEST_NOTE, Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type ArticleAddress, articleAddress, readArticleAddress } from './article-address.ts'
import { ArticleCards, ArticleCardsSkeleton } from './article-cards.tsx'
import { ArticleDrafts } from './article-drafts.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleStateStrip } from './article-state-strip.tsx'
import { OwnArticles } from './own/own-articles.tsx'

export default function ArticlesPage() {
  const [params] = useSearchParams()
  const isAdministrator = useIsAdministrator()
  const mayWrite = useMayWrite()
  const showsDrafts = isAdministrator && params.has('drafts')

  return (
    <>
      <title>Compliance Articles · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Compliance Articles</h1>
          <p className="mt-1.5 text-ink-soft">What each rule requires, with the paragraph that says so</p>
        </div>
        {mayWrite && (
          <div className="ml-auto flex flex-wrap gap-3">
            {isAdministrator && (
              <Link to="/articles/own/new" className={buttonClass('quiet')}>
                New for Your Institution
              </Link>
            )}
            <Link
              to={isAdministrator ? '/articles/new' : '/articles/own/new'}
              className={buttonClass('primary')}
            >
              <Plus className="size-4" aria-hidden />
              New Article
            </Link>
          </div>
        )}
      </header>
      {isAdministrator && <ArticleStateStrip showsDrafts={showsDrafts} />}
      {showsDrafts ? <ArticleDrafts /> : <Library address={readArticleAddress(params)} />}
    </>
  )
}

function Library({ address }: { address: ArticleAddress }) {
  const navigate = useNavigate()
  const articles = useQuery(
    api.articles.list.queryOptions({ input: address, placeholderData: keepPreviousData }),
  )
  const changeAddress = useAddressChanges(address, (next) =>
    navigate(articleAddress(next), {
      // The back button returns to the previous category, not to each letter of a search.
      replace: next.category === address.category,
      preventScrollReset: true,
    }),
  )
  const pageCount = articles.isPlaceholderData ? undefined : articles.data?.pageCount
  const isComing = isLoadingList(articles, address.page)
  useClampedPage({ page: address.page, pageCount }, (page) =>
    navigate(articleAddress({ ...address, page }), { replace: true }),
  )

  return (
    <>
      <ArticleFilters address={address} onChange={(change) => changeAddress({ ...change, page: 1 })} />
      {/* An outage takes both lists: one message and one button are enough. */}
      {address.page === 1 && !articles.isError && (
        <OwnArticles search={address.search} category={address.category} />
      )}
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
