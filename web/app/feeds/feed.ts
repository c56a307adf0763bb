/** What both formats are written from. */
export interface Feed {
  title: string
  description: string
  origin: string
  folder: '/blog' | '/press'
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

/** In a feed there is no page that an address could be relative to. */
export function withWholeAddresses({ origin, folder }: Feed, { slug, html }: FeedEntry): string {
  return html
    .replaceAll(/(<[^>]+ (?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
    .replaceAll(/(<a href=")#/g, `$1${origin}${folder}/${slug}#`)
}
