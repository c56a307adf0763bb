import { useId } from 'react'
import { inDollars } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import type { PriceReviewResult } from './price-review.ts'

const WIDTH = 560
const HEIGHT = 290
const LEFT = 78
const RIGHT = 546
const TOP = 24
const BOTTOM = 236

/** Price across, fees up; each field is named in its place. The same is below in words. */
export function PriceBands({ result }: { result: PriceReviewResult }) {
  const { qm, hoepa, fees, charges } = result
  const titleId = useId()
  const hatchId = useId()
  // Only for drawing: every verdict was reached on exact figures.
  const spread = Number(qm.spread)
  const paid = Number(charges.total)
  const high = Number(qm.higherPricedThreshold)
  const price = qm.priceThreshold === null ? null : Number(qm.priceThreshold)
  const cost = Number(hoepa.triggers.apr.threshold ?? 6.5)
  const cap = Number(fees.limit)
  const costFees = Number(hoepa.triggers.pointsAndFees.limit ?? fees.limit)
  const widest = Math.max(cost * 1.18, spread * 1.1)
  const tallest = Math.max(costFees, cap, paid) * 1.14
  const x = (value: number) => LEFT + (Math.min(Math.max(value, 0), widest) / widest) * (RIGHT - LEFT)
  const y = (value: number) => BOTTOM - (Math.min(value, tallest) / tallest) * (BOTTOM - TOP)
  const qmEnd = price ?? cost
  const safeEnd = Math.min(high, qmEnd)
  const words = `This loan: ${qm.spread} points over the average prime offer rate, ${inDollars(charges.total)} of points and fees.`
  const labelOnLeft = x(spread) > WIDTH * 0.62
  return (
    <SectionCard title="Where the loan lies">
      <figure className="px-3 pb-3">
        <div className="relative overflow-x-auto">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-labelledby={titleId}
            className="w-full min-w-[30rem] text-[11.5px] [&_text]:fill-current"
          >
            <title id={titleId}>{words}</title>
            <defs>
              <pattern
                id={hatchId}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" y1="0" x2="0" y2="6" className="stroke-line-strong" strokeWidth="1" />
              </pattern>
            </defs>
            <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} className="fill-danger-soft" />
            <rect
              x={LEFT}
              y={y(costFees)}
              width={x(cost) - LEFT}
              height={BOTTOM - y(costFees)}
              className="fill-surface stroke-ink-faint"
            />
            <rect
              x={LEFT}
              y={y(costFees)}
              width={x(cost) - LEFT}
              height={BOTTOM - y(costFees)}
              fill={`url(#${hatchId})`}
            />
            <rect
              x={LEFT}
              y={y(cap)}
              width={x(qmEnd) - LEFT}
              height={BOTTOM - y(cap)}
              className="fill-brand-soft stroke-ink-faint"
            />
            <rect
              x={LEFT}
              y={y(cap)}
              width={x(safeEnd) - LEFT}
              height={BOTTOM - y(cap)}
              className="fill-success-soft stroke-ink-faint"
            />
            <g className="font-semibold">
              <text x={LEFT + 6} y={BOTTOM - 8}>
                Safe harbor
              </text>
              {x(qmEnd) - x(safeEnd) > 60 && (
                <text x={x(safeEnd) + 6} y={BOTTOM - 20}>
                  <tspan>Rebuttable</tspan>
                  <tspan x={x(safeEnd) + 6} dy="13">
                    presumption
                  </tspan>
                </text>
              )}
              {x(cost) - x(qmEnd) > 60 && (
                <text x={x(qmEnd) + 6} y={BOTTOM - 20}>
                  <tspan>Not a qualified</tspan>
                  <tspan x={x(qmEnd) + 6} dy="13">
                    mortgage
                  </tspan>
                </text>
              )}
              <text x={RIGHT - 6} y={TOP + 14} textAnchor="end">
                High-cost
              </text>
            </g>
            <g className="text-ink-soft">
              <text x={4} y={14}>
                Points and fees
              </text>
              <text x={LEFT - 6} y={y(cap) + 4} textAnchor="end">
                {inDollars(fees.limit)}
              </text>
              {Math.abs(y(costFees) - y(cap)) > 14 && (
                <text x={LEFT - 6} y={y(costFees) + 4} textAnchor="end">
                  {inDollars(hoepa.triggers.pointsAndFees.limit ?? fees.limit)}
                </text>
              )}
              <text x={LEFT - 6} y={BOTTOM + 4} textAnchor="end">
                $0
              </text>
              {[...new Set([0, high, ...(price === null ? [] : [price]), cost])].map((value) => (
                <text key={value} x={x(value)} y={BOTTOM + 16} textAnchor="middle">
                  {value}
                </text>
              ))}
              <text x={RIGHT} y={BOTTOM + 38} textAnchor="end">
                APR above the average prime offer rate, percentage points
              </text>
            </g>
            <line
              x1={x(spread)}
              x2={x(spread)}
              y1={y(paid)}
              y2={BOTTOM}
              className="stroke-ink"
              strokeDasharray="3 3"
            />
            <path
              d={`M ${x(spread)} ${y(paid) - 8} l 7 8 l -7 8 l -7 -8 z`}
              className="fill-brass-mark stroke-ink"
            />
            <g
              transform={`translate(${labelOnLeft ? x(spread) - 174 : x(spread) + 12} ${Math.max(TOP + 2, y(paid) - 34)})`}
            >
              <rect width="162" height="24" rx="4" className="fill-surface stroke-line-strong" />
              <text x="8" y="16" className="font-semibold">
                This loan: {Number(qm.spread)}, {inDollars(charges.total)}
              </text>
            </g>
          </svg>
        </div>
        <figcaption className="px-2">
          <details>
            <summary className="cursor-pointer text-sm font-semibold text-brand-strong">As a table</summary>
            <table className="mt-2 w-full text-sm">
              <caption className="sr-only">The bands of price and fees and this loan</caption>
              <tbody className="divide-y divide-line">
                <Row name="This loan" price={qm.spread} fees={inDollars(charges.total)} />
                <Row name="Safe harbor" price={`below ${high}`} fees={`at most ${inDollars(fees.limit)}`} />
                {price !== null && price > high && (
                  <Row
                    name="Rebuttable presumption"
                    price={`${high} to below ${price}`}
                    fees={`at most ${inDollars(fees.limit)}`}
                  />
                )}
                <Row
                  name="High-cost"
                  price={`more than ${cost}`}
                  fees={`or more than ${inDollars(hoepa.triggers.pointsAndFees.limit ?? fees.limit)}`}
                />
              </tbody>
            </table>
          </details>
        </figcaption>
      </figure>
    </SectionCard>
  )
}

function Row({ name, price, fees }: { name: string; price: string; fees: string }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 text-left font-medium">
        {name}
      </th>
      <td className="py-1.5 pr-3 tabular-nums">{price}</td>
      <td className="py-1.5 text-right tabular-nums">{fees}</td>
    </tr>
  )
}
