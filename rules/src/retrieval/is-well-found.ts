/** Below this a paragraph is not quoted as an answer. */
export function isWellFound(found: { certainty?: number | undefined } | undefined): boolean {
  return found?.certainty !== undefined && found.certainty >= 0.5
}
