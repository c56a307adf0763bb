import { useAddressValues } from './address-values.ts'
import { ChargesCard } from './charges-card.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import { PasteCharges } from './paste-charges-card.tsx'
import { PriceBands } from './price-bands.tsx'
import { PRICE_GROUPS, PRICE_SAMPLE, priceInput } from './price-fields.ts'
import { type PriceReviewInput, type PriceReviewResult, reviewPrice } from './price-review.ts'
import { PriceTiers } from './price-tiers-card.tsx'
import { PriceVerdicts, priceVerdict } from './price-verdicts.tsx'
import { PriceWhatIf } from './price-what-if.tsx'
import type { TestDefinition } from './test-definition.ts'

const PRICE: TestDefinition<PriceReviewInput, PriceReviewResult> = {
  name: 'price-and-fees',
  title: 'Price and fees',
  question: 'Is it a qualified mortgage?',
  part: '1026',
  sample: PRICE_SAMPLE,
  groups: PRICE_GROUPS,
  toInput: priceInput,
  cannotBeSaved: true,
  run: reviewPrice,
  verdict: priceVerdict,
  details: (result, values) => (
    <>
      <PriceVerdicts result={result} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 2xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PriceBands result={result} />
          <PriceTiers result={result} year={(values.consummation ?? '').slice(0, 4)} />
        </div>
        <ChargesCard result={result} />
      </div>
      <PriceWhatIf result={result} values={values} />
    </>
  ),
}

export default function PriceAndFeesPage() {
  const { values, change } = useAddressValues()
  return (
    <LoanTestScreen test={PRICE}>
      <PasteCharges items={values.items ?? ''} onChange={(items) => change({ items })} />
    </LoanTestScreen>
  )
}
