import type { CostKind, InstitutionSize } from '@plumbline/rules/pricing/compliance-cost.ts'

export const COST_TEXT: Readonly<Record<CostKind, string>> = {
  staffing: 'Staffing',
  training: 'Training',
  technology: 'Technology',
  consulting: 'Consulting',
  penalties: 'Penalties',
}

export const SIZE_TEXT: Readonly<Record<InstitutionSize, { label: string; description: string }>> = {
  small: { label: 'Small', description: 'small, under $100M in assets' },
  medium: { label: 'Medium', description: 'medium, $100M to $1B in assets' },
  large: { label: 'Large', description: 'large, over $1B in assets' },
}
