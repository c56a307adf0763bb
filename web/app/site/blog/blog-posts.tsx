import type { BlogPostSummary } from '@plumbline/contract/publishing/blog.ts'
import type { ReactNode } from 'react'
import { PastLastPage } from '../../platform/list/past-last-page.tsx'
import { ONLY_NEWEST_NOTE, Pager } from '../../ui/pager.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogPostCard } from './blog-post-card.tsx'

const FEATURED_AT_MOST = 2

export interface PostPage<Post extends BlogPostSummary = BlogPostSummary> {
  items: Post[]
  page: number
  pageCount: number
  onlyNewest?: boolean
}

interface BlogPostsProps {
  posts: PostPage
  filter: BlogAddress
  controls?: (post: BlogPostSummary) => ReactNode
}

/** One page of published posts. */
export function BlogPosts({ posts, filter, controls }: BlogPostsProps) {
  const featured =
    filter.page === 1 ? posts.items.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_AT_MOST) : []
  const rest = posts.items.filter((post) => !featured.includes(post))
  const isFiltered = filter.search !== '' || filter.category !== undefined
  return (
    <>
      {posts.items.length === 0 && posts.pageCount > 0 && (
        <PastLastPage
          title="No blog posts found"
          lastPage={blogAddress({ ...filter, page: posts.pageCount })}
        />
      )}
      {posts.items.length === 0 && posts.pageCount === 0 && (
        <EmptyState title="No blog posts found">
          {isFiltered ? 'Try adjusting your search or filter criteria.' : 'Check back soon for new content!'}
        </EmptyState>
      )}
      {featured.length > 0 && (
        <PostSection heading="Featured Posts" className="md:grid-cols-2">
          {featured.map((post) => (
            <BlogPostCard key={post.id} post={post} large controls={controls?.(post)} />
          ))}
        </PostSection>
      )}
      {rest.length > 0 && (
        <PostSection
          heading={featured.length > 0 ? 'Latest Posts' : 'Blog Posts'}
          className={rest.length % 4 === 0 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3'}
        >
          {rest.map((post) => (
            <BlogPostCard key={post.id} post={post} controls={controls?.(post)} />
          ))}
        </PostSection>
      )}
      <Pager
        page={posts.page}
        pageCount={posts.pageCount}
        href={(page) => blogAddress({ ...filter, page })}
        label="Blog pages"
        endNote={posts.onlyNewest ? ONLY_NEWEST_NOTE : undefined}
      />
    </>
  )
}

interface PostSectionProps {
  heading: string
  className: string
  children: ReactNode
}

function PostSection({ heading, className, children }: PostSectionProps) {
  return (
    <section>
      <h2 className="display text-2xl">{heading}</h2>
      <div className={`mt-6 grid gap-6 ${className}`}>{children}</div>
    </section>
  )
}
