import { isRecentPasskey } from '@plumbline/rules/passkeys/recent-passkeys.ts'
import type { GoTrueClient, PasskeyListItem } from '@supabase/auth-js'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { DateText } from '../ui/date-text.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** What somebody else may have added before the reset. */
export async function listRecentPasskeys(client: GoTrueClient): Promise<PasskeyListItem[]> {
  const { data } = await client.passkey.list()
  return data?.filter(({ created_at }) => isRecentPasskey(created_at, new Date())) ?? []
}

interface RecentPasskeysProps {
  client: GoTrueClient
  passkeys: readonly PasskeyListItem[]
  onDone: () => void
}

/** A new password ends every session, but a passkey signs in without it. */
export function RecentPasskeys({ client, passkeys, onDone }: RecentPasskeysProps) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function remove({ id }: PasskeyListItem) {
    setRemoving(id)
    setProblem(undefined)
    const { error } = await client.passkey.delete({ passkeyId: id })
    if (error)
      setProblem('It was not removed. Sign in and remove it under Sign-in and security in your account.')
    else setRemoved([...removed, id])
    setRemoving(undefined)
  }

  return (
    <SignInFrame
      title="Are these passkeys yours?"
      lead="Your password has been changed. These passkeys were added in the last 30 days and still sign in without it. Remove any that you did not add."
    >
      <div className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <ul aria-label="Passkeys of the last 30 days" className="divide-y divide-line border-line border-y">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex min-h-14 items-center gap-3 py-2">
              <Fingerprint className="size-5 flex-none text-ink-faint" strokeWidth={1.7} aria-hidden />
              <div className="min-w-0 flex-1">
                <p className="break-words font-semibold">{nameOf(passkey)}</p>
                <p className="text-ink-soft text-sm">
                  Added <DateText iso={passkey.created_at} />
                </p>
              </div>
              {removed.includes(passkey.id) ? (
                <p role="status" className="text-ink-soft text-sm">
                  Removed
                </p>
              ) : (
                <Button
                  look="quiet"
                  size="small"
                  busy={removing === passkey.id}
                  disabled={removing !== undefined}
                  aria-label={`Remove ${nameOf(passkey)}`}
                  onClick={() => remove(passkey)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button size="large" disabled={removing !== undefined} onClick={onDone}>
          Continue
        </Button>
      </div>
    </SignInFrame>
  )
}

const nameOf = ({ friendly_name }: PasskeyListItem) => friendly_name || 'Passkey'
