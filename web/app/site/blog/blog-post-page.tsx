import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { type ArticleMeta, PageMeta, useOrigin } from '../../platform/document/page-meta.tsx'
import type { StructuredThing } from '../../platform/document/structured-data.tsx'
import { AdjacentLinks } from '../../platform/reading/adjacent-links.tsx'
import { CopyLinkButton } from '../../platform/reading/copy-link-button.tsx'
import { sharedImage } from '../../platform/reading/local-image.ts'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { FeedLinks } from '../feeds/feed-links.tsx'
import type { Route } from './+types/blog-post-page'
import { BlogPostCard } from './blog-post-card.tsx'
import { BlogPostText } from './blog-post-text.tsx'

export const handle: PageHandle = { isReading: true }

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).blog.post({ slug }))
}

export default function BlogPostPage({ loaderData: post }: Route.ComponentProps) {
  const origin = useOrigin()
  const path = `/blog/${post.slug}`
  const article: ArticleMeta = {
    publishedAt: post.publishedAt ?? post.updatedAt,
    updatedAt: post.updatedAt,
    tags: post.tags,
    image: sharedImage(post.featuredImageUrl),
  }
  const posting: StructuredThing = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: origin + (article.image ?? '/social/blog.png'),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: post.authorName },
    publisher: { '@id': `${origin}/#organization` },
    keywords: post.tags.join(', '),
    ...(post.category && { articleSection: post.category }),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: 'en-US',
  }
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt}
        path={path}
        card="blog"
        article={article}
        about={[posting]}
        above={[{ name: 'Blog', path: '/blog' }]}
      />
      <FeedLinks folder="/blog" />
      <BlogPostText post={post} share={<CopyLinkButton address={origin + path} />} />
      <div className="wrap mt-16 grid gap-14">
        <AdjacentLinks label="More posts" folder="/blog" previous={post.previous} next={post.next} />
        {post.related.length > 0 && (
          <section className="print:hidden">
            <h2 className="display text-2xl">Related posts</h2>
            <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {post.related.map((related) => (
                <BlogPostCard key={related.id} post={related} />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  )
}
