import {
  TASK_SORTS,
  TASK_WHOSE,
  TaskFilters,
  TaskPriority,
  TaskStatus,
} from '@plumbline/contract/compliance/tasks.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { dayAfter } from '../../ui/day-of-moment.ts'
import { todayText } from '../work/day-text.ts'
import { UNFINISHED } from './task-text.ts'

export const TASK_VIEWS = ['list', 'board', 'calendar'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export const DUE_CHOICES = {
  overdue: 'Overdue',
  week: 'Within 7 days',
  month: 'Within 30 days',
  quarter: 'Within 90 days',
} as const
export type DueChoice = keyof typeof DUE_CHOICES

export interface TaskAddress {
  view: TaskView
  whose: (typeof TASK_WHOSE)[number]
  /** `unfinished` in lists unless the address says otherwise. */
  status: TaskStatus | 'all' | 'unfinished' | 'approval'
  topic: Topic | undefined
  priority: TaskPriority | undefined
  owner: string
  due: DueChoice | undefined
  search: string
  sort: (typeof TASK_SORTS)[number]
  isDescending: boolean
  page: number
  month: string
  task: string
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

/** Nonsense in the address means the plain page, never an error. Which topics there are, `useTopicIn` knows. */
export function readTaskAddress(params: URLSearchParams, topic?: Topic): TaskAddress {
  const text = (name: string) => textIn(params, name)
  const status = oneOf(
    [...TaskStatus.options, 'all' as const, 'unfinished' as const, 'approval' as const],
    text('status'),
  )
  const view = oneOf(TASK_VIEWS, text('view')) ?? 'list'
  const month = text('month')
  return {
    view,
    whose: oneOf(TASK_WHOSE, text('whose')) ?? 'mine',
    status: status ?? (view === 'list' ? 'unfinished' : 'all'),
    topic,
    priority: oneOf(TaskPriority.options, text('priority')),
    owner: /^([0-9a-f-]{36}|none)$/.test(text('owner')) ? text('owner') : '',
    due: oneOf(Object.keys(DUE_CHOICES) as DueChoice[], text('due')),
    search: text('search'),
    sort: oneOf(TASK_SORTS, text('sort')) ?? 'due',
    isDescending: text('order') === 'descending',
    page: pageIn(params),
    month: /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : todayText().slice(0, 7),
    task: /^[0-9a-f-]{36}$/.test(text('task')) ? text('task') : '',
  }
}

/** The address with some of it changed; what says nothing is left out, and another filter begins at the first page. */
export function withChanges(
  params: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('page' in changes) && !('task' in changes && Object.keys(changes).length === 1)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

const FILTER_NAMES = ['status', 'topic', 'priority', 'owner', 'due', 'search']

export const hasFilters = (params: URLSearchParams): boolean => FILTER_NAMES.some((name) => params.has(name))

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  return withChanges(params, Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])))
}

const DAYS: Record<Exclude<DueChoice, 'overdue'>, number> = { week: 7, month: 30, quarter: 90 }

export function filtersOf(address: TaskAddress): TaskFilters {
  const { whose, status, topic, priority, owner, due, search } = address
  return TaskFilters.parse({
    whose,
    statuses: statusesOf(status),
    approvalsOnly: status === 'approval',
    topics: topic ? [topic] : [],
    priorities: priority ? [priority] : [],
    ...(owner && { owner }),
    ...(due && due !== 'overdue' && { dueTo: dayFromToday(DAYS[due]) }),
    overdueOnly: due === 'overdue',
    search,
  })
}

function statusesOf(status: TaskAddress['status']): TaskStatus[] {
  if (status === 'all') return []
  if (status === 'unfinished') return [...UNFINISHED]
  return status === 'approval' ? ['waiting'] : [status]
}

function dayFromToday(days: number): string {
  return dayAfter(todayText(), days)
}
