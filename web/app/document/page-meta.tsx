import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { SocialCardName } from './social-cards.ts'
import { StructuredData, type StructuredThing } from './structured-data.tsx'

export const SITE_NAME = 'Plumbline'

interface PageMetaProps {
  title: string
  description: string
  /** The address without origin, as search engines should know the page. */
  path: string
  /** Of a page of a list: which one, from 1 on. */
  page?: number
  /** Which picture stands for the page where it is shared. */
  card?: SocialCardName
  /** A text with a date of its own, and perhaps a picture of its own. */
  article?: ArticleMeta
  /** What the page says that machines should understand too. */
  about?: readonly StructuredThing[]
  /** The pages above this one, from the top, without home. */
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

/** Title, description, canonical address, social card and structured data of a page; React lifts the head's part into the head. */
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

/** Where the public finds this installation, without a slash at the end. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? ''
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
