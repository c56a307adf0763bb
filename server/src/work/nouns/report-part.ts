import type { SQL } from 'drizzle-orm'
import type { Reader } from '../../platform/subjects/subject-source.ts'

type Cells = readonly (string | number | null)[]

/** A section of the monthly summary and of the exam readiness report that a noun fills itself. */
export interface ReportPart {
  title: string
  columns: readonly { heading: string; width: number; kind?: 'date' | 'number' }[]
  /** Of these columns, in their order; the first ones are shown. */
  rows: (reader: Reader, days: { from: string; to: string; today: string }) => SQL
  /** What the rows say in one sentence, and whether somebody should act on it. */
  inShort: (rows: readonly Cells[]) => { text: string; needsAttention: boolean }
  /** What is in place of no rows. */
  empty: string
}
