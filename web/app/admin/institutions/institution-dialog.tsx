import { type InstitutionSummary, Plan } from '@plumbline/contract/tenancy/institutions.ts'
import { COMPANY_TYPES, type CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PLAN_LABELS } from './institution-text.ts'

interface InstitutionDialogProps {
  /** Absent: a new one. */
  institution?: InstitutionSummary
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function InstitutionDialog({ institution, onClose, onDone }: InstitutionDialogProps) {
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<{ name: string; type: CompanyType; plan: Plan }>({
    defaultValues: {
      name: institution?.name ?? '',
      type: institution?.type ?? 'credit_union',
      plan: institution?.plan ?? 'professional',
    },
  })
  const { errors, isSubmitting } = formState

  return (
    <FormDialog
      title={institution ? 'Edit Institution' : 'Add Institution'}
      {...(!institution && { description: 'People are added to it in Users, or by their own managers.' })}
      action={institution ? 'Save' : 'Add Institution'}
      busy={isSubmitting}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={handleSubmit(async (fields) => {
        setProblem(undefined)
        try {
          if (institution)
            await apiClient.institutions.update({
              id: institution.id,
              version: institution.version,
              ...fields,
            })
          else await apiClient.institutions.create(fields)
          onDone({
            tone: 'success',
            text: institution ? `${fields.name} was saved` : `${fields.name} was added`,
          })
        } catch (error) {
          setProblem(problemText(error, 'Failed to save the institution'))
        }
      })}
    >
      <TextField
        label="Name"
        error={errors.name?.message}
        {...register('name', {
          validate: (value) => value.trim() !== '' || 'A name is required',
          maxLength: atMost('The name', maxLengthOf('institutions.create', 'name')),
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Type" {...register('type')}>
          {COMPANY_TYPES.map((type) => (
            <option key={type} value={type}>
              {COMPANY_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
        <Select label="Plan" {...register('plan')}>
          {Plan.options.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_LABELS[plan]}
            </option>
          ))}
        </Select>
      </div>
    </FormDialog>
  )
}
