import type { Batch, BatchCause } from '@plumbline/contract/lending/loan-test-batches.ts'
import { groupMissText } from '@plumbline/rules/loan-tests/miss-text.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { BATCH_OUTCOME_WORDS, BATCH_OUTCOMES, type BatchOutcomeName } from './batch-rows.tsx'

export interface BatchFilter {
  outcome?: BatchOutcomeName | undefined
  cause?: string | undefined
}

interface BatchFiltersProps {
  counts: Batch['counts']
  causes: readonly BatchCause[]
  chosen: BatchFilter
  address: (filter: BatchFilter) => string
}

const CAUSES_SHOWN = 6

/** Rows by outcome, and by cause within the outcome that is chosen. A chosen cause is taken back by choosing it again. */
export function BatchFilters({ counts, causes, chosen, address }: BatchFiltersProps) {
  const [showsAll, setShowsAll] = useState(false)
  const offered = causes.filter(({ outcome }) => chosen.outcome === undefined || outcome === chosen.outcome)
  const shown = showsAll ? offered : offered.slice(0, CAUSES_SHOWN)
  const isChosen = ({ key, outcome }: BatchCause) =>
    chosen.cause === key && (chosen.outcome === undefined || chosen.outcome === outcome)
  return (
    <>
      <nav aria-label="Rows by outcome" className="flex flex-wrap gap-2">
        {[undefined, ...BATCH_OUTCOMES]
          .filter((outcome) => outcome === undefined || counts[outcome] > 0 || outcome === chosen.outcome)
          .map((outcome) => (
            <Chip
              key={outcome ?? 'all'}
              to={address({ outcome })}
              isCurrent={outcome === chosen.outcome && chosen.cause === undefined}
              count={outcome ? counts[outcome] : counts.done}
            >
              {outcome ? BATCH_OUTCOME_WORDS[outcome] : 'All'}
            </Chip>
          ))}
      </nav>
      {offered.length > 0 && (
        <nav aria-label="Rows by cause" className="flex flex-wrap items-center gap-2">
          <span className="text-sm font-semibold text-ink-soft">By cause</span>
          {shown.map((cause) => (
            <Chip
              key={`${cause.outcome} ${cause.key}`}
              to={address(
                isChosen(cause) ? { outcome: cause.outcome } : { outcome: cause.outcome, cause: cause.key },
              )}
              isCurrent={isChosen(cause)}
              count={cause.count}
              more={groupMissText(cause)}
            >
              {cause.title}
            </Chip>
          ))}
          {offered.length > shown.length && (
            <Button look="plain" size="small" onClick={() => setShowsAll(true)}>
              Show all {offered.length} causes
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

interface ChipProps {
  to: string
  isCurrent: boolean
  count: number
  more?: string | null
  children: ReactNode
}

function Chip({ to, isCurrent, count, more, children }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-10 flex-wrap items-center gap-x-1.5 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm leading-tight aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong"
    >
      {children} <b className="tabular-nums">{count.toLocaleString('en-US')}</b>{' '}
      {more && <span className="text-ink-soft tabular-nums">· {more}</span>}
    </Link>
  )
}
