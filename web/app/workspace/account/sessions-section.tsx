import type { OwnSession } from '@plumbline/contract/tenancy/members.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { authClient } from '../../platform/session/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSecurityChange } from './security-change.ts'

/** Where the person is signed in, when this session ends, and ways to end the others. */
export function SessionsSection() {
  const session = useQuery(api.members.session.queryOptions())
  const sessions = useQuery(api.members.sessions.queryOptions({ staleTime: 0 }))
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: api.members.sessions.key() })
  const change = useSecurityChange()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function endOthers() {
    setBusy(true)
    const refusal = await change(async () => (await authClient()).signOut({ scope: 'others' }))
    await refresh()
    setBusy(false)
    setProblem(refusal)
    if (!refusal) showToast('Signed out everywhere else')
  }

  async function endOne({ id, ...device }: OwnSession) {
    setProblem(undefined)
    try {
      await apiClient.members.endSession({ id })
      showToast(`Signed out: ${deviceText(device)}`)
    } catch (error) {
      setProblem(problemText(error, 'The session could not be ended. Please try again.'))
    }
    await refresh()
  }

  return (
    <SectionCard title="Sessions">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {sessions.data && (
          <ul aria-label="Where you are signed in" className="divide-y divide-line border-line border-y">
            {sessions.data.map((one) => (
              <li key={one.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <MonitorSmartphone
                  className="size-5 flex-none text-ink-faint"
                  strokeWidth={1.7}
                  aria-hidden
                />
                <div className="min-w-0 flex-1 basis-48">
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    {deviceText(one)}
                    {one.isCurrent && <Badge tone="brand">This device</Badge>}
                  </p>
                  <p className="text-ink-soft text-sm">
                    {one.isCurrent ? 'In use now' : `Last used ${dateAndTime(one.lastUsedAt)}`}
                    {one.address && `, from ${one.address}`}
                  </p>
                </div>
                {!one.isCurrent && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`Sign out ${deviceText(one)}, last used ${dateAndTime(one.lastUsedAt)}`}
                    onClick={() => endOne(one)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {session.data && (
          <p>
            You signed in here on {dateAndTime(session.data.signedInAt)}. Unless you use it, this session ends
            on {dateAndTime(session.data.endsUnusedAt)}; in any case it ends on{' '}
            {dateAndTime(session.data.endsAt)}.
          </p>
        )}
        <p className="text-ink-soft">
          Signing out everywhere else ends every session of yours but this one: on lost devices, and where you
          forgot to sign out.
        </p>
        <Button look="quiet" className="justify-self-start" busy={busy} onClick={endOthers}>
          Sign out everywhere else
        </Button>
      </div>
    </SectionCard>
  )
}

/** "Chrome on Windows", with what the browser says of itself. */
function deviceText({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Another program'
}
