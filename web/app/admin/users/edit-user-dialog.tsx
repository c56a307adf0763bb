import type { User } from '@plumbline/contract/tenancy/users.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { refusalOf } from '../../platform/api/outcome.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { ChosenInstitution } from './institution-combobox.tsx'
import { institutionFields, type PersonFields, ProfileFields } from './profile-fields.tsx'
import { useUserProblem } from './user-problem.ts'

interface EditUserDialogProps {
  user: User
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** What the server asks for before somebody with open work leaves an institution. */
interface Handover {
  count: number
  people: { userId: string; fullName: string }[]
}

export function EditUserDialog({ user, onClose, onDone }: EditUserDialogProps) {
  const [problem, setProblem] = useState<string>()
  const problemOf = useUserProblem()
  const { fullName, companyName, companyType, role } = user
  const { register, handleSubmit, formState } = useForm<PersonFields>({
    defaultValues: { fullName, companyType, role },
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const [institution, setInstitution] = useState<ChosenInstitution>({
    id: user.institutionId,
    name: companyName,
    type: null,
  })
  const [handover, setHandover] = useState<Handover>()
  const [handTo, setHandTo] = useState('')

  async function save(fields: PersonFields) {
    setProblem(undefined)
    if (institution.name.trim() === '') return
    try {
      await apiClient.users.update({
        ...fields,
        ...institutionFields(institution, fields.companyType),
        ...(handTo && { handTo }),
        id: user.id,
        updatedAt: user.updatedAt,
      })
      onDone({ tone: 'success', text: 'User updated successfully' })
    } catch (error) {
      const refusal = refusalOf(apiClient.users.update, error)
      if (refusal?.code === 'WORK_TO_HAND_OVER') setHandover(refusal.data)
      setProblem(problemOf(error, 'Failed to update user'))
    }
  }

  return (
    <FormDialog
      busy={isSubmitting}
      onClose={onClose}
      title="Edit User"
      action="Save Changes"
      onSubmit={handleSubmit(save)}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
    >
      <TextField
        label="Email"
        type="email"
        defaultValue={user.email}
        disabled
        hint="Email cannot be changed"
      />
      <ProfileFields
        register={register}
        errors={errors}
        institution={institution}
        onInstitution={setInstitution}
        isSubmitted={isSubmitted}
      />
      {handover && (
        <Select
          label={`${handover.count} ${handover.count === 1 ? 'piece' : 'pieces'} of open work ${handover.count === 1 ? 'goes' : 'go'} to`}
          hint="Work stays in the institution that the person leaves."
          value={handTo}
          onChange={(event) => setHandTo(event.target.value)}
        >
          <option value="">Choose a person</option>
          {handover.people.map((person) => (
            <option key={person.userId} value={person.userId}>
              {person.fullName}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  )
}
