import { CONTROL_FIELDS } from '@plumbline/contract/compliance/controls.ts'
import { MARKETING_REVIEW_FIELDS } from '@plumbline/contract/compliance/marketing-reviews.ts'
import { PRODUCT_REVIEW_FIELDS } from '@plumbline/contract/compliance/product-reviews.ts'
import type { RecordFields } from '@plumbline/contract/compliance/record-fields.ts'
import { RISK_FIELDS } from '@plumbline/contract/compliance/risks.ts'
import { VENDOR_FIELDS } from '@plumbline/contract/compliance/vendors.ts'
import type { ExportKind } from '@plumbline/contract/compliance/work-imports.ts'
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

/** More rows than anybody reads in a sheet; the export of the institution has all. */
export const EXPORT_ROWS_AT_MOST = 10_000

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

/** Records in the columns of their import, so that the file can be imported as it is. */
export async function exportedRows(tx: Db, reader: Reader, kind: ExportKind): Promise<string[][]> {
  const { alias, fields, from, more = sql`` } = EXPORTED[kind]
  const as = sql.identifier(alias)
  const { rows } = await tx.execute<Record<string, Value>>(sql`
    select ${selectFields(alias, fields)},
      (select p.email from institution_people p where p.institution_id = ${as}.institution_id
        and p.user_id = ${as}.owner_id) as "ownerEmail"${more}
    from ${from(reader)} order by ${as}.number limit ${EXPORT_ROWS_AT_MOST}`)
  return rows.map((row) =>
    IMPORT_COLUMNS[kind].map(({ field, kind: column }) =>
      cellText(column === 'person' ? row.ownerEmail : row[field]),
    ),
  )
}

function cellText(value: Value | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === null || value === undefined ? '' : String(value)
}
