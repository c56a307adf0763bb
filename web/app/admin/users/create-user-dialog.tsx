import { isEmailAddress } from '@plumbline/rules/addresses/email-address.ts'
import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import { useState } from 'react'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText, refusalOf } from '../../platform/api/outcome.ts'
import { usePasswordPolicy } from '../../sign-in/password-policy.ts'
import { RadioCard } from '../../ui/choice-card.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { InitialPassword } from './initial-password.tsx'
import type { ChosenInstitution } from './institution-combobox.tsx'
import { institutionFields, type PersonFields, ProfileFields } from './profile-fields.tsx'

interface CreateUserForm extends PersonFields {
  email: string
  password: string
  access: 'password' | 'invitation'
}

export function CreateUserDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (outcome: Outcome) => void
}) {
  const demands = usePasswordPolicy()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<CreateUserForm>({
    defaultValues: {
      email: '',
      password: '',
      fullName: '',
      companyType: 'credit_union',
      role: 'user',
      access: 'password',
    },
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const [access, password] = watch(['access', 'password'])
  const [institution, setInstitution] = useState<ChosenInstitution>({ id: null, name: '', type: null })

  async function create({ access: chosen, password: typed, ...user }: CreateUserForm) {
    setProblem(undefined)
    if (institution.name.trim() === '') return
    try {
      await apiClient.users.create({
        ...user,
        ...institutionFields(institution, user.companyType),
        ...(chosen === 'password' && { password: typed }),
      })
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
          validate: (value) => isEmailAddress(value.trim()) || 'Please enter a valid email address',
          setValueAs: (value: string) => value.trim(),
        })}
      />
      <ProfileFields
        register={register as unknown as UseFormRegister<PersonFields>}
        errors={errors}
        institution={institution}
        onInstitution={setInstitution}
        isSubmitted={isSubmitted}
      />
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
        <InitialPassword
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

/** The banner shows the server's message; the focus goes to the email field. */
function isEmailTaken(error: unknown): boolean {
  return refusalOf(apiClient.users.create, error)?.code === 'EMAIL_EXISTS'
}
