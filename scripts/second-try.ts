export interface Failure {
  /** `server/src/http/app.test.ts › answers`. */
  name: string
  message: string
}

interface Outcome {
  passed: number
  failed: number
  failures: readonly Failure[]
}

interface SecondOutcome extends Outcome {
  /** What failed first and passed when it ran again. */
  unsteady: readonly Failure[]
}

/** More failures than these have a cause, and running them again takes as long as the suite. */
export const TRIED_AGAIN_AT_MOST = 10

/**
 * Runs the files of what failed once more, with nothing else beside them. A fault of the product fails again; what
 * passes depends on time, order, or load, and is named at the end, to be fixed.
 */
export function withSecondTry(first: Outcome, again: (files: readonly string[]) => Outcome): SecondOutcome {
  const files = [...new Set(first.failures.map(({ name }) => name.split(' › ')[0]!))]
  const hasFiles = files.every((file) => /\.(?:test|spec)\.ts$/.test(file))
  if (files.length === 0 || first.failures.length > TRIED_AGAIN_AT_MOST || !hasFiles)
    return { ...first, unsteady: [] }
  const second = again(files)
  const still = new Set(second.failures.map(({ name }) => name))
  return {
    passed: first.passed + Math.max(first.failed - second.failed, 0),
    failed: second.failed,
    failures: second.failures,
    unsteady: first.failures.filter(({ name }) => !still.has(name)),
  }
}
