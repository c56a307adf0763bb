import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ArticleCards, ArticleCardsSkeleton } from './article-cards.tsx'

/** Drafts, last edited first. */
export function ArticleDrafts() {
  const drafts = useQuery(api.articles.drafts.queryOptions())
  if (drafts.isPending) return <ArticleCardsSkeleton />
  if (drafts.isError) {
    return <ErrorState title="The drafts could not be loaded" onRetry={() => drafts.refetch()} />
  }
  if (drafts.data.length === 0) {
    return <EmptyState title="No drafts">An article that is saved as a draft waits here.</EmptyState>
  }
  return <ArticleCards articles={drafts.data} />
}
