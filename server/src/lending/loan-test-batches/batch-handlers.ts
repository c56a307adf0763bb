import { FILE_NAME_AT_MOST, XLSX_ROWS_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { renderPdfInThread } from '../../platform/documents/pdf-rendering.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import { managers, members } from '../../platform/procedures.ts'
import { requireQuota } from '../../platform/quotas/quotas.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { cureLetterFile } from '../loan-test-results/cure-letter-file.ts'
import { lawNotesOf } from '../loan-tests/law-of-tests.ts'
import { loanTestData, loanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { batchColumns, LOAN_NUMBER } from './batch-columns.ts'
import { listCauses } from './batch-explanation-store.ts'
import { recordBatchFinding, recordRowsFinding } from './batch-finding.ts'
import { headerHash, settleColumns, suggestColumns } from './batch-mapping.ts'
import { refundsOf } from './batch-refunds.ts'
import { storedBatchReport } from './batch-report-store.ts'
import { runRow } from './batch-row.ts'
import {
  batchSeenBy,
  findBatch,
  insertBatch,
  keptColumns,
  listBatches,
  listRows,
  rowsAfter,
  sourceOf,
} from './batch-store.ts'
import { batchTable } from './batch-table.ts'
import { BATCH_JOB } from './batch-work.ts'
import { tableWorkbook } from './table-workbook.ts'

const readUpload = sandboxed<typeof import('./batch-upload.ts').readBatchUpload>('loan-batch')
const { loanTestBatches } = members

export const loanTestBatchHandlers = {
  list: loanTestBatches.list.handler(async ({ context }) => ({
    items: await context.inInstitution((tx) => listBatches(tx, batchSeenBy(context.member))),
  })),

  find: loanTestBatches.find.handler(async ({ input, context, errors }) => {
    const found = await context.inInstitution(async (tx) => {
      const batch = await findBatch(tx, batchSeenBy(context.member), input.id)
      if (!batch) return undefined
      // Pages ask every two seconds while a batch runs.
      const causes = batch.status === 'waiting' ? [] : await listCauses(tx, context.institutionId, input.id)
      return { ...batch, causes }
    })
    if (!found) throw errors.NOT_FOUND()
    return { ...found, lawNotes: lawNotesOf(await loanTestData(context.db), found.calculator) }
  }),

  rows: loanTestBatches.rows.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await findBatch(tx, batchSeenBy(context.member), input.id))) throw errors.NOT_FOUND()
      const { id, outcome, cause, order, page } = input
      return {
        items: await listRows(tx, context.institutionId, id, { outcome, cause, order, page }),
      }
    }),
  ),

  template: loanTestBatches.template.handler(({ input }) =>
    csvFile(
      `${input.calculator}-template.csv`,
      csvText([[LOAN_NUMBER, ...batchColumns(input.calculator).keys()]]),
    ),
  ),

  check: loanTestBatches.check.handler(async ({ input: { calculator, file, mapping }, context, errors }) => {
    const { header, records, rowCount } = await refusing(errors, () => readFile(context, file))
    const kept = await context.inInstitution((tx) =>
      keptColumns(tx, context.institutionId, calculator, headerHash(header)),
    )
    const suggested = suggestColumns(calculator, header, mapping, kept)
    const columns = await refusing(errors, () => settleColumns(calculator, header, suggested))
    const data = await loanTestData(context.db)
    const rows = records.map((cells, index) => runRow(calculator, columns, cells, index + 1, data))
    return {
      rowCount,
      columns: header,
      mapping: suggested,
      fields: [LOAN_NUMBER, ...batchColumns(calculator).keys()],
      rows,
      lawNotes: lawNotesOf(data, calculator),
    }
  }),

  start: loanTestBatches.start.handler(async ({ input, context, errors }) => {
    const { calculator, name, file, mapping } = input
    const { institutionId, member } = context
    const owner = { institutionId, userId: member.userId }
    // Before the file is read, which costs more.
    await context.inInstitution((tx) => requireQuota(tx, 'loan_test_batches', owner, file.size))
    const { header, rowCount, source } = await refusing(errors, () => readFile(context, file))
    const columns = await refusing(errors, () => settleColumns(calculator, header, mapping))
    const { registerVersion } = await loanTestTables(context.db)
    return context.inInstitution(async (tx) => {
      // Again: others may have stored theirs meanwhile, and a file unpacks to more than its size.
      await requireQuota(tx, 'loan_test_batches', owner, Buffer.byteLength(source))
      const id = await insertBatch(tx, institutionId, {
        ...{ calculator, name, source, columns, rowCount, fileName: file.name.slice(-FILE_NAME_AT_MOST) },
        headerHash: headerHash(header),
        rulesVersion: RULES_VERSION,
        registerVersion,
        createdBy: member.userId,
      })
      await enqueueJob(tx, institutionId, BATCH_JOB, { batchId: id })
      await context.recordAct(tx, {
        action: 'loan_test.batch',
        subjectId: id,
        detail: { calculator, rows: rowCount },
      })
      return (await findBatch(tx, { institutionId, onlyOf: undefined }, id))!
    })
  }),

  downloadCsv: loanTestBatches.downloadCsv.handler(async ({ input: { id }, context, errors }) => {
    const data = await loanTestData(context.db)
    return context.inInstitution(async (tx) => {
      const { institutionId } = context
      const batch = await findBatch(tx, batchSeenBy(context.member), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      const table = await batchTable(found.source, lawNotesOf(data, batch.calculator), (number) =>
        rowsAfter(tx, institutionId, id, number),
      )
      return csvFile('loan-test-batch.csv', csvText(table))
    })
  }),

  downloadXlsx: loanTestBatches.downloadXlsx.handler(async ({ input: { id }, context, errors }) => {
    const data = await loanTestData(context.db)
    const table = await context.inInstitution(async (tx) => {
      const { institutionId } = context
      const batch = await findBatch(tx, batchSeenBy(context.member), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      if (batch.rowCount > XLSX_ROWS_AT_MOST) throw errors.TOO_MANY_ROWS()
      return batchTable(found.source, lawNotesOf(data, batch.calculator), (number) =>
        rowsAfter(tx, institutionId, id, number),
      )
    })
    return tableWorkbook('loan-test-batch.xlsx', 'Results', table)
  }),

  downloadPdf: loanTestBatches.downloadPdf.handler(async ({ input: { id }, context, errors }) => {
    const { member } = context
    const data = await loanTestData(context.db)
    const content = await context.inInstitution(async (tx) => {
      const batch = await findBatch(tx, batchSeenBy(context.member), id)
      if (!batch) throw errors.NOT_FOUND()
      if (batch.status === 'waiting') throw errors.NOT_DONE()
      return storedBatchReport(tx, member, batch, data)
    })
    if (!content) throw errors.NOT_FOUND()
    return new File([new Uint8Array(await renderPdfInThread(content))], 'loan-test-batch.pdf', {
      type: 'application/pdf',
    })
  }),

  cureLetters: loanTestBatches.cureLetters.handler(
    async ({ input: { id, rows, format }, context, errors }) => {
      const { institutionId, member } = context
      const refunds = await context.inInstitution(async (tx) => {
        const batch = await findBatch(tx, batchSeenBy(context.member), id)
        const source = batch && (await sourceOf(tx, institutionId, id))
        if (!source) throw errors.NOT_FOUND()
        if (batch.status === 'waiting') throw errors.NOT_DONE()
        return refundsOf(tx, institutionId, id, source, rows)
      })
      if (refunds.length === 0) throw errors.NOTHING_TO_REFUND()
      return cureLetterFile(refunds, { companyName: member.companyName, format })
    },
  ),

  recordFinding: managers.loanTestBatches.recordFinding.handler(({ input: { id, rows }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const batch = await findBatch(tx, batchSeenBy(context.member), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      if (batch.status === 'waiting') throw errors.NOT_DONE()
      if (batch.counts.outside === 0) throw errors.NO_EXCEPTIONS()
      if (rows.length > 0) {
        const recorded = await recordRowsFinding(tx, institutionId, member, batch, found, rows)
        if (!recorded) throw errors.NO_EXCEPTIONS()
        const { findingId, loans } = recorded
        await context.recordAct(tx, {
          action: 'finding.create',
          subjectId: findingId,
          detail: { batchId: id, loans },
        })
        return { findingId, isNew: true }
      }
      const recorded = await recordBatchFinding(tx, institutionId, member, batch, found)
      if (recorded.isNew)
        await context.recordAct(tx, {
          action: 'finding.create',
          subjectId: recorded.findingId,
          detail: { batchId: id, loans: batch.counts.outside },
        })
      return recorded
    }),
  ),
}

const csvFile = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

interface FileErrors {
  UNREADABLE_FILE: (options: { message: string }) => Error
}

async function refusing<T>(errors: FileErrors, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw errors.UNREADABLE_FILE({ message: error.message })
  }
}

const readFile = async ({ institutionId }: { institutionId: string }, file: File) =>
  readUpload(institutionId, await file.bytes())
