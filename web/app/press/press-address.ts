import type { PressItemSummary, PressType } from '@plumbline/contract/press.ts'

export interface PressAddress {
  search: string
  type: PressType | undefined
  page: number
}

const TYPES: readonly PressType[] = ['press_release', 'news_article', 'media_mention']
const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

/** What the address or the form asks for; nonsense in it means everything. */
export function readPressAddress(params: URLSearchParams | FormData): PressAddress {
  const page = Number(params.get('page') ?? 1)
  return {
    search: String(params.get('search') ?? '')
      .trim()
      .slice(0, SEARCH_AT_MOST),
    type: TYPES.find((type) => type === params.get('type')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export function pressAddress({ search, type, page }: PressAddress): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (type) params.set('type', type)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/press?${query}` : '/press'
}

/** In title, excerpt or tags, whatever the case, and of the type asked for. */
export function matchesPressFilter(item: PressItemSummary, { search, type }: PressAddress): boolean {
  if (type !== undefined && item.type !== type) return false
  const wanted = search.toLowerCase()
  return [item.title, item.excerpt, ...item.tags].some((text) => text.toLowerCase().includes(wanted))
}
