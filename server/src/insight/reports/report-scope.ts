import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as complaintVisibleTo } from '../../compliance/complaints/complaint-store.ts'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findingTellsOfExam, taskTellsOfExam } from '../../work/records/exam-origin.ts'
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
export const reportableFindings = ({ reader }: ReportScope): SQL =>
  sql`${findingVisibleTo(reader)} and not ${findingTellsOfExam(sql`f`)}`

export const reportableTasks = ({ reader }: ReportScope): SQL =>
  sql`${taskVisibleTo(reader)} and not ${taskTellsOfExam(sql`t`)}`

export const reportableComplaints = ({ reader }: ReportScope): SQL => complaintVisibleTo(reader)

/** Rows as lists of cells, in the order of the selected columns, whose names must differ. */
export async function selectCells(tx: Db, query: SQL): Promise<(string | number | null)[][]> {
  const { rows } = await tx.execute<Record<string, string | number | null>>(query)
  return rows.map((row) => Object.values(row))
}
