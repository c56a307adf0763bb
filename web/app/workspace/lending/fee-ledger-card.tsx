import type { FeeResult, FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { inDollars } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CitedText } from './cited-text.tsx'

const BUCKETS = {
  zero: 'Zero',
  ten_percent: 'Ten per cent',
  unlimited: 'Unlimited',
  lender_credit: 'Lender credit',
}
const REFUSALS = {
  no_valid_reason: 'no valid reason',
  not_attributable: 'not due to the reason',
  late: 'disclosed too late',
  loan_estimate_after_closing_disclosure: 'Loan Estimate on or after the Closing Disclosure',
  aggregate_not_over_ten_percent: 'the sum did not rise by more than ten per cent',
}

const COLUMNS: readonly Column<FeeResult>[] = [
  {
    id: 'fee',
    heading: 'Fee',
    cell: ({ id, citation, revisions = [] }) => (
      <>
        <span className="font-semibold">{id}</span>
        <span className="block">
          <CitedText text={citation} part="1026" />
        </span>
        {revisions.map(({ accepted, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: revisions are numbered by their place
          <span key={index} className="block text-sm text-ink-soft">
            {accepted
              ? 'Revised estimate accepted'
              : `Revised estimate refused: ${reason && REFUSALS[reason]}`}
          </span>
        ))}
      </>
    ),
  },
  { id: 'bucket', heading: 'Bucket', cell: ({ bucket }) => BUCKETS[bucket] },
  { id: 'baseline', heading: 'Baseline', align: 'end', cell: ({ baseline }) => inDollars(baseline) },
  { id: 'actual', heading: 'Charged', align: 'end', cell: ({ actual }) => inDollars(actual) },
  {
    id: 'excess',
    heading: 'Excess',
    align: 'end',
    cell: ({ bucket, excess }) => (bucket === 'zero' ? inDollars(excess) : '–'),
  },
]

/** Each fee with its bucket, and the running total of the ten-per-cent bucket. */
export function FeeLedgerCard({ fees, tenPercent, zero, lenderCredits }: FeeToleranceResult) {
  return (
    <SectionCard title="The ledger">
      <Table caption="Fees with their buckets" columns={COLUMNS} rows={fees} keyOf={({ id }) => id} />
      <dl className="grid gap-1.5 border-line-strong border-t px-5 py-4 text-[0.9375rem]">
        <Total label="Zero bucket, excess" value={inDollars(zero.excess)} />
        <Total
          label={`Ten per cent bucket: ${inDollars(tenPercent.actual)} charged, limit ${inDollars(tenPercent.limit)}`}
          value={inDollars(tenPercent.excess)}
        />
        <div aria-hidden className="h-2 overflow-hidden rounded bg-line">
          <div
            className={tenPercent.withinTolerance ? 'h-full bg-brand' : 'h-full bg-danger'}
            style={{ width: `${share(tenPercent.actual, tenPercent.limit)}%` }}
          />
        </div>
        <Total
          label={`Lender credits: ${inDollars(lenderCredits.actual)} given of ${inDollars(lenderCredits.estimated)}`}
          value={inDollars(lenderCredits.shortfall)}
        />
      </dl>
    </SectionCard>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Only for the bar: the figures beside it are exact. */
function share(actual: string, limit: string): number {
  return Number(limit) === 0 ? 0 : Math.min(100, (Number(actual) / Number(limit)) * 100)
}
