import { isRecentPasskey } from '@plumbline/rules/passkeys/recent-passkeys.ts'
import type { PasskeyListItem } from '@supabase/auth-js'
import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { authClient } from '../../platform/session/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { showToast } from '../../ui/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useSecurityChange } from './security-change.ts'
import { PASSKEY_NAME_MAX_CHARACTERS } from './security-text.ts'

type OpenDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyListItem }

const nameOf = ({ friendly_name }: PasskeyListItem) => friendly_name || 'Passkey'

interface PasskeySectionProps {
  passkeys: PasskeyListItem[]
  canAdd: boolean
}

export function PasskeySection({ passkeys, canAdd }: PasskeySectionProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const change = useSecurityChange()
  const close = () => setDialog(undefined)

  async function add(friendlyName: string) {
    const problem = await change(async () => {
      const client = await authClient()
      const { data, error } = await client.registerPasskey()
      return error ? { error } : client.passkey.update({ passkeyId: data.id, friendlyName })
    })
    if (problem) return problem
    close()
    showToast('Passkey added', 'It signs you in without a password.')
  }

  async function rename(passkeyId: string, friendlyName: string) {
    const problem = await change(async () => (await authClient()).passkey.update({ passkeyId, friendlyName }))
    if (problem) return problem
    close()
  }

  async function remove(passkey: PasskeyListItem) {
    const problem = await change(async () => (await authClient()).passkey.delete({ passkeyId: passkey.id }))
    if (problem) return problem
    close()
    showToast(`${nameOf(passkey)} removed`)
  }

  return (
    <SectionCard title="Passkeys">
      <div className="grid gap-4 px-5 pb-5">
        {passkeys.length === 0 ? (
          <p className="text-ink-soft">None yet. A passkey signs you in by fingerprint, face or PIN.</p>
        ) : (
          <ul aria-label="Passkeys" className="divide-y divide-line border-line border-y">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex min-h-14 items-center gap-3 py-2">
                <Fingerprint className="size-5 flex-none text-ink-faint" strokeWidth={1.7} aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="break-words font-semibold">
                    {nameOf(passkey)}
                    {isRecentPasskey(passkey.created_at, new Date()) && (
                      <Badge className="ml-2">Added in the last 30 days</Badge>
                    )}
                  </p>
                  <p className="text-ink-soft text-sm">
                    Added <DateText iso={passkey.created_at} />,{' '}
                    {passkey.last_used_at ? (
                      <>
                        last used <DateText iso={passkey.last_used_at} />
                      </>
                    ) : (
                      'not used yet'
                    )}
                  </p>
                </div>
                <IconButton
                  label={`Rename ${nameOf(passkey)}`}
                  onClick={() => setDialog({ kind: 'rename', passkey })}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  label={`Remove ${nameOf(passkey)}`}
                  onClick={() => setDialog({ kind: 'remove', passkey })}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {canAdd && (
          <Button look="quiet" className="justify-self-start" onClick={() => setDialog({ kind: 'add' })}>
            Add a passkey
          </Button>
        )}
      </div>
      {dialog?.kind === 'add' && (
        <NameDialog
          title="Add a passkey"
          description="Your browser will ask for your fingerprint, face or PIN."
          initial="Passkey"
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          action="Add passkey"
          onNamed={add}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title="Rename passkey"
          initial={nameOf(dialog.passkey)}
          maxLength={PASSKEY_NAME_MAX_CHARACTERS}
          action="Rename"
          onNamed={(name) => rename(dialog.passkey.id, name)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove passkey"
          question="It will not sign you in any more. Remove it?"
          subject={nameOf(dialog.passkey)}
          action="Remove"
          onConfirm={() => remove(dialog.passkey)}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}
