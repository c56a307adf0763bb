import clsx from 'clsx'
import { Fragment } from 'react'
import { Link, NavLink } from 'react-router'
import { Mark, Wordmark } from '../ui/mark.tsx'
import { EntryFace, entryClass } from './shell-entry.tsx'
import { SHELL_ENTRIES } from './shell-navigation.ts'

/** The entries, wide with their words or narrow with their icons; the words stay for screen readers and tooltips. */
export function ShellSidebar({ narrow = false, onNavigate }: { narrow?: boolean; onNavigate?: () => void }) {
  return (
    <nav aria-label="Application" className="flex flex-1 flex-col gap-1 overflow-y-auto px-3 pb-4">
      <Link
        to="/dashboard"
        aria-label="Plumbline, dashboard"
        onClick={onNavigate}
        className={clsx('mb-3 flex h-16 flex-none items-center', narrow ? 'justify-center' : 'px-2.5')}
      >
        {narrow ? <Mark /> : <Wordmark className="text-[1.2rem]" />}
      </Link>
      {SHELL_ENTRIES.map((group, index) => (
        <Fragment key={group[0]?.to}>
          {index > 0 && <hr className="mx-2.5 my-3 border-line" />}
          {group.map((entry) => (
            <NavLink
              key={entry.to}
              to={entry.to}
              onClick={onNavigate}
              title={narrow ? entry.label : undefined}
              className={({ isActive }) => entryClass(isActive, narrow)}
            >
              <EntryFace entry={entry} narrow={narrow} />
            </NavLink>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
