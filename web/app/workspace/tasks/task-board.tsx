import type { TaskStatus, TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type DragEvent, type KeyboardEvent, memo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { todayText } from '../work/day-text.ts'
import { useMoveTask } from './move-task.ts'
import { filtersOf, withChanges } from './task-address.ts'
import { CountMarks, DueMark, PriorityMark, StatusMark } from './task-marks.tsx'
import { STATUS_LABELS } from './task-text.ts'
import { useRowsInSteps } from './use-rows-in-steps.ts'
import { useTaskAddress } from './use-task-address.ts'

interface Lifted {
  task: TaskSummary
  column: number
}

/** Cards by status. They are dragged, or lifted with Space, moved with the arrow keys, and dropped with Space. */
export function TaskBoard() {
  const [params] = useSearchParams()
  const address = useTaskAddress(params)
  const filters = filtersOf(address)
  const board = useQuery(api.tasks.board.queryOptions({ input: filters, placeholderData: (old) => old }))
  const move = useMoveTask()
  const [lifted, setLifted] = useState<Lifted>()
  const [dragged, setDragged] = useState<TaskSummary>()
  const [over, setOver] = useState<TaskStatus>()
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const columns = board.data?.columns ?? []
  const rows = useRowsInSteps(
    Math.max(0, ...columns.map(({ items }) => items.length)),
    board.isPlaceholderData ? undefined : JSON.stringify(filters),
  )

  if (board.isPending)
    return (
      <div role="status" aria-label="Loading the board" className="grid gap-3 md:grid-cols-4">
        {[0, 1, 2, 3].map((column) => (
          <Skeleton key={column} className="h-64 w-full" />
        ))}
      </div>
    )
  if (board.isError)
    return <ErrorState title="The board could not be loaded" onRetry={() => board.refetch()} />

  const cardAt = (column: number, row: number) =>
    frame.current?.querySelector<HTMLElement>(`[data-card="${column} ${row}"] a`)

  function drop(task: TaskSummary, status: TaskStatus) {
    setOver(undefined)
    setDragged(undefined)
    if (task.status !== status) void move(task, status)
  }

  /** The card of an event, so that cards need no handlers of their own and stay as drawn. */
  function placeOf({ target }: { target: EventTarget }) {
    const place = (target as Element).closest<HTMLElement>('[data-card]')?.dataset.card
    if (!place) return undefined
    const [column, row] = place.split(' ').map(Number) as [number, number]
    const task = columns[column]?.items[row]
    return task && { task, column, row }
  }

  function onDragStart(event: DragEvent) {
    const place = placeOf(event)
    if (!place) return
    event.dataTransfer.setData('text/plain', place.task.title)
    event.dataTransfer.effectAllowed = 'move'
    setDragged(place.task)
  }

  function onDragEnd() {
    setDragged(undefined)
    setOver(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event)
    if (!place) return
    const { task, column, row } = place
    const { key } = event
    if (lifted) {
      if (key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        setLifted(undefined)
        setSaid(`${task.title} stays in ${STATUS_LABELS[task.status]}.`)
      } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        event.preventDefault()
        const to = Math.min(Math.max(lifted.column + (key === 'ArrowRight' ? 1 : -1), 0), columns.length - 1)
        setLifted({ ...lifted, column: to })
        setSaid(`Over ${STATUS_LABELS[columns[to]!.status]}. Space drops it, Escape puts it back.`)
      } else if (key === ' ') {
        event.preventDefault()
        const { status } = columns[lifted.column]!
        setLifted(undefined)
        setSaid(`${task.title} dropped in ${STATUS_LABELS[status]}.`)
        drop(task, status)
      }
      return
    }
    if (key === ' ') {
      event.preventDefault()
      setLifted({ task, column })
      setSaid(`${task.title} lifted. Left and right arrows move it, Space drops it, Escape puts it back.`)
      return
    }
    const [dx, dy] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    if (dy !== 0) return cardAt(column, row + dy)?.focus()
    for (let to = column + dx; to >= 0 && to < columns.length; to += dx) {
      const { length } = columns[to]!.items
      if (length > 0) return cardAt(to, Math.min(row, length - 1))?.focus()
    }
  }

  return (
    <div ref={frame} className="@container/board">
      <p className="sr-only" role="status" aria-live="assertive">
        {said}
      </p>
      <div className="grid gap-3 @[38rem]/board:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {columns.map(({ status, count, items }, column) => (
          <section
            key={status}
            aria-label={`${STATUS_LABELS[status]}, ${count}`}
            onDragOver={(event: DragEvent) => {
              if (!dragged) return
              event.preventDefault()
              setOver(status)
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault()
              if (dragged) drop(dragged, status)
            }}
            className={clsx(
              'min-w-0 rounded-card p-1',
              (over === status || (lifted && lifted.column === column)) && 'bg-brand-soft',
            )}
          >
            <h2 className="flex items-center gap-2 px-1 py-2 font-semibold text-[0.9375rem]">
              <StatusMark status={status} className="font-semibold! text-ink! text-[0.9375rem]!" />
              <span className="tabular text-ink-soft">{count}</span>
            </h2>
            {items.length === 0 && (
              <p className="rounded-card border border-line-strong border-dashed px-3 py-6 text-center text-ink-faint text-sm">
                {status === 'waiting' ? 'Nothing waiting' : 'Nothing here'}
              </p>
            )}
            <ul className="grid gap-2" onKeyDown={onKeyDown} onDragStart={onDragStart} onDragEnd={onDragEnd}>
              {items.slice(0, rows).map((task, row) => (
                <Card
                  key={task.id}
                  task={task}
                  place={`${column} ${row}`}
                  isOpen={address.task === task.id}
                  isLifted={lifted?.task.id === task.id}
                  isDragged={dragged?.id === task.id}
                  to={`?${withChanges(params, { task: task.id })}`}
                />
              ))}
            </ul>
            {count > items.length && (
              <p className="px-1 py-2 text-ink-faint text-sm">
                {count - items.length} more. Narrow the filters, or open the list.
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

interface CardProps {
  task: TaskSummary
  /** Its column and row. */
  place: string
  isOpen: boolean
  isLifted: boolean
  isDragged: boolean
  to: string
}

/** Drawn again only when it changes: a board has hundreds. */
const Card = memo(function Card({ task, place, isOpen, isLifted, isDragged, to }: CardProps) {
  const { title, originTitle, status, priority, owner } = task
  const isOver = status === 'done' || status === 'cancelled'
  return (
    <li
      data-card={place}
      draggable
      className={clsx(
        '[contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]',
        (isDragged || isLifted) && 'opacity-60',
      )}
    >
      <Link
        to={to}
        replace
        preventScrollReset
        draggable={false}
        aria-current={isOpen || undefined}
        aria-roledescription={isLifted ? 'lifted card' : 'card'}
        className={clsx(
          'grid gap-1.5 rounded-card border bg-surface p-3 hover:border-control-line',
          isOpen ? 'border-brand bg-brand-soft' : 'border-line',
          isLifted && 'shadow-float',
        )}
      >
        <span
          className={clsx(
            'wrap-anywhere font-semibold text-[0.9375rem] leading-snug',
            isOver && 'font-normal text-ink-soft',
          )}
        >
          {title}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft text-sm">
          <span className="line-clamp-1 min-w-0">{originTitle || (owner?.name ?? 'No owner')}</span>
          <CountMarks task={task} />
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {!isOver && <PriorityMark priority={priority} />}
          <DueMark task={task} today={todayText()} />
        </span>
      </Link>
    </li>
  )
})
