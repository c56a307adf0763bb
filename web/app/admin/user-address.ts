import { CompanyType, Role } from '@plumbline/contract/members.ts'

export interface UserAddress {
  search: string
  role: Role | undefined
  companyType: CompanyType | undefined
  page: number
}

const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

export function readUserAddress(params: URLSearchParams): UserAddress {
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_AT_MOST),
    role: Role.safeParse(params.get('role')).data,
    companyType: CompanyType.safeParse(params.get('type')).data,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export function userAddress({ search, role, companyType, page }: UserAddress): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (role) params.set('role', role)
  if (companyType) params.set('type', companyType)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/admin?${query}` : '/admin'
}
