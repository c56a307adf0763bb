import clsx from 'clsx'
import { NavLink, Outlet, useLocation } from 'react-router'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { useMember } from '../../platform/session/member.ts'
import { useOpenTabInView } from '../../ui/open-tab-in-view.ts'

interface Screen {
  to: string
  label: string
  /** What only a manager can do there. Without it the screen is for every member. */
  managersAction?: string
}

const GROUPS: readonly { heading: string; screens: readonly Screen[] }[] = [
  {
    heading: 'You',
    screens: [
      { to: '/settings', label: 'Profile' },
      { to: '/settings/notifications', label: 'Notifications' },
      { to: '/settings/calendar', label: 'Calendar' },
    ],
  },
  {
    heading: 'Institution',
    screens: [
      { to: '/settings/institution', label: 'Institution' },
      { to: '/settings/applies', label: 'What applies to us' },
      { to: '/settings/topics', label: 'Topics', managersAction: 'change the topics of your institution' },
      { to: '/settings/security', label: 'Security', managersAction: 'decide how people sign in' },
      { to: '/settings/mails', label: 'Emails', managersAction: 'see the emails that were sent' },
      { to: '/settings/support', label: 'Support access', managersAction: 'open support access' },
    ],
  },
  {
    heading: 'Connections',
    screens: [
      { to: '/settings/connected-assistants', label: 'Connected assistants' },
      { to: '/settings/keys', label: 'API keys', managersAction: 'make API keys' },
      { to: '/settings/webhooks', label: 'Webhooks', managersAction: 'set up webhooks' },
      { to: '/settings/directory', label: 'Directory', managersAction: 'choose the roles of groups' },
      { to: '/settings/assistant', label: 'Assistant', managersAction: 'set up the assistant' },
    ],
  },
  {
    heading: 'Data',
    screens: [
      { to: '/settings/data', label: 'Data', managersAction: 'export the data of the institution' },
      { to: '/settings/audit', label: 'Audit log', managersAction: 'read the audit log' },
    ],
  },
]

export default function SettingsLayout() {
  const member = useMember()
  const manages = member !== undefined && member.role !== 'user'
  const { pathname } = useLocation()
  const list = useOpenTabInView(pathname, manages)
  const groups = GROUPS.map(({ heading, screens }) => ({
    heading,
    screens: screens.filter(({ managersAction }) => manages || !managersAction),
  })).filter(({ screens }) => screens.length > 0)
  return (
    <>
      <title>Settings · Plumbline</title>
      <header>
        <h1 className="display text-3xl">Settings</h1>
        <p className="mt-1.5 text-ink-soft">Your profile, and what is known about your institution</p>
      </header>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:mt-7 xl:grid-cols-[min(11.5rem,15vw)_minmax(0,1fr)] xl:gap-8">
        <nav
          ref={list}
          aria-label="Settings"
          className="relative flex gap-1 overflow-x-auto border-line max-xl:border-b xl:sticky xl:top-23 xl:overflow-visible xl:grid xl:gap-5"
        >
          {groups.map(({ heading, screens }) => (
            <div key={heading} className="flex flex-none gap-1 xl:grid xl:gap-0.5">
              <h2 className="px-3 pb-1 font-semibold text-ink-soft text-sm max-xl:sr-only">{heading}</h2>
              {screens.map((screen) => (
                <ScreenLink key={screen.to} {...screen} />
              ))}
            </div>
          ))}
        </nav>
        <div className="min-w-0">
          <SettingsScreen />
        </div>
      </div>
    </>
  )
}

/** A line below the open one on phones and tablets, a filled row in the list beside the screen. */
function ScreenLink({ to, label }: Screen) {
  return (
    <NavLink
      to={to}
      end={to === '/settings'}
      className={({ isActive }) =>
        clsx(
          'flex min-h-11 flex-none items-center px-3 text-[0.9375rem] focus-visible:-outline-offset-2 max-xl:border-b-2 xl:min-h-9 xl:rounded-control',
          isActive
            ? 'border-brand font-semibold text-brand-strong xl:bg-brand-soft'
            : 'border-transparent font-medium text-ink-soft hover:text-ink',
        )
      }
    >
      {label}
    </NavLink>
  )
}

/** The open screen, or who can open it. */
function SettingsScreen() {
  const { pathname } = useLocation()
  const open = GROUPS.flatMap(({ screens }) => screens).find(
    ({ to }) => to !== '/settings' && pathname.startsWith(to),
  )
  if (!open?.managersAction) return <Outlet />
  return (
    <ManagersOnly title={open.label} action={open.managersAction} hasHeading>
      <Outlet />
    </ManagersOnly>
  )
}
