import { PLANS, type PlanId } from './plan.ts'

export const INSTITUTION_SIZES = ['small', 'medium', 'large'] as const
export type InstitutionSize = (typeof INSTITUTION_SIZES)[number]

export const COST_KINDS = ['staffing', 'training', 'technology', 'consulting', 'penalties'] as const
export type CostKind = (typeof COST_KINDS)[number]

/** What compliance costs an institution a year without us, in US dollars. */
export const ANNUAL_COSTS: Readonly<Record<InstitutionSize, Readonly<Record<CostKind, number>>>> = {
  small: { staffing: 180_000, training: 25_000, technology: 45_000, consulting: 60_000, penalties: 150_000 },
  medium: {
    staffing: 450_000,
    training: 75_000,
    technology: 120_000,
    consulting: 180_000,
    penalties: 500_000,
  },
  large: {
    staffing: 900_000,
    training: 150_000,
    technology: 300_000,
    consulting: 400_000,
    penalties: 2_000_000,
  },
}

const PLAN_FOR: Readonly<Record<InstitutionSize, PlanId>> = {
  small: 'starter',
  medium: 'professional',
  large: 'enterprise',
}

export const SAVINGS_PERCENT = 40

/** How a typical compliance budget divides, in percent, largest first. */
export const TYPICAL_COST_SPLIT: readonly { kind: CostKind; percent: number }[] = [
  { kind: 'staffing', percent: 35 },
  { kind: 'penalties', percent: 30 },
  { kind: 'technology', percent: 15 },
  { kind: 'consulting', percent: 12 },
  { kind: 'training', percent: 8 },
]

export interface SavingsEstimate {
  plan: PlanId
  total: number
  savings: number
  /** Absent where the plan's price is agreed on request. */
  priced?: { planCost: number; netSavings: number; roiPercent: number }
}

export function estimateSavings(size: InstitutionSize): SavingsEstimate {
  const costs = ANNUAL_COSTS[size]
  const total = COST_KINDS.reduce((sum, kind) => sum + costs[kind], 0)
  const savings = (total * SAVINGS_PERCENT) / 100
  const plan = PLAN_FOR[size]
  const planCost = PLANS[plan].price?.annual
  if (planCost === undefined) return { plan, total, savings }
  const netSavings = savings - planCost
  return {
    plan,
    total,
    savings,
    priced: { planCost, netSavings, roiPercent: Math.round((netSavings / planCost) * 100) },
  }
}
