import { useState } from 'react'
import { dayText } from '../work/day-text.ts'

interface Day {
  day: string
  score: number | null
}

/** Fewer values say more as a sentence. */
const DAYS_OF_A_LINE = 5
const GRID = [0, 25, 50, 75, 100]

/** A score over time as a line with its scale and its ends; the table below holds the same numbers. */
export function ScoreChart({ name, days }: { name: string; days: readonly Day[] }) {
  const [at, setAt] = useState<number>()
  const known = days.flatMap(({ day, score }) =>
    score === null ? [] : [{ day, score, at: Date.parse(day) }],
  )
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2)
    return <p className="px-5 pb-5">Not enough yet: the score needs two counted days for a line.</p>
  if (known.length < DAYS_OF_A_LINE)
    return (
      <p className="px-5 py-4">
        {known.map(({ day, score }) => `${dayText(day)}: ${score}`).join(', ')}. A line is drawn from{' '}
        {DAYS_OF_A_LINE} counted days on.
      </p>
    )
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * 100
  const y = (score: number) => 100 - score
  const shown = known[at ?? known.length - 1]!
  const nearest = (share: number) => {
    const wanted = first.at + share * (last.at - first.at)
    return known.reduce(
      (best, one, index) => (Math.abs(one.at - wanted) < Math.abs(known[best]!.at - wanted) ? index : best),
      0,
    )
  }
  const points = known.map(({ at, score }) => `${x(at).toFixed(2)},${y(score)}`).join(' ')
  return (
    <div
      role="img"
      aria-label={`${name} from ${first.score} on ${dayText(first.day)} to ${last.score} on ${dayText(last.day)}; lowest ${Math.min(...known.map(({ score }) => score))}, highest ${Math.max(...known.map(({ score }) => score))}`}
      className="px-5 pt-4 pb-4 text-ink-soft text-xs"
    >
      {/* The line stretches with the card; the words keep their size. */}
      <div
        className="relative mr-9 ml-8 h-40 touch-pan-y sm:h-52"
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          setAt(nearest((clientX - left) / width))
        }}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full overflow-visible"
        >
          {GRID.map((score) => (
            <line
              key={score}
              {...{ x1: 0, x2: 100, y1: y(score), y2: y(score) }}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polyline
            points={points}
            fill="none"
            stroke="var(--brand)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {GRID.map((score) => (
          <span
            key={score}
            className="tabular absolute right-full -translate-y-1/2 pr-2"
            style={{ top: `${y(score)}%` }}
          >
            {score}
          </span>
        ))}
        {at !== undefined && (
          <span
            aria-hidden
            className="tabular -translate-x-1/2 pointer-events-none absolute inset-y-0 border-brass-mark border-l"
            style={{ left: `${x(shown.at)}%` }}
          >
            <span className="-translate-x-1/2 absolute bottom-1 left-1/2 whitespace-nowrap rounded-control border border-line bg-surface px-2 py-1 text-ink text-sm">
              {dayText(shown.day)}: <b>{shown.score}</b>
            </span>
          </span>
        )}
        <span
          className="tabular absolute left-full flex -translate-x-1 -translate-y-1/2 items-center gap-1 font-semibold text-ink text-sm"
          style={{ top: `${y(last.score)}%` }}
        >
          <svg viewBox="0 0 8 8" aria-hidden className="size-2">
            <circle cx="4" cy="4" r="4" fill="var(--brand)" />
          </svg>
          {last.score}
        </span>
      </div>
      <div className="mt-2.5 mr-9 ml-8 flex justify-between">
        <span>{dayText(first.day)}</span>
        <span>{dayText(last.day)}</span>
      </div>
    </div>
  )
}
