import { COMPANY_TYPES, ROLES } from '@plumbline/contract/tenancy/members.ts'
import type { ProfileFields as Profile } from '@plumbline/contract/tenancy/users.ts'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { COMPANY_TYPE_LABELS, ROLE_LABELS } from '../../platform/people/person-text.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { type ChosenInstitution, InstitutionCombobox } from './institution-combobox.tsx'

/** What the form registers; the institution is chosen beside it. */
export type PersonFields = Omit<Profile, 'companyName'>

interface ProfileFieldsProps {
  register: UseFormRegister<PersonFields>
  errors: FieldErrors<PersonFields>
  institution: ChosenInstitution
  onInstitution: (institution: ChosenInstitution) => void
  /** Someone tried to save. */
  isSubmitted: boolean
}

/** What the server takes: an institution that exists by its id, or the name and type of a new one. */
export function institutionFields({ id, name, type }: ChosenInstitution, typeOfNew: Profile['companyType']) {
  return {
    companyName: name.trim(),
    companyType: type ?? typeOfNew,
    ...(id !== null && { institutionId: id }),
  }
}

/** Fields shared by the add and edit dialogs. */
export function ProfileFields({
  register,
  errors,
  institution,
  onInstitution,
  isSubmitted,
}: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register('fullName', {
          validate: (value) => value.trim() !== '' || 'Full name is required',
          maxLength: atMost('Full name', maxLengthOf('users.create', 'fullName')),
        })}
      />
      <InstitutionCombobox
        value={institution}
        onChange={onInstitution}
        error={isSubmitted && institution.name.trim() === '' ? 'Company name is required' : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Company Type"
          required
          // An institution that exists has its type.
          {...(institution.type ? { disabled: true, value: institution.type } : register('companyType'))}
        >
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
