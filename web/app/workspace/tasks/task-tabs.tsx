import { NOUN_SCREENS } from '@plumbline/contract/noun-list.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useLocation, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useOpenTabInView } from '../../ui/open-tab-in-view.ts'
import { withChanges } from './task-address.ts'

/** Whose tasks, and what else people work on beside them. */
export function TaskTabs() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const counts = useQuery(api.tasks.tabs.queryOptions()).data
  const whose = pathname === '/tasks' ? (params.get('whose') ?? 'mine') : undefined
  const kept = pathname === '/tasks' ? params : new URLSearchParams()
  const tabs = [
    {
      id: 'mine',
      label: 'Mine',
      count: counts?.mine,
      to: `/tasks?${withChanges(kept, { whose: undefined, task: undefined })}`,
    },
    {
      id: 'assigned',
      label: 'Assigned by me',
      count: counts?.assigned,
      to: `/tasks?${withChanges(kept, { whose: 'assigned', task: undefined })}`,
    },
    {
      id: 'all',
      label: 'All',
      count: counts?.all,
      to: `/tasks?${withChanges(kept, { whose: 'all', task: undefined })}`,
    },
    { id: '/tasks/findings', label: 'Findings', count: undefined, to: '/tasks/findings' },
    { id: '/tasks/complaints', label: 'Complaints', count: undefined, to: '/tasks/complaints' },
    { id: '/tasks/monitoring', label: 'Monitoring', count: undefined, to: '/tasks/monitoring' },
    { id: '/tasks/duties', label: 'Duties', count: undefined, to: '/tasks/duties' },
  ]
  for (const { path, tab } of NOUN_SCREENS)
    if (tab) {
      const at = tabs.findIndex(({ id }) => id === tab.after) + 1 || tabs.length
      tabs.splice(at, 0, { id: path, label: tab.label, count: undefined, to: path })
    }
  const nav = useOpenTabInView(pathname, whose, counts !== undefined)
  return (
    <nav
      ref={nav}
      aria-label="Tasks"
      className="mb-4 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
    >
      {tabs.map(({ id, label, count, to }) => {
        const isCurrent = id === whose || id === pathname
        return (
          <Link
            key={id}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3 font-medium text-[0.9375rem] focus-visible:-outline-offset-2',
              isCurrent
                ? 'border-brand font-semibold text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
            {count !== undefined && (
              <span className="tabular font-normal text-ink-faint text-sm">{count}</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
