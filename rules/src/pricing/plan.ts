/** The plans by the sizes they are made for, smallest first. */
export const PLAN_IDS = ['starter', 'professional', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** US dollars. */
export interface PlanPrice {
  monthly: number
  annual: number
}

export interface Plan {
  /** Absent: the price is agreed on request. */
  price?: PlanPrice
  /** Absent: as many as there are. */
  usersAtMost?: number
  popular: boolean
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: { price: { monthly: 99, annual: 990 }, usersAtMost: 5, popular: false },
  professional: { price: { monthly: 299, annual: 2990 }, usersAtMost: 25, popular: true },
  enterprise: { popular: false },
}

const MONTHS = 12

/** What a year costs less when it is paid at once. */
export function annualSavings({ monthly, annual }: PlanPrice): number {
  return monthly * MONTHS - annual
}

/** A month's share of the annual price, in whole dollars. */
export function monthlyShareOfAnnual({ annual }: PlanPrice): number {
  return Math.round(annual / MONTHS)
}
