import { useState } from 'react'
import { authClient } from '../../platform/session/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSecurityChange } from './security-change.ts'

export function OtherSessionsSection() {
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
    <SectionCard title="Other devices">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p className="text-ink-soft">
          Ends every session of yours but this one: on lost devices, and where you forgot to sign out.
        </p>
        <Button look="quiet" className="justify-self-start" busy={busy} onClick={endOthers}>
          Sign out everywhere else
        </Button>
      </div>
    </SectionCard>
  )
}
