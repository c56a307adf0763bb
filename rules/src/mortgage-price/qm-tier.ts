import { type Cents, dollars, formatCents } from '../money/cents.ts'
import { type ExactCents, exactCents, exactShare, type Figures } from './figures.ts'

export const QM_TIERS = ['A', 'B', 'C', 'D', 'E'] as const
export type QmTier = (typeof QM_TIERS)[number]

/** A tier of 1026.43(e)(3)(i) in one year's figures. */
export interface TierLimit {
  tier: QmTier
  /** The least face amount of the tier; the smallest tier has none. */
  from: string
  percent: string | null
  flat: string | null
}

/** From the largest loans to the smallest. */
export function tiersOf(figures: Figures): TierLimit[] {
  const money = (key: string) => formatCents(figures.cents(key))
  const percent = (key: string) => ({ percent: figures.row(key).value, flat: null })
  const flat = (key: string) => ({ percent: null, flat: money(key) })
  return [
    { tier: 'A', from: money('qm_pf_a_min'), ...percent('qm_pf_a_pct') },
    { tier: 'B', from: money('qm_pf_b_min'), ...flat('qm_pf_b_cap') },
    { tier: 'C', from: money('qm_pf_c_min'), ...percent('qm_pf_c_pct') },
    { tier: 'D', from: money('qm_pf_d_min'), ...flat('qm_pf_d_cap') },
    { tier: 'E', from: '0.00', ...percent('qm_pf_e_pct') },
  ]
}

const KEY_OF_PERCENT = { A: 'qm_pf_a_pct', C: 'qm_pf_c_pct', E: 'qm_pf_e_pct' } as const
const KEY_OF_CAP = { B: 'qm_pf_b_cap', D: 'qm_pf_d_cap' } as const
const FIRST_KEYS = [
  ['A', 'qm_pf_a_min'],
  ['B', 'qm_pf_b_min'],
  ['C', 'qm_pf_c_min'],
  ['D', 'qm_pf_d_min'],
] as const

/** The tier by the face amount of the note, the limit by the total loan amount. */
export function qmLimit(
  face: Cents,
  totalLoanAmount: Cents,
  figures: Figures,
): { tier: QmTier; edge: string; limit: ExactCents; how: string; citation: string } {
  const above = FIRST_KEYS.find(([, key]) => face >= figures.cents(key))
  const tier: QmTier = above?.[0] ?? 'E'
  const edge = above
    ? `${dollars(face)} is at or above ${dollars(figures.cents(above[1]))}`
    : `${dollars(face)} is below ${dollars(figures.cents('qm_pf_d_min'))}`
  if (tier === 'B' || tier === 'D') {
    const row = figures.row(KEY_OF_CAP[tier])
    const cap = figures.cents(KEY_OF_CAP[tier])
    return {
      tier,
      edge,
      limit: exactCents(cap),
      how: `the flat cap of ${dollars(cap)}`,
      citation: row.citation,
    }
  }
  const row = figures.row(KEY_OF_PERCENT[tier])
  const limit = exactShare(totalLoanAmount, figures.percent(KEY_OF_PERCENT[tier]))
  return {
    ...{ tier, edge, limit },
    how: `${row.value} percent of the total loan amount of ${dollars(totalLoanAmount)}`,
    citation: row.citation,
  }
}
