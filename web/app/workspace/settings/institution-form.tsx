import { COMPANY_TYPES, type CompanyType } from '@plumbline/contract/tenancy/members.ts'
import type { InstitutionSettings } from '@plumbline/contract/tenancy/settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { lastDayBefore } from '../../ui/last-day-before.ts'
import { showToast } from '../../ui/toast.tsx'
import { TIME_ZONES } from './time-zones.ts'

const PLAN_NAMES = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' } as const

interface InstitutionFormProps {
  settings: InstitutionSettings
  manages: boolean
}

export function InstitutionForm({ settings, manages }: InstitutionFormProps) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { name, type, timeZone, version } = settings
  const { register, handleSubmit, formState } = useForm<{
    name: string
    type: CompanyType
    timeZone: string
  }>({
    defaultValues: { name, type, timeZone },
    disabled: !manages,
  })
  const { errors, isSubmitting, isDirty } = formState
  const plan = PLAN_NAMES[settings.plan]

  return (
    <SectionCard title="Institution">
      <form
        noValidate
        className="grid gap-5 px-5 pb-5 sm:grid-cols-2"
        onSubmit={handleSubmit(async (fields) => {
          setProblem(undefined)
          try {
            await apiClient.settings.update({ ...fields, version })
            await queries.invalidateQueries({ queryKey: api.settings.key() })
            await queries.invalidateQueries({ queryKey: api.members.key() })
            showToast('Settings saved')
          } catch (error) {
            setProblem(problemText(error, 'Failed to save the settings'))
          }
        })}
      >
        {problem && (
          <div className="sm:col-span-2">
            <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
              {problem}
            </Banner>
          </div>
        )}
        <TextField
          label="Name"
          error={errors.name?.message}
          {...register('name', {
            validate: (value) => value?.trim() !== '' || 'A name is required',
            maxLength: atMost('The name', maxLengthOf('settings.update', 'name')),
          })}
        />
        <Select label="Type" {...register('type')}>
          {COMPANY_TYPES.map((each) => (
            <option key={each} value={each}>
              {COMPANY_TYPE_LABELS[each]}
            </option>
          ))}
        </Select>
        <Select label="Time zone" hint="Due dates count in it." {...register('timeZone')}>
          {[...new Set([timeZone, ...TIME_ZONES])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
        <div className="grid content-start gap-1.5">
          <span className="font-semibold text-sm">Plan</span>
          <p>
            {plan}:{' '}
            <span className="tabular">
              {settings.people}
              {settings.peopleAtMost !== null && ` of ${settings.peopleAtMost}`}
            </span>{' '}
            {settings.people === 1 ? 'person' : 'people'}
          </p>
          {settings.trialEndsAt && (
            <p className="text-ink-soft text-sm">
              Trial until {longDateUtc(lastDayBefore(settings.trialEndsAt))}
            </p>
          )}
        </div>
        {manages && (
          <Button type="submit" className="justify-self-start" busy={isSubmitting} disabled={!isDirty}>
            Save
          </Button>
        )}
      </form>
    </SectionCard>
  )
}
