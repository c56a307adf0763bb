import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdministratorsOnly } from '../../editing/editor/for-administrators.tsx'
import { ManagementView } from '../../editing/editor/management-view.tsx'
import { api } from '../../platform/api/api-client.ts'
import { ErrorState } from '../../ui/states.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPostFields } from './blog-post-fields.tsx'
import { BLOG_POST } from './blog-post-kind.ts'
import { BlogPosts, type PostPage } from './blog-posts.tsx'
import { BlogStatusStrip } from './blog-status-strip.tsx'
import { ManagedPosts } from './managed-posts.tsx'

interface BlogManagementProps {
  filter: BlogAddress
  /** As rendered by the server. */
  posts: PostPage | undefined
  categories: string[]
  /** The readers' view. */
  children: ReactNode
}

export function BlogManagement({ children, ...page }: BlogManagementProps) {
  return (
    <AdministratorsOnly desk={({ userId }) => <Desk {...page} writerId={userId} />}>
      {children}
    </AdministratorsOnly>
  )
}

type DeskProps = Omit<BlogManagementProps, 'children'> & { writerId: string }

function Desk({ filter, writerId, ...page }: DeskProps) {
  const { posts, categories } = useReadersList(filter, page)
  return (
    <ManagementView
      kind={BLOG_POST}
      writerId={writerId}
      fields={(form) => <BlogPostFields {...form} categories={categories} />}
    >
      {({ createButton, controls }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <BlogStatusStrip filter={filter} />
            {createButton}
          </div>
          <BlogFilters filter={filter} categories={categories} />
          {filter.status ? (
            <ManagedPosts filter={filter} status={filter.status} controls={controls} />
          ) : posts ? (
            <BlogPosts posts={posts} filter={filter} controls={controls} />
          ) : (
            <ErrorState title="Failed to load blog posts" retryHref={blogAddress(filter)} />
          )}
        </>
      )}
    </ManagementView>
  )
}

/** The readers' list, reloaded after each change. */
function useReadersList(
  { search, category, page }: BlogAddress,
  came: Pick<BlogManagementProps, 'posts' | 'categories'>,
) {
  const posts = useQuery({
    ...api.blog.list.queryOptions({ input: { search, category, page } }),
    initialData: came.posts,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const categories = useQuery({
    ...api.blog.categories.queryOptions(),
    initialData: came.categories,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { posts: posts.data, categories: categories.data }
}
