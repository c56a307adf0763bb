import type { Step } from '../loan-tests/answer.ts'
import type { CalculatorName } from '../loan-tests/loan-test-list.ts'
import { type Cents, formatCents } from '../money/cents.ts'
import type { Source } from './loan.ts'
import { labelOf } from './loan-field-names.ts'
import type { LoanReader } from './loan-reader.ts'

/** "Not determined" is never a pass. */
export type Verdict = 'within' | 'outside' | 'undetermined' | 'not_applicable'

export interface UsedValue {
  name: string
  label: string
  /** Nothing where the test looked for it and it was not there, and for a list. */
  value: string | null
  source: Source | null
  /** Why a person corrected it. */
  reason?: string
}

/** One test of one loan. */
export interface LoanVerdict {
  id: string
  /** The calculator that decided, where there is one. */
  test: CalculatorName | null
  group: 'test' | 'closing_disclosure'
  question: string
  verdict: Verdict
  /** One plain sentence with dollars and days. */
  sentence: string
  citation: string
  /** What is wrong in money and in days. */
  dollars: string | null
  days: number | null
  disclosed: string | null
  recomputed: string | null
  missing: { name: string; label: string }[]
  uses: UsedValue[]
  /** What the calculator was asked, to open the test with these values. */
  input: object | null
  steps: readonly Step[]
  notes: readonly string[]
}

export interface Finding {
  verdict: Verdict
  sentence: string
  citation?: string
  dollars?: Cents
  days?: number
  disclosed?: string | undefined
  recomputed?: string | undefined
  input?: object
  steps?: readonly Step[]
  notes?: readonly string[]
}

export interface TestOfLoan {
  id: string
  test: CalculatorName | null
  group: 'test' | 'closing_disclosure'
  question: string
  citation: string
}

export function verdictOf(test: TestOfLoan, finding: Finding, reader: LoanReader): LoanVerdict {
  return {
    ...test,
    verdict: finding.verdict,
    sentence: finding.sentence,
    citation: finding.citation ?? test.citation,
    dollars: finding.dollars === undefined ? null : formatCents(finding.dollars),
    days: finding.days ?? null,
    disclosed: finding.disclosed ?? null,
    recomputed: finding.recomputed ?? null,
    missing:
      finding.verdict === 'undetermined'
        ? reader.missing.map((name) => ({ name, label: labelOf(name) }))
        : [],
    uses: [...reader.uses].sort().map((name) => usedValue(name, reader)),
    input: finding.input ?? null,
    steps: finding.steps ?? [],
    notes: finding.notes ?? [],
  }
}

function usedValue(name: string, { loan }: LoanReader): UsedValue {
  const given = loan.values[name]
  return {
    ...{ name, label: labelOf(name), value: given?.value ?? null, source: given?.source ?? null },
    ...(given?.reason ? { reason: given.reason } : {}),
  }
}

/** "Missing: the loan amount and the lien." */
export function missingText(reader: LoanReader): string {
  const labels = reader.missing.map((name) => {
    const label = labelOf(name)
    return /^[A-Z][a-z]/.test(label) && !/^(Loan Estimate|Closing Disclosure)/.test(label)
      ? label[0]!.toLowerCase() + label.slice(1)
      : label
  })
  if (labels.length === 0) return ''
  const listed = labels.length === 1 ? labels[0]! : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
  return `Missing: ${listed}.`
}
