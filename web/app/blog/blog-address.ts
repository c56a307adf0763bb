import type { PublicationStatus } from '@plumbline/contract/writing.ts'

/** What an administrator may look at; readers always get what is published. */
export type StatusFilter = 'all' | Exclude<PublicationStatus, 'published'>

export interface BlogAddress {
  search: string
  category: string | undefined
  page: number
  /** Absent: the readers' list. */
  status?: StatusFilter | undefined
}

const STATUSES: readonly StatusFilter[] = ['all', 'draft', 'scheduled']
const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

/** What the address asks for; nonsense in it means the plain list, never an error page. */
export function readBlogAddress({ searchParams }: URL): BlogAddress {
  const page = Number(searchParams.get('page') ?? 1)
  return {
    search: (searchParams.get('search') ?? '').trim().slice(0, SEARCH_AT_MOST),
    category: searchParams.get('category')?.slice(0, 100) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
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
