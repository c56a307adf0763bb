import { setImmediate } from 'node:timers/promises'
import type { Db } from '@plumbline/database/db.ts'
import type { QueuedJob } from '../../platform/jobs/job-queue.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { loanTestData } from '../loan-tests/loan-test-data-store.ts'
import { readBatchFile } from './batch-file.ts'
import { type BatchRow, runRow } from './batch-row.ts'
import { findSource, finishBatch, insertRows } from './batch-store.ts'

/** Small enough to let requests in between, large enough that storing is not the cost. */
const CHUNK = 1000
/** The event loop is free again after this many rows. */
const TURN = 100

/** The queue's kind of job, with the batch's id as payload. */
export const BATCH_JOB = 'loan_test_batch'

/** After this many tries the batch is shown as failed; the queue keeps the error for the operator. */
const TRIES_AT_MOST = 8

/** What was stored before a crash stays; the next try goes on after it. */
export async function runBatchJob(db: Db, { institutionId, payload, attempt }: QueuedJob): Promise<void> {
  const id = String(payload.batchId)
  try {
    await runBatch(db, institutionId, id)
  } catch (error) {
    if (attempt >= TRIES_AT_MOST)
      await inInstitution(db, institutionId, (tx) => finishBatch(tx, institutionId, id, 'failed'))
    throw error
  }
}

/** Runs what is not stored yet. */
export async function runBatch(db: Db, institutionId: string, id: string): Promise<void> {
  const source = await inInstitution(db, institutionId, (tx) => findSource(tx, institutionId, id))
  if (!source) return
  const { header, records } = readBatchFile(source.source)
  const columns = source.columns ?? header
  const data = await loanTestData(db)
  for (let start = source.done; start < records.length; start += CHUNK) {
    const rows: BatchRow[] = []
    for (const [index, cells] of records.slice(start, start + CHUNK).entries()) {
      rows.push(runRow(source.calculator, columns, cells, start + index + 1, data))
      if (index % TURN === TURN - 1) await setImmediate()
    }
    await inInstitution(db, institutionId, (tx) => insertRows(tx, institutionId, id, rows))
  }
  await inInstitution(db, institutionId, (tx) => finishBatch(tx, institutionId, id, 'done'))
}
