import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api/api-client.ts'
import { ErrorState } from '../ui/states.tsx'
import { ForAdministrators } from '../writing/for-administrators.tsx'
import { WritingDesk } from '../writing/writing-desk.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPostFields } from './blog-post-fields.tsx'
import { BLOG_POST } from './blog-post-kind.ts'
import { BlogPosts, type PostPage } from './blog-posts.tsx'
import { BlogStatusStrip } from './blog-status-strip.tsx'
import { ManagedPosts } from './managed-posts.tsx'

interface BlogDeskProps {
  filter: BlogAddress
  /** As the page came with them. */
  posts: PostPage | undefined
  categories: string[]
  /** What readers see. */
  children: ReactNode
}

export function BlogDesk({ children, ...page }: BlogDeskProps) {
  return (
    <ForAdministrators desk={({ userId }) => <Desk {...page} writerId={userId} />}>
      {children}
    </ForAdministrators>
  )
}

type DeskProps = Omit<BlogDeskProps, 'children'> & { writerId: string }

function Desk({ filter, writerId, ...page }: DeskProps) {
  const { posts, categories } = useReadersList(filter, page)
  return (
    <WritingDesk
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
    </WritingDesk>
  )
}

/** What readers see, found anew when something was written. */
function useReadersList(
  { search, category, page }: BlogAddress,
  came: Pick<BlogDeskProps, 'posts' | 'categories'>,
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
