import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ShieldX } from 'lucide-react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { AskManagers } from '../../platform/people/managers-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

const TABS = [
  { to: '/admin', label: 'Users', about: 'Manage users and their profiles' },
  { to: '/admin/institutions', label: 'Institutions', about: 'Manage institutions and how they sign in' },
  { to: '/admin/requests', label: 'Requests', about: 'Answer trial requests, messages, and applications' },
  { to: '/admin/audit', label: 'Audit log', about: 'See who did what, and when' },
  { to: '/admin/data', label: 'Data', about: 'Import reference data, and see how current it is' },
] as const

/** Frame of the portal. The server refuses other roles on every call; this check only hides the screens. */
export default function AdminLayout() {
  const check = useRoleCheck()
  const { pathname } = useLocation()
  const tab = TABS.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  if (!check.isFetchedAfterMount || (check.isError && check.isFetching)) return <Checking />
  if (check.isError) return <AccessDenied onRetry={() => void check.refetch()} />
  if (check.data?.role !== 'admin') return <AccessDenied />
  return (
    <>
      <title>Admin Portal · Plumbline</title>
      <header>
        <h1 className="display text-3xl">Admin Portal</h1>
        <p className="mt-1.5 text-ink-soft">{(tab ?? TABS[0]).about}</p>
      </header>
      <nav
        aria-label="Admin Portal"
        className="relative mt-5 mb-6 flex gap-1 overflow-x-auto border-line border-b"
      >
        {TABS.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin'}
            className={({ isActive }) =>
              clsx(
                'flex min-h-11 flex-none items-center gap-2 border-b-2 px-3.5 text-[0.9375rem] focus-visible:-outline-offset-2',
                isActive
                  ? 'border-brand font-semibold text-brand-strong'
                  : 'border-transparent font-medium text-ink-soft hover:text-ink',
              )
            }
          >
            {label}
            {to === '/admin/requests' && <OpenRequests />}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}

function OpenRequests() {
  const { data } = useQuery(api.requests.unread.queryOptions({ refetchInterval: 60_000 }))
  const count = data ? data.trials + data.messages + data.applications : 0
  return count > 0 ? (
    <Badge tone="brass">
      {count}
      <span className="sr-only"> open</span>
    </Badge>
  ) : null
}

/**
 * Asks the server on every visit and never uses the member that the shell has cached: a role that was taken
 * away closes the portal, and a check that fails counts as "not an administrator". The key lies below that of
 * `members`, so that a change of one's own role repeats the check.
 */
function useRoleCheck() {
  return useQuery({
    queryKey: [['members', 'me', 'role-check'], {}],
    queryFn: ({ signal }) => apiClient.members.me(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: 'always',
  })
}

function Checking() {
  return (
    <>
      <title>Admin Portal · Plumbline</title>
      <PageSpinner />
    </>
  )
}

function AccessDenied({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="grid min-h-[55dvh] place-items-center text-center">
      <title>Access Denied · Plumbline</title>
      <div className="grid justify-items-center gap-3">
        <ShieldX className="size-12 text-danger" strokeWidth={1.4} aria-hidden />
        <h1 className="display text-4xl">Access Denied</h1>
        <p className="text-ink-soft">You don't have permission to access the admin portal.</p>
        {!onRetry && (
          <p className="max-w-md text-ink-soft">
            It is for the administrators of this installation. For what concerns your institution:{' '}
            <AskManagers />
          </p>
        )}
        {onRetry && (
          <>
            <p className="max-w-md text-ink-soft">
              Your role could not be checked. If you are an administrator, please try again.
            </p>
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
