import { APOR_TABLE_KINDS } from '@plumbline/rules/apor/apor-table.ts'
import { z } from 'zod'
import { administrators, everyone, members } from '../platform/access.ts'

export const REFERENCE_DATASETS = ['apor_fixed', 'apor_variable', 'thresholds'] as const
export type ReferenceDataset = (typeof REFERENCE_DATASETS)[number]

/** The official tables are 130 KB after ten years. */
export const REFERENCE_FILE_AT_MOST = 1_000_000
const REFERENCE_BODY_KIB = 1024

const File = z.strictObject({
  text: z
    .string()
    .min(1, { error: 'The file is empty.' })
    .max(REFERENCE_FILE_AT_MOST, { error: `The file is longer than ${REFERENCE_FILE_AT_MOST} characters.` }),
})

const Changes = z.object({
  dataset: z.enum(REFERENCE_DATASETS),
  added: z.array(z.string()),
  changed: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
  same: z.number(),
  /** Rows that we hold and the file does not. They stay. */
  absent: z.number(),
})
export type ReferenceChanges = z.infer<typeof Changes>

const UNREADABLE = {
  UNREADABLE_FILE: { status: 422, message: 'The file is not one of the official tables.' },
}

export const referenceData = {
  list: administrators
    .route({ method: 'GET', path: '/reference-data', summary: 'The official tables that are held' })
    .output(
      z.array(
        z.object({
          dataset: z.enum(REFERENCE_DATASETS),
          rows: z.number(),
          first: z.string(),
          last: z.string(),
          missing: z.array(z.string()),
          imported: z.number(),
          lastImport: z.string().nullable(),
        }),
      ),
    ),
  preview: administrators
    .meta({ bodyMaxKib: REFERENCE_BODY_KIB })
    .route({ method: 'POST', path: '/reference-data/preview', summary: 'What a file would change' })
    .errors(UNREADABLE)
    .input(File)
    .output(Changes),
  import: administrators
    .meta({ bodyMaxKib: REFERENCE_BODY_KIB })
    .route({ method: 'POST', path: '/reference-data/import', summary: 'Load a newer official table' })
    .errors(UNREADABLE)
    .input(File)
    .output(Changes),
  aporTable: everyone
    .route({
      method: 'GET',
      path: '/apor-tables/{table}',
      summary: 'A table of average prime offer rates, as the official file is written',
    })
    .input(z.strictObject({ table: z.enum(APOR_TABLE_KINDS) }))
    .output(z.object({ text: z.string() })),
  thresholds: everyone
    .route({
      method: 'GET',
      path: '/threshold-register',
      summary: 'Rows of the threshold register, all of them or those of some keys',
    })
    .input(z.strictObject({ keys: z.array(z.string().max(100)).max(100).optional() }))
    .output(
      z.object({
        rows: z.array(
          z.object({
            key: z.string(),
            value: z.string(),
            unit: z.string(),
            from: z.string(),
            to: z.string().nullable(),
            pickedBy: z.string(),
            citation: z.string(),
            federalRegister: z.string(),
            status: z.enum(['V', 'V2', 'S', 'N', 'CONFLICT']),
            note: z.string(),
          }),
        ),
      }),
    ),
  censusTracts: members
    .route({
      method: 'GET',
      path: '/census-tracts',
      summary: 'Figures of census tracts, as CSV, where the operator imported a census flat file',
    })
    .output(z.object({ text: z.string().nullable() })),
}
