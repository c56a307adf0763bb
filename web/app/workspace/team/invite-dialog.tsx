import { isEmailAddress } from '@plumbline/rules/addresses/email-address.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { RadioCard } from '../../ui/choice-card.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface Invitation {
  email: string
  fullName: string
  access: 'user' | 'manager' | 'director'
}

export function InviteDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (outcome: Outcome) => void
}) {
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<Invitation>({
    defaultValues: { email: '', fullName: '', access: 'user' },
  })
  const { errors, isSubmitting } = formState

  async function invite({ email, fullName, access }: Invitation) {
    setProblem(undefined)
    try {
      await apiClient.team.invite({
        email,
        fullName,
        role: access === 'manager' ? 'manager' : 'user',
        seat: access === 'director' ? 'director' : 'member',
      })
      onDone({ tone: 'success', text: `The invitation was sent to ${email}` })
    } catch (error) {
      setProblem(problemText(error, 'Failed to send the invitation'))
    }
  }

  return (
    <FormDialog
      title="Invite a person"
      description="They get an email with a link to choose a password."
      action="Send invitation"
      busy={isSubmitting}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={handleSubmit(invite)}
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...register('email', {
          validate: (value) => isEmailAddress(value.trim()) || 'Please enter a valid email address',
          setValueAs: (value: string) => value.trim(),
        })}
      />
      <TextField
        label="Full Name"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register('fullName', {
          validate: (value) => value.trim() !== '' || 'Full name is required',
          maxLength: atMost('Full name', maxLengthOf('team.invite', 'fullName')),
        })}
      />
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="mb-1.5 font-semibold text-sm">Access</legend>
        <RadioCard label="User" hint="Own tasks, policies, and tests." value="user" {...register('access')} />
        <RadioCard label="Manager" hint="Runs the institution." value="manager" {...register('access')} />
        <RadioCard
          label="Director"
          hint="Board reports only. Takes no place."
          value="director"
          {...register('access')}
        />
      </fieldset>
    </FormDialog>
  )
}
