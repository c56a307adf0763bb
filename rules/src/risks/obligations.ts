import { BANK_SECRECY_OBLIGATIONS } from './rows/bank-secrecy.ts'
import { DEPOSIT_OBLIGATIONS } from './rows/deposits.ts'
import { FAIR_LENDING_OBLIGATIONS } from './rows/fair-lending.ts'
import type { ObligationRow, ObligationTopic } from './rows/obligation-row.ts'
import { OTHER_OBLIGATIONS } from './rows/other-acts.ts'
import { PRIVACY_AND_CREDIT_REPORT_OBLIGATIONS } from './rows/privacy-and-credit-reports.ts'
import { SAFETY_AND_SOUNDNESS_OBLIGATIONS } from './rows/safety-and-soundness.ts'
import { SERVICING_OBLIGATIONS } from './rows/servicing.ts'
import { TRUTH_IN_LENDING_OBLIGATIONS } from './rows/truth-in-lending.ts'

/** A duty in plain words, with what a usual institution would rate it before any control. */
export interface Obligation {
  /** Names it for good: what was added once is not added again. */
  key: string
  title: string
  citation: string
  /** The entry of `whatApplies` that says whether it binds the institution. */
  appliesBy: string
  topic: ObligationTopic | null
  productLine: string
  /** The start of a rating, from 1 to 5; the institution changes it. */
  likelihood: number
  impact: number
  volume: number
  complexity: number
}

const ROWS: readonly ObligationRow[] = [
  ...TRUTH_IN_LENDING_OBLIGATIONS,
  ...FAIR_LENDING_OBLIGATIONS,
  ...SERVICING_OBLIGATIONS,
  ...DEPOSIT_OBLIGATIONS,
  ...PRIVACY_AND_CREDIT_REPORT_OBLIGATIONS,
  ...BANK_SECRECY_OBLIGATIONS,
  ...SAFETY_AND_SOUNDNESS_OBLIGATIONS,
  ...OTHER_OBLIGATIONS,
]

/** A start for the register: the principal duties, not all of them. */
export const OBLIGATIONS: readonly Obligation[] = ROWS.map(
  ([key, title, citation, appliesBy, topic, productLine, likelihood, impact, volume, complexity]) => ({
    ...{ key, title, citation, appliesBy, topic, productLine },
    ...{ likelihood, impact, volume, complexity },
  }),
)
