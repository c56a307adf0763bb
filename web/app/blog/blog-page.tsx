import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import { useSession } from '../session/use-session.ts'
import { ErrorState } from '../ui/states.tsx'
import type { Route } from './+types/blog-page'
import { blogAddress, readBlogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPosts } from './blog-posts.tsx'

/** What administrators have on this page comes only for people who are signed in. */
const BlogDesk = lazy(() => import('./blog-desk.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { status, ...filter } = readBlogAddress(new URL(request.url))
  // The server logs what fails; a missing list is said to the reader, missing categories are not.
  const [posts, categories] = await Promise.all([
    api.blog.list(filter).catch(() => undefined),
    api.blog.categories().catch(() => []),
  ])
  return data({ filter: { ...filter, status }, posts, categories }, { status: posts ? 200 : 503 })
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Blog"
        description="Notes on mortgage and banking compliance: what changed, what it asks of you, and how to show that you did it."
        path="/blog"
        card="blog"
      />
      <FeedLinks folder="/blog" />
      <section className="wrap pt-14 pb-10 sm:pt-20">
        <p className="eyebrow">Blog</p>
        <h1 className="display mt-4 text-4xl sm:text-6xl">Notes from the margin</h1>
        <p className="mt-5 max-w-2xl text-pretty text-lg text-ink-soft">
          What changed in the rules, what it asks of you, and how to show that you did it.
        </p>
      </section>
      <div className="wrap grid gap-12 pb-8">
        <BlogContent {...loaderData} />
      </div>
    </>
  )
}

function BlogContent({ filter, posts, categories }: Route.ComponentProps['loaderData']) {
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
