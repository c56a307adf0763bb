import { formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { inDollars } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CitedText } from './cited-text.tsx'
import type { PriceReviewResult } from './price-review.ts'

interface Charge {
  id: string
  amount: string
  counts: string | null
  citation: string
}

const COLUMNS: readonly Column<Charge>[] = [
  { id: 'charge', heading: 'Charge', cell: ({ id }) => id },
  { id: 'amount', heading: 'Amount', align: 'end', cell: ({ amount }) => inDollars(amount) },
  {
    id: 'counts',
    heading: 'Counts',
    align: 'end',
    cell: ({ counts }) => (counts === null ? 'out' : <b>{inDollars(counts)}</b>),
  },
  {
    id: 'because',
    heading: 'Because, 12 CFR',
    cell: ({ citation }) => <CitedText text={`1026.${citation}`} part="1026" />,
  },
]

/** Each charge: whether it counts, and under which paragraph. */
export function ChargesCard({ result: { charges, fees } }: { result: PriceReviewResult }) {
  const rows = chargesOf(charges)
  const room = readCents(fees.limit)! - readCents(charges.total)!
  return (
    <SectionCard
      title={
        <>
          Points and fees{' '}
          <span className="font-normal text-ink-soft text-sm">
            {rows.filter(({ counts }) => counts !== null).length} of {rows.length} count
          </span>
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="px-5 pb-4 text-ink-soft">
          No charges yet. Add them one by one, or paste a column of figures.
        </p>
      ) : (
        <Table
          caption="Charges and whether they count"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      <dl className="grid gap-1.5 border-line-strong border-t px-5 py-4 text-[0.9375rem]">
        <Total label="Points and fees" value={inDollars(charges.total)} />
        <Total label="Cap for this tier" value={inDollars(fees.limit)} />
        <Total
          label={room < 0 ? 'Over the cap' : 'Room left'}
          value={inDollars(formatCents(Math.abs(room)))}
        />
      </dl>
    </SectionCard>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="font-semibold">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

/** A charge that counts in part is in both lists; here it is one row. */
function chargesOf({ included, excluded }: PriceReviewResult['charges']): Charge[] {
  const out = new Map(excluded.map((item) => [item.id, item]))
  const counted = included.map(({ id, amount, citation }): Charge => {
    const left = out.get(id)
    out.delete(id)
    const whole = formatCents(readCents(amount)! + (left ? readCents(left.amount)! : 0))
    return { id, amount: whole, counts: amount, citation }
  })
  const rest = [...out.values()].map(({ id, amount, citation }) => ({ id, amount, counts: null, citation }))
  return [...counted, ...rest]
}
