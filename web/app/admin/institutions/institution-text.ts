import type { Plan } from '@plumbline/contract/tenancy/institutions.ts'

export const PLAN_LABELS: Record<Plan, string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

/** What asks for more in a dialog. */
export type InstitutionAct = 'edit' | 'provider' | 'look' | 'merge' | 'suspend' | 'delete'
