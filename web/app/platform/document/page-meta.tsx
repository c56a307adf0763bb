import { useRouteLoaderData } from 'react-router'
import type { SocialCardName } from './social-cards.ts'
import { StructuredData, type StructuredThing } from './structured-data.tsx'

export const SITE_NAME = 'Plumbline'

interface PageMetaProps {
  title: string
  description: string
  /** Canonical path, without origin. */
  path: string
  /** Page number of a list, from 1. */
  page?: number
  /** Social card of the page. */
  card?: SocialCardName
  /** Metadata of an article. */
  article?: ArticleMeta
  /** Structured data of the page. */
  about?: readonly StructuredThing[]
  /** Breadcrumbs, from the top, without home. */
  above?: readonly Crumb[]
}

export interface ArticleMeta {
  publishedAt: string
  updatedAt: string
  tags: readonly string[]
  image: string | undefined
}

export interface Crumb {
  name: string
  path: string
}

/**
 * Title, description, canonical address, social card and structured data; React hoists them into the head.
 */
export function PageMeta({
  title,
  description,
  path,
  page = 1,
  card = 'home',
  article,
  about = [],
  above = [],
}: PageMetaProps) {
  const origin = useOrigin()
  const full = path === '/' ? title : `${title} · ${SITE_NAME}`
  const address = page > 1 ? `${origin}${path}?page=${page}` : origin + path
  const image = origin + (article?.image ?? `/social/${card}.png`)
  const trail = path === '/' ? [] : [{ name: 'Home', path: '/' }, ...above, { name: title, path }]
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      {!article?.image && <meta property="og:image:width" content="1200" />}
      {!article?.image && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={full} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <StructuredData things={[organization(origin), ...breadcrumbs(origin, trail), ...about]} />
    </>
  )
}

/** Public origin of this installation, without a trailing slash. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('root')?.origin ?? ''
}

function organization(origin: string): StructuredThing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }
}

function breadcrumbs(origin: string, trail: readonly Crumb[]): StructuredThing[] {
  if (trail.length === 0) return []
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
