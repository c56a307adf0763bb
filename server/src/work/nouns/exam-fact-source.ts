import type { SQL } from 'drizzle-orm'
import type { Reader } from '../../platform/subjects/subject-source.ts'

export interface ExamFactRow extends Record<string, unknown> {
  id: string
  title: string
  text: string
  topic: string | null
  day: string
  isProof: boolean
  detail: string
  ownerId: string | null
  year?: number
}

/** Records of a noun that can answer an examiner. A manager asks. */
export interface ExamFactSource {
  /** The columns of `ExamFactRow`. What was done before `since` is no proof any more. */
  rows: (reader: Reader, since: string) => SQL
  path: (row: ExamFactRow) => string
}
