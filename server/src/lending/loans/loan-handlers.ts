import { LOANS_OF_ONE_CHECK } from '@plumbline/contract/lending/loans.ts'
import { kindValue } from '@plumbline/rules/loan-files/field-value.ts'
import { joinDisclosures } from '@plumbline/rules/loan-files/join-disclosures.ts'
import { type Additions, type Loan, withAdditions } from '@plumbline/rules/loan-files/loan.ts'
import { FIELD_BY_KEY } from '@plumbline/rules/loan-files/loan-fields.ts'
import { readLoanFile } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { members } from '../../platform/procedures.ts'
import { loanTestTables } from '../loan-tests/loan-test-data-store.ts'

/** How a loan without a file is named. */
const NO_FILE = 'loan'

export const loanHandlers = {
  /** Reads, tests, and forgets: neither the loan nor its verdicts are stored or logged. */
  check: members.loans.check.handler(async ({ input: { xml, values = {} }, errors, context }) => {
    const additions: Record<string, Additions[string]> = {}
    for (const [key, written] of Object.entries(values)) {
      const field = FIELD_BY_KEY.get(key)
      const value = field && kindValue(field.kind, written)
      if (value === undefined)
        throw errors.INVALID_VALUE({
          message: field
            ? `${key}: this is not a value of ${field.label}.`
            : `${key.slice(0, 60)}: there is no such value of a loan.`,
          data: { field: key },
        })
      additions[key] = { value, source: 'typed' }
    }
    const { data, registerVersion } = await loanTestTables(context.db)
    try {
      const loans =
        xml === undefined
          ? [blankLoan()]
          : joinDisclosures(readLoanFile(new TextEncoder().encode(withoutEncoding(xml)), NO_FILE))
      if (loans.length > LOANS_OF_ONE_CHECK)
        throw new UnreadableLoanFile(
          `The file has ${loans.length} loans; one request takes ${LOANS_OF_ONE_CHECK}.`,
        )
      return {
        loans: loans.map((loan) => {
          const { file: _, verdicts, ...report } = runEveryTest(withAdditions(loan, additions), data)
          return {
            ...report,
            verdicts: verdicts.map(({ input: _asked, ...verdict }) => ({
              ...verdict,
              steps: [...verdict.steps],
              notes: [...verdict.notes],
            })),
          }
        }),
        rulesVersion: RULES_VERSION,
        registerVersion,
      }
    } catch (error) {
      if (!(error instanceof UnreadableLoanFile)) throw error
      throw errors.UNREADABLE_FILE({
        message: error.message,
        data: { line: error.line, element: error.element },
      })
    }
  }),
}

const blankLoan = (): Loan => ({
  file: NO_FILE,
  number: 1,
  kind: 'application',
  values: {},
  lists: {},
  malformed: [],
})

/** JSON has decoded the text already: what its declaration says of the encoding no longer holds. */
const withoutEncoding = (xml: string) =>
  xml.replace(/^(\uFEFF?\s*<\?xml[^>]*?)\sencoding\s*=\s*("[^"]*"|'[^']*')/, '$1')
