import type { ComparedFee, FeeComparison } from '@plumbline/rules/loan-files/fee-comparison.ts'
import { formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { SectionCard } from '../../ui/card.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayInShort, inDollars } from '../lending/day-words.ts'
import { useShownPart } from './shown-part.tsx'

const GROUPS: readonly { bucket: ComparedFee['bucket']; title: string; citation: string }[] = [
  { bucket: 'zero', title: 'May not rise at all', citation: '1026.19(e)(3)(i)' },
  { bucket: 'ten_percent', title: 'May rise by 10 percent in total', citation: '1026.19(e)(3)(ii)' },
  { bucket: 'lender_credit', title: 'May not shrink', citation: 'comment 19(e)(3)(i)-5' },
  { bucket: 'unlimited', title: 'May change', citation: '1026.19(e)(3)(iii)' },
]

const isMoney = (amount: string) => Number(amount) > 0

/** The Loan Estimates beside the Closing Disclosure, one tolerance group after the other, and what is owed. */
export function FeeComparisonCard(comparison: FeeComparison) {
  const { estimateDates, fees, tenPercent, lenderCredits } = comparison
  const totals: Readonly<Record<ComparedFee['bucket'], string | null>> = {
    zero: isMoney(comparison.zero.excess) ? `Over by ${inDollars(comparison.zero.excess)} in all.` : null,
    ten_percent: `${inDollars(tenPercent.actual)} were charged; 110 percent of ${inDollars(tenPercent.estimated)} is ${inDollars(tenPercent.limit)}${
      isMoney(tenPercent.excess) ? `, so ${inDollars(tenPercent.excess)} is over` : ''
    }.`,
    lender_credit: isMoney(lenderCredits.shortfall)
      ? `Short by ${inDollars(lenderCredits.shortfall)}.`
      : null,
    unlimited: null,
  }
  return (
    <SectionCard title="Loan Estimate against Closing Disclosure">
      <div className="grid gap-5 pb-5">
        <p className="max-w-prose px-5">{cureSentence(comparison)}</p>
        {GROUPS.map(({ bucket, title, citation }) => {
          const rows = fees.filter((fee) => fee.bucket === bucket)
          if (rows.length === 0) return null
          return (
            <div key={bucket} className="grid gap-2">
              <h3 className="px-5 font-semibold text-sm">
                {title} <span className="text-[0.8125rem] text-brass">{citation}</span>
              </h3>
              <FeesOfGroup title={title} columns={columnsOf(estimateDates, bucket)} fees={rows} />
              {totals[bucket] && <p className="px-5 text-ink-soft text-sm">{totals[bucket]}</p>}
            </div>
          )
        })}
      </div>
    </SectionCard>
  )
}

interface FeesOfGroupProps {
  title: string
  columns: readonly Column<ComparedFee>[]
  fees: readonly ComparedFee[]
}

function FeesOfGroup({ title, columns, fees }: FeesOfGroupProps) {
  const { part, more } = useShownPart(fees)
  return (
    <>
      <Table caption={title} columns={columns} rows={part} keyOf={({ id }) => id} />
      {more}
    </>
  )
}

function cureSentence({ cure, cured, cureIfRevised, refundDueBy }: FeeComparison): string {
  if (!isMoney(cure)) return 'The charges are within tolerance: nothing is to be refunded.'
  const owed = readCents(cure)! - readCents(cured)!
  if (owed <= 0)
    return `Charges are ${inDollars(cure)} over tolerance. The credit of ${inDollars(cured)} on the Closing Disclosure covers it; nothing more is owed.`
  const credit = isMoney(cured) ? `, less the credit of ${inDollars(cured)} on the Closing Disclosure` : ''
  const due = refundDueBy ? ` by ${dayInShort(refundDueBy)}, ${refundDueBy.slice(0, 4)}` : ''
  const best =
    cureIfRevised === cure
      ? ''
      : ` Charges may be ${inDollars(cureIfRevised)} over alone: enter what is missing, such as the reason of a revised Loan Estimate or whether the written list of providers was given, under “From other sources”.`
  return `Charges are ${inDollars(cure)} over tolerance${credit}: refund ${inDollars(formatCents(owed))} and send a corrected Closing Disclosure${due} (1026.19(f)(2)(v)).${best}`
}

function columnsOf(
  dates: FeeComparison['estimateDates'],
  bucket: ComparedFee['bucket'],
): Column<ComparedFee>[] {
  const versions = Math.max(dates.length, 1)
  return [
    {
      id: 'charge',
      heading: 'Charge',
      cell: ({ id, section }) => (
        <span className="wrap-anywhere">
          {id} {section && <span className="text-ink-soft text-sm">({section})</span>}
        </span>
      ),
    },
    ...Array.from({ length: versions }, (_, index): Column<ComparedFee> => {
      const date = dates[index]
      return {
        id: `estimate ${index}`,
        heading: date ? `Estimate of ${dayInShort(date)}` : 'Loan Estimate',
        align: 'end',
        className: 'tabular-nums',
        cell: ({ estimates }) => money(estimates[index]),
      }
    }),
    {
      id: 'baseline',
      heading: 'Compared with',
      align: 'end',
      className: 'tabular-nums',
      cell: ({ baseline }) => money(baseline),
    },
    {
      id: 'actual',
      heading: bucket === 'lender_credit' ? 'Given' : 'Paid',
      align: 'end',
      className: 'tabular-nums',
      cell: ({ actual }) => money(actual),
    },
    ...(bucket === 'zero'
      ? [
          {
            id: 'excess',
            heading: 'Over',
            align: 'end' as const,
            className: 'tabular-nums',
            cell: ({ excess }: ComparedFee) =>
              isMoney(excess) ? <b className="text-danger">{inDollars(excess)}</b> : '',
          },
        ]
      : []),
  ]
}

const money = (amount: string | null | undefined) => (amount ? inDollars(amount) : '')
