import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { authClient } from '../../platform/session/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSecurityChange } from './security-change.ts'

/** When this session ends, and a way to end all others. */
export function SessionsSection() {
  const session = useQuery(api.members.session.queryOptions())
  const change = useSecurityChange()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function endOthers() {
    setBusy(true)
    const refusal = await change(async () => (await authClient()).signOut({ scope: 'others' }))
    setBusy(false)
    setProblem(refusal)
    if (!refusal) showToast('Signed out everywhere else')
  }

  return (
    <SectionCard title="Sessions">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
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
