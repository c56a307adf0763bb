import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { type ArticleMeta, PageMeta, useOrigin } from '../../platform/document/page-meta.tsx'
import type { StructuredThing } from '../../platform/document/structured-data.tsx'
import { AdjacentLinks } from '../../platform/reading/adjacent-links.tsx'
import { CopyLinkButton } from '../../platform/reading/copy-link-button.tsx'
import { sharedImage } from '../../platform/reading/local-image.ts'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { FeedLinks } from '../feeds/feed-links.tsx'
import type { Route } from './+types/press-item-page'
import { PressItemCard } from './press-item-card.tsx'
import { PressItemText } from './press-item-text.tsx'

export const handle: PageHandle = { scripts: 'signed-in', isReading: true }

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).press.item({ slug }))
}

export default function PressItemPage({ loaderData: item }: Route.ComponentProps) {
  const origin = useOrigin()
  const path = `/press/${item.slug}`
  const article: ArticleMeta = {
    publishedAt: item.publishedAt,
    updatedAt: item.updatedAt,
    tags: item.tags,
    image: sharedImage(item.imageUrl),
  }
  const news: StructuredThing = {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.excerpt,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: origin + (article.image ?? '/social/press.png'),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    ...(item.author && { author: { '@type': 'Organization', name: item.author } }),
    publisher: { '@id': `${origin}/#organization` },
    ...(item.externalUrl && { isBasedOn: item.externalUrl }),
    keywords: item.tags.join(', '),
    inLanguage: 'en-US',
  }
  return (
    <>
      <PageMeta
        title={item.title}
        description={item.excerpt}
        path={path}
        card="press"
        article={article}
        about={[news]}
        above={[{ name: 'Press', path: '/press' }]}
      />
      <FeedLinks folder="/press" />
      <PressItemText item={item} share={<CopyLinkButton address={origin + path} />} />
      <div className="wrap mt-16 grid gap-14">
        <AdjacentLinks label="More press items" folder="/press" previous={item.previous} next={item.next} />
        {item.related.length > 0 && (
          <section className="print:hidden">
            <h2 className="display text-2xl">Related press items</h2>
            <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {item.related.map((related) => (
                <PressItemCard key={related.id} item={related} />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  )
}
