import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { ArticleCard, ArticleCardsSkeleton } from './article-card.tsx'

/** What is written and not out yet, last edited first. */
export function ArticleDrafts() {
  const drafts = useQuery(api.articles.drafts.queryOptions())
  if (drafts.isPending) return <ArticleCardsSkeleton />
  if (drafts.isError) {
    return <ErrorState title="The drafts could not be loaded" onRetry={() => drafts.refetch()} />
  }
  if (drafts.data.length === 0) {
    return <EmptyState title="No drafts">An article that is saved as a draft waits here.</EmptyState>
  }
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {drafts.data.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  )
}
