import type { Moment } from '@plumbline/contract/platform/days.ts'
import type { User } from '@plumbline/contract/tenancy/users.ts'
import { Pencil, Trash2 } from 'lucide-react'
import type { Outcome } from '../../platform/api/outcome.ts'
import { COMPANY_TYPE_LABELS, ROLE_LABELS, ROLE_TONES } from '../../platform/people/person-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { DateText, dateAndTime, shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { lastDayBefore } from '../../ui/last-day-before.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { UserMenu } from './user-menu.tsx'

interface UserTableProps {
  users: readonly User[]
  /** The account of the person viewing the list. */
  ownUserId: string | undefined
  onEdit: (user: User) => void
  onDelete: (user: User) => void
  onDone: (outcome: Outcome) => void
}

export function UserTable({ users, ownUserId, onEdit, onDelete, onDone }: UserTableProps) {
  const isOwn = (user: User) => user.userId === ownUserId
  const columns: Column<User>[] = [
    { id: 'user', heading: 'User', cell: (user) => <Person user={user} isOwn={isOwn(user)} /> },
    {
      id: 'company',
      heading: 'Company',
      cell: ({ companyName }) => (
        <span className="block min-w-0 wrap-anywhere as-table:min-w-28">{companyName}</span>
      ),
    },
    {
      id: 'role',
      heading: 'Role',
      cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Badge>,
    },
    { id: 'type', heading: 'Type', cell: ({ companyType }) => COMPANY_TYPE_LABELS[companyType] },
    {
      id: 'created',
      heading: 'Created',
      cell: ({ createdAt }) => <DateText iso={createdAt} className="as-table:whitespace-nowrap" />,
    },
    {
      id: 'actions',
      heading: 'Actions',
      align: 'end',
      cell: (user) => (
        <span className="inline-flex">
          <IconButton label={`Edit ${user.fullName}`} onClick={() => onEdit(user)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={`Delete ${user.fullName}`}
            disabled={isOwn(user)}
            {...(isOwn(user) && { title: 'You cannot delete your own account.' })}
            onClick={() => onDelete(user)}
          >
            <Trash2 aria-hidden />
          </IconButton>
          <UserMenu user={user} isOwn={isOwn(user)} onDone={onDone} />
        </span>
      ),
    },
  ]
  return <Table caption="Users" columns={columns} rows={users} keyOf={({ id }) => id} />
}

function Person({ user, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <span className="block min-w-0 wrap-anywhere as-table:min-w-40">
      <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 font-semibold as-table:justify-start">
        {user.fullName}
        {isOwn && <Badge tone="brand">You</Badge>}
        {user.isSuspended && <Badge tone="danger">Suspended</Badge>}
        {!user.isConfirmed && <Badge tone="warning">Not confirmed</Badge>}
        {user.trialEndsAt && <TrialBadge endsAt={user.trialEndsAt} />}
        {user.hasSecondFactor && <Badge tone="neutral">Second factor</Badge>}
      </span>
      <span className="block break-all text-ink-soft text-sm">{user.email}</span>
      <span className="block text-ink-faint text-xs">
        {user.lastSignInAt ? `Last sign-in ${dateAndTime(user.lastSignInAt)}` : 'Never signed in'}
      </span>
    </span>
  )
}

function TrialBadge({ endsAt }: { endsAt: Moment }) {
  return new Date(endsAt) > new Date() ? (
    <Badge tone="brass">Trial until {shortDate(lastDayBefore(endsAt))}</Badge>
  ) : (
    <Badge tone="warning">Trial ended {shortDate(dayOfMoment(endsAt))}</Badge>
  )
}
