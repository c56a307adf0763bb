import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import clsx from 'clsx'
import { Link } from 'react-router'
import { dueText } from '../work/day-text.ts'

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' })

interface DaysAheadProps {
  today: string
  byDay: readonly { day: string; count: number }[]
  /** The day whose items are listed. */
  on: string | undefined
  days: number
}

/** Today and the days to come; a day with items opens them in the list below. */
export function DaysAhead({ today, byDay, on, days }: DaysAheadProps) {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]))
  const first = parseDay(today, 'today')
  const ahead = Array.from({ length: days + 1 }, (_, index) => formatDay(first + index))
  return (
    <nav aria-label={`The next ${days} days`} className="overflow-x-auto px-5 pb-3">
      <ol className="flex gap-0.5 text-center text-xs">
        {ahead.map((day) => {
          const count = counts.get(day) ?? 0
          const cell = (
            <>
              <span aria-hidden>{WEEKDAY.format(new Date(day))}</span>
              <span aria-hidden>{Number(day.slice(8))}</span>
              <b aria-hidden className="h-4 font-semibold text-brand">
                {count || ''}
              </b>
            </>
          )
          const look = 'tabular grid min-w-7 rounded-sm border py-1 leading-4'
          return (
            <li key={day} className="flex-1">
              {count > 0 ? (
                <Link
                  to={day === on ? '/dashboard' : `?due=${day}`}
                  replace
                  preventScrollReset
                  aria-current={day === on || undefined}
                  aria-label={`${dueText(day, today)}: ${count} due`}
                  className={clsx(
                    look,
                    'hover:border-ink',
                    day === on ? 'border-brand bg-brand-soft' : 'border-line-strong',
                  )}
                >
                  {cell}
                </Link>
              ) : (
                <span aria-hidden className={clsx(look, 'border-transparent text-ink-faint')}>
                  {cell}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
