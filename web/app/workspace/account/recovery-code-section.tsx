import type { AuthMFARecoveryCodesGenerateResponse } from '@supabase/auth-js'
import { useState } from 'react'
import { authClient } from '../../platform/session/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useSecurityChange } from './security-change.ts'
import type { Security } from './security-query.ts'

interface RecoveryCodeSectionProps {
  codes: Security['recoveryCodes']
  hasFactor: boolean
}

export function RecoveryCodeSection({ codes, hasFactor }: RecoveryCodeSectionProps) {
  const change = useSecurityChange()
  const [made, setMade] = useState<string[]>()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const make = (work: () => Promise<AuthMFARecoveryCodesGenerateResponse>) =>
    change(async () => {
      const { data, error } = await work()
      if (data) setMade(data.codes)
      return { error }
    })

  async function makeFirst() {
    setBusy(true)
    setProblem(await make(async () => (await authClient()).mfa.recoveryCodes.generate()))
    setBusy(false)
  }

  async function makeAnew() {
    const refusal = await make(async () => (await authClient()).mfa.recoveryCodes.regenerate())
    if (refusal) return refusal
    setAsking(false)
  }

  return (
    <SectionCard title="Recovery codes">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p className="text-ink-soft">{standingOf(codes, hasFactor)}</p>
        {codes ? (
          <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
            Make new codes
          </Button>
        ) : (
          hasFactor && (
            <Button look="quiet" className="justify-self-start" busy={busy} onClick={makeFirst}>
              Make recovery codes
            </Button>
          )
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Make new codes"
          question="The codes that you have now stop working. Make new ones?"
          subject={`${codes?.remaining ?? 0} of ${codes?.total ?? 0} left`}
          action="Make new codes"
          onConfirm={makeAnew}
          onClose={() => setAsking(false)}
        />
      )}
      {made && <RecoveryCodesDialog codes={made} onClose={() => setMade(undefined)} />}
    </SectionCard>
  )
}

function standingOf(codes: Security['recoveryCodes'], hasFactor: boolean): string {
  if (!hasFactor) return 'Add a second factor first. Recovery codes let you in when it is lost.'
  if (!codes) return 'None yet. They let you in when your second factor is lost.'
  return `${codes.remaining} of ${codes.total} left. Each lets you in once when your second factor is lost.`
}
