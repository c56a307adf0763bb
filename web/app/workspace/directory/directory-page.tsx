import type { DirectoryGroup } from '@plumbline/contract/tenancy/team.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Select } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { DirectorySteps } from './directory-steps.tsx'
import { GroupRoleDialog } from './group-role-dialog.tsx'
import { type GroupRole, isGroupRole, ROLE_LABELS, rolesFor } from './group-role-text.ts'

/** The groups that a directory sent, and the role that each gives. */
export default function DirectoryPage() {
  const queries = useQueryClient()
  const groups = useQuery(api.team.directoryGroups.queryOptions())
  const [choosing, setChoosing] = useState<{ group: DirectoryGroup; role: GroupRole }>()
  if (groups.isPending) return <PageSpinner label="Loading groups…" />
  if (groups.isError) return <ErrorState title="Failed to load the groups" onRetry={() => groups.refetch()} />
  return (
    <div className="grid gap-4">
      <p className="max-w-3xl text-ink-soft">
        A directory such as Microsoft Entra ID or Okta keeps your team up to date. Choose here which role the
        people of each group get. When someone joins or leaves a group later, their role follows
        automatically, and{' '}
        <Link className="text-brand underline underline-offset-3" to="/settings/audit">
          the audit log
        </Link>{' '}
        records it.
      </p>
      <SectionCard title="Groups">
        {groups.data.length === 0 ? (
          <EmptyState title="Your directory has sent no groups yet">
            Connect it with the steps below. Its groups appear here. They change no one’s role until you
            choose one.
          </EmptyState>
        ) : (
          <Table
            caption="Groups of your directory"
            columns={columnsOf((group, role) => setChoosing({ group, role }))}
            rows={groups.data}
            keyOf={({ id }) => id}
          />
        )}
      </SectionCard>
      <DirectorySteps isOpen={groups.data.length === 0} />
      {choosing && (
        <GroupRoleDialog
          {...choosing}
          onClose={() => setChoosing(undefined)}
          onSaved={() => queries.invalidateQueries({ queryKey: api.team.key() })}
        />
      )}
    </div>
  )
}

function columnsOf(onChoose: (group: DirectoryGroup, role: GroupRole) => void): Column<DirectoryGroup>[] {
  return [
    {
      id: 'name',
      heading: 'Group',
      cell: ({ name, changedAt, isOfReaders }) => (
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-ink-soft text-xs">
            {isOfReaders && 'Sent for readers · '}Changed {dateAndTime(changedAt)}
          </span>
        </span>
      ),
    },
    {
      id: 'people',
      heading: 'People',
      cell: ({ memberCount }) => (
        <span className="whitespace-nowrap">
          {memberCount} {memberCount === 1 ? 'person' : 'people'}
        </span>
      ),
    },
    {
      id: 'role',
      heading: 'Role',
      cell: (group) => (
        <Select
          className="inline-grid align-middle"
          label={<span className="sr-only">Role of {group.name}</span>}
          value={group.role ?? 'none'}
          onChange={({ target: { value } }) => isGroupRole(value) && onChoose(group, value)}
        >
          {rolesFor(group).map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
      ),
    },
  ]
}
