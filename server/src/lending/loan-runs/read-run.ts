import { LOANS_OF_A_RUN } from '@plumbline/contract/lending/loan-runs.ts'
import { withAdditions } from '@plumbline/rules/loan-files/loan.ts'
import { runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { RunLoans, type StoredResult } from './stored-run.ts'

export interface RunToRead {
  bytes: Uint8Array
  data: LoanTestData
}

/** Reads the loans and runs every test on them: a caller cannot store results of their own. */
export function readRun({ bytes, data }: RunToRead): { loans: RunLoans; results: StoredResult[] } {
  const loans = parsed(bytes)
  if (loans.length === 0) throw new UnreadableFile('There is no loan to store.')
  if (loans.length > LOANS_OF_A_RUN)
    throw new UnreadableFile(
      `There are ${loans.length} loans; one run stores ${LOANS_OF_A_RUN}. Store them in parts.`,
    )
  return { loans, results: loans.map((one) => resultOf(one, data)) }
}

function resultOf({ loan, additions }: RunLoans[number], data: LoanTestData): StoredResult {
  const { name, verdict, verdicts } = runEveryTest(withAdditions(loan, additions), data)
  return {
    ...{ name, verdict },
    verdicts: verdicts.map(({ id, question, verdict: said, sentence, citation, dollars, days }) => ({
      ...{ id, question, verdict: said, sentence, citation, dollars, days },
    })),
  }
}

function parsed(bytes: Uint8Array): RunLoans {
  let read: unknown
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new UnreadableFile('The file is no JSON.')
  }
  const loans = RunLoans.safeParse(read)
  if (loans.success) return loans.data
  const [issue] = loans.error.issues
  throw new UnreadableFile(
    `At ${issue!.path.slice(0, 3).join('.') || 'the start'}: this is no loan as the page writes it.`,
  )
}
