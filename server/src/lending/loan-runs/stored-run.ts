import { z } from 'zod'

const Source = z.union([
  z.strictObject({ file: z.string().max(500), path: z.string().max(2000), line: z.number().int() }),
  z.enum(['typed', 'settings']),
])
const Given = z.strictObject({
  value: z.string().max(5000),
  source: Source,
  reason: z.string().max(500).optional(),
  get was() {
    return Given.optional()
  },
})
const Values = z.record(z.string().max(200), Given)
const Entry = z.strictObject({
  path: z.string().max(2000),
  line: z.number().int(),
  values: Values,
  get lists() {
    return z.record(z.string().max(200), z.array(Entry))
  },
})
const Loan = z.strictObject({
  file: z.string().max(500),
  number: z.number().int(),
  kind: z.enum(['closing_disclosure', 'loan_estimate', 'application', 'table']),
  values: Values,
  lists: z.record(z.string().max(200), z.array(Entry)),
  malformed: z.array(
    z.strictObject({
      key: z.string().max(200),
      value: z.string().max(500),
      source: Source,
      problem: z.string().max(500),
    }),
  ),
  get estimates() {
    return z.array(Loan).optional()
  },
})
/** By the key of a value, what a person typed. */
const Additions = z.record(
  z.string().max(2500),
  z.strictObject({
    value: z.string().max(5000),
    source: z.enum(['typed', 'settings']),
    reason: z.string().max(500).optional(),
  }),
)

/** The loans of a run, as the page sends them and gets them back. */
export const RunLoans = z.array(z.strictObject({ loan: Loan, additions: Additions }))
export type RunLoans = z.infer<typeof RunLoans>

/** What one test said. Its working is computed again from the loan. */
export interface StoredVerdict {
  id: string
  question: string
  verdict: 'within' | 'outside' | 'undetermined' | 'not_applicable'
  sentence: string
  citation: string
  dollars: string | null
  days: number | null
}

export interface StoredResult {
  name: string
  verdict: 'within' | 'outside' | 'undetermined'
  verdicts: StoredVerdict[]
}

/** What is sealed. */
export interface StoredRun {
  name: string
  storedAt: string
  rulesVersion: string
  registerVersion: string
  /** The text of the law that the rules were written from. */
  textAsOf: string
  loans: RunLoans
  results: StoredResult[]
}
