import { REFERENCE_DATASETS, type ReferenceDataset } from '@plumbline/contract/lending/reference-data.ts'
import type { Db } from '@plumbline/database/db.ts'
import { inArray, sql } from 'drizzle-orm'
import { referenceRowsTable } from './reference-tables.ts'

export interface ReferenceRow {
  dataset: ReferenceDataset
  rowKey: string
  body: string
}

/** What was read before is still right while both stay the same: the imports, and the law that the tests apply. */
export async function latestReference(db: Db): Promise<{ number: number; law: string }> {
  const { rows } = await db.execute<{ number: string | null; law: string }>(sql`
    select (select max(${referenceRowsTable.number}) from ${referenceRowsTable}
        where ${referenceRowsTable.dataset} <> 'census_tracts') as number,
      concat((select sum(latest_day) from regulation_parts), ' ',
        (select concat(count(*), ' ', sum(version), ' ', count(ended_at)) from regulation_legal_statuses)) as law`)
  return { number: Number(rows[0]?.number ?? 0), law: rows[0]?.law ?? '' }
}

/** The publication in force of each row that was imported. */
export async function referenceRowsInForce(db: Db): Promise<ReferenceRow[]> {
  const rows = await db
    .selectDistinctOn([referenceRowsTable.dataset, referenceRowsTable.rowKey], {
      dataset: referenceRowsTable.dataset,
      rowKey: referenceRowsTable.rowKey,
      body: referenceRowsTable.body,
    })
    .from(referenceRowsTable)
    .where(inArray(referenceRowsTable.dataset, [...REFERENCE_DATASETS]))
    .orderBy(referenceRowsTable.dataset, referenceRowsTable.rowKey, sql`${referenceRowsTable.version} desc`)
  return rows as ReferenceRow[]
}

/** Adds a publication of each row; the ones before it stay, with the time they were loaded. */
export async function addReferenceRows(
  db: Db,
  rows: readonly (Omit<ReferenceRow, 'dataset'> & { dataset: ReferenceDataset | 'census_tracts' })[],
): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(rows.map(({ dataset, rowKey, body }) => ({ dataset, row_key: rowKey, body })))
  await db.execute(sql`
    insert into reference_rows (dataset, row_key, version, body)
    select added.dataset, added.row_key,
      1 + coalesce((select max(held.version) from reference_rows held
        where held.dataset = added.dataset and held.row_key = added.row_key), 0),
      added.body
    from jsonb_to_recordset(${values}::jsonb) as added (dataset text, row_key text, body text)`)
}

export async function referenceImports(
  db: Db,
): Promise<{ dataset: ReferenceDataset; rows: number; lastImport: string }[]> {
  const { rows } = await db.execute<{ dataset: ReferenceDataset; rows: string; last: string | Date }>(sql`
    select dataset, count(*)::text as rows, max(loaded_at) as last from reference_rows
    where dataset <> 'census_tracts' group by dataset`)
  return rows.map(({ dataset, rows: count, last }) => ({
    dataset,
    rows: Number(count),
    lastImport: new Date(last).toISOString(),
  }))
}
