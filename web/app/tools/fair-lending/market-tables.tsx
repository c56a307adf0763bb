import {
  type AreaTract,
  MARKET_MEASURES,
  type Market,
  SMALL_MARKET,
  TRACT_CLASS_NAMES,
} from '@plumbline/rules/fair-lending/market.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Table } from '../../ui/table.tsx'
import { isInArea, type LendingArea } from './lending-area.ts'
import {
  incomeWords,
  MARKET_MEASURE_NAMES,
  marketVerdict,
  minorityWords,
  ratioWords,
  shareText,
} from './market-words.ts'

/** Our share and that of our peers by kind of tract. */
export function MarketTables({ rows, hasFacts }: Pick<Market, 'rows'> & { hasFacts: boolean }) {
  return (
    <>
      {MARKET_MEASURES.map((measure) => (
        <section key={measure} aria-label={MARKET_MEASURE_NAMES[measure]}>
          <h3 className="mb-3 font-semibold">{MARKET_MEASURE_NAMES[measure]}</h3>
          <div className="rounded-card border border-line bg-surface">
            <Table
              caption={`${MARKET_MEASURE_NAMES[measure]} by kind of tract`}
              rows={rows.filter((row) => row.measure === measure)}
              keyOf={({ tracts }) => tracts}
              columns={[
                { id: 'kind', heading: 'Tracts', cell: ({ tracts }) => TRACT_CLASS_NAMES[tracts] },
                { id: 'own', heading: 'Ours', cell: ({ own, ownTotal }) => shareText(own, ownTotal) },
                {
                  id: 'peers',
                  heading: 'Peers',
                  cell: ({ peers, peerTotal }) => shareText(peers, peerTotal),
                },
                { id: 'ratio', heading: 'Ratio', cell: ratioWords },
                {
                  id: 'verdict',
                  heading: 'Smaller beyond chance?',
                  cell: (row) =>
                    row.isSignal ? (
                      <Badge tone="danger">{marketVerdict(row)}</Badge>
                    ) : (
                      <span className="text-ink-soft text-sm">{marketVerdict(row)}</span>
                    ),
                },
              ]}
            />
          </div>
        </section>
      ))}
      <details className="text-sm">
        <summary className="cursor-pointer font-semibold">How tracts and peers are compared</summary>
        <p className="mt-3 max-w-prose text-ink-soft">
          The ratio is our share of applications in such tracts over that of our peers, with a 95 percent
          interval. Low-income is below 50 percent of the median family income of the area, moderate below 80,
          middle below 120, upper from 120 percent (the classes of the Community Reinvestment Act rules: 12
          CFR 25.12 for national banks, 228.12 for state member banks, 345.12 for other state banks; used here
          for every lender as a convention). The 50 and 80 percent minority lines are a convention of fair
          lending reviews; no rule sets them. Shares in majority-minority, high-minority, and low- and
          moderate-income tracts are judged by Fisher’s exact test, corrected by Holm’s method; below{' '}
          {SMALL_MARKET} applications, ours or the peers’, nothing is. The figures of tracts are those of the{' '}
          {hasFacts ? 'census file, and of the public file where that has none' : 'public file'}. Peers are
          counted with all their applications, so a peer of another kind of lending may differ for its own
          reasons.
        </p>
      </details>
    </>
  )
}

const STEP = 50
const CHOICES = {
  none: 'Without any application of ours',
  minority: 'Majority-minority',
  all: 'All tracts of the area',
} as const
type Choice = keyof typeof CHOICES

const CHOSEN: Readonly<Record<Choice, (tract: AreaTract) => boolean>> = {
  none: ({ own }) => own === 0,
  minority: ({ minorityPercent }) => (minorityPercent ?? 0) > 50,
  all: () => true,
}

/** What the map shows, as words and numbers. */
export function TractTable({
  tracts,
  area,
  onTract,
}: {
  tracts: readonly AreaTract[]
  area: LendingArea
  onTract: (tract: string) => void
}) {
  const [choice, setChoice] = useState<Choice>('none')
  const [shown, setShown] = useState(STEP)
  const chosen = tracts
    .filter(CHOSEN[choice])
    .toSorted((one, other) => other.peers - one.peers || one.tract.localeCompare(other.tract))
  return (
    <section aria-label="Tracts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Select
        label="Tracts"
        className="max-w-sm"
        value={choice}
        onChange={({ target }) => {
          setChoice(target.value as Choice)
          setShown(STEP)
        }}
      >
        {Object.entries(CHOICES).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <p className="text-ink-soft text-sm">
        {chosen.length} of {tracts.length} tracts, those with most applications of our peers first.
      </p>
      {chosen.length > 0 && (
        <div className="rounded-card border border-line bg-surface">
          <Table
            caption={`Tracts: ${CHOICES[choice]}`}
            rows={chosen.slice(0, shown)}
            keyOf={({ tract }) => tract}
            columns={[
              {
                id: 'tract',
                heading: 'Tract',
                cell: ({ tract }) => (
                  <label className="inline-flex min-h-9 items-center gap-2 tabular-nums">
                    <input
                      type="checkbox"
                      className="size-4.5 accent-brand"
                      checked={isInArea(area, tract)}
                      onChange={() => onTract(tract)}
                    />
                    {tract} <span className="sr-only">in the lending area</span>
                  </label>
                ),
              },
              {
                id: 'minority',
                heading: 'Minority share',
                cell: ({ minorityPercent }) => minorityWords(minorityPercent),
              },
              { id: 'income', heading: 'Income', cell: ({ incomePercent }) => incomeWords(incomePercent) },
              { id: 'own', heading: 'Ours', cell: ({ own }) => own },
              { id: 'peers', heading: 'Peers', cell: ({ peers }) => peers },
            ]}
          />
        </div>
      )}
      {chosen.length > shown && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
    </section>
  )
}
