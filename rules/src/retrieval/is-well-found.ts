/** Below this the best paragraph lacks too much of what was asked: it is not quoted as an answer. */
const COVERAGE_ENOUGH = 0.5

export function isWellFound(coverage: number | undefined): boolean {
  return coverage !== undefined && coverage >= COVERAGE_ENOUGH
}
