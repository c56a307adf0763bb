import type { User } from '@plumbline/contract/users.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Upload, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../api/api-client.ts'
import type { Outcome } from '../api/outcome.ts'
import { isOnItsWay, useWithinPages } from '../listing/within-pages.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useAnnouncements } from './announcements.ts'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { readUserAddress, userAddress } from './user-address.ts'
import { useUserExport } from './user-export.ts'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'

type OpenDialog = { kind: 'create' } | { kind: 'import' } | { kind: 'edit' | 'delete'; user: User }

export default function UsersPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = readUserAddress(params)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { outcome, announce, dismiss } = useAnnouncements()
  const { search, role, companyType, page } = address
  const me = useQuery(api.members.me.queryOptions())
  const users = useQuery(
    api.users.list.queryOptions({
      input: { search, page, ...(role && { role }), ...(companyType && { companyType }) },
      placeholderData: keepPreviousData,
    }),
  )
  /** What was loaded before a failure may no longer be so: it is not shown beside it. */
  const listing = users.isError ? undefined : users.data
  useWithinPages({ page, pageCount: users.isPlaceholderData ? undefined : users.data?.pageCount }, (last) =>
    navigate(userAddress({ ...address, page: last }), { replace: true }),
  )
  const isComing = isOnItsWay(users, page)
  const exporting = useUserExport(address, announce)

  /**
   * After every write the list is loaded anew, and what happened stands above it. So is who looks at it:
   * administrators who took their own role away have no list any more.
   */
  function finish(result: Outcome) {
    setDialog(undefined)
    announce(result)
    void queries.invalidateQueries({ queryKey: api.users.key() })
    void queries.invalidateQueries({ queryKey: api.members.key() })
  }

  return (
    <>
      <div className="grid gap-4">
        {outcome && (
          <Banner tone={outcome.tone} onDismiss={dismiss}>
            {outcome.text}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-serif text-xl font-semibold">
            Users{listing && <span className="tabular"> ({countText(listing)})</span>}
          </h2>
          <div className="ml-auto flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => exporting.start()} busy={exporting.busy}>
              <Download className="size-4" aria-hidden />
              Export
            </Button>
            <Button look="quiet" onClick={() => setDialog({ kind: 'import' })}>
              <Upload className="size-4" aria-hidden />
              Import
            </Button>
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <UserPlus className="size-4" aria-hidden />
              Add User
            </Button>
          </div>
        </div>
        <UserFilters
          address={address}
          onChange={(next) =>
            navigate(userAddress({ ...next, page: 1 }), { replace: true, preventScrollReset: true })
          }
        />
        <Card aria-busy={users.isFetching}>
          {isComing && (
            <p className="grid place-items-center py-20">
              <Spinner label="Loading users..." />
            </p>
          )}
          {users.isError && <ErrorState title="Failed to load users" onRetry={() => users.refetch()} />}
          {listing?.items.length === 0 && !isComing && (
            <EmptyState title="No users found">Try adjusting your search or filters.</EmptyState>
          )}
          {listing && listing.items.length > 0 && (
            <UserTable
              users={listing.items}
              ownUserId={me.data?.userId}
              onEdit={(user) => setDialog({ kind: 'edit', user })}
              onDelete={(user) => setDialog({ kind: 'delete', user })}
              onDone={finish}
            />
          )}
        </Card>
        {listing && (
          <Pager
            page={page}
            pageCount={listing.pageCount}
            href={(next) => userAddress({ ...address, page: next })}
            label="User pages"
          />
        )}
      </div>
      {dialog?.kind === 'create' && <CreateUserDialog onClose={() => setDialog(undefined)} onDone={finish} />}
      {dialog?.kind === 'import' && <ImportDialog onClose={() => setDialog(undefined)} onDone={finish} />}
      {dialog?.kind === 'edit' && (
        <EditUserDialog user={dialog.user} onClose={() => setDialog(undefined)} onDone={finish} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteUserDialog user={dialog.user} onClose={() => setDialog(undefined)} onDone={finish} />
      )}
    </>
  )
}

function countText({ totalCount, isCountCapped }: { totalCount: number; isCountCapped: boolean }): string {
  return totalCount.toLocaleString('en-US') + (isCountCapped ? '+' : '')
}
