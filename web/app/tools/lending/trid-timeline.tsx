import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { dayInShort } from './day-words.ts'
import type { Span } from './trid-calendar-days.ts'

const LABEL_WIDTH = 112
const WIDTH = 560
const ROW = 28

/** Deadlines as bars on one scale; the dashed line is the planned day. On a phone a list says the same. */
export function TridTimeline({ spans, planned }: { spans: readonly Span[]; planned: string | undefined }) {
  if (spans.length === 0) return null
  const days = [...spans.flatMap(({ from, to }) => [from, to]), ...(planned ? [planned] : [])].map((date) =>
    parseDay(date, 'date'),
  )
  const first = Math.min(...days)
  const scale = (WIDTH - LABEL_WIDTH - 110) / Math.max(1, Math.max(...days) - first)
  const x = (date: string) => LABEL_WIDTH + 8 + (parseDay(date, 'date') - first) * scale
  const height = spans.length * ROW + (planned ? 20 : 6)
  return (
    <figure className="border-line-strong border-t px-5 py-4">
      <figcaption className="sr-only">Timeline of the deadlines</figcaption>
      <dl className="grid gap-2 text-sm md:sr-only">
        {spans.map(({ label, to }) => (
          <div key={label + to} className="flex justify-between">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{dayInShort(to)}</dd>
          </div>
        ))}
      </dl>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        aria-hidden
        className="hidden w-full max-w-2xl text-xs md:block"
      >
        {planned && (
          <g className="text-danger">
            <line
              {...{ x1: x(planned), x2: x(planned), y1: 16, y2: height }}
              className="stroke-current"
              strokeDasharray="3 3"
            />
            <text x={x(planned) - 5} y={10} textAnchor="end" className="fill-current font-semibold">
              Planned, {dayInShort(planned)}
            </text>
          </g>
        )}
        {spans.map(({ label, from, to }, index) => {
          const y = index * ROW + (planned ? 32 : 16)
          return (
            <g key={label + to}>
              <text x={0} y={y + 4} className="fill-ink-soft">
                {label}
              </text>
              <line {...{ x1: x(from), x2: x(to), y1: y, y2: y }} className="stroke-brand" strokeWidth={4} />
              <circle cx={x(from)} cy={y} r={3.5} className="fill-surface stroke-brand" strokeWidth={2} />
              <path d={`M${x(to)} ${y - 5}l5 5-5 5-5-5z`} className="fill-brass-mark" />
              <text x={x(to) + 10} y={y + 4} className="fill-ink font-semibold">
                {dayInShort(to)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
