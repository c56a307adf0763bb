import type { Db } from '@plumbline/database/db.ts'
import type { FeeToleranceInput, FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { sql } from 'drizzle-orm'
import type { Refund } from '../loan-test-results/cure-letter-file.ts'
import { readBatchFile, rowInput } from './batch-file.ts'
import type { BatchSource } from './batch-store.ts'

interface RefundRow extends Record<string, unknown> {
  number: number
  loanNumber: string | null
  result: FeeToleranceResult
}

/** What the selected loans of a batch of fee ledgers have to be refunded, in the order of the file. */
export async function refundsOf(
  tx: Db,
  institutionId: string,
  batchId: string,
  { calculator, source, columns }: BatchSource,
  numbers: readonly number[],
): Promise<Refund[]> {
  if (calculator !== 'fee-tolerance') return []
  const { rows } = await tx.execute<RefundRow>(sql`
    select number, loan_number as "loanNumber", result from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batchId} and outcome = 'outside'
      and number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)::integer)
    order by number`)
  const { header, records } = readBatchFile(source)
  return rows.map(({ number, loanNumber, result }) => {
    const read = rowInput(calculator, columns ?? header, records[number - 1] ?? [])
    const { consummation } = ('input' in read ? read.input : {}) as Partial<FeeToleranceInput>
    return { ledger: result, consummation, loanNumber: loanNumber ?? undefined }
  })
}
