import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { LOAN_TESTS } from '../loan-tests/loan-test-list.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { APR_TESTS } from './apr-tests.ts'
import { contentChecks } from './closing-disclosure.ts'
import { CLOSING_TESTS } from './closing-tests.ts'
import type { FeeComparison } from './fee-comparison.ts'
import { feeTest, feeToleranceFinding } from './fee-tolerance-finding.ts'
import { type Loan, loanName } from './loan.ts'
import { LoanReader } from './loan-reader.ts'
import { calculator, type LoanTest, notApplicable, refusalText, undetermined } from './loan-test-parts.ts'
import { type TimelineDay, timelineOf } from './loan-timeline.ts'
import { type LoanVerdict, type TestOfLoan, type Verdict, verdictOf } from './loan-verdict.ts'
import { POINTS_AND_FEES_TESTS } from './points-and-fees-tests.ts'
import { PRICE_TESTS } from './price-tests.ts'
import { TRID_TESTS } from './trid-tests.ts'

const TESTS: readonly LoanTest[] = [
  ...APR_TESTS,
  ...POINTS_AND_FEES_TESTS,
  ...PRICE_TESTS,
  calculator('fee-tolerance', feeToleranceFinding),
  ...TRID_TESTS,
  ...CLOSING_TESTS,
  ...LOAN_TESTS.flatMap(({ name, notOfLoanFiles }) =>
    notOfLoanFiles === null ? [] : [calculator(name, () => notApplicable(notOfLoanFiles))],
  ),
]

export const LOAN_TEST_IDS: readonly string[] = TESTS.map(({ id }) => id)

export interface LoanReport {
  name: string
  file: string
  number: number
  kind: Loan['kind']
  verdict: Exclude<Verdict, 'not_applicable'>
  /** What is wrong first, then what is open. */
  verdicts: LoanVerdict[]
  counts: Record<Verdict, number>
  timeline: TimelineDay[]
  /** The charges against the Loan Estimate, where a file says what it said. */
  feeComparison: FeeComparison | null
}

/** Every test of one loan. Nothing is stored and nothing is sent. */
export function runEveryTest(loan: Loan, data: LoanTestData): LoanReport {
  const reader = new LoanReader(loan)
  const verdicts = [
    ...TESTS.map((test) => runOne({ ...test, group: 'test' }, test.run, reader.fresh(), data)),
    ...(loan.kind === 'closing_disclosure'
      ? contentChecks(reader).flatMap((check) => {
          const own = reader.fresh()
          const test: TestOfLoan = {
            id: check.id,
            test: null,
            group: 'closing_disclosure',
            question: check.question,
            citation: check.citation,
          }
          try {
            const finding = check.check(own, data)
            return finding ? [verdictOf(test, finding, own)] : []
          } catch (error) {
            return [refused(error, test, own)]
          }
        })
      : []),
  ]
  const counts: Record<Verdict, number> = { within: 0, outside: 0, undetermined: 0, not_applicable: 0 }
  for (const { verdict } of verdicts) counts[verdict]++
  return {
    ...{ name: loanName(loan), file: loan.file, number: loan.number, kind: loan.kind },
    verdict: counts.outside > 0 ? 'outside' : counts.undetermined > 0 ? 'undetermined' : 'within',
    ...{ verdicts, counts, timeline: timelineOf(loan, verdicts), feeComparison: comparisonOf(reader, data) },
  }
}

function comparisonOf(reader: LoanReader, data: LoanTestData): FeeComparison | null {
  try {
    return feeTest(reader, data)?.comparison ?? null
  } catch (error) {
    // The test says why.
    if (error instanceof LoanTestRefusal) return null
    throw error
  }
}

function runOne(test: TestOfLoan, run: LoanTest['run'], reader: LoanReader, data: LoanTestData): LoanVerdict {
  const facts: TestOfLoan = {
    id: test.id,
    test: test.test,
    group: test.group,
    question: test.question,
    citation: test.citation,
  }
  try {
    return verdictOf(facts, run(reader, data), reader)
  } catch (error) {
    return refused(error, facts, reader)
  }
}

/** A calculator that cannot answer says why; anything else is a fault of the program. */
function refused(error: unknown, test: TestOfLoan, reader: LoanReader): LoanVerdict {
  if (!(error instanceof LoanTestRefusal)) throw error
  return verdictOf(test, undetermined(reader, refusalText(error)), reader)
}
