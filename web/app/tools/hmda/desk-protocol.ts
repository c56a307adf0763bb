import type { EditKind } from '@plumbline/rules/hmda/filing-years.ts'
import type { LoanField } from '@plumbline/rules/hmda/loan-fields.ts'
import type { SamplePlan, SampleScore } from '@plumbline/rules/hmda/sample/score-sample.ts'
import type { FieldChange } from '@plumbline/rules/hmda/suggested-fix.ts'

/** What the page asks of the worker, and what it gets back. */
/** `own` are checks of ours beside the official edits. */
export type DeskKind = EditKind | 'reading' | 'own'
export type Quarter = 1 | 2 | 3

export interface DeskFiling {
  year: number
  quarter: Quarter | undefined
}

export interface EditSummary {
  id: string
  kind: DeskKind
  title: string
  count: number
  /** Rows of the count whose finding somebody decided to keep. */
  kept: number
  /** Macro edits: what was counted, and among how many. */
  measure?: { count: number; of: number }
  /** The finding is on the transmittal sheet alone. */
  onSheet: boolean
}

export interface DeskState {
  /** A different number for each file that was opened. */
  opening: number
  name: string
  size: number
  rows: number
  /** Line number of the first loan row. */
  firstLine: number
  filing: DeskFiling
  draft: boolean
  /** Year and quarter that the sheet itself names, when it names others. */
  sheetFiling: DeskFiling | undefined
  sheet: Record<string, string> | undefined
  sheetProblem: 'none' | 'notASheet' | 'length' | 'values'
  sheetText: string
  lineEnds: string
  byteOrderMark: boolean
  finalNewline: boolean
  blankLines: number
  edits: EditSummary[]
  notChecked: { edits: readonly string[]; because: string }[]
  geographyYear: number | undefined
  macroOfficiallyRun: boolean
  changedRows: number
  removedRows: number
  /** The checks beside the edits run after them, in the background. */
  own: 'running' | 'done'
  spreads: SpreadState
  undo: string | undefined
  redo: string | undefined
  view: ViewState
  partial: boolean
}

/** What the table of APRs and rate-set dates brought. */
export interface SpreadState {
  /** Whether average prime offer rates could be loaded. */
  hasTables: boolean
  priced: number
  compared: number
  notCompared: { because: string; rows: number }[]
}

export interface ViewState {
  edit: string | undefined
  search: string
  rows: number
}

export interface GridRow {
  row: number
  line: number
  values: string[]
  /** Fields with a finding, as positions. */
  bad: number[]
  findings: string[]
  changed: boolean
  problem: 'length' | 'value' | undefined
  kept: boolean
}

/** A row and the edits that it breaks. */
export interface RowFindings {
  row: number
  line: number
  findings: string[]
  problem: 'length' | 'value' | undefined
}

export interface RowsPage {
  total: number
  rows: RowFindings[]
}

export interface FindingDetail {
  edit: string
  kind: DeskKind
  title: string
  row: number | undefined
  line: number | undefined
  uli: string
  sentence: string
  official: string
  citation: string
  difference: string | undefined
  fields: { field: string; title: string; value: string; words: string; editable: boolean }[]
  fix: FieldChange[]
  /** Other findings of the same row. */
  others: string[]
  decision: Decision | undefined
  /** Why a decision on older values no longer holds. */
  reopened: Decision | undefined
  rawText: string | undefined
  notice: string | undefined
}

export interface Decision {
  edit: string
  reason: string
  who: string
  when: string
}

/** A decision as the institution keeps it: the loan and the values only as keyed hashes. */
export interface RememberedDecision extends Decision {
  loan: string
  values: string
}

/** A decision that holds in this file, and the row it is about; none for the file as a whole. */
export interface HeldDecision extends RememberedDecision {
  line: number | undefined
  uli: string
}

/** An officer's signature under the summary of one state of the file. */
export interface Signature {
  name: string
  title: string
  when: string
  hash: string
}

export interface SampleView {
  plan: SamplePlan
  seed: string
  drawnAt: string
  fileRows: number
  rows: { line: number | undefined; uli: string; tested: boolean; errors: string[] }[]
  score: SampleScore
}

export interface SampleRowView {
  place: number
  /** None when a newer file no longer has the loan. */
  line: number | undefined
  uli: string
  tested: boolean
  fields: {
    position: number
    field: LoanField
    title: string
    value: string
    words: string
    /** What the loan file says, where it differs. */
    found: string | undefined
    isError: boolean
  }[]
}

export interface ChangeEntry {
  line: number
  field: string
  from: string
  to: string
  how: string
  when: string
}

export interface ExplainedField {
  position: number
  field: string
  title: string
  label: string
  value: string
  words: string
  citation: string
  findings: string[]
}

export type DeskRequest =
  | { type: 'open'; bytes: Uint8Array; name: string; filing?: DeskFiling; who: string; owner: string }
  | { type: 'resume'; owner: string; who: string }
  | { type: 'memory'; secret: string; kept: RememberedDecision[] }
  | { type: 'apor'; fixed: string; variable: string }
  | { type: 'stop' }
  | { type: 'forget' }
  | { type: 'filing'; filing: DeskFiling }
  | { type: 'view'; edit: string | undefined; search: string }
  | { type: 'rows'; from: number; count: number }
  | { type: 'placeOf'; row: number }
  | { type: 'finding'; edit: string; row: number | undefined }
  | { type: 'nextFinding'; edit: string; row: number; step: 1 | -1 }
  | { type: 'rowsWithFindings'; limit: number }
  | { type: 'findingPlace'; edit: string; row: number }
  | { type: 'change'; changes: { row: number; field: string; value: string }[]; how: string }
  | { type: 'rawText'; row: number; text: string }
  | { type: 'sheetText'; text: string }
  | { type: 'replace'; find: string; replace: string; field: string }
  | { type: 'fillDown'; row: number; field: string; count: number }
  | { type: 'removeRow'; row: number }
  | { type: 'addRow' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'keep'; edit: string; row: number | undefined; reason: string }
  | { type: 'unkeep'; edit: string; row: number | undefined }
  | { type: 'explain'; row: number }
  | { type: 'export'; what: DeskExport }
  | { type: 'sign'; name: string; title: string }
  | { type: 'pricing'; text: string | undefined }
  | { type: 'pasteRows'; text: string }
  | { type: 'pasteCells'; place: number; fields: string[]; text: string }
  | { type: 'sample' }
  | { type: 'drawSample'; plan: SamplePlan; seed: string }
  | { type: 'forgetSample' }
  | { type: 'sampleRow'; place: number }
  | { type: 'sampleFound'; place: number; field: string; value: string | undefined }
  | { type: 'sampleTested'; place: number; tested: boolean }
  | { type: 'counties'; text: string }
  | { type: 'tracts'; county: string }

export type DeskExport =
  | 'file'
  | 'findings'
  | 'workbook'
  | 'changes'
  | 'decisions'
  | 'modified'
  | 'summary'
  | 'sample'

export type DeskMessage =
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refused'; id: number; problem: string }
  | { type: 'progress'; done: number; total: number; rows: number }
  | { type: 'state'; state: DeskState }
