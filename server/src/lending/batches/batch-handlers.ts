import { XLSX_ROWS_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import { managers, members } from '../../platform/procedures.ts'
import { loanTestData, loanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { batchColumns, LOAN_NUMBER } from './batch-columns.ts'
import { readBatchFile } from './batch-file.ts'
import { recordBatchFinding } from './batch-finding.ts'
import { headerHash, settleColumns, suggestColumns } from './batch-mapping.ts'
import { runRow } from './batch-row.ts'
import {
  type BatchScope,
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
import { isWorkbook, workbookCsv } from './batch-workbook.ts'
import { tableWorkbook } from './table-workbook.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

const ROWS_CHECKED = 20
const { loanTestBatches } = members

export const loanTestBatchHandlers = {
  list: loanTestBatches.list.handler(async ({ context }) => ({
    items: await context.inInstitution((tx) => listBatches(tx, scopeOf(context))),
  })),

  find: loanTestBatches.find.handler(async ({ input, context, errors }) => {
    const batch = await context.inInstitution((tx) => findBatch(tx, scopeOf(context), input.id))
    if (!batch) throw errors.NOT_FOUND()
    return batch
  }),

  rows: loanTestBatches.rows.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await findBatch(tx, scopeOf(context), input.id))) throw errors.NOT_FOUND()
      return {
        items: await listRows(tx, context.institutionId, input.id, {
          outcome: input.outcome,
          page: input.page,
        }),
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
    const { header, records } = await refusing(errors, () => readFile(file))
    const kept = await context.inInstitution((tx) =>
      keptColumns(tx, context.institutionId, calculator, headerHash(header)),
    )
    const suggested = suggestColumns(calculator, header, mapping, kept)
    const columns = await refusing(errors, () => settleColumns(calculator, header, suggested))
    const data = await loanTestData(context.db)
    const rows = records
      .slice(0, ROWS_CHECKED)
      .map((cells, index) => runRow(calculator, columns, cells, index + 1, data))
    return {
      rowCount: records.length,
      columns: header,
      mapping: suggested,
      fields: [LOAN_NUMBER, ...batchColumns(calculator).keys()],
      rows,
    }
  }),

  start: loanTestBatches.start.handler(async ({ input, context, errors }) => {
    const { calculator, name, file, mapping } = input
    const { header, records, source } = await refusing(errors, () => readFile(file))
    const columns = await refusing(errors, () => settleColumns(calculator, header, mapping))
    const { registerVersion } = await loanTestTables(context.db)
    const { institutionId, member } = context
    return context.inInstitution(async (tx) => {
      const id = await insertBatch(tx, institutionId, {
        ...{ calculator, name, source, columns, rowCount: records.length },
        headerHash: headerHash(header),
        rulesVersion: RULES_VERSION,
        registerVersion,
        createdBy: member.userId,
      })
      await enqueueJob(tx, institutionId, BATCH_JOB, { batchId: id })
      await context.recordAct(tx, {
        action: 'loan_test.batch',
        subjectId: id,
        detail: { calculator, rows: records.length },
      })
      return (await findBatch(tx, { institutionId, onlyOf: undefined }, id))!
    })
  }),

  downloadCsv: loanTestBatches.downloadCsv.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId } = context
      const batch = await findBatch(tx, scopeOf(context), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      const table = await batchTable(found.source, (number) => rowsAfter(tx, institutionId, id, number))
      return csvFile('loan-test-batch.csv', csvText(table))
    }),
  ),

  downloadXlsx: loanTestBatches.downloadXlsx.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId } = context
      const batch = await findBatch(tx, scopeOf(context), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      if (batch.rowCount > XLSX_ROWS_AT_MOST) throw errors.TOO_MANY_ROWS()
      const table = await batchTable(found.source, (number) => rowsAfter(tx, institutionId, id, number))
      return tableWorkbook('loan-test-batch.xlsx', 'Results', table)
    }),
  ),

  recordFinding: managers.loanTestBatches.recordFinding.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const batch = await findBatch(tx, scopeOf(context), id)
      const found = batch && (await sourceOf(tx, institutionId, id))
      if (!found) throw errors.NOT_FOUND()
      if (batch.status === 'waiting') throw errors.NOT_DONE()
      if (batch.counts.outside === 0) throw errors.NO_EXCEPTIONS()
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

/** People see their own batches; managers see all of their institution. */
function scopeOf(context: { institutionId: string; member: { userId: string; role: string } }): BatchScope {
  const { institutionId, member } = context
  return { institutionId, onlyOf: member.role === 'user' ? member.userId : undefined }
}

const csvFile = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

interface FileErrors {
  UNREADABLE_FILE: (options: { message: string }) => Error
}

async function refusing<T>(errors: FileErrors, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableBatch)) throw error
    throw errors.UNREADABLE_FILE({ message: error.message })
  }
}

async function readFile(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer())
  const source = isWorkbook(bytes) ? await workbookCsv(bytes) : utf8(bytes)
  // PostgreSQL cannot store this character.
  if (source.includes('\0')) throw new UnreadableBatch('This is not a CSV file: it holds binary data.')
  return { ...readBatchFile(source), source }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableBatch(
      'The file is neither a workbook nor UTF-8 text. Save it as XLSX or CSV (UTF-8).',
    )
  }
}
