import clsx from 'clsx'
import { inDollars } from '../../tools/lending/day-words.ts'
import { Card } from '../../ui/card.tsx'
import type { PriceReviewResult } from './price-review.ts'

const wholeDollars = (money: string) => inDollars(money).replace(/\.00$/, '')

/** The tiers of the year; the one of this loan is set off, and alone on a phone. */
export function PriceTiers({ result: { fees, qm }, year }: { result: PriceReviewResult; year: string }) {
  const tiers = fees.tiers.toReversed()
  const headings = tiers.map((_, index) => {
    const above = tiers[index + 1]
    return above ? `under ${wholeDollars(above.from)}` : 'and over'
  })
  const priceAt = (from: string) =>
    qm.priceBands?.find((band) => Number(from) >= Number(band.from))?.threshold
  const look = (tier: string) =>
    clsx(
      'px-3 py-2 text-right tabular-nums',
      tier === fees.tier ? 'bg-brand-soft font-semibold' : 'max-sm:hidden',
    )
  return (
    <Card className="relative overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Limits of a qualified mortgage by face amount in {year}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="px-5 py-2 text-left">
              {year}, note
            </th>
            {tiers.map(({ tier }, index) => (
              <th key={tier} scope="col" className={look(tier)}>
                {headings[index]}
                {tier === fees.tier && <span className="sr-only">, this loan</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          <tr>
            <th scope="row" className="px-5 py-2 text-left font-normal text-ink-soft">
              Fees at most
            </th>
            {tiers.map(({ tier, percent, flat }) => (
              <td key={tier} className={look(tier)}>
                {flat ? wholeDollars(flat) : `${percent}%`}
              </td>
            ))}
          </tr>
          {qm.priceBands && (
            <tr>
              <th scope="row" className="px-5 py-2 text-left font-normal text-ink-soft">
                Price below APOR
              </th>
              {tiers.map(({ tier, from }) => (
                <td key={tier} className={look(tier)}>
                  + {priceAt(from)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </Card>
  )
}
