import type { Limits } from './edit-rules.ts'

/** Counts of the whole file that the macro edits compare. */
export interface MacroCounts {
  rows: number
  /** Rows by action taken, 0 to 8. */
  byAction: number[]
  purchases: number
  originatedPurchases: number
  preapprovalRequests: number
  incomes: number
  lowIncomes: number
}

export interface MacroFinding {
  edit: string
  fires: boolean
  count: number
  of: number
}

export function judgeMacros(counts: MacroCounts, limits: Limits): MacroFinding[] {
  const { rows, byAction, purchases, originatedPurchases, preapprovalRequests, incomes, lowIncomes } = counts
  const share = (count: number, of: number, largest: number) => count / of > largest
  const action = (code: number) => byAction[code]!
  const decided = action(1) + action(2) + action(3) + action(4) + action(5) + action(6)
  const finding = (edit: string, count: number, of: number, fires: boolean) => ({ edit, count, of, fires })
  return [
    finding(
      'Q634',
      originatedPurchases,
      purchases,
      originatedPurchases > limits['Q634.loans']! && originatedPurchases > limits['Q634.share']! * purchases,
    ),
    finding('Q635', action(2), rows, share(action(2), rows, limits.Q635!)),
    finding('Q636', action(4), rows, share(action(4), rows, limits.Q636!)),
    finding('Q637', action(5), rows, share(action(5), rows, limits.Q637!)),
    // A file without any decided row fires: nothing divided by nothing is not at least the share.
    finding('Q638', action(1), decided, !(action(1) / decided >= limits.Q638!)),
    finding(
      'Q639',
      preapprovalRequests,
      action(7),
      preapprovalRequests > limits['Q639.requests']! && action(7) < 1,
    ),
    finding('Q640', lowIncomes, incomes, share(lowIncomes, incomes, limits['Q640.share']!)),
  ]
}
