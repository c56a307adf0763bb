import type { StatCard } from '@plumbline/contract/insight/dashboard.ts'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { CARD_LABELS, changeText, countedDayAddress, PARTS } from './figure-text.ts'

const LINK =
  'underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current rounded'

interface StatCardsProps {
  cards: readonly StatCard[] | undefined
  /** Managers may open the day with which a figure is compared. */
  opensDays: boolean
}

export function StatCards({ cards, opensDays }: StatCardsProps) {
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      {cards?.map((card) => <Figure key={card.id} {...card} opensDays={opensDays} />) ??
        Object.keys(CARD_LABELS).map((id) => (
          <Card key={id} className="min-h-37 px-5 py-4.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-4 h-9 w-1/2" />
          </Card>
        ))}
    </div>
  )
}

function Figure({ id, value, parts, before, isPartial, opensDays }: StatCard & { opensDays: boolean }) {
  const change = changeText(value, before, isPartial)
  const adding = parts.filter((part) => !PARTS[part.id].isBeside)
  const only = adding.length === 1 ? adding[0] : undefined
  return (
    <Card className="flex min-h-37 flex-col px-5 pt-4.5 pb-2">
      <h2 className="text-ink-soft text-sm">{CARD_LABELS[id]}</h2>
      <p className="tabular mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="display text-4xl">
          {only ? (
            <Link to={PARTS[only.id].to} className={LINK}>
              {value}
            </Link>
          ) : (
            value
          )}
        </span>
        <span className="text-ink-soft text-sm">
          {before && opensDays ? (
            <Link to={countedDayAddress(before.day)} className={LINK}>
              {change}
            </Link>
          ) : (
            change
          )}
        </span>
      </p>
      <ul className="mt-auto flex flex-wrap gap-x-4 border-line border-t pt-1 text-sm">
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={PARTS[part.id].to} className="inline-flex min-h-8 items-center">
              <span className={LINK}>
                <b className="tabular font-semibold">{part.count.toLocaleString('en-US')}</b>{' '}
                {PARTS[part.id].text(part.count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
