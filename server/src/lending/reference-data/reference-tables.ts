import { REFERENCE_DATASETS } from '@plumbline/contract/lending/reference-data.ts'
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Tables of the law, and figures of census tracts, which nothing of the law is made from. */
const STORED_DATASETS = [...REFERENCE_DATASETS, 'census_tracts'] as const

export const referenceRowsTable = pgTable(
  'reference_rows',
  {
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    dataset: text({ enum: STORED_DATASETS }).notNull(),
    rowKey: text('row_key').notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.rowKey, table.version] })],
)
