import type { StatCard } from '@plumbline/contract/dashboard.ts'
import clsx from 'clsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/states.tsx'

const COUNT = 4

export function StatCards({ cards }: { cards: readonly StatCard[] | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {cards?.map((card) => (
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
      )) ??
        Array.from({ length: COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a row, all alike
          <Card key={index} className="min-h-29 px-5 py-4.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-4 h-9 w-1/2" />
          </Card>
        ))}
    </div>
  )
}

function toneOf(trend: StatCard['trend']): string {
  return trend === 'up' ? 'text-success' : 'text-ink-faint'
}
