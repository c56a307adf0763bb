import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as complaintVisibleTo } from '../../compliance/complaints/complaint-store.ts'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import type { Shared } from '../dashboard/daily-snapshots.ts'

/** What a report counts: the work that its reader sees, in a period, as it stands today. */
export interface ReportScope {
  tx: Db
  reader: Reader
  from: string
  to: string
  today: string
  timeZone: string
  /** What the figures of all institutions share, read before the transaction. */
  shared: Shared
}

export const UNFINISHED = sql`('open', 'in_progress', 'waiting')`

/**
 * What an examiner said may be confidential supervisory information. A report may be passed on, so it holds no
 * finding of an exam and no task that comes from one.
 */
const comesFromExam = (alias: 'f' | 'o'): SQL =>
  sql.raw(`(${alias}.source = 'exam' or coalesce(${alias}.origin_kind, '') like 'exam%')`)

export const reportableFindings = ({ reader }: ReportScope): SQL =>
  sql`${findingVisibleTo(reader)} and not ${comesFromExam('f')}`

export const reportableTasks = ({ reader }: ReportScope): SQL => sql`${taskVisibleTo(reader)}
  and coalesce(t.origin_kind, '') not like 'exam%'
  and not exists (select 1 from findings o where o.institution_id = t.institution_id
    and t.origin_kind = 'finding' and o.id = t.origin_id and ${comesFromExam('o')})`

export const reportableComplaints = ({ reader }: ReportScope): SQL => complaintVisibleTo(reader)

/** Rows as lists of cells, in the order of the selected columns, whose names must differ. */
export async function selectCells(tx: Db, query: SQL): Promise<(string | number | null)[][]> {
  const { rows } = await tx.execute<Record<string, string | number | null>>(query)
  return rows.map((row) => Object.values(row))
}
