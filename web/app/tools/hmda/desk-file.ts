import { editTitle } from '@plumbline/rules/hmda/edit-sentences.ts'
import { type FileShape, shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import { filingYear } from '@plumbline/rules/hmda/filing-years.ts'
import { macroLines, READING, rowsWithFindings, sheetLines } from '@plumbline/rules/hmda/finding-lines.ts'
import type { Geography } from '@plumbline/rules/hmda/geography.ts'
import { F } from '@plumbline/rules/hmda/loan-fields.ts'
import { LOAN_FIELD_COUNT } from '@plumbline/rules/hmda/loan-row.ts'
import {
  isOwnCheck,
  OWN_CHECK_IDS,
  OWN_CHECKS,
  type OwnChecks,
} from '@plumbline/rules/hmda/own-file/own-checks.ts'
import { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import type { RowSet } from '@plumbline/rules/hmda/row-set.ts'
import { readSheet } from '@plumbline/rules/hmda/sheet-edits.ts'
import { TABS_TEXT, UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'
import { yearOfActions } from '@plumbline/rules/hmda/year-of-actions.ts'
import { type DecisionBook, macroKey } from './decision-book.ts'
import { DeskProblem } from './desk-problem.ts'
import type {
  DeskFiling,
  DeskState,
  EditSummary,
  GridRow,
  HeldDecision,
  Quarter,
  RowsPage,
  Signature,
  SpreadState,
} from './desk-protocol.ts'
import { DeskSample } from './desk-sample.ts'
import { entryOf, markedFields, runsMacros } from './finding-detail.ts'
import { RegisterChanges } from './register-changes.ts'
import { ShownRows } from './shown-rows.ts'

/** No field takes more; a row may hold ten million characters. */
const LONGEST_SHOWN = 1000

/** A register on the desk: its check, its changes, and what of it is shown. Lives in the worker. */
export class DeskFile {
  private static openings = 0
  readonly opening = ++DeskFile.openings
  readonly name: string
  readonly bytes: Uint8Array
  readonly geography: Geography
  readonly shape: Extract<FileShape, { readable: true }>
  filing: DeskFiling
  check: RegisterCheck
  readonly decisions: DecisionBook
  readonly changes = new RegisterChanges(this)
  readonly sample = new DeskSample()
  /** The checks beside the edits, once they have run. */
  own: OwnChecks | undefined
  ownRunning = false
  spreads: SpreadState = { hasTables: false, priced: 0, compared: 0, notCompared: [] }
  signature: Signature | undefined
  private readonly shown = new ShownRows(this)

  constructor(
    name: string,
    bytes: Uint8Array,
    geography: Geography,
    decisions: DecisionBook,
    asked: DeskFiling | undefined,
  ) {
    let shape = shapeOf(bytes)
    let text = bytes
    if (shape.readable && shape.tabs) {
      // Rows pasted from a spreadsheet come with tabs.
      text = bytes.map((byte) => (byte === 9 ? 0x7c : byte))
      shape = shapeOf(text)
      if (!shape.readable || shape.tabs) throw new DeskProblem(TABS_TEXT)
    }
    if (!shape.readable) throw new DeskProblem(UNREADABLE_TEXT[shape.because])
    this.name = name
    this.bytes = text
    this.shape = shape
    this.geography = geography
    this.decisions = decisions
    this.filing = asked ??
      this.filingOfSheet() ?? { year: yearOfActions(text, shape.from) ?? 2026, quarter: undefined }
    this.check = this.newCheck()
  }

  get from(): number {
    return this.shape.from
  }

  private newCheck(): RegisterCheck {
    const filing = filingYear(this.filing.year, this.filing.quarter)
    if (!filing) throw new DeskProblem(`There are no edits of ${this.filing.year}.`)
    return new RegisterCheck(this.bytes, { filing, from: this.shape.from, geography: this.geography })
  }

  /** Year and quarter as the transmittal sheet names them, where we have that year. */
  private filingOfSheet(): DeskFiling | undefined {
    const end = this.bytes.indexOf(10)
    const line = new TextDecoder().decode(
      this.bytes.subarray(this.shape.from, Math.min(end < 0 ? this.bytes.length : end, 4096)),
    )
    const sheet = readSheet(this.changes.sheetText ?? line)
    const [year, quarter] = [Number(sheet?.calendarYear), Number(sheet?.calendarQuarter)]
    if (!sheet || !filingYear(year)) return undefined
    return { year, quarter: quarter >= 1 && quarter <= 3 ? (quarter as Quarter) : undefined }
  }

  /** Checks as other edits of another year or quarter. Changes stay. */
  setFiling(filing: DeskFiling): void {
    const { register } = this.check
    this.filing = filing
    this.check = this.newCheck()
    while (this.check.step(100_000));
    for (const [row, text] of register.changes) {
      if (row >= this.check.register.count) this.check.register.appendText(text)
      else this.check.register.change(row, text)
    }
    for (const row of register.removedRows) this.check.register.remove(row)
    if (this.changes.sheetText !== undefined) this.check.setSheet(this.changes.sheetText)
    this.check.recheckAll()
    this.show(undefined, '')
  }

  // — what is shown —

  state(partial = false): DeskState {
    const { check, shape, shown } = this
    const { register } = check
    const sheetFiling = this.filingOfSheet()
    const differs =
      sheetFiling && (sheetFiling.year !== this.filing.year || sheetFiling.quarter !== this.filing.quarter)
    return {
      opening: this.opening,
      name: this.name,
      size: this.bytes.length,
      rows: register.count - register.removedRows.size,
      firstLine: register.firstLine,
      filing: this.filing,
      draft: check.filing.draft,
      sheetFiling: differs ? sheetFiling : undefined,
      sheet: check.sheet,
      sheetProblem: check.sheetProblem,
      sheetText: check.sheetText.replace(/\r$/, ''),
      lineEnds: shape.lineEnds,
      byteOrderMark: shape.byteOrderMark,
      finalNewline: shape.finalNewline,
      blankLines: register.blankLines,
      edits: this.editSummaries(),
      notChecked: check.notChecked.map(({ edits, because }) => ({ edits, because })),
      geographyYear: check.geography?.year,
      macroOfficiallyRun: runsMacros(check),
      changedRows: register.changes.size,
      removedRows: register.removedRows.size,
      own: this.ownRunning || !this.own ? 'running' : 'done',
      spreads: this.spreads,
      undo: this.changes.undoLabel,
      redo: this.changes.redoLabel,
      view: { edit: shown.edit, search: shown.search, rows: shown.count },
      partial,
    }
  }

  private editSummaries(): EditSummary[] {
    const { check } = this
    const list: EditSummary[] = []
    const onSheet = new Set(sheetLines(check).map(({ edit }) => edit))
    const reading: [string, RowSet][] = [
      [READING.length, check.wrongLength],
      [READING.value, check.unreadable],
    ]
    if (onSheet.has(READING.sheet)) list.push(this.summary(READING.sheet, 'reading', 1, true))
    for (const [id, rows] of reading) {
      const count = rows.count + (onSheet.has(id) ? 1 : 0)
      if (count > 0) list.push(this.summary(id, 'reading', count, rows.count === 0))
    }
    for (const { id, kind } of check.filing.edits) {
      const rows = check.rowsOf(id)?.count ?? 0
      const count = rows + (onSheet.has(id) ? 1 : 0)
      if (count > 0) list.push(this.summary(id, kind, count, rows === 0))
    }
    for (const { edit, count, of } of macroLines(check))
      list.push({ ...this.summary(edit, 'macro', 1, false), measure: { count: count!, of: of! } })
    for (const id of OWN_CHECK_IDS) {
      const count = this.own?.rowsOf(id).count ?? 0
      if (count > 0) list.push({ id, kind: 'own', title: OWN_CHECKS[id], count, kept: 0, onSheet: false })
    }
    return list
  }

  /** Decisions that hold in this file, with their rows. */
  held(): HeldDecision[] {
    const { check } = this
    return [...this.decisions.held()].map(({ row, decision }) => ({
      ...decision,
      line: row === undefined ? undefined : check.register.line(row),
      uli: row === undefined ? '' : check.load(row).text(F.uli),
    }))
  }

  private summary(id: string, kind: EditSummary['kind'], count: number, onSheet: boolean): EditSummary {
    return {
      id,
      kind,
      title: editTitle(id, this.check.filing),
      count,
      kept: this.decisions.keptOf(id),
      onSheet,
    }
  }

  rowsOf(edit: string): RowSet | undefined {
    if (isOwnCheck(edit)) return this.own?.rowsOf(edit)
    if (edit === READING.length) return this.check.wrongLength
    if (edit === READING.value) return this.check.unreadable
    return this.check.rowsOf(edit)
  }

  show(edit: string | undefined, search: string): void {
    this.shown.show(edit, search)
  }

  get shownCount(): number {
    return this.shown.count
  }

  rows(from: number, count: number): GridRow[] {
    const rows: GridRow[] = []
    const end = Math.min(from + count, this.shownCount)
    for (let place = from; place < end; place++) rows.push(this.gridRow(this.rowAtPlace(place)))
    return rows
  }

  rowAtPlace(place: number): number {
    return this.shown.at(place)
  }

  showAgain(touched: readonly number[], rowsCameOrWent: boolean): void {
    this.decisions.forgetRows(touched)
    this.shown.showAgain(touched, rowsCameOrWent)
  }

  placeOf(row: number): number {
    return this.shown.placeOf(row)
  }

  private gridRow(row: number): GridRow {
    const { check } = this
    const findings = check.editsOf(row)
    const bad = new Set<number>()
    const loaded = check.load(row)
    const wrong = check.wrongLength.has(row)
    const values: string[] = []
    for (let field = 0; field < LOAN_FIELD_COUNT; field++)
      values.push(field < loaded.fieldCount ? loaded.text(field).trim().slice(0, LONGEST_SHOWN) : '')
    if (check.unreadable.has(row)) for (const field of loaded.unreadable) bad.add(field)
    for (const id of findings) for (const field of markedFields(check, entryOf(check, id))) bad.add(F[field])
    const { edit } = this.shown
    if (edit && isOwnCheck(edit) && this.own?.rowsOf(edit).has(row))
      for (const field of this.own.explain(edit, row).fields) bad.add(F[field])
    return {
      row,
      line: check.register.line(row),
      values,
      bad: [...bad],
      findings: [...findings, ...(this.own?.idsOf(row) ?? [])],
      changed: check.register.changes.has(row),
      problem: wrong ? 'length' : check.unreadable.has(row) ? 'value' : undefined,
      kept: edit !== undefined && this.decisions.isKept(edit, row),
    }
  }

  rowsWithFindings(limit: number): RowsPage {
    const { check } = this
    const all = rowsWithFindings(check)
    for (const row of check.register.removedRows) all.delete(row)
    return {
      total: all.count,
      rows: all.rows(0, limit).map((row) => {
        const problem = check.wrongLength.has(row)
          ? 'length'
          : check.unreadable.has(row)
            ? 'value'
            : undefined
        const reading = problem === 'length' ? [READING.length] : problem ? [READING.value] : []
        return { row, line: check.register.line(row), findings: [...reading, ...check.editsOf(row)], problem }
      }),
    }
  }

  /** Which finding of its edit a row is, counted from 1; 0 when it has none. */
  findingPlace(edit: string, row: number): number {
    const rows = this.rowsOf(edit)
    return rows?.has(row) ? rows.countBefore(row) + 1 : 0
  }

  nextFinding(edit: string, row: number, step: 1 | -1): number | undefined {
    const rows = this.rowsOf(edit)
    if (!rows || rows.count === 0) return undefined
    const next = step === 1 ? rows.next(row + 1) : row > 0 ? rows.previous(row - 1) : -1
    if (next >= 0) return next
    return step === 1 ? rows.next(0) : rows.previous(this.check.register.count - 1)
  }

  // — stored in the browser —

  journal(): string {
    return JSON.stringify({
      filing: this.filing,
      ...this.changes.saved(),
      sample: this.sample.toJson(),
      signature: this.signature,
      decisions: this.decisions.toJson(),
    })
  }

  restore(journal: string): void {
    const saved = JSON.parse(journal)
    this.changes.restore(saved)
    this.sample.load(saved.sample)
    this.signature = saved.signature
    this.decisions.load(saved.decisions)
    if (this.check.register.removedRows.size > 0) this.show(undefined, '')
  }

  macroFinding(edit: string): { key: string; values: string } | undefined {
    const macro = this.check.macros.find((finding) => finding.edit === edit)
    return macro && { key: macroKey(this.filing), values: `${macro.count} of ${macro.of}` }
  }
}
