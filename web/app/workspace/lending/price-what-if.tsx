import { formatPercent, PERCENT_SCALE, percentText, readPercent } from '@plumbline/rules/money/percent.ts'
import { Link } from 'react-router'
import { SectionCard } from '../../ui/card.tsx'
import { addressOf } from './address-values.ts'
import { priceInput } from './price-fields.ts'
import { type PriceReviewResult, reviewPrice } from './price-review.ts'
import { priceVerdict } from './price-verdicts.tsx'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'
import { useTestAnswer } from './use-test-answer.ts'

interface Variant {
  label: string
  values: Values
}

/** One input changed at a time, each a link that fills in the form. */
export function PriceWhatIf({ result, values }: { result: PriceReviewResult; values: Values }) {
  const variants = variantsOf(result, values)
  if (variants.length === 0) return null
  return (
    <SectionCard title="What if" className="print:hidden">
      <ul className="divide-y divide-line border-line border-t">
        {variants.map((variant) => (
          <WhatIfRow key={variant.label} {...variant} />
        ))}
      </ul>
    </SectionCard>
  )
}

function WhatIfRow({ label, values }: Variant) {
  const { data } = useTestAnswer({ name: 'price-and-fees', run: reviewPrice }, priceInput(values))
  return (
    <li className="grid gap-x-3 px-5 py-2.5 text-sm sm:grid-cols-[1fr_1.4fr]">
      <Link
        to={addressOf(values)}
        preventScrollReset
        className="font-medium underline decoration-line-strong hover:decoration-current"
      >
        {label}
      </Link>
      <span className="text-ink-soft">{data ? priceVerdict(data.result).headline : '…'}</span>
    </li>
  )
}

function variantsOf({ qm, apor, charges, fees }: PriceReviewResult, values: Values): Variant[] {
  const variants: Variant[] = []
  const apr = readPercent(values.apr ?? '')
  const line = readPercent(apor)! + readPercent(qm.higherPricedThreshold)!
  if (apr !== undefined && apr >= line) {
    const below = percentText(line - PERCENT_SCALE / 1000)
    variants.push({
      label: `APR of ${formatPercent(readPercent(below)!, 3)}, below the line`,
      values: { ...values, apr: below },
    })
  } else if (apr !== undefined)
    variants.push({
      label: `APR of ${percentText(line)}, at the line`,
      values: { ...values, apr: percentText(line) },
    })
  const largest = [...charges.included].sort((a, b) => Number(b.amount) - Number(a.amount))[0]
  if (largest) {
    const items = rowsIn(values.items).filter(({ id }) => id !== largest.id)
    variants.push({ label: `Without "${largest.id}"`, values: { ...values, items: JSON.stringify(items) } })
  }
  const next = fees.tiers.find(({ from }) => Number(from) > Number(values.loanAmount))
  const nextUp = fees.tiers.filter(({ from }) => Number(from) > Number(values.loanAmount)).at(-1) ?? next
  if (nextUp)
    variants.push({
      label: `A note of $${nextUp.from}, the next tier`,
      values: { ...values, loanAmount: nextUp.from },
    })
  return variants
}
