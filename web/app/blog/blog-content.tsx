import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'
import { ErrorState } from '../ui/states.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPosts, type PostPage } from './blog-posts.tsx'

/** What administrators have on this page comes only for people who are signed in. */
const BlogDesk = lazy(() => import('./blog-desk.tsx'))

interface BlogContentProps {
  filter: BlogAddress
  /** Absent: they could not be found. */
  posts: PostPage | undefined
  categories: string[]
}

export function BlogContent({ filter, posts, categories }: BlogContentProps) {
  const { status } = useSession()
  const reading = (
    <>
      <BlogFilters filter={filter} categories={categories} />
      {posts ? (
        <BlogPosts posts={posts} filter={filter} />
      ) : (
        <ErrorState title="Failed to load blog posts" retryHref={blogAddress(filter)} />
      )}
    </>
  )
  if (status !== 'signed-in') return reading
  return (
    <Suspense fallback={reading}>
      <BlogDesk filter={filter} posts={posts} categories={categories}>
        {reading}
      </BlogDesk>
    </Suspense>
  )
}
