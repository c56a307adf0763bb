import clsx from 'clsx'
import { Card } from '../../ui/card.tsx'

export interface SampleStatCard {
  id: string
  label: string
  value: number
  change: string
  trend: 'up' | 'down'
}

/** The specified cards with their sample figures, without links: nothing is behind them. */
export function SampleStatCards({ cards }: { cards: readonly SampleStatCard[] }) {
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {cards.map((card) => (
        <Card key={card.id} className="min-h-29 px-5 py-4.5">
          <h2 className="text-ink-soft text-sm">{card.label}</h2>
          <p className="tabular mt-3 flex flex-wrap items-baseline gap-x-2.5 whitespace-nowrap">
            <span className="display text-4xl">{card.value}</span>
            <span
              className={clsx(
                'font-semibold text-sm',
                card.id === 'risk-alerts' ? 'text-danger' : toneOf(card.trend),
              )}
            >
              {card.change}
              <span className="sr-only">, trend {card.trend}</span>
            </span>
          </p>
        </Card>
      ))}
    </div>
  )
}

function toneOf(trend: SampleStatCard['trend']): string {
  return trend === 'up' ? 'text-success' : 'text-ink-faint'
}
