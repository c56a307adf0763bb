import type { FaqCategory, FaqEntry } from '@plumbline/contract/publishing/content.ts'

export type HelpCategory = 'all' | FaqCategory

export interface HelpFilter {
  search: string
  category: HelpCategory
}

export const EMPTY_FILTER: HelpFilter = { search: '', category: 'all' }
export const HELP_CATEGORIES = ['all', 'account', 'subscription', 'platform', 'compliance'] as const

const SEARCH_AT_MOST = 200

/** Reads the filter from the address; invalid values mean no filter. */
export function readHelpFilter(params: URLSearchParams | FormData): HelpFilter {
  const category = params.get('category')
  return {
    search: String(params.get('search') ?? '')
      .trim()
      .slice(0, SEARCH_AT_MOST),
    category: HELP_CATEGORIES.find((known) => known === category) ?? 'all',
  }
}

export function helpAddress({ search, category }: HelpFilter): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category !== 'all') params.set('category', category)
  const query = params.toString()
  return query ? `/help?${query}` : '/help'
}

export function matchesFilter(entry: FaqEntry, { search, category }: HelpFilter): boolean {
  if (category !== 'all' && entry.category !== category) return false
  const wanted = search.toLowerCase()
  return [entry.question, entry.answerText, ...entry.tags].some((text) => text.toLowerCase().includes(wanted))
}

export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}
