import { CLOSED_END_RULES } from './closed-end-rules.ts'
import { DEPOSIT_RULES } from './deposit-rules.ts'
import { FAIRNESS_RULES } from './fairness-rules.ts'
import type { MarketingPiece } from './marketing-piece.ts'
import { OPEN_END_RULES } from './open-end-rules.ts'
import { type MarketingWeight, type Place, placesOf, plainText } from './word-rule.ts'

export interface MarketingFinding {
  rule: string
  weight: MarketingWeight
  /** The words that it reacted to; empty where something is missing altogether. */
  places: Place[]
  /** What the text lacks. */
  missing: string[]
  says: string
  citation: string
}

export const MARKETING_RULES = [...CLOSED_END_RULES, ...OPEN_END_RULES, ...DEPOSIT_RULES, ...FAIRNESS_RULES]

const ORDER: readonly MarketingWeight[] = ['prohibited', 'required', 'look']

/**
 * What the words of a piece call for. It reads words and nothing else: not pictures, type sizes, or places on a
 * page, and not whether what is said is true. A piece without a finding has not been approved by that.
 */
export function checkMarketing(piece: MarketingPiece): MarketingFinding[] {
  const text = plainText(piece.text)
  if (text.trim() === '') return []
  return MARKETING_RULES.flatMap(({ reads, words, missing: missingIn, ...rule }): MarketingFinding[] => {
    if (!reads(piece)) return []
    const places = words ? placesOf(text, words) : []
    if (words && places.length === 0) return []
    const missing = missingIn ? [...missingIn(text, piece)] : []
    if (missingIn && missing.length === 0) return []
    const citation = typeof rule.citation === 'string' ? rule.citation : rule.citation(piece)
    return [{ rule: rule.id, weight: rule.weight, says: rule.says, citation, places, missing }]
  }).sort((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight))
}
