import type { User, UserPasskey } from '@plumbline/contract/tenancy/users.ts'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useUserProblem } from './user-problem.ts'

interface UserPasskeysDialogProps {
  user: User
  onClose: () => void
}

/** A person's passkeys, for an operator whom they asked to remove a lost one. */
export function UserPasskeysDialog({ user: { id, fullName, email }, onClose }: UserPasskeysDialogProps) {
  const passkeys = useQuery(api.users.listPasskeys.queryOptions({ input: { id } }))
  const problemOf = useUserProblem()
  const [removing, setRemoving] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function remove(passkey: UserPasskey) {
    setRemoving(passkey.id)
    setProblem(undefined)
    try {
      await apiClient.users.removePasskey({ id, passkeyId: passkey.id })
      showToast(`${nameOf(passkey)} of ${fullName} was removed`, 'They were told by mail.')
    } catch (error) {
      setProblem(problemOf(error, 'Failed to remove the passkey'))
    }
    await passkeys.refetch()
    setRemoving(undefined)
  }

  return (
    <Dialog open title={`Passkeys of ${fullName}`} description={email} size="small" onClose={onClose}>
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {passkeys.isPending && <Spinner label="Loading the passkeys…" />}
        {passkeys.isError && (
          <ErrorState title="The passkeys could not be loaded" onRetry={() => passkeys.refetch()} />
        )}
        {passkeys.data?.length === 0 && <p className="text-ink-soft">{fullName} has no passkey.</p>}
        {passkeys.data && passkeys.data.length > 0 && (
          <>
            <p className="text-ink-soft">
              Remove one only if you are sure who asked you to. Its owner is told by mail.
            </p>
            <ul aria-label="Passkeys" className="divide-y divide-line border-line border-y">
              {passkeys.data.map((passkey) => (
                <li key={passkey.id} className="flex min-h-14 items-center gap-3 py-2">
                  <Fingerprint className="size-5 flex-none text-ink-faint" strokeWidth={1.7} aria-hidden />
                  <div className="min-w-0 flex-1">
                    <p className="break-words font-semibold">{nameOf(passkey)}</p>
                    <p className="text-ink-soft text-sm">
                      Added <DateText iso={passkey.createdAt} />,{' '}
                      {passkey.lastUsedAt ? (
                        <>
                          last used <DateText iso={passkey.lastUsedAt} />
                        </>
                      ) : (
                        'not used yet'
                      )}
                    </p>
                  </div>
                  <Button
                    look="quiet"
                    size="small"
                    disabled={removing !== undefined}
                    aria-label={`Remove ${nameOf(passkey)}`}
                    onClick={() => remove(passkey)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}

const nameOf = ({ name }: UserPasskey) => name || 'Passkey'
