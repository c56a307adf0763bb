import { PLAN_IDS } from '@plumbline/rules/pricing/plan.ts'
import type { ReactNode } from 'react'
import { Choices } from '../../ui/choices.tsx'
import { PlanCard } from './plan-card.tsx'

/** The three plans; children may offer the billing choice. */
export function PlanList({ children }: { children: ReactNode }) {
  return (
    <div className="group/billing grid gap-8">
      {children}
      <div className="grid gap-5 lg:grid-cols-3">
        {PLAN_IDS.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </div>
    </div>
  )
}

export function BillingChoice() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Choices
        legend="Billing period"
        name="billing"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'annual', label: 'Annual' },
        ]}
        initial="monthly"
      />
      <p className="text-sm font-semibold text-brass">Save up to 20%</p>
    </div>
  )
}
