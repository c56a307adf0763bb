import { CompanyType, Role } from '@plumbline/contract/tenancy/members.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'

export interface UserAddress {
  search: string
  role: Role | undefined
  companyType: CompanyType | undefined
  page: number
}

export function readUserAddress(params: URLSearchParams): UserAddress {
  return {
    search: textIn(params, 'search'),
    role: Role.safeParse(params.get('role')).data,
    companyType: CompanyType.safeParse(params.get('type')).data,
    page: pageIn(params),
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
