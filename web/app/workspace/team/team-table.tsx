import type { TeamMember } from '@plumbline/contract/tenancy/team.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { ROLE_LABELS, ROLE_TONES } from '../../platform/people/person-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TeamMenu } from './team-menu.tsx'

interface TeamTableProps {
  people: readonly TeamMember[]
  /** Managers act on people and see their accounts; users read names, roles, and addresses. */
  manages: boolean
  ownUserId: string | undefined
  onRemove: (person: TeamMember) => void
  onDone: (outcome: Outcome) => void
}

export function TeamTable({ people, manages, ownUserId, onRemove, onDone }: TeamTableProps) {
  const columns: Column<TeamMember>[] = [
    {
      id: 'person',
      heading: 'Person',
      cell: (person) => (
        <span className="block min-w-0 wrap-anywhere as-table:min-w-40">
          <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 font-semibold as-table:justify-start">
            {person.fullName}
            {person.userId === ownUserId && <Badge tone="brand">You</Badge>}
            {person.isSuspended && <Badge tone="danger">Suspended</Badge>}
            {person.isInvited && <Badge tone="warning">Invited</Badge>}
          </span>
          <span className="block break-all text-ink-soft text-sm">{person.email}</span>
          {person.jobTitle && <span className="block text-ink-faint text-xs">{person.jobTitle}</span>}
        </span>
      ),
    },
    {
      id: 'role',
      heading: 'Role',
      cell: ({ role, seat, worksOnHmda }) =>
        seat === 'director' ? (
          <Badge tone="brass">Director's seat</Badge>
        ) : (
          <span className="inline-flex flex-wrap gap-1">
            <Badge tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Badge>
            {role === 'user' && worksOnHmda && <Badge tone="brand">HMDA</Badge>}
          </span>
        ),
    },
    ...(manages
      ? [
          {
            id: 'seen',
            heading: 'Last sign-in',
            cell: ({ lastSignInAt }: TeamMember) => (lastSignInAt ? dateAndTime(lastSignInAt) : 'Never'),
          },
          {
            id: 'factor',
            heading: 'Second factor',
            cell: ({ hasSecondFactor }: TeamMember) => (hasSecondFactor ? 'Yes' : 'No'),
          },
          {
            id: 'actions',
            heading: 'Actions',
            align: 'end' as const,
            cell: (person: TeamMember) => (
              <TeamMenu
                person={person}
                isOwn={person.userId === ownUserId}
                onRemove={() => onRemove(person)}
                onDone={onDone}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Table
      caption="People of the institution"
      columns={columns}
      rows={people}
      keyOf={({ userId }) => userId}
    />
  )
}
