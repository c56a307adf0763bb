import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { SecretDialog } from './secret-dialog.tsx'

export default function CalendarPage() {
  const queries = useQueryClient()
  const feed = useQuery(api.calendarFeed.find.queryOptions())
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (feed.isPending) return <PageSpinner label="Loading your calendar address…" />
  if (feed.isError)
    return <ErrorState title="Failed to load your calendar address" onRetry={() => feed.refetch()} />
  const { createdAt } = feed.data

  async function act(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: api.calendarFeed.key() })
    } catch (error) {
      setProblem(problemText(error, 'Failed to change the calendar address'))
    }
  }
  const create = () => act(async () => setAddress((await apiClient.calendarFeed.create()).address))
  const revoke = () =>
    act(async () => {
      await apiClient.calendarFeed.revoke()
      showToast('The calendar address is revoked')
    })

  return (
    <SectionCard title="Your calendar" className="max-w-2xl">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p className="text-ink-soft">
          Subscribe to a private address in Outlook, Google Calendar, or Apple Calendar. It shows your tasks,
          your trainings, the policies you have to sign, effective dates of rules, and the last days for
          comments. Items of an examination stand in it by their number alone.
        </p>
        <p>
          {createdAt
            ? `Your address was made ${dateAndTime(createdAt)}. Anyone who has it can read these dates. A new one ends it.`
            : 'You have no calendar address.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={create}>{createdAt ? 'Make a new address' : 'Make an address'}</Button>
          {createdAt && (
            <Button look="quiet" onClick={revoke}>
              Revoke
            </Button>
          )}
        </div>
      </div>
      {address && (
        <SecretDialog title="Your calendar address" secret={address} onClose={() => setAddress(undefined)}>
          Add this address as a subscribed calendar. It is not shown again; you can make a new one at any
          time.
        </SecretDialog>
      )}
    </SectionCard>
  )
}
