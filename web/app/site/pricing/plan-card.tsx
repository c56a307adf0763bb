import {
  annualSavings,
  monthlyShareOfAnnual,
  PLANS,
  type PlanId,
  type PlanPrice,
} from '@plumbline/rules/pricing/plan.ts'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { dollars } from './money.ts'
import { PLAN_TEXT } from './plan-text.ts'

/** Contains both prices; the billing choice shows one of them without scripts. */
export function PlanCard({ plan }: { plan: PlanId }) {
  const { price, popular } = PLANS[plan]
  const text = PLAN_TEXT[plan]
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={clsx(
        'relative flex break-inside-avoid flex-col rounded-card border bg-surface p-7',
        popular ? 'border-brand shadow-card' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan}`} className="display text-2xl">
          {text.name}
        </h3>
        {popular && <Badge tone="brass">Most Popular</Badge>}
      </div>
      <p className="mt-1 text-ink-soft">{text.subtitle}</p>
      <div className="mt-6 min-h-21">
        {price ? <Prices price={price} /> : <p className="display text-3xl">Contact for quote</p>}
      </div>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">{text.description}</p>
      <p className="mt-5 border-line border-t pt-5 text-sm font-semibold">
        {text.maxUsers} <span className="font-normal text-ink-faint">· {text.targetSize}</span>
      </p>
      <ul className="mt-4 mb-8 grid gap-2.5 text-[0.9375rem]">
        {text.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-1 size-4 flex-none text-brand" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <a href={text.cta.href} className={buttonClass(popular ? 'primary' : 'quiet', 'large', 'mt-auto')}>
        {text.cta.label}
        <span className="sr-only">: {text.name}</span>
      </a>
    </article>
  )
}

function Prices({ price }: { price: PlanPrice }) {
  return (
    <>
      <div className="group-has-[[value=annual]:checked]/billing:hidden">
        <Amount amount={price.monthly} />
        <p className="mt-1 text-sm text-ink-faint">Billed monthly</p>
      </div>
      <div className="hidden group-has-[[value=annual]:checked]/billing:block">
        <Amount amount={monthlyShareOfAnnual(price)} />
        <p className="mt-1 text-sm text-ink-faint">
          {dollars(price.annual)} billed annually,{' '}
          <span className="font-semibold text-success">saves {dollars(annualSavings(price))}</span>
        </p>
      </div>
    </>
  )
}

function Amount({ amount }: { amount: number }) {
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="display text-5xl tabular">{dollars(amount)}</span>
      <span className="text-ink-soft">/month</span>
    </p>
  )
}
