import type { ManagedBlogPost } from '@plumbline/contract/publishing/blog.ts'
import type { PublicationStatus } from '@plumbline/contract/publishing/writing.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { PastLastPage } from '../../platform/list/past-last-page.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { ONLY_NEWEST_NOTE, Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type BlogAddress, blogAddress, type StatusFilter } from './blog-address.ts'

const LABELS: Record<PublicationStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}
const TONES: Record<PublicationStatus, Tone> = { draft: 'neutral', scheduled: 'info', published: 'success' }

interface ManagedPostsProps {
  filter: BlogAddress
  status: StatusFilter
  controls: (post: ManagedBlogPost) => ReactNode
}

/** Drafts and scheduled posts. */
export function ManagedPosts({ filter, status, controls }: ManagedPostsProps) {
  const { search, category, page } = filter
  const { data, isError, refetch } = useQuery(
    api.blog.manage.queryOptions({
      input: {
        search,
        page,
        ...(category !== undefined && { category }),
        ...(status !== 'all' && { status }),
      },
      staleTime: 0,
    }),
  )
  if (isError) return <ErrorState title="Failed to load blog posts" onRetry={refetch} />
  if (!data) return <ManagedPostsSkeleton />
  if (data.items.length === 0 && data.pageCount > 0) {
    const lastPage = blogAddress({ ...filter, page: data.pageCount })
    return <PastLastPage title="No blog posts found" lastPage={lastPage} />
  }
  if (data.items.length === 0) {
    return <EmptyState title="No blog posts found">Try adjusting your search or filter criteria.</EmptyState>
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.items.map((post) => (
          <li key={post.id} className="flex items-start gap-4 px-5 py-4">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
                <Badge tone={TONES[post.status]}>{LABELS[post.status]}</Badge>
                {post.publishedAt && <span>{dateAndTime(post.publishedAt)}</span>}
                <span>{post.authorName}</span>
              </p>
              <h2 className="mt-1.5 font-semibold">{post.title}</h2>
              <p className="mt-1 text-sm text-ink-soft">{post.excerpt}</p>
            </div>
            <span className="flex flex-none">{controls(post)}</span>
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pageCount={data.pageCount}
        href={(to) => blogAddress({ ...filter, page: to })}
        label="Blog pages"
        endNote={data.onlyNewest ? ONLY_NEWEST_NOTE : undefined}
      />
    </>
  )
}

function ManagedPostsSkeleton() {
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface px-5 py-5">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </div>
      ))}
    </div>
  )
}
