import type { UpdateSummary } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { todayText } from '../../ui/day-of-moment.ts'

interface Entry {
  day: string
  what: string
  update: UpdateSummary
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Effective dates and comment deadlines of a month, day by day. */
export function UpdateCalendar({
  updates,
  month,
  onMonth,
}: {
  updates: readonly UpdateSummary[]
  month: string | null
  onMonth: (month: string) => void
}) {
  const entries = updates.flatMap((update): Entry[] => [
    ...(update.effectiveOn ? [{ day: update.effectiveOn, what: 'Takes effect', update }] : []),
    ...(update.complianceOn ? [{ day: update.complianceOn, what: 'Compliance is mandatory', update }] : []),
    ...(update.commentsCloseOn ? [{ day: update.commentsCloseOn, what: 'Comments close', update }] : []),
  ])
  const shown = month ?? todayText().slice(0, 7)
  const own = entries
    .filter(({ day }) => day.startsWith(shown))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  const days = entries.map(({ day }) => day.slice(0, 7))
  const earlier = days
    .filter((day) => day < shown)
    .sort()
    .at(-1)
  const later = days.filter((day) => day > shown).sort()[0]
  return (
    <section className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3">
        <h2 className="font-semibold">{MONTH.format(new Date(`${shown}-01T00:00:00Z`))}</h2>
        <div className="ml-auto flex flex-wrap gap-2">
          {earlier && (
            <Button look="quiet" size="small" onClick={() => onMonth(earlier)}>
              ← {MONTH.format(new Date(`${earlier}-01T00:00:00Z`))}
            </Button>
          )}
          {later && (
            <Button look="quiet" size="small" onClick={() => onMonth(later)}>
              {MONTH.format(new Date(`${later}-01T00:00:00Z`))} →
            </Button>
          )}
        </div>
      </header>
      {own.length === 0 && (
        <p className="px-4 py-6 text-ink-soft">Nothing takes effect or closes in this month.</p>
      )}
      <ul className="divide-y divide-line">
        {own.map(({ day, what, update }) => (
          <li key={`${day} ${what} ${update.slug}`} className="flex flex-wrap gap-x-6 gap-y-1 px-4 py-3">
            <span className="w-40 font-semibold tabular-nums">{longDateUtc(day)}</span>
            <span className="w-44 text-ink-soft">{what}</span>
            <Link to={`/updates/${update.slug}`} className="flex-1 basis-64 hover:underline">
              {update.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
