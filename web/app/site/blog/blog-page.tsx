import { data } from 'react-router'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import type { Route } from './+types/blog-page'
import { readBlogAddress } from './blog-address.ts'
import { BlogContent } from './blog-content.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { status, ...filter } = readBlogAddress(new URL(request.url))
  // The server logs failures; a missing list is shown as an error, missing categories are not.
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
        description="Mortgage and banking compliance: what changed in the rules, what it requires, and how to document compliance."
        path="/blog"
        page={search || category || status ? 1 : page}
        card="blog"
      />
      <FeedLinks folder="/blog" />
      <section className="wrap pt-14 pb-10 sm:pt-20">
        <p className="eyebrow">Blog</p>
        <h1 className="display mt-4 text-4xl sm:text-6xl">Compliance Blog</h1>
        <p className="mt-5 max-w-2xl text-pretty text-lg text-ink-soft">
          What changed in the rules, what it requires, and how to document compliance.
        </p>
      </section>
      <div className="wrap grid gap-12 pb-8">
        <Island name="blog-content" component={BlogContent} props={loaderData} />
      </div>
    </>
  )
}
