import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ShieldX } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import { api } from '../api/api-client.ts'
import { PageSpinner } from '../ui/spinner.tsx'

const TABS = [
  { to: '/admin', label: 'Users' },
  { to: '/admin/requests', label: 'Requests' },
  { to: '/admin/audit', label: 'Audit log' },
] as const

/** The portal's frame. The server refuses every call of others; this only spares them the sight of it. */
export default function AdminLayout() {
  // Asked anew, so that a role taken away closes the portal on the next visit; a failed check is a no.
  const me = useQuery(api.members.me.queryOptions({ staleTime: 0 }))
  if (me.isPending) return <PageSpinner />
  if (me.data?.role !== 'admin') return <AccessDenied />
  return (
    <>
      <title>Admin Portal · Plumbline</title>
      <header>
        <h1 className="display text-3xl">Admin Portal</h1>
        <p className="mt-1.5 text-ink-soft">Manage users and their profiles</p>
      </header>
      <nav aria-label="Admin Portal" className="mt-5 mb-6 flex gap-1 overflow-x-auto border-line border-b">
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
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}

function AccessDenied() {
  return (
    <div className="grid min-h-[55dvh] place-items-center text-center">
      <title>Access Denied · Plumbline</title>
      <div className="grid justify-items-center gap-3">
        <ShieldX className="size-12 text-danger" strokeWidth={1.4} aria-hidden />
        <h1 className="display text-4xl">Access Denied</h1>
        <p className="text-ink-soft">You don't have permission to access the admin portal.</p>
      </div>
    </div>
  )
}
