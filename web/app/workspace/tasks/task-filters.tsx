import { TaskPriority, TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CalendarDays, Columns3, Download, List, type LucideIcon } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { type ChosenFilter, FilterControl } from '../../platform/list/filter-control.tsx'
import { useMayWrite } from '../../platform/session/member.ts'
import { IconButton } from '../../ui/button.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import { usePeople } from '../work/people-query.ts'
import { SavedViews } from '../work/saved-views.tsx'
import { useTopicFilters } from '../work/topics.tsx'
import {
  DUE_CHOICES,
  filtersOf,
  hasFilters,
  type TaskView,
  withChanges,
  withoutFilters,
} from './task-address.ts'
import { PRIORITY_LABELS, STATUS_LABELS } from './task-text.ts'
import { useTaskAddress } from './use-task-address.ts'

/** Which task is open is no part of a view. */
const LEFT_OUT_OF_VIEWS = ['task']

const VIEWS: readonly { id: TaskView; label: string; icon: LucideIcon }[] = [
  { id: 'list', label: 'List', icon: List },
  { id: 'board', label: 'Board', icon: Columns3 },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays },
]

const SORTS: readonly [string, string][] = [
  ['due', 'due first'],
  ['due descending', 'due last'],
  ['priority', 'highest priority'],
  ['priority descending', 'lowest priority'],
  ['title', 'title, A to Z'],
  ['title descending', 'title, Z to A'],
  ['updated', 'newest change'],
  ['updated descending', 'oldest change'],
]

/** How the tasks are shown and which: everything is in the address. */
export function TaskFilterBar() {
  const [params, update] = useAddressParams()
  const address = useTaskAddress(params)
  const people = usePeople()
  const topics = useTopicFilters()
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))

  const filters: { name: string; label: string; value: string; options: [string, string][] }[] = [
    {
      name: 'status',
      label: 'Status',
      value: params.has('status') ? address.status : '',
      options: [
        ['unfinished', 'Unfinished'],
        ['all', 'All'],
        ['approval', 'Waiting for my approval'],
        ...TaskStatus.options.map((status): [string, string] => [status, STATUS_LABELS[status]]),
      ],
    },
    { name: 'due', label: 'Due', value: address.due ?? '', options: Object.entries(DUE_CHOICES) },
    {
      name: 'topic',
      label: 'Topic',
      value: address.topic ?? '',
      options: Object.entries(topics),
    },
    {
      name: 'owner',
      label: 'Owner',
      value: address.owner,
      options: [
        ['none', 'Nobody'],
        ...people.map(({ userId, fullName }): [string, string] => [userId, fullName]),
      ],
    },
    {
      name: 'priority',
      label: 'Priority',
      value: address.priority ?? '',
      options: TaskPriority.options.map((priority): [string, string] => [
        priority,
        PRIORITY_LABELS[priority],
      ]),
    },
  ]

  const offered = filters.filter(({ name }) => name !== 'owner' || address.whose !== 'mine')
  const chosen = offered.flatMap(({ name, label, value, options }): ChosenFilter[] => {
    const text = options.find(([id]) => id === value)?.[1]
    return text ? [{ name, text: `${label}: ${text}`, onRemove: () => change({ [name]: undefined }) }] : []
  })

  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <nav
          aria-label="View"
          className="inline-flex max-w-full flex-wrap overflow-hidden rounded-control border border-line-strong bg-surface"
        >
          {VIEWS.map(({ id, label, icon: Icon }) => (
            <Link
              key={id}
              to={`?${withChanges(params, { view: id === 'list' ? undefined : id })}`}
              replace
              preventScrollReset
              aria-current={address.view === id || undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 border-line px-3 font-medium text-sm not-first:border-l focus-visible:-outline-offset-2 md:min-h-9',
                address.view === id ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-soft',
              )}
            >
              <Icon className="size-4" aria-hidden />
              {label}
            </Link>
          ))}
        </nav>
        <div className="min-w-[min(10rem,100%)] flex-1 md:max-w-64">
          <SearchBox
            label="Search tasks"
            placeholder="Search tasks"
            value={address.search}
            onSearch={(search) => change({ search: search || undefined })}
          />
        </div>
        <FilterControl chosen={chosen}>
          {offered.map(({ name, label, value, options }) => (
            <span key={name} className="min-w-0 max-w-full">
              <BareSelect
                label={label}
                value={value}
                onChange={(event) => change({ [name]: event.target.value || undefined })}
                className={clsx(
                  'text-sm!',
                  value && 'border-brand! bg-brand-soft! font-semibold text-brand-strong!',
                )}
              >
                <option value="">{label}</option>
                {options.map(([id, text]) => (
                  <option key={id} value={id}>
                    {value === id ? `${label}: ${text}` : text}
                  </option>
                ))}
              </BareSelect>
            </span>
          ))}
          {/* Where the list is cards, no column heading offers the order. */}
          {address.view === 'list' && (
            <span className="flex-none xl:hidden">
              <BareSelect
                label="Sort by"
                value={`${address.sort}${address.isDescending ? ' descending' : ''}`}
                onChange={(event) => {
                  const [sort, order] = event.target.value.split(' ')
                  change({ sort: sort === 'due' ? undefined : sort, order })
                }}
                className="text-sm!"
              >
                {SORTS.map(([id, text]) => (
                  <option key={id} value={id}>
                    Sort: {text}
                  </option>
                ))}
              </BareSelect>
            </span>
          )}
        </FilterControl>
        {hasFilters(params) && (
          <Link
            to={`?${withoutFilters(params)}`}
            replace
            className="px-1 font-semibold text-brand text-sm hover:underline"
          >
            Clear
          </Link>
        )}
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <ShownCount />
          <SavedViews screen="tasks" leaveOut={LEFT_OUT_OF_VIEWS} />
          <FilesMenu />
        </span>
      </div>
    </div>
  )
}

function ShownCount() {
  const [params] = useSearchParams()
  const address = useTaskAddress(params)
  const counts = useQuery(
    api.tasks.list.queryOptions({ input: filtersOf(address), placeholderData: (old) => old }),
  ).data?.counts
  if (!counts) return null
  const more = counts.isAtLeast ? '+' : ''
  return (
    <span className="tabular whitespace-nowrap text-ink-soft text-sm" role="status">
      {counts.shown.toLocaleString('en-US')} of {counts.total.toLocaleString('en-US')}
      {more} shown
    </span>
  )
}

function FilesMenu() {
  const [params] = useSearchParams()
  const mayWrite = useMayWrite()
  const input = filtersOf(useTaskAddress(params))
  async function take(file: () => Promise<File | Blob>) {
    try {
      saveFile((await file()) as File)
    } catch (error) {
      showToast(problemText(error, 'The file could not be made.'))
    }
  }
  return (
    <Menu
      trigger={
        <IconButton label="Save these tasks as a file">
          <Download aria-hidden />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => take(() => apiClient.tasks.calendarFile(input))}>Calendar (ICS)</MenuItem>
      {mayWrite && (
        <MenuItem onSelect={() => take(() => apiClient.tasks.sheet(input))}>Workbook (XLSX)</MenuItem>
      )}
    </Menu>
  )
}
