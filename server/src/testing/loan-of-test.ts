import type { Loan } from '@plumbline/rules/loan-files/loan.ts'

/** A loan with the two days of a waiting period that was observed. */
export function loanOfTest(number: string, values: Readonly<Record<string, string>> = {}): Loan {
  const given = {
    loanIdentifier: number,
    closingDate: '2026-03-16',
    integratedDisclosureIssuedDate: '2026-03-09',
  }
  return {
    ...{ file: 'loans.csv', number: 1, kind: 'table', lists: {}, malformed: [] },
    values: Object.fromEntries(
      Object.entries({ ...given, ...values }).map(([key, value]) => [
        key,
        { value, source: { file: 'loans.csv', path: key, line: 2 } },
      ]),
    ),
  }
}
