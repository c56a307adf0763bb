import type { Factor } from '@supabase/auth-js'
import { KeyRound, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { authClient, refreshToken } from '../../platform/session/session.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { showToast } from '../../ui/toast.tsx'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddKeyDialog } from './add-key-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useSecurityChange } from './security-change.ts'
import { FACTOR_KINDS, factorName } from './security-text.ts'

type OpenDialog = { kind: 'app' | 'key' } | { kind: 'remove'; factor: Factor }

interface FactorSectionProps {
  factors: Factor[]
  hasRecoveryCodes: boolean
}

export function FactorSection({ factors, hasRecoveryCodes }: FactorSectionProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [codes, setCodes] = useState<string[]>()
  const change = useSecurityChange()
  const close = () => setDialog(undefined)

  /** The first factor is finished once its recovery codes are saved: without them, a lost device locks its owner out. */
  async function finishAdding() {
    close()
    if (hasRecoveryCodes) return
    await change(async () => {
      const { data, error } = await (await authClient()).mfa.recoveryCodes.generate()
      if (data) setCodes(data.codes)
      return { error }
    })
  }

  async function remove(factor: Factor) {
    const problem = await change(async () => {
      const { error } = await (await authClient()).mfa.unenroll({ factorId: factor.id })
      if (!error) await refreshToken()
      return { error }
    })
    if (problem) return problem
    close()
    showToast(`${factorName(factor)} removed`)
  }

  return (
    <SectionCard title="Second factor">
      <div className="grid gap-4 px-5 pb-5">
        {factors.length === 0 ? (
          <p className="text-ink-soft">None yet. With a second factor, your password alone lets nobody in.</p>
        ) : (
          <ul aria-label="Second factors" className="divide-y divide-line border-line border-y">
            {factors.map((factor) => (
              <li key={factor.id} className="flex min-h-14 items-center gap-3 py-2">
                <FactorIcon type={factor.factor_type} />
                <div className="min-w-0 flex-1">
                  <p className="break-words font-semibold">{factorName(factor)}</p>
                  <p className="text-ink-soft text-sm">
                    {FACTOR_KINDS[factor.factor_type]}, added <DateText iso={factor.created_at} />
                  </p>
                </div>
                <IconButton
                  label={`Remove ${factorName(factor)}`}
                  onClick={() => setDialog({ kind: 'remove', factor })}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setDialog({ kind: 'app' })}>
            Add an authenticator app
          </Button>
          {'PublicKeyCredential' in window && (
            <Button look="quiet" onClick={() => setDialog({ kind: 'key' })}>
              Add a security key
            </Button>
          )}
        </div>
      </div>
      {dialog?.kind === 'app' && <AddAppDialog onAdded={finishAdding} onClose={close} />}
      {dialog?.kind === 'key' && <AddKeyDialog onAdded={finishAdding} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} isLastStep onClose={() => setCodes(undefined)} />}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove second factor"
          question={
            factors.length === 1
              ? 'From then on your password alone signs you in, and your recovery codes are gone. Remove it?'
              : 'It will not sign you in any more. Remove it?'
          }
          subject={factorName(dialog.factor)}
          action="Remove"
          onConfirm={() => remove(dialog.factor)}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}

function FactorIcon({ type }: { type: Factor['factor_type'] }) {
  const Icon = type === 'webauthn' ? KeyRound : Smartphone
  return <Icon className="size-5 flex-none text-ink-faint" strokeWidth={1.7} aria-hidden />
}
