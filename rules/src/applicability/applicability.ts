import type { FactName } from './institution-facts.ts'

export type Outcome = 'applies' | 'does_not_apply' | 'may_apply' | 'not_assessed'

/** One law, duty or loan test, and whether it applies to an institution. */
export interface Applicability {
  /** A part ("1026"), a duty ("hmda_reporting"), a loan test ("trid-forward") or a law that is not assessed. */
  id: string
  kind: 'regulation' | 'duty' | 'loan_test' | 'other_law'
  name: string
  outcome: Outcome
  /** One sentence. */
  reason: string
  citation: string | null
  /** Facts that would decide it; only where it may apply. */
  missing: FactName[]
}

export type Verdict = Pick<Applicability, 'outcome' | 'reason' | 'citation' | 'missing'>

export const applies = (reason: string, citation: string): Verdict => ({
  ...{ outcome: 'applies', reason, citation },
  missing: [],
})

export const doesNotApply = (reason: string, citation: string): Verdict => ({
  ...{ outcome: 'does_not_apply', reason, citation },
  missing: [],
})

export const mayApply = (reason: string, citation: string, ...missing: FactName[]): Verdict => ({
  ...{ outcome: 'may_apply', reason, citation, missing },
})
