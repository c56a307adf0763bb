import type { TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { selectColumn } from '../../ui/select-column.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { todayText } from '../work/day-text.ts'
import { EditableCell, OwnerCell } from '../work/editable-cell.tsx'
import { type ListedField, useMayChange } from '../work/listed-record.ts'
import { TopicName } from '../work/topics.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { filtersOf, hasFilters, withChanges, withoutFilters } from './task-address.ts'
import { TASK_IN_LIST } from './task-in-list.ts'
import { CountMarks, DueMark, PriorityMark, StatusMark } from './task-marks.tsx'
import { useTaskAddress } from './use-task-address.ts'

const DUE: ListedField = { key: 'dueOn', name: 'Due date', kind: 'day' }
const isUnfinished = (status: TaskSummary['status']) => status !== 'done' && status !== 'cancelled'

export function TaskList() {
  const [params] = useSearchParams()
  const address = useTaskAddress(params)
  const { sort, isDescending, page } = address
  const mayChange = useMayChange()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const tasks = useQuery(
    api.tasks.list.queryOptions({
      input: { ...filtersOf(address), sort, descending: isDescending, page },
      placeholderData: keepPreviousData,
    }),
  )
  if (tasks.isPending)
    return (
      <div role="status" aria-label="Loading tasks" className="grid gap-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    )
  if (tasks.isError)
    return <ErrorState title="The tasks could not be loaded" onRetry={() => tasks.refetch()} />
  const { items, pageCount } = tasks.data
  if (items.length === 0)
    return (
      <Card>
        {hasFilters(params) ? (
          <EmptyState
            title="No task matches"
            action={
              <Link to={`?${withoutFilters(params)}`} className="font-semibold text-brand">
                Clear the filters
              </Link>
            }
          >
            The filters hide {tasks.data.counts.total} of your tasks here.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing to do here">
            Tasks say who does what by when, with the evidence that it was done. Create one, or start from a
            template.
          </EmptyState>
        )}
      </Card>
    )

  const chosen = items.filter(({ id }) => selected.has(id))
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const today = todayText()
  const sortBy = (key: typeof sort, label: string) => (
    <>
      {/* On a phone the heading is not seen; the filters offer the order there. */}
      <span className="as-table:hidden">{label}</span>
      <Link
        to={`?${withChanges(params, { sort: key, order: sort === key && !isDescending ? 'descending' : undefined })}`}
        className="hidden hover:underline as-table:inline"
        aria-label={`Sort by ${label.toLowerCase()}`}
      >
        {label}
        {sort === key && (isDescending ? ' ↓' : ' ↑')}
      </Link>
    </>
  )
  // Who assigned a task changes it, too.
  const inList = (task: TaskSummary) =>
    address.whose === 'assigned' || mayChange(task) ? TASK_IN_LIST : undefined
  const columns: Column<TaskSummary>[] = [
    selectColumn({
      nameOf: ({ title }) => title,
      isSelected: ({ id }) => selected.has(id),
      onSelect: ({ id }, isOn) => toggle(id, isOn),
    }),
    {
      id: 'title',
      heading: sortBy('title', 'Task'),
      label: 'Task',
      cell: (task) => (
        <span className="grid gap-0.5 as-row:gap-0 as-lines:block">
          <Link
            to={`?${withChanges(params, { task: task.id })}`}
            replace
            preventScrollReset
            aria-current={address.task === task.id || undefined}
            className="wrap-anywhere font-semibold hover:underline as-row:line-clamp-2 as-row:leading-tight aria-[current=true]:text-brand"
          >
            {task.title}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 text-ink-faint text-xs as-row:max-h-4 as-row:overflow-hidden">
            {task.originTitle && <span>{task.originTitle}</span>}
            {task.topic && (
              <span>
                <TopicName topic={task.topic} />
              </span>
            )}
            <CountMarks task={task} />
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      heading: 'Status',
      isPlain: true,
      cell: ({ status }) => <StatusMark status={status} isBrief />,
    },
    {
      id: 'priority',
      heading: sortBy('priority', 'Priority'),
      label: 'Priority',
      isPlain: true,
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    {
      id: 'owner',
      heading: 'Owner',
      isPlain: true,
      mayShrink: true,
      cell: (task) => <OwnerCell of={inList(task)} row={task} owner={task.owner} />,
    },
    {
      id: 'due',
      heading: sortBy('due', 'Due'),
      label: 'Due',
      isPlain: true,
      cell: (task) => (
        <EditableCell
          of={isUnfinished(task.status) ? inList(task) : undefined}
          row={task}
          field={DUE}
          value={task.dueOn}
        >
          <DueMark task={task} today={today} />
        </EditableCell>
      ),
    },
  ]
  // Beside the open panel there is room for fewer columns; the panel shows the rest.
  const shownColumns = address.task
    ? columns.filter(({ id }) => id !== 'priority' && id !== 'owner')
    : columns

  return (
    <>
      <BulkBar tasks={chosen} onDone={() => setSelected(new Set())} />
      <Card>
        <Table caption="Tasks" columns={shownColumns} rows={items} keyOf={({ id }) => id} isCompact />
      </Card>
      <div className="mt-4">
        <Pager
          page={tasks.data.page}
          pageCount={pageCount}
          href={(to) => `?${withChanges(params, { page: to > 1 ? String(to) : undefined })}`}
          label="Task pages"
        />
      </div>
    </>
  )
}
