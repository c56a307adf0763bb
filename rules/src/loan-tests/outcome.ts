/** Raised when a calculator or its reading of the text changes, so that saved results can be told apart. */
export const RULES_VERSION = '2026.1'

/** What a list or a batch counts. `answer` is for tests that give dates or figures and judge nothing. */
export type Outcome = 'within' | 'outside' | 'undetermined' | 'answer'

/** The verdict of a result in one word. "Not determined" is never a pass. */
export function outcomeOf(calculator: string, result: unknown): Outcome {
  const value = result as Record<string, unknown>
  switch (calculator) {
    case 'trid-forward': {
      const { date, allowed } = value.plannedConsummation as { date: string | null; allowed: boolean | null }
      return date === null ? 'answer' : judged(allowed)
    }
    case 'fee-tolerance':
      return (value.fees as unknown[]).length === 0 ? 'undetermined' : judged(value.cure === '0.00')
    case 'qm-points-fees':
      return judged(value.pass as boolean | null)
    case 'qm-status':
      return value.status === 'not_determined' ? 'undetermined' : judged(value.status !== 'not_qm')
    case 'hoepa':
      return value.highCost === null ? 'undetermined' : judged(value.highCost === false)
    case 'apr': {
      const verdict = value.verdict as { accurate: boolean | null } | null | undefined
      return verdict ? judged(verdict.accurate) : 'answer'
    }
    case 'apr-tolerance':
      return judged(value.accurate as boolean | null)
    case 'adverse-action':
      return value.noticeRequired === null ? 'undetermined' : 'answer'
    default:
      return 'answer'
  }
}

function judged(passes: boolean | null | undefined): Outcome {
  if (passes === null || passes === undefined) return 'undetermined'
  return passes ? 'within' : 'outside'
}
