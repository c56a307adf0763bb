interface Day {
  day: string
  total: number | null
}

const [WIDTH, HEIGHT] = [720, 160]
const LEFT = 34
const GRID = [0, 25, 50, 75, 100]

/** The total over time as a line with its scale; the table beside it holds the same numbers. */
export function ScoreChart({ days }: { days: readonly Day[] }) {
  const known = days.flatMap(({ day, total }) =>
    total === null ? [] : [{ day, total, at: Date.parse(day) }],
  )
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2)
    return <p className="px-5 pb-5">Not enough yet: the score needs two counted days for a line.</p>
  const x = (at: number) => LEFT + ((at - first.at) / (last.at - first.at)) * (WIDTH - LEFT - 8)
  const y = (score: number) => 10 + (1 - score / 100) * (HEIGHT - 20)
  const points = known.map(({ at, total }) => `${x(at).toFixed(1)},${y(total).toFixed(1)}`).join(' ')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Total score from ${first.total} on ${first.day} to ${last.total} on ${last.day}; lowest ${Math.min(...known.map(({ total }) => total))}, highest ${Math.max(...known.map(({ total }) => total))}`}
      className="w-full px-5 pt-2 pb-4"
    >
      {GRID.map((score) => (
        <g key={score}>
          <line x1={LEFT} x2={WIDTH - 8} y1={y(score)} y2={y(score)} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(score) + 4} textAnchor="end" className="fill-ink-soft text-[0.75rem]">
            {score}
          </text>
        </g>
      ))}
      <polyline points={points} fill="none" stroke="var(--brand)" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  )
}
