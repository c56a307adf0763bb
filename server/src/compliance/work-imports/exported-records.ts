import { CONTROL_FIELDS } from '@plumbline/contract/compliance/controls.ts'
import { MARKETING_REVIEW_FIELDS } from '@plumbline/contract/compliance/marketing-reviews.ts'
import { PRODUCT_REVIEW_FIELDS } from '@plumbline/contract/compliance/product-reviews.ts'
import type { RecordFields } from '@plumbline/contract/compliance/record-fields.ts'
import { RISK_FIELDS } from '@plumbline/contract/compliance/risks.ts'
import { VENDOR_FIELDS } from '@plumbline/contract/compliance/vendors.ts'
import { type ExportKind, WORK_IMPORT_ROWS_AT_MOST } from '@plumbline/contract/compliance/work-imports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { selectFields } from '../../work/records/record-columns.ts'
import { visibleTo as controlsVisibleTo } from '../controls/control-store.ts'
import { visibleTo as marketingVisibleTo } from '../marketing-reviews/marketing-review-store.ts'
import { visibleTo as productsVisibleTo } from '../product-reviews/product-review-store.ts'
import { visibleTo as risksVisibleTo } from '../risks/risk-store.ts'
import { visibleTo as vendorsVisibleTo } from '../vendors/vendor-store.ts'
import { IMPORT_COLUMNS } from './import-columns.ts'

const ROWS_AT_ONCE = 500
/** What fits in memory several times over; the export of the institution has all. */
const CHARACTERS_AT_MOST = 20_000_000

interface Exported {
  from: (reader: Reader) => SQL
  alias: string
  fields: RecordFields
  /** What the import reads beside the fields. */
  more?: SQL
}

const EXPORTED: Readonly<Record<ExportKind, Exported>> = {
  vendors: {
    ...{ alias: 'v', fields: VENDOR_FIELDS },
    from: (reader) => sql`vendors v where ${vendorsVisibleTo(reader)}`,
  },
  risks: {
    ...{ alias: 'r', fields: RISK_FIELDS },
    from: (reader) => sql`risks r where ${risksVisibleTo(reader)}`,
    more: sql`, (select string_agg(c.citation, '; ' order by c.created_at, c.id) from citation_links c
      where c.institution_id = r.institution_id and c.subject_kind = 'risk' and c.subject_id = r.id) as citations`,
  },
  controls: {
    ...{ alias: 'k', fields: CONTROL_FIELDS },
    from: (reader) => sql`controls k where ${controlsVisibleTo(reader)}`,
  },
  product_reviews: {
    ...{ alias: 'r', fields: PRODUCT_REVIEW_FIELDS },
    from: (reader) => sql`product_reviews r where ${productsVisibleTo(reader)}`,
  },
  marketing_reviews: {
    ...{ alias: 'k', fields: MARKETING_REVIEW_FIELDS },
    from: (reader) => sql`marketing_reviews k where ${marketingVisibleTo(reader)}`,
  },
}

type Value = string | number | boolean | null

/**
 * Records in the columns of their import, which refuses some of them, such as risks with strong controls. None where
 * they are more than one import takes.
 */
export async function exportedRows(
  tx: Db,
  reader: Reader,
  kind: ExportKind,
): Promise<string[][] | undefined> {
  const read: string[][] = []
  let characters = 0
  for (let last = 0; ; ) {
    const rows = await rowsAfter(tx, reader, kind, last)
    for (const row of rows) {
      const cells = IMPORT_COLUMNS[kind].map(({ field, kind: column }) =>
        cellText(column === 'person' ? row.ownerEmail : row[field]),
      )
      characters += cells.reduce((sum, cell) => sum + cell.length, 0)
      read.push(cells)
    }
    if (read.length > WORK_IMPORT_ROWS_AT_MOST || characters > CHARACTERS_AT_MOST) return undefined
    if (rows.length < ROWS_AT_ONCE) return read
    last = Number(rows.at(-1)!.number)
  }
}

async function rowsAfter(tx: Db, reader: Reader, kind: ExportKind, last: number) {
  const { alias, fields, from, more = sql`` } = EXPORTED[kind]
  const as = sql.identifier(alias)
  const { rows } = await tx.execute<Record<string, Value>>(sql`
    select ${as}.number, ${selectFields(alias, fields)},
      (select p.email from institution_people p where p.institution_id = ${as}.institution_id
        and p.user_id = ${as}.owner_id) as "ownerEmail"${more}
    from ${from(reader)} and ${as}.number > ${last} order by ${as}.number limit ${ROWS_AT_ONCE}`)
  return rows
}

function cellText(value: Value | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === null || value === undefined ? '' : String(value)
}
