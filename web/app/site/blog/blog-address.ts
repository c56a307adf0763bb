import type { PublicationStatus } from '@plumbline/contract/publishing/writing.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'

/** Status filter for administrators; readers always get published posts. */
export type StatusFilter = 'all' | Exclude<PublicationStatus, 'published'>

export interface BlogAddress {
  search: string
  category: string | undefined
  page: number
  /** Absent for the readers' list. */
  status?: StatusFilter | undefined
}

const STATUSES: readonly StatusFilter[] = ['all', 'draft', 'scheduled']

export function readBlogAddress({ searchParams }: URL): BlogAddress {
  return {
    search: textIn(searchParams, 'search'),
    category: textIn(searchParams, 'category', 100) || undefined,
    page: pageIn(searchParams),
    status: STATUSES.find((status) => status === searchParams.get('status')),
  }
}

export function blogAddress({ search, category, page, status }: BlogAddress): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (search) params.set('search', search)
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/blog?${query}` : '/blog'
}
