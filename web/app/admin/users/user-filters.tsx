import { COMPANY_TYPES, CompanyType, ROLES, Role } from '@plumbline/contract/tenancy/members.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { COMPANY_TYPE_LABELS, ROLE_LABELS } from '../../platform/people/person-text.ts'
import { BareSelect } from '../../ui/field.tsx'
import type { UserAddress } from './user-address.ts'

interface UserFiltersProps {
  address: UserAddress
  onChange: (change: Partial<UserAddress>) => void
}

export function UserFilters({ address, onChange }: UserFiltersProps) {
  return (
    <FilterBar active={[address.role, address.companyType].filter(Boolean).length}>
      <SearchBox
        label="Search users"
        placeholder="Search by name, company or email…"
        value={address.search}
        onSearch={(search) => onChange({ search })}
      />
      <BareSelect
        label="Role"
        value={address.role ?? ''}
        onChange={(event) => onChange({ role: Role.safeParse(event.target.value).data })}
      >
        <option value="">All Roles</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </BareSelect>
      <BareSelect
        label="Company type"
        value={address.companyType ?? ''}
        onChange={(event) => onChange({ companyType: CompanyType.safeParse(event.target.value).data })}
      >
        <option value="">All Company Types</option>
        {COMPANY_TYPES.map((type) => (
          <option key={type} value={type}>
            {COMPANY_TYPE_LABELS[type]}
          </option>
        ))}
      </BareSelect>
    </FilterBar>
  )
}
