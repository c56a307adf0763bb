import {
  ANNUAL_COSTS,
  COST_KINDS,
  estimateSavings,
  INSTITUTION_SIZES,
  type InstitutionSize,
  SAVINGS_PERCENT,
} from '@plumbline/rules/pricing/compliance-cost.ts'
import { Choices } from '../../ui/choices.tsx'
import { COST_TEXT, SIZE_TEXT } from './cost-text.ts'
import { dollars, wholePercent } from './money.ts'
import { PLAN_TEXT } from './plan-text.ts'

/** Written out, because Tailwind finds classes in the source text. */
const SHOWN_FOR: Readonly<Record<InstitutionSize, string>> = {
  small: 'hidden group-has-[[value=small]:checked]/size:grid',
  medium: 'hidden group-has-[[value=medium]:checked]/size:grid',
  large: 'hidden group-has-[[value=large]:checked]/size:grid',
}

/** Three precomputed results; the chosen size shows one without scripts. */
export function CostCalculator() {
  return (
    <div className="group/size rounded-card border border-line bg-surface p-6 sm:p-9">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-semibold">Size of your institution</p>
        <Choices
          legend="Size of your institution"
          name="size"
          options={INSTITUTION_SIZES.map((value) => ({ value, label: SIZE_TEXT[value].label }))}
          initial="medium"
        />
      </div>
      <div aria-live="polite">
        {INSTITUTION_SIZES.map((size) => (
          <div key={size} className={SHOWN_FOR[size]}>
            <Estimate size={size} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Estimate({ size }: { size: InstitutionSize }) {
  const { plan, total, savings, priced } = estimateSavings(size)
  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
      <table className="w-full self-start wrap-anywhere">
        <caption className="pb-3 text-left text-sm text-ink-faint">
          What compliance costs a year today: {SIZE_TEXT[size].description}
        </caption>
        <tbody className="divide-y divide-line border-line border-y">
          {COST_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                {COST_TEXT[kind]}
              </th>
              <td className="py-2.5 text-right tabular">{dollars(ANNUAL_COSTS[size][kind])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="pt-3 pr-4 text-left">
              Total annual cost
            </th>
            <td className="pt-3 text-right tabular">{dollars(total)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="grid content-start gap-5">
        <Result label={`Savings, ${SAVINGS_PERCENT}% of the total`} value={dollars(savings)} large />
        <Result
          label={`${PLAN_TEXT[plan].name} plan, a year`}
          value={priced ? dollars(priced.planCost) : 'Contact for quote'}
        />
        {priced && <Result label="Net savings" value={dollars(priced.netSavings)} />}
        {priced && <Result label="Return on investment" value={wholePercent(priced.roiPercent)} />}
      </dl>
    </div>
  )
}

function Result({ label, value, large = false }: { label: string; value: string; large?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={large ? 'display text-4xl tabular text-brand' : 'text-lg font-semibold tabular'}>
        {value}
      </dd>
    </div>
  )
}
