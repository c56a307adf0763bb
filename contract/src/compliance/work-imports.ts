import { z } from 'zod'
import { managers } from '../platform/access.ts'

export const IMPORT_KINDS = [
  'tasks',
  'findings',
  'complaints',
  'vendors',
  'risks',
  'controls',
  'product_reviews',
  'marketing_reviews',
  'policies',
  'evidence',
  'facts',
] as const
export const ImportKind = z.enum(IMPORT_KINDS)
export type ImportKind = z.infer<typeof ImportKind>

/** What can be taken out in the columns of its import. */
export const ExportKind = ImportKind.extract([
  'vendors',
  'risks',
  'controls',
  'product_reviews',
  'marketing_reviews',
])
export type ExportKind = z.infer<typeof ExportKind>

export const IMPORT_MEGABYTES_AT_MOST = 5
export const WORK_IMPORT_ROWS_AT_MOST = 5_000
/** As many problems as are named; the rest is counted. */
export const IMPORT_PROBLEMS_NAMED = 200

const IMPORT_BODY_KIB = IMPORT_MEGABYTES_AT_MOST * 1024 + 64
const ImportFile = z
  .file()
  .max(IMPORT_MEGABYTES_AT_MOST * 1024 * 1024, `The file is larger than ${IMPORT_MEGABYTES_AT_MOST} MB.`)

export const ImportProblem = z.object({
  /** Of the file; the header is line 1. */
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  because: z.string(),
  nearest: z.string().nullable(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

export const WorkImportPreview = z.object({
  rowCount: z.number().int(),
  columns: z.array(z.string()),
  /** The first rows as they would be read. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  problems: z.array(ImportProblem),
  problemCount: z.number().int(),
  /** Names exactly what was previewed; none while there are problems. */
  fingerprint: z.string().nullable(),
})
export type WorkImportPreview = z.infer<typeof WorkImportPreview>

const UNREADABLE_FILE = {
  status: 422,
  message: 'The file cannot be read.',
} as const

export const workImports = {
  template: managers
    .route({
      method: 'GET',
      path: '/imports/template/{kind}',
      summary: 'A CSV file with the columns of an import and one example row',
    })
    .input(z.object({ kind: ImportKind }))
    .output(z.file()),

  records: managers
    .route({
      method: 'GET',
      path: '/imports/records/{kind}',
      summary: 'Records as a workbook (XLSX) in the columns of their import',
    })
    .errors({
      TOO_MANY_RECORDS: {
        status: 422,
        message: `These are more than ${WORK_IMPORT_ROWS_AT_MOST.toLocaleString('en-US')} records, or too much text, for one file. The export of the institution has all of them.`,
      },
    })
    .input(z.object({ kind: ExportKind }))
    .output(z.file()),

  check: managers
    .meta({ bodyMaxKib: IMPORT_BODY_KIB })
    .errors({ UNREADABLE_FILE })
    .route({
      method: 'POST',
      path: '/imports/check',
      summary: 'Read a CSV or XLSX file and say what an import would create; nothing is stored',
    })
    .input(z.object({ kind: ImportKind, file: ImportFile }))
    .output(WorkImportPreview),

  apply: managers
    .meta({ bodyMaxKib: IMPORT_BODY_KIB })
    .errors({
      UNREADABLE_FILE,
      CHANGED_SINCE_PREVIEW: {
        status: 409,
        message:
          'This is not what was previewed: the file, the people or the facts have changed. Look at the preview again. Nothing was created.',
      },
    })
    .route({
      method: 'POST',
      path: '/imports',
      summary: 'Create everything of a previewed file, or nothing',
    })
    .input(z.object({ kind: ImportKind, file: ImportFile, fingerprint: z.string().max(64) }))
    .output(z.object({ created: z.number().int() })),
}
