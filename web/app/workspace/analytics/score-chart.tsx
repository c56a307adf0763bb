import { dayText } from '../shared-pieces/day-text.ts'

interface Day {
  day: string
  score: number | null
}

const [WIDTH, HEIGHT] = [720, 200]
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 30, 12, 26]
const GRID = [0, 25, 50, 75, 100]

/** A score over time as a line with its scale and its ends; the table below holds the same numbers. */
export function ScoreChart({ name, days }: { name: string; days: readonly Day[] }) {
  const known = days.flatMap(({ day, score }) =>
    score === null ? [] : [{ day, score, at: Date.parse(day) }],
  )
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2)
    return <p className="px-5 pb-5">Not enough yet: the score needs two counted days for a line.</p>
  const x = (at: number) => LEFT + ((at - first.at) / (last.at - first.at)) * (WIDTH - LEFT - RIGHT)
  const y = (score: number) => TOP + (1 - score / 100) * (HEIGHT - TOP - BOTTOM)
  const points = known.map(({ at, score }) => `${x(at).toFixed(1)},${y(score).toFixed(1)}`).join(' ')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name} from ${first.score} on ${dayText(first.day)} to ${last.score} on ${dayText(last.day)}; lowest ${Math.min(...known.map(({ score }) => score))}, highest ${Math.max(...known.map(({ score }) => score))}`}
      className="w-full px-5 pt-2 pb-4"
    >
      {GRID.map((score) => (
        <g key={score}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(score)} y2={y(score)} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(score) + 4} textAnchor="end" className="fill-ink-soft text-[0.75rem]">
            {score}
          </text>
        </g>
      ))}
      <polyline points={points} fill="none" stroke="var(--brand)" strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx={x(last.at)} cy={y(last.score)} r="4" fill="var(--brand)" />
      <text x={x(last.at) + 8} y={y(last.score) + 4} className="fill-ink font-semibold text-[0.8125rem]">
        {last.score}
      </text>
      <text x={LEFT} y={HEIGHT - 6} className="fill-ink-soft text-[0.75rem]">
        {dayText(first.day)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end" className="fill-ink-soft text-[0.75rem]">
        {dayText(last.day)}
      </text>
    </svg>
  )
}
