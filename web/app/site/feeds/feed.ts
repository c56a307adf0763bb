export type FeedFolder = '/blog' | '/press' | '/updates'

export const FEED_TITLES: Record<FeedFolder, string> = {
  '/blog': 'Plumbline Blog',
  '/press': 'Plumbline Press',
  '/updates': 'Plumbline Regulatory Updates',
}

/** Source of both feed formats. */
export interface Feed {
  title: string
  description: string
  origin: string
  folder: FeedFolder
  /** The filters of the feed, as its address has them. */
  query?: string
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  slug: string
  title: string
  excerpt: string
  html: string
  publishedAt: string
  updatedAt: string
  author: string | null
  tags: readonly string[]
}

export const addressOf = ({ origin, folder }: Feed, { slug }: FeedEntry) => `${origin}${folder}/${slug}`

/** Makes relative addresses absolute, as feeds require. */
export function withWholeAddresses({ origin, folder }: Feed, { slug, html }: FeedEntry): string {
  return html
    .replaceAll(/(<[^>]+ (?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
    .replaceAll(/(<a href=")#/g, `$1${origin}${folder}/${slug}#`)
}
