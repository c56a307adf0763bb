import { useSession } from '../session/use-session.ts'
import { useLatePart } from '../ui/late-part.ts'
import { ErrorState } from '../ui/states.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPosts, type PostPage } from './blog-posts.tsx'

/** What administrators have on this page comes only for people who are signed in. */
const loadDesk = async () => (await import('./blog-desk.tsx')).BlogDesk

interface BlogContentProps {
  filter: BlogAddress
  /** Absent: they could not be found. */
  posts: PostPage | undefined
  categories: string[]
}

export function BlogContent({ filter, posts, categories }: BlogContentProps) {
  const isSignedIn = useSession().status === 'signed-in'
  const BlogDesk = useLatePart(isSignedIn ? loadDesk : undefined)
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
  if (!isSignedIn || !BlogDesk) return reading
  return (
    <BlogDesk filter={filter} posts={posts} categories={categories}>
      {reading}
    </BlogDesk>
  )
}
