import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { NavigationCard } from './navigation-card.tsx'
import { TIME_ZONES } from './time-zones.ts'

export default function ProfilePage() {
  const me = useQuery(api.members.me.queryOptions())
  if (me.isPending) return <PageSpinner label="Loading your profile…" />
  if (me.isError) return <ErrorState title="Failed to load your profile" onRetry={() => me.refetch()} />
  return <ProfileForm key={me.data.userId} member={me.data} />
}

function ProfileForm({ member }: { member: Member }) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { fullName: member.fullName, jobTitle: member.jobTitle, timeZone: member.timeZone },
  })
  const { errors, isSubmitting, isDirty } = formState

  return (
    <div className="grid max-w-2xl gap-5">
      <SectionCard title="Your profile">
        <form
          noValidate
          className="grid gap-5 px-5 pb-5"
          onSubmit={handleSubmit(async (fields) => {
            setProblem(undefined)
            try {
              await apiClient.settings.updateProfile(fields)
              await queries.invalidateQueries({ queryKey: api.members.key() })
              reset(fields)
              showToast('Profile saved')
            } catch (error) {
              setProblem(problemText(error, 'Failed to save your profile'))
            }
          })}
        >
          {problem && (
            <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
              {problem}
            </Banner>
          )}
          <TextField
            label="Full Name"
            autoComplete="name"
            error={errors.fullName?.message}
            {...register('fullName', {
              validate: (value) => value.trim() !== '' || 'Full name is required',
              maxLength: atMost('Full name', maxLengthOf('settings.updateProfile', 'fullName')),
            })}
          />
          <TextField
            label="Job title"
            optional
            autoComplete="organization-title"
            error={errors.jobTitle?.message}
            {...register('jobTitle', {
              maxLength: atMost('Job title', maxLengthOf('settings.updateProfile', 'jobTitle')),
            })}
          />
          <Select label="Time zone" hint="Due dates and digests follow it." {...register('timeZone')}>
            {[...new Set([member.timeZone, ...TIME_ZONES])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
          <Button type="submit" className="justify-self-start" busy={isSubmitting} disabled={!isDirty}>
            Save
          </Button>
        </form>
      </SectionCard>
      <NavigationCard />
      <SectionCard title="Sign-in and security">
        <p className="px-5 pb-5 text-ink-soft">
          Password, second factors, passkeys, and other devices are on{' '}
          <Link to="/account/security" className="font-semibold underline">
            Account security
          </Link>
          . You are signed in as {member.email}.
        </p>
      </SectionCard>
    </div>
  )
}
