import { setImmediate } from 'node:timers/promises'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import type { Db } from '@plumbline/database/db.ts'
import { explainResult } from '@plumbline/rules/loan-tests/calculators.ts'
import { type Explanation, explainRefusal } from '@plumbline/rules/loan-tests/explanation.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { QueuedJob } from '../../platform/jobs/job-queue.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { loanTestData } from '../loan-tests/loan-test-data-store.ts'
import { readInput } from '../loan-tests/run-by-name.ts'
import { explainRows, rowsWithoutExplanation } from './batch-explanation-store.ts'
import { readBatchFile, rowInput } from './batch-file.ts'
import { sourceOf } from './batch-store.ts'

/** Queued for batches that were run before rows had explanations. */
export const EXPLANATION_JOB = 'loan_test_batch_explanations'

/** Rows that have one are left alone, so that a second try goes on where the first stopped. */
export async function explainBatch(db: Db, { institutionId, payload }: QueuedJob): Promise<void> {
  const id = String(payload.batchId)
  const batch = await inInstitution(db, institutionId, (tx) => sourceOf(tx, institutionId, id))
  if (!batch) return
  const { header, records } = readBatchFile(batch.source)
  const columns = batch.columns ?? header
  const data = await loanTestData(db)
  for (let after = 0; ; ) {
    const rows = await inInstitution(db, institutionId, (tx) =>
      rowsWithoutExplanation(tx, institutionId, id, after),
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.number
    const explained = rows.flatMap(({ number, result, error }) => {
      const cells = records[number - 1] ?? []
      const explanation = error
        ? explainRefusal(error)
        : explainStored({ calculator: batch.calculator, columns, cells, result }, data)
      return explanation ? [{ number, explanation }] : []
    })
    await inInstitution(db, institutionId, (tx) => explainRows(tx, institutionId, id, explained))
    await setImmediate()
  }
}

interface StoredRow {
  calculator: TestName
  columns: readonly string[]
  cells: readonly string[]
  result: unknown
}

/** Nothing where today's form of the test no longer reads the row. */
function explainStored(
  { calculator, columns, cells, result }: StoredRow,
  data: LoanTestData,
): Explanation | undefined {
  const read = rowInput(calculator, columns, cells)
  const parsed = 'fault' in read ? undefined : readInput(calculator, read.input)
  return parsed?.success ? explainResult(calculator, parsed.data, result, data) : undefined
}
