import type { EditEntry, EditKind } from './filing-years.ts'
import type { SheetField } from './loan-fields.ts'
import { LOAN_FIELDS, type LoanField, SHEET_FIELDS } from './loan-fields.ts'
import { LOAN_FIELD_COUNT } from './loan-row.ts'
import type { RegisterCheck } from './register-check.ts'
import { RowSet } from './row-set.ts'

export type FindingKind = EditKind | 'reading'

/** One finding as the command line and the API print it. Row 1 is the transmittal sheet; macro findings have none. */
export interface FindingLine {
  row?: number
  edit: string
  kind: FindingKind
  fields: readonly string[]
  values: readonly string[]
  /** Macro edits: what was counted, and among how many. */
  count?: number
  of?: number
}

/** Reading errors are no official edits; these names are ours. */
export const READING = { sheet: 'READ-SHEET', length: 'READ-LENGTH', value: 'READ-VALUE' } as const

export interface CheckSummary {
  year: number
  quarter: number | null
  draft: boolean
  rows: number
  findings: Record<FindingKind, number>
  edits: Record<string, number>
  /** Year of the county and tract lists, or null when none was given. */
  geography: number | null
  /** Macro edits are shown even where the official flow of the year does not run them. */
  macroOfficiallyRun: boolean
  notChecked: readonly { edits: readonly string[]; because: string }[]
}

function entriesOf(check: RegisterCheck): Map<string, EditEntry> {
  return new Map(check.filing.edits.map((edit) => [edit.id, edit]))
}

/** Fields that an edit concerns in a row; an edit of the whole row names its ULI. */
export function fieldsOfEdit({ loanFields }: EditEntry): LoanField[] {
  return loanFields[0] === '*'
    ? ['uli']
    : (loanFields.filter((field) => LOAN_FIELDS.includes(field as LoanField)) as LoanField[])
}

/** Position of the first field that does not fit, in a row of the wrong length. */
export function firstMisfit(check: RegisterCheck, at: number): number {
  const { row, register } = check
  const { bytes, from, to } = register.rowBytes(at)
  row.scan(bytes, from, to)
  const found = Math.min(row.fieldCount, LOAN_FIELD_COUNT)
  for (let field = found; field < LOAN_FIELD_COUNT; field++) {
    row.start[field] = 0
    row.end[field] = 0
  }
  row.decode()
  const first = row.unreadable[0] ?? found
  return Math.min(first, LOAN_FIELD_COUNT - 1)
}

function readingLine(check: RegisterCheck, at: number): FindingLine {
  const row = check.register.line(at)
  if (check.wrongLength.has(at)) {
    const misfit = firstMisfit(check, at)
    const value = misfit < check.row.fieldCount ? check.row.text(misfit) : ''
    const count = check.row.fieldCount
    return {
      row,
      edit: READING.length,
      kind: 'reading',
      fields: [LOAN_FIELDS[misfit]!],
      values: [value.slice(0, 200)],
      count,
      of: LOAN_FIELD_COUNT,
    }
  }
  const loaded = check.load(at)
  const fields = [...loaded.unreadable]
  return {
    row,
    edit: READING.value,
    kind: 'reading',
    fields: fields.map((field) => LOAN_FIELDS[field]!),
    values: fields.map((field) => loaded.text(field)),
  }
}

/** Findings of the transmittal sheet. */
export function sheetLines(check: RegisterCheck): FindingLine[] {
  const { sheet, sheetProblem } = check
  const entries = entriesOf(check)
  const lines: FindingLine[] = []
  if (sheetProblem === 'notASheet' || sheetProblem === 'length')
    lines.push({ row: 1, edit: READING.sheet, kind: 'reading', fields: [], values: [] })
  if (sheetProblem === 'values')
    lines.push({
      row: 1,
      edit: READING.value,
      kind: 'reading',
      fields: check.unreadableSheetFields,
      values: check.unreadableSheetFields.map((field) => sheet![field as SheetField]),
    })
  for (const id of check.sheetFindings) {
    const entry = entries.get(id)
    if (!entry) continue
    const named = entry.sheetFields.length > 0 ? entry.sheetFields : id === 'Q600' ? ['totalEntries'] : []
    const fields = named.filter((field) => SHEET_FIELDS.includes(field as SheetField))
    lines.push({
      row: 1,
      edit: id,
      kind: entry.kind,
      fields,
      values: fields.map((field) => sheet?.[field as SheetField] ?? ''),
    })
  }
  return lines
}

/** Findings of one loan row. */
export function rowLines(check: RegisterCheck, at: number, entries = entriesOf(check)): FindingLine[] {
  if (check.wrongLength.has(at) || check.unreadable.has(at)) return [readingLine(check, at)]
  const ids = check.editsOf(at)
  if (ids.length === 0) return []
  const loaded = check.load(at)
  return ids.map((id) => {
    const entry = entries.get(id)!
    const fields: LoanField[] = id === 'S307' ? ['actionTakenDate'] : fieldsOfEdit(entry)
    return {
      row: check.register.line(at),
      edit: id,
      kind: entry.kind,
      fields,
      values: fields.map((field) => loaded.text(LOAN_FIELDS.indexOf(field))),
    }
  })
}

export function macroLines(check: RegisterCheck): FindingLine[] {
  const entries = entriesOf(check)
  return check.macros
    .filter(({ fires }) => fires)
    .map(({ edit, count, of }) => ({
      edit,
      kind: 'macro',
      fields: entries.get(edit)!.loanFields,
      values: [],
      count,
      of,
    }))
}

/** Rows with at least one finding. */
export function rowsWithFindings(check: RegisterCheck): RowSet {
  const all = new RowSet(check.register.count)
  const sets = [...check.findings, ...Object.values(check.fileFindings), check.wrongLength, check.unreadable]
  for (const rows of sets) if (rows) for (let at = rows.next(0); at >= 0; at = rows.next(at + 1)) all.add(at)
  return all
}

/** All findings of a finished check: sheet, rows in their order, then the whole file. */
export function* findingLines(check: RegisterCheck): Generator<FindingLine> {
  yield* sheetLines(check)
  const entries = entriesOf(check)
  const rows = rowsWithFindings(check)
  for (let at = rows.next(0); at >= 0; at = rows.next(at + 1)) yield* rowLines(check, at, entries)
  yield* macroLines(check)
}

export function summarize(check: RegisterCheck): CheckSummary {
  const findings: Record<FindingKind, number> = {
    reading: 0,
    syntactical: 0,
    validity: 0,
    quality: 0,
    macro: 0,
  }
  const edits: Record<string, number> = {}
  const count = (edit: string, kind: FindingKind, number: number) => {
    if (number === 0) return
    edits[edit] = (edits[edit] ?? 0) + number
    findings[kind] += number
  }
  for (const { edit, kind } of sheetLines(check)) count(edit, kind, 1)
  const { filing } = check
  for (const { id, kind } of filing.edits) count(id, kind, check.rowsOf(id)?.count ?? 0)
  for (const { edit } of macroLines(check)) count(edit, 'macro', 1)
  count(READING.length, 'reading', check.wrongLength.count)
  count(READING.value, 'reading', check.unreadable.count)
  return {
    year: filing.year,
    quarter: filing.quarter ?? null,
    draft: filing.draft,
    rows: check.register.count - check.register.removedRows.size,
    findings,
    edits,
    geography: check.geography?.year ?? null,
    macroOfficiallyRun: filing.edits.some(({ kind, run }) => kind === 'macro' && run),
    notChecked: check.notChecked,
  }
}
