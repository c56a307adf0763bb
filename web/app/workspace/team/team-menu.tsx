import type { TeamMember } from '@plumbline/contract/tenancy/team.ts'
import {
  Ellipsis,
  FileCheck,
  FileX,
  Fingerprint,
  LogOut,
  Mail,
  ShieldOff,
  Trash2,
  UserCheck,
  UserCog,
  UserX,
} from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { IconButton } from '../../ui/button.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'

const loadPasskeys = async () =>
  (await import('../../platform/people/person-passkeys-dialog.tsx')).PersonPasskeysDialog

interface TeamMenuProps {
  person: TeamMember
  isOwn: boolean
  onRemove: () => void
  onDone: (outcome: Outcome) => void
}

/** What a manager can do with a person. Reversible acts happen at once; the others ask by name. */
export function TeamMenu({ person, isOwn, onRemove, onDone }: TeamMenuProps) {
  const [resetting, setResetting] = useState(false)
  const [shownPasskeys, setShownPasskeys] = useState<'all' | 'recent'>()
  const PasskeysDialog = useLazyPart(shownPasskeys && loadPasskeys, () => {
    window.plumbline.showLoadFailure()
    setShownPasskeys(undefined)
  })
  const { userId, fullName, role, seat, isInvited, isSuspended, hasSecondFactor, worksOnHmda } = person
  const isAdministrator = role === 'admin'

  async function act(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      onDone({ tone: 'success', text: done })
    } catch (error) {
      onDone({ tone: 'danger', text: problemText(error, failed) })
    }
  }

  async function suspend() {
    try {
      await apiClient.team.suspend({ userId })
      const { count } = await apiClient.team.owned({ userId }).catch(() => ({ count: 0 }))
      onDone({ tone: 'success', text: suspendedText(fullName, count) })
    } catch (error) {
      onDone({ tone: 'danger', text: problemText(error, 'Failed to suspend') })
    }
  }

  /** A passkey that somebody else added outlives a sign-out. */
  async function showRecentPasskeys() {
    // A list that could not be read opens, too: it says so, and reads again.
    const passkeys = await apiClient.team.listPasskeys({ userId }).catch(() => undefined)
    if (passkeys === undefined || passkeys.some(({ isRecent }) => isRecent)) setShownPasskeys('recent')
  }

  if (isAdministrator && !isOwn) return <span className="text-ink-faint text-sm">Admin Portal</span>
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${fullName}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isInvited && (
          <MenuItem
            icon={<Mail aria-hidden />}
            onSelect={() =>
              act(
                apiClient.team.resendInvitation({ userId }),
                `The invitation was sent to ${person.email} again`,
                'Failed to send the invitation',
              )
            }
          >
            Send invitation again
          </MenuItem>
        )}
        {!isAdministrator && (
          <MenuItem
            icon={<UserCog aria-hidden />}
            onSelect={() => {
              const next = role === 'manager' ? 'user' : 'manager'
              void act(
                apiClient.team.changeRole({ userId, role: next }),
                `${fullName} is a ${next} now`,
                'Failed to change the role',
              )
            }}
          >
            {role === 'manager' ? 'Make a user' : 'Make a manager'}
          </MenuItem>
        )}
        {role === 'user' && seat === 'member' && (
          <MenuItem
            icon={worksOnHmda ? <FileX aria-hidden /> : <FileCheck aria-hidden />}
            onSelect={() =>
              act(
                apiClient.team.setHmdaAccess({ userId, worksOnHmda: !worksOnHmda }),
                worksOnHmda
                  ? `${fullName} no longer works on HMDA`
                  : `${fullName} works on HMDA now, with its decisions and stored registers`,
                'Failed to change HMDA access',
              )
            }
          >
            {worksOnHmda ? 'Take HMDA away' : 'Let work on HMDA'}
          </MenuItem>
        )}
        <MenuItem
          icon={<LogOut aria-hidden />}
          onSelect={() =>
            act(
              apiClient.team.signOutEverywhere({ userId }).then(showRecentPasskeys),
              `${fullName} was signed out everywhere`,
              'Failed to sign out',
            )
          }
        >
          Sign out everywhere
        </MenuItem>
        <MenuItem
          icon={<ShieldOff aria-hidden />}
          disabled={!hasSecondFactor || isAdministrator}
          onSelect={() => setResetting(true)}
        >
          Reset second factor
        </MenuItem>
        <MenuItem icon={<Fingerprint aria-hidden />} onSelect={() => setShownPasskeys('all')}>
          Passkeys…
        </MenuItem>
        <MenuSeparator />
        {isSuspended ? (
          <MenuItem
            icon={<UserCheck aria-hidden />}
            onSelect={() =>
              act(
                apiClient.team.reactivate({ userId }),
                `${fullName} may sign in again`,
                'Failed to reactivate',
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
            onSelect={suspend}
          >
            Suspend
          </MenuItem>
        )}
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          disabled={isOwn}
          hint={isOwn && 'You cannot remove your own account.'}
          onSelect={onRemove}
        >
          Remove
        </MenuItem>
      </Menu>
      {shownPasskeys && PasskeysDialog && (
        <PasskeysDialog
          person={person}
          query={api.team.listPasskeys.queryOptions({ input: { userId } })}
          remove={(passkeyId) => apiClient.team.removePasskey({ userId, passkeyId })}
          recentOnly={shownPasskeys === 'recent'}
          onClose={() => setShownPasskeys(undefined)}
        />
      )}
      {resetting && <ResetFactorDialog person={person} onClose={() => setResetting(false)} onDone={onDone} />}
    </>
  )
}

/** Nobody is reminded of what a suspended person owns. */
const suspendedText = (fullName: string, owned: number) =>
  owned === 0
    ? `${fullName} is suspended. Reactivate them in this menu`
    : `${fullName} is suspended and still owns ${owned} ${owned === 1 ? 'item' : 'items'}. Assign new owners, or remove ${fullName} to hand the work over`
