import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { Pager } from '../ui/pager.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { Route } from './+types/blog-page'
import { blogAddress, readBlogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPostCard } from './blog-post-card.tsx'

const FEATURED_AT_MOST = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const filter = readBlogAddress(new URL(request.url))
  const [posts, categories] = await Promise.all([api.blog.list(filter), api.blog.categories()])
  return { filter, posts, categories }
}

export default function BlogPage({ loaderData: { filter, posts, categories } }: Route.ComponentProps) {
  const featured =
    filter.page === 1 ? posts.items.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_AT_MOST) : []
  const rest = posts.items.filter((post) => !featured.includes(post))
  const isFiltered = filter.search !== '' || filter.category !== undefined
  return (
    <>
      <PageMeta
        title="Blog"
        description="Notes on mortgage and banking compliance: what changed, what it asks of you, and how to show that you did it."
        path="/blog"
        card="blog"
      />
      <section className="wrap pt-14 pb-10 sm:pt-20">
        <p className="eyebrow">Blog</p>
        <h1 className="display mt-4 text-4xl sm:text-6xl">Notes from the margin</h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">
          What changed in the rules, what it asks of you, and how to show that you did it.
        </p>
      </section>
      <div className="wrap grid gap-12 pb-8">
        <BlogFilters filter={filter} categories={categories} />
        {posts.items.length === 0 && (
          <EmptyState title="No blog posts found">
            {isFiltered
              ? 'Try adjusting your search or filter criteria.'
              : 'Check back soon for new content!'}
          </EmptyState>
        )}
        {featured.length > 0 && (
          <PostSection heading="Featured Posts" className="md:grid-cols-2">
            {featured.map((post) => (
              <BlogPostCard key={post.id} post={post} large />
            ))}
          </PostSection>
        )}
        {rest.length > 0 && (
          <PostSection
            heading={featured.length > 0 ? 'Latest Posts' : 'Blog Posts'}
            className="md:grid-cols-2 lg:grid-cols-3"
          >
            {rest.map((post) => (
              <BlogPostCard key={post.id} post={post} />
            ))}
          </PostSection>
        )}
        <Pager
          page={posts.page}
          pageCount={posts.pageCount}
          href={(page) => blogAddress({ ...filter, page })}
          label="Blog pages"
        />
      </div>
    </>
  )
}

function PostSection({
  heading,
  className,
  children,
}: {
  heading: string
  className: string
  children: React.ReactNode
}) {
  return (
    <section>
      <h2 className="display text-2xl">{heading}</h2>
      <div className={`mt-6 grid gap-6 ${className}`}>{children}</div>
    </section>
  )
}
