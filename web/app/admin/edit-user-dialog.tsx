import type { ProfileFields as Profile, User } from '@plumbline/contract/users.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiClient } from '../api/api-client.ts'
import type { Outcome } from '../api/outcome.ts'
import { TextField } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useUserProblem } from './user-problem.ts'

interface EditUserDialogProps {
  user: User
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function EditUserDialog({ user, onClose, onDone }: EditUserDialogProps) {
  const [problem, setProblem] = useState<string>()
  const problemOf = useUserProblem()
  const { fullName, companyName, companyType, role } = user
  const { register, handleSubmit, formState } = useForm<Profile>({
    defaultValues: { fullName, companyName, companyType, role },
  })
  const { errors, isSubmitting } = formState

  async function save(fields: Profile) {
    setProblem(undefined)
    try {
      await apiClient.users.update({ ...fields, id: user.id, updatedAt: user.updatedAt })
      onDone({ tone: 'success', text: 'User updated successfully' })
    } catch (error) {
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
      <ProfileFields register={register} errors={errors} />
    </FormDialog>
  )
}
