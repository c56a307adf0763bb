import { setImmediate } from 'node:timers/promises'
import { GROUP_AT_MOST } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { openBatchFile } from './batch-file.ts'
import { sourceOf } from './batch-store.ts'

/** The event loop is free again after this many rows of a file. */
const TURN = 500

/** Rows by their numbers, in the order asked for, each with its loan number where the file has one. */
export async function labelsOfRows(
  tx: Db,
  institutionId: string,
  batchId: string,
  numbers: readonly number[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ label: string }>(sql`
    select concat_ws(': ', 'Row ' || p.number, nullif(w.loan_number, '')) as label
    from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb) with ordinality as p (number, place)
    left join loan_test_batch_rows w on w.institution_id = ${institutionId} and w.batch_id = ${batchId}
      and w.number = p.number::integer
    order by p.place`)
  return rows.map(({ label }) => label)
}

/** What each row says in a column of the file, or its outcome; null where there is no such column. */
export async function groupsOfRows(
  tx: Db,
  institutionId: string,
  batchId: string,
  column: string,
): Promise<{ groups: string[] | null; header: string[] }> {
  if (column === 'outcome') {
    const { rows } = await tx.execute<{ outcome: string }>(sql`
      select outcome from loan_test_batch_rows
      where institution_id = ${institutionId} and batch_id = ${batchId} order by number`)
    return { groups: rows.map(({ outcome }) => outcome), header: [] }
  }
  const { header, records } = openBatchFile((await sourceOf(tx, institutionId, batchId))!.source)
  const at = header.indexOf(column)
  if (at < 0) return { groups: null, header }
  const groups: string[] = []
  for (const cells of records) {
    groups.push(cells[at]?.trim().slice(0, GROUP_AT_MOST) || 'None')
    if (groups.length % TURN === 0) await setImmediate()
  }
  return { groups, header }
}
