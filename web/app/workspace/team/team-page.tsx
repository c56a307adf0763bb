import { ROLES, Role } from '@plumbline/contract/tenancy/members.ts'
import type { TeamMember } from '@plumbline/contract/tenancy/team.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { ROLE_LABELS } from '../../platform/people/person-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TeamTable } from './team-table.tsx'

interface TeamAddress {
  search: string
  role?: Role | undefined
  page: number
}

function teamAddress({ search, role, page }: TeamAddress): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(role && { role }) })
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/users?${params}` : '/users'
}

export default function TeamPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address: TeamAddress = {
    search: textIn(params, 'search'),
    role: Role.safeParse(params.get('role')).data,
    page: pageIn(params),
  }
  const change = useAddressChanges(address, (next) =>
    navigate(teamAddress(next), { replace: true, preventScrollReset: true }),
  )
  const [inviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<TeamMember>()
  const [outcome, setOutcome] = useState<Outcome>()
  const me = useQuery(api.members.me.queryOptions())
  const settings = useQuery(api.settings.find.queryOptions())
  const { search, role, page } = address
  const team = useQuery(
    api.team.list.queryOptions({
      input: { search, page, ...(role && { role }) },
      placeholderData: keepPreviousData,
    }),
  )
  const manages = me.data !== undefined && me.data.role !== 'user'

  function finish(result: Outcome) {
    setInviting(false)
    setRemoving(undefined)
    setOutcome(result)
    void queries.invalidateQueries({ queryKey: api.team.key() })
    void queries.invalidateQueries({ queryKey: api.settings.key() })
  }

  return (
    <>
      <title>User Management · Plumbline</title>
      <header className="flex flex-wrap items-end gap-3">
        <div>
          <h1 className="display text-3xl">User Management</h1>
          <p className="mt-1.5 text-ink-soft">
            {manages
              ? 'The people of your institution, their roles, and their invitations.'
              : 'The people of your institution. Ask a manager to change roles or to invite somebody.'}
          </p>
        </div>
        {manages && (
          <div className="ml-auto flex flex-wrap gap-2">
            <Link to="/users/review" className={buttonClass('quiet')}>
              <ClipboardCheck className="size-4" aria-hidden />
              Access review
            </Link>
            <Button onClick={() => setInviting(true)}>
              <UserPlus className="size-4" aria-hidden />
              Invite
            </Button>
          </div>
        )}
      </header>
      <div className="mt-6 grid gap-4">
        {outcome && (
          <Banner tone={outcome.tone} onDismiss={() => setOutcome(undefined)}>
            {outcome.text}
          </Banner>
        )}
        {settings.data && manages && <Places {...settings.data} />}
        <FilterBar>
          <SearchBox
            label="Search people"
            placeholder="Search by name or email…"
            value={search}
            onSearch={(text) => change({ search: text, page: 1 })}
          />
          <BareSelect
            label="Role"
            value={role ?? ''}
            onChange={(event) => change({ role: Role.safeParse(event.target.value).data, page: 1 })}
          >
            <option value="">All Roles</option>
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_LABELS[each]}
              </option>
            ))}
          </BareSelect>
        </FilterBar>
        <Card aria-busy={team.isFetching}>
          {team.isPending && (
            <p className="grid place-items-center py-20">
              <Spinner label="Loading people…" />
            </p>
          )}
          {team.isError && <ErrorState title="Failed to load people" onRetry={() => team.refetch()} />}
          {team.data?.items.length === 0 && (
            <EmptyState title="No people found">Try another name, or clear the filters.</EmptyState>
          )}
          {team.data && !team.isError && team.data.items.length > 0 && (
            <TeamTable
              people={team.data.items}
              manages={manages}
              ownUserId={me.data?.userId}
              onRemove={setRemoving}
              onDone={finish}
            />
          )}
        </Card>
        {team.data && (
          <Pager
            page={page}
            pageCount={team.data.pageCount}
            href={(next) => teamAddress({ ...address, page: next })}
            label="Pages of people"
          />
        )}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} onDone={finish} />}
      {removing && <RemoveDialog person={removing} onClose={() => setRemoving(undefined)} onDone={finish} />}
    </>
  )
}

function Places({ people, peopleAtMost }: { people: number; peopleAtMost: number | null }) {
  if (peopleAtMost === null) return null
  const left = peopleAtMost - people
  return (
    <p className="text-ink-soft text-sm">
      <strong className="tabular text-ink">
        {people} of {peopleAtMost}
      </strong>{' '}
      places of your plan are taken
      {left <= 0 && '. Suspend somebody or change the plan to invite another person'}.
    </p>
  )
}
