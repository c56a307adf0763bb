import type { ControlChart } from '@plumbline/rules/complaints/control-limits.ts'
import { monthName, shortMonthName } from './trend-counts.ts'

const WIDTH = 360
const LEFT = 26
const RIGHT = 312
const TOP = 20
const BOTTOM = 104

/** Counts by month as a line, with the mean and the control limits; the table below holds the same numbers. */
export function ControlPicture({ chart: { months, limits } }: { chart: ControlChart }) {
  const highest = Math.max(1, limits?.upper ?? 0, ...months.map(({ count }) => count))
  const x = (index: number) =>
    months.length === 1 ? (LEFT + RIGHT) / 2 : LEFT + (index * (RIGHT - LEFT)) / (months.length - 1)
  const y = (value: number) => BOTTOM - (value / highest) * (BOTTOM - TOP)
  const outside = months.filter(({ isOutside }) => isOutside)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 128`}
      role="img"
      aria-label={`Complaints from ${monthName(months[0]!.month)} to ${monthName(months.at(-1)!.month)}, at most ${Math.max(...months.map(({ count }) => count))} in a month. ${outside.length === 0 ? 'No month is outside the control limits.' : `Outside the control limits: ${outside.map(({ month }) => monthName(month)).join(', ')}.`}`}
      className="w-full max-w-2xl px-5 pb-2"
    >
      <path d={`M${LEFT - 8} ${BOTTOM}H${RIGHT + 8}`} stroke="var(--line-strong)" />
      {limits && (
        <g className="fill-ink-soft text-[11px]">
          <Limit at={y(limits.upper)} name="Upper" isDashed />
          <Limit at={y(limits.mean)} name="Mean" />
          {limits.lower > 0 && <Limit at={y(limits.lower)} name="Lower" isDashed />}
        </g>
      )}
      <polyline
        points={months.map(({ count }, index) => `${x(index)},${y(count)}`).join(' ')}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {months.map(({ month, count, isRunning, isOutside }, index) => (
        <g key={month} textAnchor="middle" className="text-[11px]">
          {isOutside ? (
            // A diamond: the color does not speak alone.
            <path
              d={`M${x(index)} ${y(count) - 5.5}l5.5 5.5l-5.5 5.5l-5.5-5.5z`}
              fill="var(--danger)"
              stroke="var(--surface)"
            />
          ) : (
            <circle
              cx={x(index)}
              cy={y(count)}
              r="3.5"
              fill={isRunning ? 'var(--surface)' : 'var(--brand)'}
              stroke="var(--brand)"
              strokeWidth="1.5"
            />
          )}
          <text x={x(index)} y={y(count) - 7} className="fill-ink font-semibold">
            {count}
          </text>
          <text x={x(index)} y="119" className="fill-ink-faint">
            {shortMonthName(month)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Limit({ at, name, isDashed = false }: { at: number; name: string; isDashed?: boolean }) {
  return (
    <>
      <path
        d={`M${LEFT - 8} ${at}H${RIGHT + 8}`}
        stroke="var(--brass-mark)"
        strokeDasharray={isDashed ? '4 3' : undefined}
      />
      <text x={WIDTH} y={at + 3} textAnchor="end">
        {name}
      </text>
    </>
  )
}
