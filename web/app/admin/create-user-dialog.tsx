import { ORPCError } from '@orpc/client'
import type { ProfileFields as Profile } from '@plumbline/contract/users.ts'
import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import { useState } from 'react'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { apiClient } from '../api/api-client.ts'
import { type Outcome, problemText } from '../api/outcome.ts'
import { usePasswordDemands } from '../sign-in/password-demands.ts'
import { RadioCard } from '../ui/choice-card.tsx'
import { TextField } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { GivenPassword } from './given-password.tsx'
import { ProfileFields } from './profile-fields.tsx'

interface CreateUserForm extends Profile {
  email: string
  password: string
  access: 'password' | 'invitation'
}

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export function CreateUserDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (outcome: Outcome) => void
}) {
  const demands = usePasswordDemands()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<CreateUserForm>({
    defaultValues: {
      email: '',
      password: '',
      fullName: '',
      companyName: '',
      companyType: 'credit_union',
      role: 'user',
      access: 'password',
    },
  })
  const { errors, isSubmitting } = formState
  const [access, password] = watch(['access', 'password'])

  async function create({ access: chosen, password: typed, ...user }: CreateUserForm) {
    setProblem(undefined)
    try {
      await apiClient.users.create({ ...user, ...(chosen === 'password' && { password: typed }) })
      onDone({ tone: 'success', text: 'User created successfully' })
    } catch (error) {
      if (isEmailTaken(error))
        setError('email', { message: 'Please enter another email address' }, { shouldFocus: true })
      setProblem(problemText(error, 'Failed to create user'))
    }
  }

  return (
    <FormDialog
      busy={isSubmitting}
      onClose={onClose}
      title="Add User"
      action="Add User"
      onSubmit={handleSubmit(create)}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...register('email', {
          validate: (value) => LOOKS_LIKE_EMAIL.test(value.trim()) || 'Please enter a valid email address',
          setValueAs: (value: string) => value.trim(),
        })}
      />
      <ProfileFields register={register as unknown as UseFormRegister<Profile>} errors={errors} />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold text-sm">Access</legend>
        <RadioCard label="Set a password" value="password" {...register('access')} />
        <RadioCard
          label="Send an invitation"
          hint="They choose a password themselves."
          value="invitation"
          {...register('access')}
        />
      </fieldset>
      {access === 'password' && (
        <GivenPassword
          demands={demands}
          password={password}
          field={register('password', { validate: (value) => passwordProblem(value, demands) ?? true })}
          error={errors.password?.message}
          busy={isSubmitting}
          onMade={(made) => setValue('password', made, { shouldValidate: true })}
        />
      )}
    </FormDialog>
  )
}

/** The banner says it in the server's words; the field is where it is put right. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'EMAIL_EXISTS'
}
