import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useLocation } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMember } from '../../platform/session/member.ts'
import { Mark, Wordmark } from '../../ui/mark.tsx'
import { EntryContent, entryClass } from './shell-entry.tsx'
import { entryOf, groupsOf, groupsWithRooms, type Room } from './shell-navigation.ts'

/** The sidebar; when narrow it shows icons with tooltips. */
export function ShellSidebar({ narrow = false, onNavigate }: { narrow?: boolean; onNavigate?: () => void }) {
  const navigation = useMember()?.navigation
  const { pathname } = useLocation()
  const all = groupsWithRooms(useRooms())
  const here = entryOf(pathname, all)
  const groups = navigation ? groupsOf(navigation, all) : all
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
      {groups.map(({ heading, entries }, index) => (
        <div key={entries[0]?.to} className="flex-none">
          {index > 0 && <hr className="mx-2.5 my-3 border-line" />}
          {heading && !narrow && (
            <p aria-hidden className="px-2.5 pb-1.5 font-semibold text-[0.8125rem] text-ink-soft">
              {heading}
            </p>
          )}
          <ul aria-label={heading} className="space-y-1">
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  onClick={onNavigate}
                  title={narrow ? entry.label : undefined}
                  aria-current={entry.to === here ? 'page' : undefined}
                  className={entryClass(entry.to === here, narrow)}
                >
                  <EntryContent entry={entry} narrow={narrow} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The rooms on which the person is named. */
function useRooms(): Room[] {
  const bsaLog = useQuery(api.bsaEntries.access.queryOptions())
  const selfTests = useQuery(api.selfTests.access.queryOptions())
  return [
    ...(bsaLog.data?.isNamed ? (['bsaLog'] as const) : []),
    ...(selfTests.data?.isNamed ? (['selfTests'] as const) : []),
  ]
}
