import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { NavLink, Outlet, useLocation } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useOpenTabInView } from '../../ui/open-tab-in-view.ts'

const TABS = [
  { to: '/settings', label: 'Profile', managersOnly: false },
  { to: '/settings/notifications', label: 'Notifications', managersOnly: false },
  { to: '/settings/institution', label: 'Institution', managersOnly: false },
  { to: '/settings/applies', label: 'What applies to us', managersOnly: false },
  { to: '/settings/calendar', label: 'Calendar', managersOnly: false },
  { to: '/settings/security', label: 'Security', managersOnly: true },
  { to: '/settings/keys', label: 'API keys', managersOnly: true },
  { to: '/settings/webhooks', label: 'Webhooks', managersOnly: true },
  { to: '/settings/mails', label: 'Emails', managersOnly: true },
  { to: '/settings/assistant', label: 'Assistant', managersOnly: true },
  { to: '/settings/support', label: 'Support access', managersOnly: true },
  { to: '/settings/data', label: 'Data', managersOnly: true },
  { to: '/settings/audit', label: 'Audit log', managersOnly: true },
] as const

export default function SettingsLayout() {
  const me = useQuery(api.members.me.queryOptions())
  const manages = me.data !== undefined && me.data.role !== 'user'
  const { pathname } = useLocation()
  const tabs = useOpenTabInView(pathname, manages)
  return (
    <>
      <title>Settings · Plumbline</title>
      <header>
        <h1 className="display text-3xl">Settings</h1>
        <p className="mt-1.5 text-ink-soft">Your profile, and what is known about your institution</p>
      </header>
      <nav
        ref={tabs}
        aria-label="Settings"
        className="mt-5 mb-6 flex gap-1 overflow-x-auto border-line border-b lg:flex-wrap"
      >
        {TABS.filter(({ managersOnly }) => manages || !managersOnly).map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/settings'}
            className={({ isActive }) =>
              clsx(
                'flex min-h-11 flex-none items-center border-b-2 px-3.5 text-[0.9375rem] focus-visible:-outline-offset-2',
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
