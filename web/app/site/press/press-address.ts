import type { PressItemSummary, PressType } from '@plumbline/contract/publishing/press.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'

export interface PressAddress {
  search: string
  type: PressType | undefined
  page: number
}

const TYPES: readonly PressType[] = ['press_release', 'news_article', 'media_mention']

/** Reads the filter; invalid values mean no filter. */
export function readPressAddress(params: URLSearchParams | FormData): PressAddress {
  return {
    search: textIn(params, 'search'),
    type: TYPES.find((type) => type === params.get('type')),
    page: pageIn(params),
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

/** Matches title, excerpt or tags, case-insensitively, and the type. */
export function matchesPressFilter(item: PressItemSummary, { search, type }: PressAddress): boolean {
  if (type !== undefined && item.type !== type) return false
  const wanted = search.toLowerCase()
  return [item.title, item.excerpt, ...item.tags].some((text) => text.toLowerCase().includes(wanted))
}
