/** The method that Plumbline publishes. An institution that changes it gets versions of its own. */
export const RISK_METHOD = '2026-1'

export const RISK_BANDS = ['low', 'moderate', 'high', 'critical'] as const
export type RiskBand = (typeof RISK_BANDS)[number]

export const CONTROL_STRENGTHS = ['none', 'weak', 'adequate', 'strong'] as const
export type ControlStrength = (typeof CONTROL_STRENGTHS)[number]

export const RISK_FACTORS = ['likelihood', 'impact', 'volume', 'complexity', 'change'] as const
export type RiskFactor = (typeof RISK_FACTORS)[number]

/** Each from 1 to 5. */
export type InherentRatings = Record<RiskFactor, number>

export const RISK_STEPS = 5

export interface RiskMethod {
  /** In hundredths; together 100. */
  weights: Record<RiskFactor, number>
  /** What each step of a factor is called, from 1 to 5. */
  words: Record<RiskFactor, string[]>
  /** What the controls take off, in hundredths of a point. Without controls nothing comes off. */
  relief: Record<Exclude<ControlStrength, 'none'>, number>
  /** The lowest score of each band, in hundredths. Below the moderate ones a risk is low. */
  bandsFrom: Record<Exclude<RiskBand, 'low'>, number>
}

/** How likely it is and what it does to consumers count most. */
export const STANDARD_METHOD: RiskMethod = {
  weights: { likelihood: 30, impact: 30, volume: 15, complexity: 15, change: 10 },
  words: {
    likelihood: ['Rare', 'Unlikely', 'Possible', 'Likely', 'Expected'],
    impact: ['Slight', 'Some', 'Noticeable', 'Serious', 'Severe'],
    volume: ['Very few', 'Few', 'Some', 'Many', 'Nearly all'],
    complexity: ['Simple', 'Some steps', 'Moderate', 'Demanding', 'Very demanding'],
    change: ['None', 'Little', 'Some', 'Much', 'Everything'],
  },
  relief: { weak: 50, adequate: 125, strong: 200 },
  bandsFrom: { moderate: 200, high: 300, critical: 400 },
}

/** Of the institution's own versions, counted from 1; 0 is the one that Plumbline publishes. */
export const methodName = (version: number): string => (version === 0 ? RISK_METHOD : `Version ${version}`)

export interface Rating {
  /** From 100 to 500: hundredths of a point. */
  score: number
  band: RiskBand
}

function rated(score: number, { bandsFrom }: RiskMethod): Rating {
  const band = (['critical', 'high', 'moderate'] as const).find((name) => score >= bandsFrom[name])
  return { score, band: band ?? 'low' }
}

/** The weighted mean of the five ratings, before any control. */
export function inherentRisk(ratings: InherentRatings, method: RiskMethod): Rating {
  const score = RISK_FACTORS.reduce((sum, factor) => sum + ratings[factor] * method.weights[factor], 0)
  return rated(score, method)
}

/** What remains once the controls are counted; no control takes a risk below 1. */
export function residualRisk(inherent: Rating, strength: ControlStrength, method: RiskMethod): Rating {
  const relief = strength === 'none' ? 0 : method.relief[strength]
  return rated(Math.max(100, inherent.score - relief), method)
}

export interface MethodProblem {
  /** The part of the method that is wrong: `['weights']`, `['words', 'impact']`. */
  path: string[]
  message: string
}

const FACTOR_NAMES: Readonly<Record<RiskFactor, string>> = {
  likelihood: 'Likelihood',
  impact: 'Impact',
  volume: 'Volume',
  complexity: 'Complexity',
  change: 'Change',
}

/** What keeps a method from being used; nothing where it can be. */
export function problemsOfMethod({ weights, words, relief, bandsFrom }: RiskMethod): MethodProblem[] {
  const problems: MethodProblem[] = []
  const sum = RISK_FACTORS.reduce((total, factor) => total + weights[factor], 0)
  if (sum !== 100)
    problems.push({
      path: ['weights'],
      message: `Weights: together they must be 100 percent. They are ${sum} percent.`,
    })
  for (const factor of RISK_FACTORS)
    if (new Set(words[factor].map((word) => word.trim().toLowerCase())).size < words[factor].length)
      problems.push({
        path: ['words', factor],
        message: `${FACTOR_NAMES[factor]}: two steps have the same word.`,
      })
  if (!(relief.weak <= relief.adequate && relief.adequate <= relief.strong))
    problems.push({
      path: ['relief'],
      message: 'Controls: stronger controls cannot take off less than weaker ones.',
    })
  if (
    !(100 < bandsFrom.moderate && bandsFrom.moderate < bandsFrom.high && bandsFrom.high < bandsFrom.critical)
  )
    problems.push({
      path: ['bandsFrom'],
      message: 'Levels: moderate must begin above 1, high above moderate, and critical above high.',
    })
  return problems
}
