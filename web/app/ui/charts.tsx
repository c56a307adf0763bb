import clsx from 'clsx'

const RING_RADIUS = 56
const RING_LENGTH = 2 * Math.PI * RING_RADIUS

/** A percentage as a ring. */
export function ScoreRing({
  percent,
  label,
  className,
}: {
  percent: number
  label: string
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 132 132"
      role="img"
      aria-label={`${label}: ${percent} percent`}
      className={clsx('size-33', className)}
    >
      <circle cx="66" cy="66" r={RING_RADIUS} fill="none" stroke="var(--brand-soft)" strokeWidth="11" />
      <circle
        cx="66"
        cy="66"
        r={RING_RADIUS}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`${(percent / 100) * RING_LENGTH} ${RING_LENGTH}`}
        transform="rotate(-90 66 66)"
      />
      <text x="66" y="77" textAnchor="middle" className="fill-ink font-display text-[2.25rem] font-semibold">
        {percent}%
      </text>
    </svg>
  )
}

export interface Bar {
  label: string
  percent: number
}

export function BarChart({ bars, className }: { bars: readonly Bar[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-3 text-sm', className)}>
      {bars.map(({ label, percent }) => (
        <li key={label} className="grid grid-cols-[minmax(3.75rem,auto)_1fr_3rem] items-center gap-3">
          <span>{label}</span>
          <span className="h-2 overflow-hidden rounded-full bg-brand-soft" aria-hidden>
            <span
              className="block h-full rounded-full bg-brand forced-colors:bg-[CanvasText]"
              style={{ width: `${percent}%` }}
            />
          </span>
          <span className="text-right font-semibold tabular">{percent}%</span>
        </li>
      ))}
    </ul>
  )
}

export interface Share {
  label: string
  percent: number
}

const SHARE_COLOURS = [
  'var(--brand)',
  'var(--brass-mark)',
  'var(--info)',
  'var(--success)',
  'var(--ink-faint)',
]
const DONUT_RADIUS = 42
const DONUT_LENGTH = 2 * Math.PI * DONUT_RADIUS

/** Parts of a whole, with a legend. */
export function ShareChart({ label, shares }: { label: string; shares: readonly Share[] }) {
  let before = 0
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] break-inside-avoid items-center gap-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <svg
        viewBox="0 0 108 108"
        role="img"
        aria-label={`${label}: ${shares.map((share) => `${share.label} ${share.percent} percent`).join(', ')}`}
        className="w-48 max-w-full"
      >
        {shares.map((share, index) => {
          const offset = before
          before += share.percent
          return (
            <circle
              key={share.label}
              cx="54"
              cy="54"
              r={DONUT_RADIUS}
              fill="none"
              stroke={SHARE_COLOURS[index % SHARE_COLOURS.length]}
              strokeWidth="16"
              strokeDasharray={`${(share.percent / 100) * DONUT_LENGTH - 1} ${DONUT_LENGTH}`}
              strokeDashoffset={(-offset / 100) * DONUT_LENGTH}
              transform="rotate(-90 54 54)"
            />
          )
        })}
      </svg>
      <figcaption className="min-w-0">
        <ul className="grid gap-2.5">
          {shares.map((share, index) => (
            <li key={share.label} className="flex items-center gap-3">
              <span
                aria-hidden
                className="size-3 flex-none rounded-sm forced-color-adjust-none"
                style={{ background: SHARE_COLOURS[index % SHARE_COLOURS.length] }}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{share.label}</span>
              <span className="font-semibold tabular">{share.percent}%</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

export interface TrendPoint {
  label: string
  value: number
}

/** A few labeled points over time, oldest first. */
export function TrendChart({
  label,
  points,
  unit = '%',
}: {
  label: string
  points: readonly TrendPoint[]
  unit?: string
}) {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values) - 2
  const high = Math.max(...values) + 2
  const place = (value: number, index: number) => ({
    x: 30 + (index * 300) / Math.max(1, points.length - 1),
    y: 96 - ((value - low) / (high - low)) * 70,
  })
  const path = points.map(({ value }, index) => {
    const { x, y } = place(value, index)
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`
  })
  const spoken = points.map((point) => `${point.label} ${point.value}${unit}`).join(', ')
  return (
    <svg viewBox="0 0 360 130" role="img" aria-label={`${label}: ${spoken}`} className="w-full">
      <path d="M16 100H344" stroke="var(--line-strong)" />
      <path d={path.join('')} fill="none" stroke="var(--brand)" strokeWidth="2.5" strokeLinejoin="round" />
      {points.map((point, index) => {
        const { x, y } = place(point.value, index)
        return (
          <g key={point.label} textAnchor="middle" className="text-[12px]">
            <circle cx={x} cy={y} r="5" fill="var(--surface)" stroke="var(--brand)" strokeWidth="2.5" />
            <text x={x} y={y - 12} className="fill-ink font-semibold">
              {point.value}
              {unit}
            </text>
            <text x={x} y="120" className="fill-ink-faint">
              {point.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
