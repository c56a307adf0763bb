import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'

const TIMES = [
  [1, '1 hour'],
  [24, '1 day'],
  [168, '7 days'],
] as const

export default function SupportPage() {
  const queries = useQueryClient()
  const settings = useQuery(api.settings.find.queryOptions())
  const [hours, setHours] = useState<(typeof TIMES)[number][0]>(1)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (settings.isPending) return <PageSpinner label="Loading support access…" />
  if (settings.isError)
    return <ErrorState title="Failed to load support access" onRetry={() => settings.refetch()} />
  const { support } = settings.data

  async function act(work: Promise<unknown>, done: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work
      await queries.invalidateQueries({ queryKey: api.settings.key() })
      setReason('')
      showToast(done)
    } catch (error) {
      setProblem(problemText(error, 'Failed to change support access'))
    }
    setBusy(false)
  }

  function open(event: FormEvent) {
    event.preventDefault()
    if (reason.trim().length < 3) return setProblem('Give a reason of at least 3 characters.')
    void act(apiClient.settings.openSupport({ hours, reason }), 'Support access is open')
  }

  return (
    <SectionCard title="Support access" className="max-w-2xl">
      <div className="grid gap-5 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {support ? (
          <>
            <Banner tone="warning">
              Open until {dateAndTime(support.endsAt)}, opened by {support.openedBy}: {support.reason}
            </Banner>
            <Button
              look="quiet"
              className="justify-self-start"
              busy={busy}
              onClick={() => act(apiClient.settings.closeSupport(), 'Support access ended')}
            >
              End now
            </Button>
          </>
        ) : (
          <form noValidate className="grid gap-5" onSubmit={open}>
            <p className="text-ink-soft">
              Support access is closed: administrators of the installation cannot see your work. You can let
              them look at your settings, read only, for a stated time. Every look is in your audit log, and
              examinations and complaints are never shown.
            </p>
            <Select
              label="For"
              value={hours}
              onChange={(event) => setHours(Number(event.target.value) as typeof hours)}
            >
              {TIMES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <TextArea
              label="Reason"
              rows={3}
              maxLength={maxLengthOf('settings.openSupport', 'reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" className="justify-self-start" busy={busy}>
              Open support access
            </Button>
          </form>
        )}
      </div>
    </SectionCard>
  )
}
