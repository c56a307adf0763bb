/** Below this a paragraph is not quoted as an answer. */
export function isWellFound(found: { certainty?: number | undefined } | undefined): boolean {
  return found?.certainty !== undefined && found.certainty >= 0.5
}

/** Sure enough to be called the answer. What is found with less is shown as the nearest, and said to be no more. */
const SURE = 0.9
export function isSurelyFound(found: { certainty?: number | undefined } | undefined): boolean {
  return found?.certainty !== undefined && found.certainty >= SURE
}
