import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Upload, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { isLoadingList, useClampedPage } from '../../platform/list/clamp-page.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fetchAhead, useLazyPart } from '../../ui/lazy-part.ts'
import { Pager } from '../../ui/pager.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useAnnouncements } from '../frame/announcements.ts'
import { readUserAddress, userAddress } from './user-address.ts'
import type { OpenUserDialog } from './user-dialogs.tsx'
import { useUserExport } from './user-export.ts'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'

const loadDialogs = async () => (await import('./user-dialogs.tsx')).UserDialogs

export default function UsersPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = readUserAddress(params)
  const changeAddress = useAddressChanges(address, (next) =>
    navigate(userAddress(next), { replace: true, preventScrollReset: true }),
  )
  const [dialog, setDialog] = useState<OpenUserDialog>()
  const UserDialogs = useLazyPart(dialog && loadDialogs, () => {
    window.plumbline.showLoadFailure()
    setDialog(undefined)
  })
  const { outcome, announce, dismiss } = useAnnouncements()
  const { search, role, companyType, page } = address
  const me = useQuery(api.members.me.queryOptions())
  const users = useQuery(
    api.users.list.queryOptions({
      input: { search, page, ...(role && { role }), ...(companyType && { companyType }) },
      placeholderData: keepPreviousData,
    }),
  )
  /** Stale rows are not shown beside an error. */
  const listing = users.isError ? undefined : users.data
  useClampedPage({ page, pageCount: users.isPlaceholderData ? undefined : users.data?.pageCount }, (last) =>
    navigate(userAddress({ ...address, page: last }), { replace: true }),
  )
  const isComing = isLoadingList(users, page)
  const exporting = useUserExport(address, announce)

  /**
   * Reloads the list and the viewer after every write: administrators who removed their own role lose the
   * list.
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
            <Button
              onPointerEnter={fetchAhead(loadDialogs)}
              onFocus={fetchAhead(loadDialogs)}
              onClick={() => setDialog({ kind: 'create' })}
            >
              <UserPlus className="size-4" aria-hidden />
              Add User
            </Button>
          </div>
        </div>
        <UserFilters address={address} onChange={(change) => changeAddress({ ...change, page: 1 })} />
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
      {dialog && UserDialogs && (
        <UserDialogs dialog={dialog} onClose={() => setDialog(undefined)} onDone={finish} />
      )}
    </>
  )
}

function countText({ totalCount, isCountCapped }: { totalCount: number; isCountCapped: boolean }): string {
  return totalCount.toLocaleString('en-US') + (isCountCapped ? '+' : '')
}
