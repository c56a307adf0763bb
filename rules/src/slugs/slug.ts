/** Past this an address is no longer read by anyone. */
export const SLUG_LENGTH_AT_MOST = 100

/** Addresses under /blog and /press that are, or may come to be, something other than a text. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'all', 'archive', 'author', 'authors', 'categories', 'category', 'delete', 'draft', 'drafts'],
  ...[
    'edit',
    'feed',
    'index',
    'media',
    'new',
    'page',
    'preview',
    'rss',
    'search',
    'tag',
    'tags',
    'undefined',
  ],
])

/**
 * The address that a title suggests: lower case, nothing but letters, digits and hyphens.
 * Accents are taken off their letters rather than dropped with them. May be empty.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return shortened(slug)
}

/** Cut at a word where there is one to cut at. */
function shortened(slug: string): string {
  if (slug.length <= SLUG_LENGTH_AT_MOST) return slug
  const cut = slug.slice(0, SLUG_LENGTH_AT_MOST + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : slug.slice(0, SLUG_LENGTH_AT_MOST)
}

export type SlugError = 'empty' | 'long' | 'form' | 'reserved'

/** What keeps it from being an address, if anything does. */
export function slugError(slug: string): SlugError | undefined {
  if (slug === '') return 'empty'
  if (slug.length > SLUG_LENGTH_AT_MOST) return 'long'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'form'
  return RESERVED.has(slug) ? 'reserved' : undefined
}

/** The wished-for slug, or else the first numbered one that is neither taken nor reserved. */
export function freeSlug(wished: string, isTaken: (slug: string) => boolean): string {
  const isFree = (slug: string) => slugError(slug) === undefined && !isTaken(slug)
  if (isFree(wished)) return wished
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const numbered = wished.slice(0, SLUG_LENGTH_AT_MOST - ending.length).replace(/-$/, '') + ending
    if (isFree(numbered)) return numbered
  }
}
