/** Off the subject the best paragraph stays below this score, and a right one is seldom there. */
const SCORE_ENOUGH = 7

/** How likely the first paragraph is to be on what was asked, from the score of the learned order: 0 to 1. */
export const certaintyOf = (score: number): number => 1 / (1 + Math.exp(SCORE_ENOUGH - score))

/** Below this a paragraph is not quoted as an answer. */
export function isWellFound(found: { certainty?: number | undefined } | undefined): boolean {
  return found?.certainty !== undefined && found.certainty >= 0.5
}
