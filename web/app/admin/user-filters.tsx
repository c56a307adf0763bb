import { COMPANY_TYPES, CompanyType, ROLES, Role } from '@plumbline/contract/members.ts'
import { useEffect, useState } from 'react'
import { BareInput, BareSelect } from '../ui/field.tsx'
import type { UserAddress } from './user-address.ts'
import { COMPANY_TYPE_LABELS, ROLE_LABELS } from './user-text.ts'

const TYPING_PAUSE_MS = 250

interface UserFiltersProps {
  address: UserAddress
  onChange: (address: UserAddress) => void
}

export function UserFilters({ address, onChange }: UserFiltersProps) {
  const [typed, setTyped] = useState(address.search)
  const [shown, setShown] = useState(address.search)
  // The address changed by other hands (the back button): the box follows.
  if (address.search !== shown) {
    setShown(address.search)
    setTyped(address.search)
  }
  useEffect(() => {
    const search = typed.trim()
    if (search === address.search) return
    const timer = setTimeout(() => {
      setShown(search)
      onChange({ ...address, search })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, address, onChange])

  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_12rem_14rem]">
      <BareInput
        label="Search users"
        type="search"
        placeholder="Search by name, company or email..."
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <BareSelect
        label="Role"
        value={address.role ?? ''}
        onChange={(event) => onChange({ ...address, role: Role.safeParse(event.target.value).data })}
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
        onChange={(event) =>
          onChange({ ...address, companyType: CompanyType.safeParse(event.target.value).data })
        }
      >
        <option value="">All Company Types</option>
        {COMPANY_TYPES.map((type) => (
          <option key={type} value={type}>
            {COMPANY_TYPE_LABELS[type]}
          </option>
        ))}
      </BareSelect>
    </search>
  )
}
