/** How a table shows what belongs to examinations, which stay out unless somebody named on them chose them. */
export type ExamPart =
  | 'exam'
  | 'of_exam'
  | 'of_item'
  | 'finding'
  | 'task'
  | 'of_tasks'
  | 'subject'
  | 'link'
  | 'evidence'
  | 'file'
  | 'audit'

/**
 * What an import makes of the rows: rows again, with mapped ids, in the same table; or, of some tables, something
 * else. `not` says why they stay behind.
 */
export type Imported = 'rows' | 'institution' | 'people' | 'earlier_log' | { not: string }

export interface ExportedTable {
  imported: Imported
  /** Written by the program for every institution, also for one that is still empty. */
  isOfProgram?: boolean
  exam?: ExamPart
  /** Columns that stay here: secrets, and what would tell of people what managers do not see. */
  without?: readonly string[]
  /** What orders the rows, where the table has no primary key that begins with the institution. */
  key?: readonly string[]
  /** The column that names the institution, unless it is institution_id. */
  institution?: string
}

export const WHOLE: ExportedTable = { imported: 'rows' }
