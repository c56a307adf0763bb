import { Id } from '@plumbline/contract/platform/ids.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'

export interface RequestAddress {
  kind: 'trials' | 'messages' | 'applications'
  /** The one request that a notification leads to. */
  id: string
  search: string
  status: 'all' | 'new' | 'dealt-with'
  page: number
}

const KINDS = ['trials', 'messages', 'applications'] as const
const STATUSES = ['all', 'new', 'dealt-with'] as const

export function readRequestAddress(params: URLSearchParams): RequestAddress {
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? 'trials',
    id: Id.safeParse(params.get('id')).data ?? '',
    search: textIn(params, 'search'),
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
    page: pageIn(params),
  }
}

export function requestAddress({ kind, id, search, status, page }: RequestAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (kind !== 'trials') params.set('kind', kind)
  if (id) params.set('id', id)
  if (search) params.set('search', search)
  if (status !== 'all') params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}
