import type { ReportFormat, ReportKind } from '@plumbline/contract/insight/reports.ts'
import type { DocumentChart, DocumentLook } from '../../platform/documents/document-content.ts'

export type ReportCell = string | number | null

export interface ReportColumn {
  heading: string
  /** In characters of a sheet; shares of the line elsewhere. */
  width: number
  kind?: 'date' | 'number'
}

/** What a section says in one sentence, and whether somebody should act on it. */
export interface InShort {
  text: string
  needsAttention: boolean
}

/** One heading of a report, and one sheet of its workbook. */
export interface ReportSection {
  title: string
  note?: string
  /** For the beginning of the report. */
  inShort?: InShort
  /** Sentences that stand below each other with bullets. */
  list?: string[]
  sentences?: string[]
  chart?: DocumentChart
  /** It begins a page of its own where little of the present one is left. */
  isRoomy?: boolean
  columns: ReportColumn[]
  rows: ReportCell[][]
  /** What is in place of no rows. */
  empty: string
  /** Long texts are entries in a document: the columns are date, title, priority, citation, and text. */
  asEntries?: boolean
}

/** Plain data that can be posted to a worker thread. */
export interface ReportContent {
  kind: ReportKind
  format: ReportFormat
  title: string
  institution: string
  madeFor: string
  periodStart: string
  periodEnd: string
  madeAt: string
  /** The day of it where the institution is. */
  madeOn: string
  comment: string
  look: DocumentLook
  /** Where the reader sees a part of the institution's work alone, and what no report holds. */
  notes: string[]
  sections: ReportSection[]
}

export const REPORT_TITLES: Record<ReportKind, string> = {
  'monthly-summary': 'Monthly Summary',
  'risk-assessment': 'Risk Assessment',
  'regulatory-changes': 'Regulatory Changes',
  'board-report': 'Board Report',
  'exam-readiness': 'Exam Readiness',
  'vendor-report': 'Vendor Report',
}
