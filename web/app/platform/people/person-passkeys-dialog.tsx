import type { UserPasskey } from '@plumbline/contract/tenancy/user-passkeys.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { problemText } from '../api/outcome.ts'

interface PersonPasskeysDialogProps {
  person: { fullName: string; email: string }
  query: UseQueryOptions<UserPasskey[], Error, UserPasskey[], readonly unknown[]>
  remove: (passkeyId: string) => Promise<unknown>
  problemOf?: (error: unknown, otherwise: string) => string
  /** Those of the last 30 days alone, after a reset or a sign-out. */
  recentOnly?: boolean
  onClose: () => void
}

/** A person's passkeys, for an operator or a manager whom they asked to remove a lost one. */
export function PersonPasskeysDialog({
  person: { fullName, email },
  query,
  remove,
  problemOf = problemText,
  recentOnly = false,
  onClose,
}: PersonPasskeysDialogProps) {
  const passkeys = useQuery(query)
  const shown = passkeys.data?.filter(({ isRecent }) => isRecent || !recentOnly)
  const [removing, setRemoving] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function removeOne(passkey: UserPasskey) {
    setRemoving(passkey.id)
    setProblem(undefined)
    try {
      await remove(passkey.id)
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
        {shown?.length === 0 && (
          <p className="text-ink-soft">
            {recentOnly ? 'No passkey of the last 30 days is left.' : `${fullName} has no passkey.`}
          </p>
        )}
        {shown && shown.length > 0 && (
          <>
            <p className="text-ink-soft">
              {recentOnly
                ? `These were added in the last 30 days and still open the account. Ask ${fullName} which are theirs, and remove the others. They are told by mail.`
                : 'Remove one only if you are sure who asked you to. Its owner is told by mail.'}
            </p>
            <ul aria-label="Passkeys" className="divide-y divide-line border-line border-y">
              {shown.map((passkey) => (
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
                    onClick={() => removeOne(passkey)}
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
