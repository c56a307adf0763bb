import type { BuiltField, OpenField } from '@plumbline/rules/loan-files/build-register.ts'
import type { RegisterComparison, RegisterDifference } from '@plumbline/rules/loan-files/compare-register.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import type { Verdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import type { LoanReport } from '@plumbline/rules/loan-files/run-every-test.ts'
import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'
import type { ThresholdRow } from '@plumbline/rules/thresholds/threshold-register.ts'

/** A loan as the list shows it. */
export interface LoanRow {
  id: number
  /** The loan number; masked until it is shown. */
  name: string
  file: string
  verdict: LoanReport['verdict']
  counts: Record<Verdict, number>
  /** The sentences of what is outside, or of what is missing. */
  causes: { id: string; question: string; sentence: string; citation: string; dollars: string | null }[]
  /** Whether a refund letter can be made of it. */
  hasRefund: boolean
}

/** What a refund letter is made of. */
export interface LoanRefund {
  /** As the test of fee tolerance takes it. */
  input: unknown
  loanNumber: string
}

export interface FileProblem {
  file: string
  problem: string
}

/** A table with columns that nobody has matched yet. It waits in the worker. */
export interface UnmatchedTable {
  id: number
  file: string
  header: string[]
  /** Of each column, the first value that is not empty. */
  examples: string[]
  loans: number
}

/** A charge as the page of a loan shows it. */
export interface ShownCharge {
  key: string
  section: string
  label: string
  paidTo: string
  estimated: string | null
  columns: Record<
    | 'borrowerAtClosing'
    | 'borrowerBeforeClosing'
    | 'sellerAtClosing'
    | 'sellerBeforeClosing'
    | 'paidByOthers',
    string | null
  >
  financeCharge: 'in' | 'out' | 'open'
  reason: string
  citation: string
}

/** An empty value takes back what was typed. */
export interface TypedValue {
  /** As `Additions` names it. */
  key: string
  /** The field. */
  name: string
  value: string
  /** Needed where the file has a value. */
  reason?: string
}

export interface LoanDetail {
  /** With the first entries of each list. */
  loan: Loan
  /** How many entries each list has. */
  listLengths: Readonly<Record<string, number>>
  report: LoanReport
  charges: ShownCharge[]
}

export type LoanRequest =
  | { type: 'tables'; thresholds: ThresholdRow[]; fixed: string | null; variable: string | null }
  | { type: 'read'; file: File; kept: readonly ColumnMapping[] }
  | { type: 'match'; id: number; columns: ColumnMapping | null }
  | { type: 'open'; id: number }
  | ({ type: 'type'; id: number } & TypedValue)
  | { type: 'results' }
  | { type: 'export' }
  | { type: 'restore'; run: File }
  | { type: 'refunds'; ids: readonly number[] }
  | { type: 'compare'; register: File }
  | { type: 'register'; lei: string }
  | { type: 'registerRow'; id: number; lei: string }
  | { type: 'registerOrigins'; lei: string }
  | { type: 'forget' }

/** What a stored run said, where today's rules and figures say something else. */
export interface RunChange {
  loan: string
  question: string
  before: { verdict: Verdict; sentence: string } | null
  now: { verdict: Verdict; sentence: string } | null
}

/** A comparison with fields and values in words. */
export interface ShownComparison extends Omit<RegisterComparison, 'differences' | 'byField' | 'notCompared'> {
  differences: (RegisterDifference & { title: string })[]
  byField: (RegisterComparison['byField'][number] & { title: string })[]
  notCompared: readonly string[]
}

/** Rows of a register that were made of the open loans, with fields in words. */
export interface BuiltRegister {
  /** As the official file has them, without a transmittal sheet. */
  text: string
  rows: number
  fields: { field: string; title: string; citation: string; filled: number; open: number }[]
  /** Blank in every row. */
  blank: readonly string[]
}

export interface ShownRegisterRow {
  filled: (BuiltField & { title: string })[]
  open: (OpenField & { title: string })[]
}

export interface ReadAnswer {
  /** New ones, and others that a new file changes. */
  rows: LoanRow[]
  /** Loan Estimates that belong to another row now. */
  gone: number[]
  problems: FileProblem[]
  unmatched: UnmatchedTable[]
}

export interface LoanAnswers {
  tables: null
  read: ReadAnswer
  /** Also of the other waiting tables with the same columns. */
  match: ReadAnswer & { settled: number[] }
  open: LoanDetail
  type: { row: LoanRow; detail: LoanDetail }
  results: string
  /** The loans with what was typed, as `POST /loan-runs` takes them. */
  export: string
  restore: ReadAnswer & { changes: RunChange[] }
  refunds: LoanRefund[]
  compare: ShownComparison
  register: BuiltRegister
  registerRow: ShownRegisterRow
  /** One line of CSV for each value. */
  registerOrigins: string
  forget: null
}

export type LoanMessage =
  | { id: number; answer: LoanAnswers[keyof LoanAnswers] }
  | { id: number; problem: string }
