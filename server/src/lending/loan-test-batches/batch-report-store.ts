import type { Batch } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { DocumentContent } from '../../platform/documents/document-content.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { lawNotesOf } from '../loan-tests/law-of-tests.ts'
import { listCauses } from './batch-explanation-store.ts'
import { batchReport, LOANS_IN_REPORT } from './batch-report.ts'
import { listRows, sourceOf } from './batch-store.ts'

interface Reader {
  institutionId: string
  companyName: string
  timeZone: string
}

/** The report of a finished batch; the caller has seen to it that the reader may see the batch. */
export async function storedBatchReport(
  tx: Db,
  { institutionId, companyName, timeZone }: Reader,
  batch: Batch,
  data: LoanTestData,
): Promise<DocumentContent | undefined> {
  const source = await sourceOf(tx, institutionId, batch.id)
  if (!source) return undefined
  const worst = (outcome: 'outside' | 'undetermined') =>
    listRows(tx, institutionId, batch.id, { outcome, onPage: LOANS_IN_REPORT })
  return batchReport({
    ...{ batch, source, companyName, timeZone, causes: await listCauses(tx, institutionId, batch.id) },
    ...{ outside: await worst('outside'), undetermined: await worst('undetermined') },
    lawNotes: lawNotesOf(data, batch.calculator),
    look: await findLook(tx, institutionId),
  })
}
