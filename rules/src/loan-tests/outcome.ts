/** Raised when a calculator or its reading of the text changes, so that saved results can be told apart. */
export const RULES_VERSION = '2026.1'

/** What a list or a batch counts. `answer` is for tests that give dates or figures and judge nothing. */
export type Outcome = 'within' | 'outside' | 'undetermined' | 'answer'

/** "Not determined" is never a pass. */
export function judged(passes: boolean | null | undefined): Outcome {
  if (passes === null || passes === undefined) return 'undetermined'
  return passes ? 'within' : 'outside'
}

/** The outcome of a test that gives dates or figures. */
export const onlyAnswers = (): Outcome => 'answer'
