import type { User } from '@plumbline/contract/tenancy/users.ts'
import {
  CalendarPlus,
  Download,
  Ellipsis,
  Fingerprint,
  KeyRound,
  LogOut,
  Mail,
  ShieldAlert,
  ShieldOff,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { IconButton } from '../../ui/button.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type ConfirmedAction, ConfirmUserAction } from './confirm-user-action.tsx'
import { useUserProblem } from './user-problem.ts'

const TRIAL_EXTENSION_MS = 14 * 86_400_000

const loadPasskeys = async () =>
  (await import('../../platform/people/person-passkeys-dialog.tsx')).PersonPasskeysDialog

interface UserMenuProps {
  user: User
  isOwn: boolean
  onDone: (outcome: Outcome) => void
}

/** Actions on a user other than editing. */
export function UserMenu({ user, isOwn, onDone }: UserMenuProps) {
  const [asking, setAsking] = useState<ConfirmedAction>()
  const [shownPasskeys, setShownPasskeys] = useState<'all' | 'recent'>()
  const problemOf = useUserProblem()
  const PasskeysDialog = useLazyPart(shownPasskeys && loadPasskeys, () => {
    window.plumbline.showLoadFailure()
    setShownPasskeys(undefined)
  })
  async function act(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      onDone({ tone: 'success', text: done })
    } catch (error) {
      onDone({ tone: 'danger', text: problemText(error, failed) })
    }
  }
  const { id, fullName, trialEndsAt } = user

  /** A passkey that somebody else added outlives a sign-out and a new password. */
  async function showRecentPasskeys() {
    // A list that could not be read opens, too: it says so, and reads again.
    const passkeys = await apiClient.users.listPasskeys({ id }).catch(() => undefined)
    if (passkeys === undefined || passkeys.some(({ isRecent }) => isRecent)) setShownPasskeys('recent')
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More actions for ${fullName}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Mail aria-hidden />}
          onSelect={() =>
            act(
              apiClient.users.sendPasswordReset({ id }).then(showRecentPasskeys),
              `A password link was sent to ${user.email}`,
              'Failed to send the link',
            )
          }
        >
          Send password link
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => setAsking('signOut')}>
          Sign out everywhere
        </MenuItem>
        <MenuItem
          icon={<ShieldOff aria-hidden />}
          disabled={!user.hasSecondFactor}
          onSelect={() => setAsking('removeFactors')}
        >
          Remove second factors
        </MenuItem>
        <MenuItem icon={<Fingerprint aria-hidden />} onSelect={() => setShownPasskeys('all')}>
          Passkeys…
        </MenuItem>
        <MenuItem
          icon={<ShieldAlert aria-hidden />}
          disabled={isOwn}
          hint={isOwn && 'You cannot secure your own account here.'}
          onSelect={() => setAsking('secure')}
        >
          Secure account
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden />}
          onSelect={() =>
            act(
              apiClient.users.exportPerson({ id }).then((file) => saveFile(file)),
              `All that is held about ${fullName} was exported`,
              'Failed to export the data',
            )
          }
        >
          Export data
        </MenuItem>
        {trialEndsAt && (
          <>
            <MenuSeparator />
            <MenuItem
              icon={<CalendarPlus aria-hidden />}
              onSelect={() =>
                act(
                  apiClient.users.setTrial({ id, endsAt: extended(trialEndsAt) }),
                  `The trial of ${fullName} was extended by 14 days`,
                  'Failed to extend the trial',
                )
              }
            >
              Extend trial by 14 days
            </MenuItem>
            <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => setAsking('endTrial')}>
              Turn into full account
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        {user.isSuspended ? (
          <MenuItem
            icon={<UserCheck aria-hidden />}
            onSelect={() =>
              act(
                apiClient.users.reactivate({ id }),
                `${fullName} may sign in again`,
                'Failed to reactivate user',
              )
            }
          >
            Reactivate
          </MenuItem>
        ) : (
          <MenuItem
            danger
            icon={<UserX aria-hidden />}
            disabled={isOwn}
            hint={isOwn && 'You cannot suspend your own account.'}
            onSelect={() => setAsking('suspend')}
          >
            Suspend
          </MenuItem>
        )}
      </Menu>
      {shownPasskeys && PasskeysDialog && (
        <PasskeysDialog
          person={user}
          query={api.users.listPasskeys.queryOptions({ input: { id } })}
          remove={(passkeyId) => apiClient.users.removePasskey({ id, passkeyId })}
          problemOf={problemOf}
          recentOnly={shownPasskeys === 'recent'}
          onClose={() => setShownPasskeys(undefined)}
        />
      )}
      {asking && (
        <ConfirmUserAction
          about={asking}
          user={user}
          onDone={(outcome) => {
            onDone(outcome)
            if (asking === 'signOut') void showRecentPasskeys()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** Extends from the trial's end, or from now if it has ended. */
function extended(endsAt: string): string {
  const from = Math.max(new Date(endsAt).getTime(), Date.now())
  return new Date(from + TRIAL_EXTENSION_MS).toISOString()
}
