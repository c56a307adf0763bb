import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import { BASES, GROUP_RULES } from '@plumbline/rules/fair-lending/applications.ts'
import type { FocalPoint } from '@plumbline/rules/fair-lending/focal-points.ts'
import {
  FOUR_FIFTHS,
  type GroupOutcome,
  MEASURES,
  type PriceDifference,
  SMALL_GROUP,
} from '@plumbline/rules/fair-lending/outcomes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import {
  BASIS_NAMES,
  chance,
  MEASURE_HINTS,
  MEASURE_NAMES,
  PRICE_NAMES,
  percent,
  priceText,
} from './fair-lending-words.ts'

import { focalMatter, type OnMatter } from './matters.ts'

/** Counts and rates by group, one table for each outcome. */
export function OutcomeTables({ outcomes }: { outcomes: readonly GroupOutcome[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {MEASURES.map((measure) => (
        <OutcomeTable
          key={measure}
          name={MEASURE_NAMES[measure]}
          hint={MEASURE_HINTS[measure]}
          rows={outcomes.filter((row) => row.measure === measure)}
        />
      ))}
      <GroupRules />
    </div>
  )
}

type OutcomeRow = Omit<GroupOutcome, 'measure'> & { measure: string }

/** One outcome by group, beside its comparison. */
export function OutcomeTable({
  name,
  hint,
  rows,
}: {
  name: string
  hint: string
  rows: readonly OutcomeRow[]
}) {
  const present = rows.filter(({ groupTotal }) => groupTotal > 0)
  return (
    <section aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{hint}</p>
      {present.length === 0 ? (
        <p className="text-ink-soft">No group to compare.</p>
      ) : (
        <div className="rounded-card border border-line bg-surface">
          <Table
            caption={`${name} by group`}
            rows={present}
            keyOf={({ basis, group }) => `${basis} ${group}`}
            columns={[
              {
                id: 'group',
                heading: 'Group',
                cell: ({ group, basis }) => (
                  <>
                    {group} <span className="text-ink-faint text-sm">{BASIS_NAMES[basis]}</span>
                  </>
                ),
              },
              {
                id: 'rate',
                heading: 'Rate',
                cell: ({ groupEvents, groupTotal, disparity }) =>
                  `${disparity ? percent(disparity.groupRate) : ''} (${groupEvents} of ${groupTotal})`,
              },
              {
                id: 'comparison',
                heading: 'Compared with',
                cell: ({ comparison, comparisonEvents, comparisonTotal, disparity }) =>
                  disparity
                    ? `${comparison}: ${percent(disparity.comparisonRate)} (${comparisonEvents} of ${comparisonTotal})`
                    : `${comparison}: nobody`,
              },
              {
                id: 'ratio',
                heading: 'Ratio',
                cell: ({ disparity }) =>
                  disparity?.ratio === undefined
                    ? 'not defined'
                    : `${disparity.ratio.toFixed(2)}${disparity.ratioInterval ? ` (${disparity.ratioInterval[0].toFixed(2)} to ${disparity.ratioInterval[1].toFixed(2)})` : ''}`,
              },
              {
                id: 'verdict',
                heading: 'Beyond chance?',
                cell: (row) => <Verdict row={row} />,
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}

function Verdict({ row: { tooSmall, isSignal, correctedP, disparity, measure } }: { row: OutcomeRow }) {
  if (tooSmall) return <span className="text-ink-soft">Fewer than {SMALL_GROUP}: too small to say</span>
  const isAdverse =
    measure === 'denied' && disparity?.favorableRatio !== undefined && disparity.favorableRatio < FOUR_FIFTHS
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {isSignal ? <Badge tone="danger">Yes</Badge> : <Badge tone="neutral">No</Badge>}
      <span className="text-ink-soft text-sm">
        p {chance(correctedP)}
        {isAdverse && `, below four fifths (${percent(disparity.favorableRatio!)})`}
      </span>
    </span>
  )
}

function GroupRules() {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">How groups and probabilities are made</summary>
      <dl className="mt-3 grid max-w-prose gap-3 text-ink-soft">
        {BASES.map((basis) => (
          <div key={basis}>
            <dt className="font-semibold text-ink">{BASIS_NAMES[basis]}</dt>
            <dd>{GROUP_RULES[basis]}</dd>
          </div>
        ))}
        <div>
          <dt className="font-semibold text-ink">Beyond chance</dt>
          <dd>
            Fisher’s exact test, two-sided, corrected by Holm’s method for all comparisons of the table.
            Ratios carry a 95 percent interval. Groups below {SMALL_GROUP} applications are counted and not
            judged.
          </dd>
        </div>
      </dl>
    </details>
  )
}

export function PriceTable({ prices }: { prices: readonly PriceDifference[] }) {
  if (prices.length === 0)
    return <p className="text-ink-soft">The register has no prices to compare between groups.</p>
  return (
    <div className="rounded-card border border-line bg-surface">
      <Table
        caption="Prices by group"
        rows={prices}
        keyOf={({ price, basis, group }) => `${price} ${basis} ${group}`}
        columns={[
          { id: 'price', heading: 'What', cell: ({ price }) => PRICE_NAMES[price] },
          { id: 'group', heading: 'Group', cell: ({ group, groupCount }) => `${group} (${groupCount})` },
          {
            id: 'mean',
            heading: 'Mean',
            cell: ({ price, groupMean, comparisonMean, comparison }) =>
              `${priceText(price, groupMean)}; ${comparison} ${priceText(price, comparisonMean)}`,
          },
          {
            id: 'median',
            heading: 'Median',
            cell: ({ price, groupMedian, comparisonMedian }) =>
              `${priceText(price, groupMedian)}; ${priceText(price, comparisonMedian)}`,
          },
          {
            id: 'verdict',
            heading: 'Beyond chance?',
            cell: ({ tooSmall, isSignal, correctedP }) =>
              tooSmall ? (
                <span className="text-ink-soft">Too small to say</span>
              ) : (
                <span className="inline-flex items-center gap-2">
                  {isSignal ? <Badge tone="danger">Yes</Badge> : <Badge tone="neutral">No</Badge>}
                  <span className="text-ink-soft text-sm">p {chance(correctedP)}</span>
                </span>
              ),
          },
        ]}
      />
    </div>
  )
}

export function FocalPoints({
  points,
  onMatter,
}: {
  points: readonly FocalPoint[]
  onMatter: OnMatter | undefined
}) {
  if (points.length === 0)
    return (
      <p className="max-w-prose text-ink-soft">
        No loan originator, purpose, type, county, or month stands out: no difference in denials there is
        larger than chance explains.
      </p>
    )
  return (
    <div className="rounded-card border border-line bg-surface">
      <Table
        caption="Where differences in denials concentrate"
        rows={points}
        keyOf={({ kind, value, group }) => `${kind} ${value} ${group}`}
        columns={[
          { id: 'where', heading: 'Where', cell: ({ kind, label }) => `${kind} ${label}` },
          { id: 'group', heading: 'Group', cell: ({ group }) => group },
          {
            id: 'own',
            heading: 'Denied',
            cell: ({ groupDenied, groupTotal }) => `${groupDenied} of ${groupTotal}`,
          },
          {
            id: 'others',
            heading: 'Comparison denied',
            cell: ({ comparisonDenied, comparisonTotal }) => `${comparisonDenied} of ${comparisonTotal}`,
          },
          { id: 'p', heading: 'Chance', cell: ({ correctedP }) => chance(correctedP) },
          ...(onMatter
            ? [
                {
                  id: 'follow',
                  heading: 'Follow up',
                  headingHidden: true,
                  cell: (point: FocalPoint) => (
                    <Button look="quiet" size="small" onClick={() => onMatter(focalMatter(point))}>
                      Follow up{' '}
                      <span className="sr-only">
                        on {point.kind} {point.label}
                      </span>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

/** All figures of the tables for a spreadsheet. */
export function figureRows({ outcomes, prices, focalPoints }: FairLendingAnalysis) {
  return [
    [
      'Table',
      'What',
      'Basis',
      'Group',
      'Comparison',
      'Group count',
      'Group figure',
      'Comparison count',
      'Comparison figure',
      'Ratio or difference',
      'Low',
      'High',
      'Corrected p-value',
    ],
    ...outcomes.map((row) => [
      'Outcomes',
      MEASURE_NAMES[row.measure],
      row.basis,
      row.group,
      row.comparison,
      row.groupTotal,
      row.disparity?.groupRate,
      row.comparisonTotal,
      row.disparity?.comparisonRate,
      row.disparity?.ratio,
      row.disparity?.ratioInterval?.[0],
      row.disparity?.ratioInterval?.[1],
      row.correctedP,
    ]),
    ...prices.map((row) => [
      'Prices',
      PRICE_NAMES[row.price],
      row.basis,
      row.group,
      row.comparison,
      row.groupCount,
      row.groupMean,
      row.comparisonCount,
      row.comparisonMean,
      row.difference,
      row.interval?.[0],
      row.interval?.[1],
      row.correctedP,
    ]),
    ...focalPoints.map((row) => [
      'Focal points',
      `${row.kind} ${row.label}`,
      row.basis,
      row.group,
      '',
      row.groupTotal,
      row.groupDenied,
      row.comparisonTotal,
      row.comparisonDenied,
      undefined,
      undefined,
      undefined,
      row.correctedP,
    ]),
  ]
}
