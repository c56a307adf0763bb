import { useSession } from '../../platform/session/use-session.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState } from '../../ui/states.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPosts, type PostPage } from './blog-posts.tsx'

/** The management view is loaded for signed-in people only. */
const loadDesk = async () => (await import('./blog-management.tsx')).BlogManagement

interface BlogContentProps {
  filter: BlogAddress
  /** Absent if loading failed. */
  posts: PostPage | undefined
  categories: string[]
}

export function BlogContent({ filter, posts, categories }: BlogContentProps) {
  const isSignedIn = useSession().status === 'signed-in'
  const BlogManagement = useLazyPart(isSignedIn ? loadDesk : undefined)
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
  if (!isSignedIn || !BlogManagement) return reading
  return (
    <BlogManagement filter={filter} posts={posts} categories={categories}>
      {reading}
    </BlogManagement>
  )
}
