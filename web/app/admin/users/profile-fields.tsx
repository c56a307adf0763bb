import { COMPANY_TYPES, ROLES } from '@plumbline/contract/tenancy/members.ts'
import type { ProfileFields as Profile } from '@plumbline/contract/tenancy/users.ts'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { COMPANY_TYPE_LABELS, ROLE_LABELS } from '../../platform/people/person-text.ts'
import { Select, TextField } from '../../ui/field.tsx'

const NAME_AT_MOST = 120
const COMPANY_AT_MOST = 160

interface ProfileFieldsProps {
  register: UseFormRegister<Profile>
  errors: FieldErrors<Profile>
}

/** Fields shared by the add and edit dialogs. */
export function ProfileFields({ register, errors }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register('fullName', {
          validate: (value) => value.trim() !== '' || 'Full name is required',
          maxLength: { value: NAME_AT_MOST, message: `Full name must be at most ${NAME_AT_MOST} characters` },
        })}
      />
      <TextField
        label="Company Name"
        required
        autoComplete="off"
        error={errors.companyName?.message}
        {...register('companyName', {
          validate: (value) => value.trim() !== '' || 'Company name is required',
          maxLength: {
            value: COMPANY_AT_MOST,
            message: `Company name must be at most ${COMPANY_AT_MOST} characters`,
          },
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Company Type" required {...register('companyType')}>
          {COMPANY_TYPES.map((type) => (
            <option key={type} value={type}>
              {COMPANY_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
        <Select label="Role" required {...register('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}
