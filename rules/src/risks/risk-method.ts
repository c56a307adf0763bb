/** The method by which risks are rated. A change of it gets a new version; what was approved keeps its own. */
export const RISK_METHOD = '2026-1'

export const RISK_BANDS = ['low', 'moderate', 'high', 'critical'] as const
export type RiskBand = (typeof RISK_BANDS)[number]

export const CONTROL_STRENGTHS = ['none', 'weak', 'adequate', 'strong'] as const
export type ControlStrength = (typeof CONTROL_STRENGTHS)[number]

/** Each from 1 to 5. */
export interface InherentRatings {
  likelihood: number
  impact: number
  volume: number
  complexity: number
  change: number
}

/** In hundredths; together 100. How likely it is and what it does to consumers count most. */
export const RISK_WEIGHTS: Readonly<Record<keyof InherentRatings, number>> = {
  likelihood: 30,
  impact: 30,
  volume: 15,
  complexity: 15,
  change: 10,
}

/** What the controls take off, in hundredths of a point. */
export const CONTROL_RELIEF: Readonly<Record<ControlStrength, number>> = {
  none: 0,
  weak: 50,
  adequate: 125,
  strong: 200,
}

/** The lowest score of each band, in hundredths. */
const BAND_FROM: readonly (readonly [RiskBand, number])[] = [
  ['critical', 400],
  ['high', 300],
  ['moderate', 200],
  ['low', 100],
]

export interface Rating {
  /** From 100 to 500: hundredths of a point. */
  score: number
  band: RiskBand
}

const rated = (score: number): Rating => ({
  score,
  band: BAND_FROM.find(([, from]) => score >= from)![0],
})

/** The weighted mean of the five ratings, before any control. */
export function inherentRisk(ratings: InherentRatings): Rating {
  const names = Object.keys(RISK_WEIGHTS) as (keyof InherentRatings)[]
  return rated(names.reduce((sum, name) => sum + ratings[name] * RISK_WEIGHTS[name], 0))
}

/** What remains once the controls are counted; no control takes a risk below 1. */
export function residualRisk(inherent: Rating, strength: ControlStrength): Rating {
  return rated(Math.max(100, inherent.score - CONTROL_RELIEF[strength]))
}
