import { data } from 'react-router'
import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import { Island } from '../islands/island.tsx'
import type { Route } from './+types/blog-page'
import { readBlogAddress } from './blog-address.ts'
import { BlogContent } from './blog-content.tsx'

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
  const { search, category, status, page } = loaderData.filter
  return (
    <>
      <PageMeta
        title="Blog"
        description="Notes on mortgage and banking compliance: what changed, what it asks of you, and how to show that you did it."
        path="/blog"
        page={search || category || status ? 1 : page}
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
        <Island name="blog-content" component={BlogContent} props={loaderData} />
      </div>
    </>
  )
}
