import {
  NOTIFICATION_DELIVERIES,
  NOTIFICATION_TOPICS,
  type NotificationDelivery,
  type NotificationTopic,
} from '@plumbline/contract/compliance/notifications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useIsAdministrator } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { BareSelect, Select } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { WEEKDAYS } from '../work/weekday-names.ts'
import { EscalationForm } from './escalation-form.tsx'
import { DELIVERY_LABELS, TOPIC_LABELS } from './notification-topic-text.ts'
import { TestMailCard } from './test-mail-card.tsx'

const PREFERENCES = api.notifications.preferences.queryOptions()
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })
const hourText = (hour: number) => HOUR.format(new Date(Date.UTC(2026, 0, 1, hour)))

export default function NotificationSettingsPage() {
  const preferences = useQuery(PREFERENCES)
  const me = useQuery(api.members.me.queryOptions())
  const manages = me.data !== undefined && me.data.role !== 'user'
  if (preferences.isPending) return <Skeleton className="h-96 w-full" />
  if (preferences.isError)
    return <ErrorState title="The settings could not be loaded" onRetry={() => preferences.refetch()} />
  const { escalateAfterDays, ...own } = preferences.data
  return (
    <div className="grid gap-6">
      <title>Notification settings · Plumbline</title>
      <PreferenceForm {...own} />
      <TestMailCard />
      {manages && <EscalationForm escalateAfterDays={escalateAfterDays} />}
    </div>
  )
}

interface Fields {
  deliveries: Partial<Record<NotificationTopic, NotificationDelivery>>
  digest: 'daily' | 'weekly'
  digestHour: string
  digestWeekday: string
}

interface PreferenceFormProps {
  deliveries: { topic: NotificationTopic; delivery: NotificationDelivery }[]
  digest: 'daily' | 'weekly'
  digestHour: number
  digestWeekday: number
  timeZone: string
}

function PreferenceForm({ deliveries, digest, digestHour, digestWeekday, timeZone }: PreferenceFormProps) {
  const [problem, setProblem] = useState<string>()
  const [params] = useSearchParams()
  const asked = params.get('topic')
  const queries = useQueryClient()
  const isAdministrator = useIsAdministrator()
  // Requests of visitors reach administrators alone.
  const shown = NOTIFICATION_TOPICS.filter((topic) => topic !== 'request' || isAdministrator)
  const { register, handleSubmit, watch, formState } = useForm<Fields>({
    defaultValues: {
      deliveries: Object.fromEntries(deliveries.map(({ topic, delivery }) => [topic, delivery])),
      digest,
      digestHour: String(digestHour),
      digestWeekday: String(digestWeekday),
    },
  })

  async function save(fields: Fields) {
    setProblem(undefined)
    try {
      await apiClient.notifications.savePreferences({
        deliveries: NOTIFICATION_TOPICS.map((topic) => ({
          topic,
          delivery: fields.deliveries[topic] ?? 'email',
        })),
        digest: fields.digest,
        digestHour: Number(fields.digestHour),
        digestWeekday: Number(fields.digestWeekday),
      })
      await queries.invalidateQueries({ queryKey: PREFERENCES.queryKey })
      showToast('Settings saved')
    } catch (error) {
      setProblem(problemText(error, 'The settings were not saved. Try again.'))
    }
  }

  return (
    <SectionCard title="How you are told">
      <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {asked && NOTIFICATION_TOPICS.some((topic) => topic === asked) && (
          <p className="text-ink-soft text-sm">
            You were told because of the marked line. Choose how you want to be told of it.
          </p>
        )}
        <ul className="divide-y divide-line">
          {shown.map((topic) => (
            <li
              key={topic}
              className={clsx(
                'flex flex-wrap items-center gap-x-4 gap-y-1 py-2',
                topic === asked && '-mx-3 rounded-control bg-brand-soft px-3',
              )}
            >
              <span className="min-w-0 flex-1 basis-64">{TOPIC_LABELS[topic]}</span>
              <BareSelect
                label={TOPIC_LABELS[topic]}
                className="max-w-56"
                {...register(`deliveries.${topic}`)}
              >
                {NOTIFICATION_DELIVERIES.map((delivery) => (
                  <option key={delivery} value={delivery}>
                    {DELIVERY_LABELS[delivery]}
                  </option>
                ))}
              </BareSelect>
            </li>
          ))}
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-64">Security of your account</span>
            <span className="text-ink-soft">Always by email</span>
          </li>
        </ul>
        <div className="grid gap-5 sm:grid-cols-3">
          <Select label="Digest" {...register('digest')}>
            <option value="daily">Every day</option>
            <option value="weekly">Every week</option>
          </Select>
          {watch('digest') === 'weekly' && (
            <Select label="Day of the week" {...register('digestWeekday')}>
              {WEEKDAYS.map((day, index) => (
                <option key={day} value={index + 1}>
                  {day}
                </option>
              ))}
            </Select>
          )}
          <Select label="Hour" hint={`In your time zone, ${timeZone}.`} {...register('digestHour')}>
            {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour)}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Button type="submit" disabled={formState.isSubmitting}>
            Save settings
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
