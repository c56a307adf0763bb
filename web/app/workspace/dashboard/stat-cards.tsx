import type { StatCard } from '@plumbline/contract/insight/dashboard.ts'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
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
    <div className="grid gap-4 grid-cols-2 xl:grid-cols-4">
      {cards?.map((card) => <Figure key={card.id} {...card} opensDays={opensDays} />) ??
        Object.keys(CARD_LABELS).map((id) => (
          <Card key={id} className="min-h-28 px-4 py-3.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-4 h-9 w-1/2" />
          </Card>
        ))}
    </div>
  )
}

function Figure({
  id,
  value,
  parts,
  before,
  isPartial,
  trend,
  opensDays,
}: StatCard & { opensDays: boolean }) {
  const change = changeText(value, before, isPartial)
  const adding = parts.filter((part) => !PARTS[part.id].isBeside)
  const only = adding.length === 1 ? adding[0] : undefined
  // What is there, and what makes up the figure; nothing is shown where there is nothing to open.
  const shown = parts.filter((part) => part !== only && part.count > 0)
  return (
    <Card className="relative flex flex-col px-4 pt-3.5 pb-2">
      <h2 className="text-ink-soft text-sm">{CARD_LABELS[id]}</h2>
      <Sparkline values={trend} className="absolute top-3 right-4 h-6 w-14 max-sm:hidden" />
      <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className="display text-3xl">
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
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {shown.map((part) => (
          <li key={part.id}>
            <Link to={PARTS[part.id].to} className="inline-flex min-h-7 items-center">
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
