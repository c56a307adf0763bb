import type { CompanyType, Role } from '@plumbline/contract/tenancy/members.ts'
import type { Tone } from '../../ui/badge.tsx'

export const COMPANY_TYPE_LABELS: Record<CompanyType, string> = {
  credit_union: 'Credit Union',
  community_bank: 'Community Bank',
  mortgage_company: 'Mortgage Company',
}

export const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', manager: 'Manager', user: 'User' }

/** Colors from the specification: admin red, manager blue, user green. */
export const ROLE_TONES: Record<Role, Tone> = { admin: 'danger', manager: 'info', user: 'success' }
