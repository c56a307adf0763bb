import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber } from '../platform/paging.ts'
import { TestName } from './loan-test-results.ts'

export const BATCH_MEGABYTES_AT_MOST = 40
export const BATCH_COLUMNS_AT_MOST = 300
export const HEADER_AT_MOST = 200
export const LOAN_NUMBER_AT_MOST = 100
export const FILE_NAME_AT_MOST = 255
const CAUSE_AT_MOST = 200
/** Loans that are selected for one finding or task. */
export const SELECTED_AT_MOST = 300
/** A workbook is written whole; a longer batch is downloaded as CSV. */
export const XLSX_ROWS_AT_MOST = 20_000

const RowOutcome = z.enum(['within', 'outside', 'undetermined', 'answer', 'error'])

export const Batch = z.object({
  id: Id,
  calculator: z.string(),
  name: z.string(),
  rowCount: z.number().int(),
  status: z.enum(['waiting', 'done', 'failed']),
  counts: z.object({
    done: z.number().int(),
    within: z.number().int(),
    outside: z.number().int(),
    undetermined: z.number().int(),
    answer: z.number().int(),
    error: z.number().int(),
  }),
  rulesVersion: z.string(),
  createdBy: z.string(),
  createdAt: StoredMoment,
})
export type Batch = z.infer<typeof Batch>

const NamedInput = z.object({ field: z.string(), label: z.string() })

/** What a result means: one sentence, by how much it misses, and which input decides. */
export const RowExplanation = z.object({
  sentence: z.string(),
  /** Nothing where the loan passes, or where the miss has no size. */
  miss: z
    .object({ unit: z.enum(['days', 'months', 'percentage_points', 'dollars']), amount: z.string() })
    .nullable(),
  decidedBy: NamedInput.extend({ value: z.string() }).nullable(),
  /** Rows with the same cause are one group. */
  cause: z.object({ key: z.string(), title: z.string() }).nullable(),
  /** What has to be entered before the test can decide. */
  missing: z.array(NamedInput),
})
export type RowExplanation = z.infer<typeof RowExplanation>

export const BatchCause = z.object({
  key: z.string(),
  title: z.string(),
  outcome: RowOutcome,
  count: z.number().int(),
  /** In all, where the misses are measured in dollars. */
  dollars: z.string().nullable(),
  /** The largest, where they are measured in days. */
  daysAtMost: z.number().int().nullable(),
})
export type BatchCause = z.infer<typeof BatchCause>

export const BatchResultRow = z.object({
  number: z.number().int(),
  /** Where the file has a column for it. */
  loanNumber: z.string().nullable(),
  outcome: RowOutcome,
  result: z.unknown(),
  error: z.object({ code: z.string(), field: z.string(), message: z.string() }).nullable(),
  /** Nothing for a moment, where the batch was run before rows had explanations. */
  explanation: RowExplanation.nullable(),
})
export type BatchResultRow = z.infer<typeof BatchResultRow>

const BatchFile = z.file().max(BATCH_MEGABYTES_AT_MOST * 1024 * 1024, {
  error: `The file is larger than ${BATCH_MEGABYTES_AT_MOST} MB.`,
})

/** Which column of the test a header of the file feeds; an empty one leaves it out. */
export const ColumnChoice = z.object({
  header: z.string().max(HEADER_AT_MOST, {
    error: `The name of a column is longer than ${HEADER_AT_MOST} characters.`,
  }),
  column: z.string().max(HEADER_AT_MOST, {
    error: `The name of a column is longer than ${HEADER_AT_MOST} characters.`,
  }),
})
export type ColumnChoice = z.infer<typeof ColumnChoice>

const Mapping = z
  .array(ColumnChoice)
  .max(BATCH_COLUMNS_AT_MOST, { error: `The mapping has more than ${BATCH_COLUMNS_AT_MOST} columns.` })
  .default([])

export const MappedColumn = ColumnChoice.extend({
  /** Chosen now, taken from the last file with these headers, the same name, a similar one, or nothing. */
  by: z.enum(['chosen', 'kept', 'name', 'likely', 'none']),
})
export type MappedColumn = z.infer<typeof MappedColumn>

const UNREADABLE = {
  UNREADABLE_FILE: { status: 422, message: 'This file cannot be read as a batch.' },
}
const NOT_DONE = { NOT_DONE: { status: 409, message: 'The batch has not finished yet.' } }
const NO_BATCH = { NOT_FOUND: { status: 404, message: 'There is no such batch.' } }

/** A file of loans through one test. People see their own batches, managers all of their institution. */
export const loanTestBatches = {
  list: members
    .route({ method: 'GET', path: '/loan-test-batches', summary: 'The newest 50 batches' })
    .output(z.object({ items: z.array(Batch) })),

  find: members
    .route({ method: 'GET', path: '/loan-test-batches/{id}', summary: 'One batch with its progress' })
    .input(z.object({ id: Id }))
    .errors(NO_BATCH)
    .output(
      Batch.extend({
        /** What became of the law that the test applies: void, changed, or changed by a later rule. */
        lawNotes: z.array(z.string()),
        /** Groups of rows, the worst outcome first, then the largest group; none before the batch is done. */
        causes: z.array(BatchCause),
      }),
    ),

  rows: members
    .route({ method: 'GET', path: '/loan-test-batches/{id}/rows', summary: 'Rows of a batch, 50 on a page' })
    .input(
      z.object({
        id: Id,
        outcome: RowOutcome.optional(),
        /** The key of one of the batch's causes. */
        cause: z.string().max(CAUSE_AT_MOST).optional(),
        /** The worst first, or as the file has them. */
        order: z.enum(['severity', 'file']).default('severity'),
        page: PageNumber.default(1),
      }),
    )
    .errors(NO_BATCH)
    .output(z.object({ items: z.array(BatchResultRow) })),

  template: members
    .route({
      method: 'GET',
      path: '/loan-test-batch-templates/{calculator}',
      summary: 'An empty CSV file with the columns of a test',
    })
    .input(z.object({ calculator: TestName }))
    .output(z.file()),

  check: members
    .meta({ bodyMaxKib: (BATCH_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/loan-test-batches/check',
      summary: 'Read a CSV or XLSX file and run its first rows; nothing is stored',
    })
    .input(z.object({ calculator: TestName, file: BatchFile, mapping: Mapping }))
    .errors(UNREADABLE)
    .output(
      z.object({
        rowCount: z.number().int(),
        columns: z.array(z.string()),
        /** Each header of the file with the column that it would feed. */
        mapping: z.array(MappedColumn),
        /** The columns of the test. */
        fields: z.array(z.string()),
        rows: z.array(BatchResultRow),
        /** What became of the law that the test applies: void, changed, or changed by a later rule. */
        lawNotes: z.array(z.string()),
      }),
    ),

  start: members
    .meta({ bodyMaxKib: (BATCH_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/loan-test-batches/start',
      summary: 'Run every row of a CSV or XLSX file in the background',
      successStatus: 201,
    })
    .input(
      z.object({
        calculator: TestName,
        name: z
          .string()
          .trim()
          .refine((name) => name !== '', { error: 'Give the batch a name.' })
          .refine((name) => name.length <= 160, { error: 'The name is longer than 160 characters.' })
          .meta({ maxLength: 160 }),
        file: BatchFile,
        mapping: Mapping,
      }),
    )
    .errors(UNREADABLE)
    .output(Batch),

  downloadCsv: members
    .meta({ isCostly: true })
    .route({
      method: 'GET',
      path: '/loan-test-batches/{id}/csv',
      summary: "The file's rows in their order, with the results beside them",
    })
    .input(z.object({ id: Id }))
    .errors(NO_BATCH)
    .output(z.file()),

  downloadXlsx: members
    .meta({ isCostly: true })
    .route({
      method: 'GET',
      path: '/loan-test-batches/{id}/xlsx',
      summary: 'The same as a workbook',
    })
    .input(z.object({ id: Id }))
    .errors({
      ...NO_BATCH,
      TOO_MANY_ROWS: {
        status: 422,
        message: `A workbook takes at most ${XLSX_ROWS_AT_MOST.toLocaleString('en-US')} rows. Download the CSV.`,
      },
    })
    .output(z.file()),

  downloadPdf: members
    .meta({ isCostly: true })
    .route({
      method: 'GET',
      path: '/loan-test-batches/{id}/pdf',
      summary: 'Method, population, and results for the examiner',
    })
    .input(z.object({ id: Id }))
    .errors({ ...NO_BATCH, ...NOT_DONE })
    .output(z.file()),

  cureLetters: members
    .meta({ isCostly: true })
    .route({
      method: 'POST',
      path: '/loan-test-batches/{id}/cure-letters',
      summary: 'One file with the refund letter of each of these loans, to review; nothing is saved',
    })
    .input(
      z.object({
        id: Id,
        /** Numbers of rows; of these, the loans with a refund. */
        rows: z.array(z.number().int().min(1)).min(1).max(SELECTED_AT_MOST),
        format: z.enum(['docx', 'pdf']).default('docx'),
      }),
    )
    .errors({
      ...NO_BATCH,
      ...NOT_DONE,
      NOTHING_TO_REFUND: { status: 409, message: 'None of these loans has a refund.' },
    })
    .output(z.file()),

  /** Asked again for the whole batch, it names the finding that is there. */
  recordFinding: managers
    .route({
      method: 'POST',
      path: '/loan-test-batches/{id}/finding',
      summary: 'Record the loans outside the limits as a finding',
    })
    .input(
      z.object({
        id: Id,
        /** Numbers of rows; of these, the loans outside. None: all loans outside. */
        rows: z.array(z.number().int().min(1)).max(SELECTED_AT_MOST).default([]),
      }),
    )
    .errors({
      ...NO_BATCH,
      ...NOT_DONE,
      NO_EXCEPTIONS: { status: 409, message: 'No loan of this batch is outside its limits.' },
    })
    .output(z.object({ findingId: Id, isNew: z.boolean() })),
}
