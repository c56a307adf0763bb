import type { TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { buttonClass } from '../../ui/button.tsx'
import { isoDay } from '../../ui/day-of-moment.ts'
import { ErrorState } from '../../ui/states.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { filtersOf, withChanges } from './task-address.ts'
import { StatusMark } from './task-marks.tsx'
import { useTaskAddress } from './use-task-address.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY_MS = 86_400_000
const SHOWN_A_DAY = 4

/** Due dates of a month. Where there is no room for seven columns, the days with tasks are a list. */
export function TaskCalendar() {
  const [params] = useSearchParams()
  const address = useTaskAddress(params)
  const { month } = address
  const [whole, setWhole] = useState<readonly string[]>([])
  const tasks = useQuery(
    api.tasks.month.queryOptions({
      input: { ...filtersOf(address), month },
      placeholderData: (old) => old,
    }),
  )
  const byDay = Map.groupBy(tasks.data?.items ?? [], ({ dueOn }) => dueOn ?? '')
  const to = (changes: Record<string, string>) => `?${withChanges(params, changes)}`
  const first = Date.parse(`${month}-01`)
  const start = first - new Date(first).getUTCDay() * DAY_MS
  const days = Array.from({ length: 42 }, (_, index) => isoDay(start + index * DAY_MS))
  const weeks = days.slice(35)[0]!.startsWith(month) ? 6 : 5
  const today = todayText()

  return (
    <section aria-label={`Tasks due in ${MONTH.format(first)}`} className="@container/month">
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <Link
          to={to({ month: neighbor(month, -1) })}
          aria-label="Previous month"
          className={buttonClass('quiet', 'small')}
        >
          <ChevronLeft className="size-4" aria-hidden />
        </Link>
        <h2 className="min-w-44 text-center font-display font-semibold text-xl">{MONTH.format(first)}</h2>
        <Link
          to={to({ month: neighbor(month, 1) })}
          aria-label="Next month"
          className={buttonClass('quiet', 'small')}
        >
          <ChevronRight className="size-4" aria-hidden />
        </Link>
        <Link to={to({ month: today.slice(0, 7) })} className={buttonClass('plain', 'small')}>
          Today
        </Link>
      </header>
      {tasks.isError && (
        <ErrorState title="The calendar could not be loaded" onRetry={() => tasks.refetch()} />
      )}
      <div className="hidden grid-cols-7 overflow-hidden rounded-card border border-line bg-line gap-px @[44rem]/month:grid">
        {WEEKDAYS.map((name) => (
          <span key={name} className="bg-surface px-2 py-1.5 font-semibold text-ink-soft text-xs">
            {name.slice(0, 3)}
          </span>
        ))}
        {days.slice(0, weeks * 7).map((day) => (
          <div
            key={day}
            className={clsx('min-h-26 bg-surface p-1.5', !day.startsWith(month) && 'bg-paper text-ink-faint')}
          >
            <time
              dateTime={day}
              className={clsx(
                'tabular inline-grid size-6 place-items-center rounded-full text-xs',
                day === today && 'bg-brand font-semibold text-on-brand',
              )}
            >
              {Number(day.slice(8))}
            </time>
            <ul className="mt-1 grid gap-1">
              {byDay
                .get(day)
                ?.slice(0, whole.includes(day) ? undefined : SHOWN_A_DAY)
                .map((task) => (
                  <li key={task.id}>
                    <DayTask task={task} to={to({ task: task.id })} isOpen={address.task === task.id} />
                  </li>
                ))}
            </ul>
            {(byDay.get(day)?.length ?? 0) > SHOWN_A_DAY && (
              <button
                type="button"
                aria-expanded={whole.includes(day)}
                aria-label={`All ${byDay.get(day)!.length} tasks due ${dayText(day)}`}
                className="min-h-6 rounded-md px-1.5 text-ink-soft text-xs hover:underline"
                onClick={() =>
                  setWhole(whole.includes(day) ? whole.filter((other) => other !== day) : [...whole, day])
                }
              >
                {whole.includes(day) ? 'Fewer' : `${byDay.get(day)!.length - SHOWN_A_DAY} more`}
              </button>
            )}
          </div>
        ))}
      </div>
      <ol className="grid gap-4 @[44rem]/month:hidden">
        {[...byDay].map(([day, due]) => (
          <li key={day}>
            <h3 className="mb-1 font-semibold text-sm">
              {WEEKDAYS[new Date(day).getUTCDay()]}, {dayText(day)}
              {day === today && <span className="text-brand-strong"> · Today</span>}
            </h3>
            <ul className="grid gap-1.5">
              {due.map((task) => (
                <li key={task.id} className="flex items-center gap-2">
                  <StatusMark status={task.status} className="text-xs" />
                  <DayTask task={task} to={to({ task: task.id })} isOpen={false} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {tasks.data?.items.length === 0 && <li className="text-ink-soft">Nothing is due in this month.</li>}
      </ol>
    </section>
  )
}

function DayTask({ task, to, isOpen }: { task: TaskSummary; to: string; isOpen: boolean }) {
  const isOver = task.status === 'done' || task.status === 'cancelled'
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOpen || undefined}
      title={task.title}
      className={clsx(
        'line-clamp-2 wrap-anywhere rounded-md px-1.5 py-0.5 text-xs hover:underline',
        isOver ? 'text-ink-faint line-through' : 'bg-brand-soft text-brand-strong',
        isOpen && 'outline-2 outline-brand',
      )}
    >
      {task.title}
    </Link>
  )
}

function neighbor(month: string, step: number): string {
  const [year = 2026, number = 1] = month.split('-').map(Number)
  return isoDay(Date.UTC(year, number - 1 + step, 1)).slice(0, 7)
}
