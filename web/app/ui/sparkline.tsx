const WIDTH = 72
const HEIGHT = 24

/** The way of a figure without its scale; what it says is beside it in words. Nothing for fewer than two values. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  if (values.length < 2) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : 2 + ((high - value) / (high - low)) * (HEIGHT - 4)
  const points = values.map(
    (value, index) => `${((index / (values.length - 1)) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`,
  )
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden className={className}>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
