import clsx from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { dayInFull, dayInShort } from './day-words.ts'
import type { CalendarDay, MarkTone, TridCalendar } from './trid-calendar-days.ts'
import { TridTimeline } from './trid-timeline.tsx'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The calendar of the clock. Arrow keys move by day and by week; each day reads out as one sentence. */
export function TridCalendarCard({ calendar, allowed }: { calendar: TridCalendar; allowed: boolean | null }) {
  const days = calendar.weeks.flat()
  const [focused, setFocused] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  const current = days.some(({ date }) => date === focused) ? focused : days.find(hasContent)?.date

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const next = days[days.findIndex(({ date }) => date === current) + (step ?? 0)]
    if (step === undefined || next === undefined) return
    event.preventDefault()
    setFocused(next.date)
    table.current?.querySelector<HTMLElement>(`[data-day="${next.date}"]`)?.focus()
  }

  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-4 pb-2 font-semibold">{monthsOf(days)}</h2>
      {/* On a phone each day is a line, and days without anything to say are left out. */}
      <table ref={table} className="block w-full table-fixed text-xs md:table" onKeyDown={move}>
        <caption className="sr-only">Each day with what it counts for, or why it does not count</caption>
        <thead className="hidden md:table-header-group">
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="px-1.5 py-1.5 text-left text-ink-soft">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {calendar.weeks.map((week) => (
            <tr key={week[0]!.date} className="block md:table-row">
              {week.map((day) => (
                <DayCell
                  key={day.date}
                  {...{ day, allowed }}
                  isCurrent={day.date === current}
                  onFocus={() => setFocused(day.date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TridTimeline spans={calendar.spans} planned={days.find(({ planned }) => planned)?.date} />
    </Card>
  )
}

const hasContent = (day: CalendarDay) => day.marks.length > 0 || day.events.length > 0

function monthsOf(days: readonly CalendarDay[]): string {
  const names = days.filter(hasContent).map(({ date }) => MONTH.format(new Date(date)))
  const [first, last] = [names[0], names.at(-1)]
  return first === last ? (first ?? '') : `${first} to ${last}`
}

const MARKS: Record<MarkTone, string> = {
  due: 'border border-line-strong text-ink-soft',
  count: 'bg-brand-soft text-brand-strong',
  rescind: 'bg-brass-soft text-ink',
}

interface DayCellProps {
  day: CalendarDay
  allowed: boolean | null
  isCurrent: boolean
  onFocus: () => void
}

function DayCell({ day, allowed, isCurrent, onFocus }: DayCellProps) {
  const { date, marks, events, skipped, planned, earliest } = day
  const isEmpty = !hasContent(day) && skipped === null
  const isBlocked = planned && allowed === false
  return (
    <td
      tabIndex={isCurrent ? 0 : -1}
      data-day={date}
      aria-label={sentenceOf(day)}
      onFocus={onFocus}
      className={clsx(
        'relative min-h-11 items-center gap-x-2 border-line border-t px-4 py-2 align-top md:table-cell md:h-17 md:border-l md:px-1.5 md:py-1 md:first:border-l-0',
        isEmpty ? 'hidden' : 'flex flex-wrap',
        skipped && 'bg-paper',
        earliest && 'bg-success-soft shadow-[inset_0_0_0_2px_var(--success)]',
        isBlocked && 'shadow-[inset_0_0_0_2px_var(--danger)]',
        'focus-visible:-outline-offset-2',
      )}
    >
      <span aria-hidden className="w-24 flex-none text-ink-soft tabular-nums md:w-auto">
        <span className="md:hidden">{dayInShort(date)}</span>
        <b className="hidden text-ink md:inline">{Number(date.slice(8))}</b>
      </span>
      <span aria-hidden className="contents md:block">
        {skipped && (
          <span className="text-ink-soft md:block">
            Not counted <span className="font-medium text-ink md:block">{shortReason(skipped)}</span>
          </span>
        )}
        {events.map((event) => (
          <span
            key={event}
            className={clsx(
              'font-semibold md:block',
              event === 'Planned' && isBlocked && 'text-danger',
              event === 'Earliest closing' && 'text-success',
            )}
          >
            {event === 'Planned' && isBlocked && <CircleX className="mr-0.5 inline size-3" />}
            {event === 'Earliest closing' && <CircleCheck className="mr-0.5 inline size-3" />}
            {event}
          </span>
        ))}
        {marks.map(({ text, tone }) => (
          <span
            key={text}
            className={clsx('w-max rounded px-1.5 font-medium md:mt-0.5 md:block', MARKS[tone])}
          >
            {text}
          </span>
        ))}
      </span>
      {skipped && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1.5 bg-[repeating-linear-gradient(135deg,var(--ink-faint)_0_1px,transparent_1px_5px)]"
        />
      )}
    </td>
  )
}

const shortReason = (reason: string) =>
  reason === 'Birthday of Martin Luther King, Jr.' ? 'MLK Day' : reason

function sentenceOf({ date, marks, events, skipped }: CalendarDay): string {
  const parts = [...events, ...marks.map(({ text }) => text), ...(skipped ? [`not counted: ${skipped}`] : [])]
  return `${dayInFull(date)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}
