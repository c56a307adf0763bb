import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { ZipReader } from '../../platform/files/zip-reader.ts'
import { dataFile, eachLine, type Row } from './import-lines.ts'
import type { Problems } from './import-problems.ts'
import { refusalOf } from './row-problems.ts'

const BATCH_ROWS = 100

/**
 * The audit log of the earlier installation, entry by entry as it stood, after those that it had from before. It
 * does not join this installation's chain, which vouches for its own entries alone.
 */
export async function importEarlierLog(
  tx: Db,
  institutionId: string,
  zip: ZipReader,
  problems: Problems,
): Promise<number> {
  if (!zip.has(dataFile('audit_log'))) return 0
  const { rows } = await tx.execute<{ last: string }>(sql`
    select coalesce(max(position), 0)::text as last from imported_audit_log where institution_id = ${institutionId}`)
  const first = Number(rows[0]!.last)
  let position = first
  let batch: Row[] = []
  let batchLine = 1
  const store = async () => {
    try {
      await tx.transaction((inner) =>
        inner.execute(sql`
          insert into imported_audit_log
          select r.* from json_populate_recordset(null::imported_audit_log, ${JSON.stringify(batch)}::json) r`),
      )
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      problems.add({
        file: dataFile('audit_log'),
        line: batchLine,
        because: `Here or in the next ${BATCH_ROWS} lines: ${refusal.message}`,
      })
    }
    batch = []
  }
  for await (const { line, row } of eachLine(zip, 'audit_log')) {
    if (!row) {
      problems.add({ file: dataFile('audit_log'), line, because: 'The line is no row in JSON.' })
      continue
    }
    if (batch.length === 0) batchLine = line
    batch.push({ ...row, institution_id: institutionId, position: ++position })
    if (batch.length >= BATCH_ROWS) await store()
  }
  if (batch.length > 0) await store()
  return position - first
}
