import type { Product } from '../applicability/institution-facts.ts'

/** A form of the workspace. Most answer one test; some answer several, or dates that no test computes. */
export interface LoanTestScreen {
  /** Its file is `<last part of the path>-page.tsx` in the lending folder of the browser. */
  path: `/loan-tests/${string}`
  group: 'Before closing' | 'Price and rate' | 'The institution' | 'After closing'
  question: string
  title: string
  about: string
  /** What people also type to find it. */
  words?: string
}

export interface LoanTestCoverage {
  name: string
  citation: string
  /** Nothing: it serves everyone. */
  products?: readonly Product[]
  what?: string
}

/** The subjects of an examiner's request that loan tests answer. */
export type RequestMatter =
  | 'points and fees'
  | 'disclosure timing'
  | 'fee tolerances'
  | 'the APR'
  | 'rate spreads'
  | 'higher-priced loans'
  | 'high-cost loans'
  | 'qualified mortgages'
  | 'escrow accounts'
  | 'notices of action taken'
  | 'servicing dates'

/** What the product says of a test and where it counts. Its functions are in `calculators.ts`, its inputs in the contract. */
export interface LoanTestEntry {
  /** As the API, a batch and a saved result name it. */
  name: string
  /** In lists of results and batches. */
  title: string
  question: string
  /** As a reader cites it; its sections are what the test applies. */
  cites: string
  /** Which institutions need it. */
  coverage: LoanTestCoverage
  /** Where it is asked: its own form, which a saved result opens again, or a screen that shows it beside others. */
  screen: { form: string } | { shownOn: string }
  /** The concern whose score counts its results, and of the findings of its batches. */
  topic: 'trid' | 'qm' | 'fair_lending' | null
  /** What examiners ask for that it answers. */
  matters: readonly RequestMatter[]
  /** Why a loan file is not tested; null where `loan-files/` tests it. */
  notOfLoanFiles: string | null
}
