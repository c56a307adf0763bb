import { BASES, GROUP_RULES } from '@plumbline/rules/fair-lending/applications.ts'
import type { FocalPoint } from '@plumbline/rules/fair-lending/focal-points.ts'
import {
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
  figureText,
  isAdverseImpact,
  MEASURE_HINTS,
  MEASURE_NAMES,
  PRICE_NAMES,
  percent,
  pointsText,
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
      ) : present.every(({ groupEvents, comparisonEvents }) => groupEvents + comparisonEvents === 0) ? (
        <p className="text-ink-soft">None in any group that is compared.</p>
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
          <EveryFigure name={name} rows={present} />
        </div>
      )}
    </section>
  )
}

/** For a reader who knows statistics: the same rows with every measure of the difference. */
function EveryFigure({ name, rows }: { name: string; rows: readonly OutcomeRow[] }) {
  const compared = rows.flatMap(({ disparity, ...row }) => (disparity ? [{ ...row, disparity }] : []))
  if (compared.length === 0) return null
  return (
    <details className="border-line border-t px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">
        Every figure <span className="sr-only">of {name}</span>
      </summary>
      <Table
        caption={`Every figure of ${name}`}
        rows={compared}
        keyOf={({ basis, group }) => `${basis} ${group}`}
        columns={[
          { id: 'group', heading: 'Group', cell: ({ group }) => group },
          {
            id: 'difference',
            heading: 'Difference (Newcombe)',
            cell: ({ disparity: { difference, differenceNewcombe } }) =>
              `${pointsText(difference)} (${pointsText(differenceNewcombe[0])} to ${pointsText(differenceNewcombe[1])})`,
          },
          {
            id: 'exact',
            heading: 'Rate (exact)',
            cell: ({ disparity: { groupRate, groupClopperPearson } }) =>
              `${percent(groupRate)} (${percent(groupClopperPearson[0])} to ${percent(groupClopperPearson[1])})`,
          },
          {
            id: 'impact',
            heading: 'Adverse impact ratio',
            cell: ({ disparity }) => figureText(disparity.favorableRatio),
          },
          {
            id: 'standardized',
            heading: 'Standardized difference',
            cell: ({ disparity }) => figureText(disparity.standardizedDifference),
          },
          {
            id: 'odds',
            heading: 'Odds ratio',
            cell: ({ disparity: { oddsRatio, oddsRatioInterval } }) =>
              oddsRatioInterval
                ? `${figureText(oddsRatio)} (${figureText(oddsRatioInterval[0])} to ${figureText(oddsRatioInterval[1])})`
                : figureText(oddsRatio),
          },
          { id: 'fisher', heading: 'Fisher p', cell: ({ disparity }) => chance(disparity.fisherTwoSidedP) },
          {
            id: 'chi',
            heading: 'Chi-square p',
            cell: ({ disparity: { chiSquareP } }) =>
              chiSquareP === undefined ? 'not defined' : chance(chiSquareP),
          },
        ]}
      />
    </details>
  )
}

function Verdict({ row: { tooSmall, isSignal, correctedP, disparity, measure } }: { row: OutcomeRow }) {
  if (tooSmall) return <span className="text-ink-soft">Fewer than {SMALL_GROUP}: too small to say</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {isSignal ? <Badge tone="danger">Yes</Badge> : <Badge tone="neutral">No</Badge>}
      <span className="text-ink-soft text-sm">
        p {chance(correctedP)}
        {isAdverseImpact(measure, tooSmall, disparity) &&
          `, below four fifths (${percent(disparity!.favorableRatio!)})`}
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
        <div>
          <dt className="font-semibold text-ink">Every figure</dt>
          <dd>
            Differences are in percentage points, with Newcombe’s interval; rates have the exact interval of
            Clopper and Pearson. The adverse impact ratio is the share of the group without the outcome over
            that of its comparison group: below four fifths it is called an adverse impact by convention. The
            standardized difference is in standard deviations. Probabilities here are before the correction.
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
            id: 'difference',
            heading: 'Difference of means (95 percent)',
            cell: ({ price, difference, interval }) =>
              interval
                ? `${priceText(price, difference)} (${priceText(price, interval[0])} to ${priceText(price, interval[1])})`
                : priceText(price, difference),
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
