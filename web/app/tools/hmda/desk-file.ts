import { EDIT_DIFFERENCES } from '@plumbline/rules/hmda/edit-differences.ts'
import { editTitle, plainSentence, requiredFields } from '@plumbline/rules/hmda/edit-sentences.ts'
import { fieldTitle, officialLabel, paragraphOf, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import { type FileShape, shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import { type EditEntry, filingYear } from '@plumbline/rules/hmda/filing-years.ts'
import {
  fieldsOfEdit,
  macroLines,
  READING,
  rowLines,
  sheetLines,
} from '@plumbline/rules/hmda/finding-lines.ts'
import type { Geography } from '@plumbline/rules/hmda/geography.ts'
import { F, LOAN_FIELDS, type LoanField } from '@plumbline/rules/hmda/loan-fields.ts'
import { LOAN_FIELD_COUNT } from '@plumbline/rules/hmda/loan-row.ts'
import {
  hasForbiddenCharacter,
  printRegister,
  rowText,
  withField,
} from '@plumbline/rules/hmda/print-register.ts'
import { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import type { RowSet } from '@plumbline/rules/hmda/row-set.ts'
import { readSheet } from '@plumbline/rules/hmda/sheet-edits.ts'
import { suggestedFix } from '@plumbline/rules/hmda/suggested-fix.ts'
import { TABS_TEXT, UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'
import { type DecisionBook, macroKey } from './decision-book.ts'
import type {
  ChangeEntry,
  DeskFiling,
  DeskState,
  EditSummary,
  ExplainedField,
  FindingDetail,
  GridRow,
  Quarter,
} from './desk-protocol.ts'

const encoder = new TextEncoder()
const LONGEST_VALUE = 1000

/** Something a person asked for that cannot be done; its message says why. */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem'
}

/** One step of undo: what each touched row and the sheet were before and after. */
interface Step {
  label: string
  rows: {
    row: number
    before: Uint8Array | undefined
    after: Uint8Array | undefined
    removed?: [boolean, boolean]
  }[]
  sheet?: { before: string | undefined; after: string | undefined }
  entries: ChangeEntry[]
}

/** A register on the desk: its check, its changes, and what of it is shown. Lives in the worker. */
export class DeskFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly geography: Geography
  readonly shape: Extract<FileShape, { readable: true }>
  filing: DeskFiling
  check: RegisterCheck
  readonly decisions: DecisionBook
  private sheetChanged: string | undefined
  private entries = new Map<string, EditEntry>()
  private done: Step[] = []
  private undone: Step[] = []
  private view: { edit: string | undefined; search: string; rows: Int32Array | undefined } = {
    edit: undefined,
    search: '',
    rows: undefined,
  }

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
    this.filing = asked ?? this.filingOfSheet() ?? { year: 2026, quarter: undefined }
    this.check = this.newCheck()
  }

  private newCheck(): RegisterCheck {
    const filing = filingYear(this.filing.year, this.filing.quarter)
    if (!filing) throw new DeskProblem(`There are no edits of ${this.filing.year}.`)
    this.entries = new Map(filing.edits.map((edit) => [edit.id, edit]))
    return new RegisterCheck(this.bytes, { filing, from: this.shape.from, geography: this.geography })
  }

  /** Year and quarter as the transmittal sheet names them, where we have that year. */
  private filingOfSheet(): DeskFiling | undefined {
    const end = this.bytes.indexOf(10)
    const line = new TextDecoder().decode(
      this.bytes.subarray(this.shape.from, Math.min(end < 0 ? this.bytes.length : end, 4096)),
    )
    const sheet = readSheet(this.sheetChanged ?? line)
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
    if (this.sheetChanged !== undefined) this.check.setSheet(this.sheetChanged)
    this.check.recheckAll()
    this.show(undefined, '')
  }

  // — what is shown —

  state(partial = false): DeskState {
    const { check, shape, view } = this
    const { register } = check
    const sheetFiling = this.filingOfSheet()
    const differs =
      sheetFiling && (sheetFiling.year !== this.filing.year || sheetFiling.quarter !== this.filing.quarter)
    return {
      name: this.name,
      size: this.bytes.length,
      rows: register.count - register.removedRows.size,
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
      macroOfficiallyRun: check.filing.edits.some(({ kind, run }) => kind === 'macro' && run),
      changedRows: register.changes.size,
      removedRows: register.removedRows.size,
      undo: this.done.at(-1)?.label,
      redo: this.undone.at(-1)?.label,
      view: { edit: view.edit, search: view.search, rows: this.viewCount() },
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
    return list
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
    if (edit === READING.length) return this.check.wrongLength
    if (edit === READING.value) return this.check.unreadable
    return this.check.rowsOf(edit)
  }

  show(edit: string | undefined, search: string): void {
    const found: number[] = []
    const { register } = this.check
    const only = edit ? this.rowsOf(edit) : undefined
    const needle = search.trim().toLowerCase()
    if (only || needle || register.removedRows.size > 0) {
      for (
        let row = only ? only.next(0) : 0;
        row >= 0 && row < register.count;
        row = only ? only.next(row + 1) : row + 1
      ) {
        if (register.isRemoved(row)) continue
        if (
          !needle ||
          String(register.line(row)) === needle ||
          rowText(register, row).toLowerCase().includes(needle)
        )
          found.push(row)
      }
      this.view = { edit, search, rows: Int32Array.from(found) }
    } else this.view = { edit, search, rows: undefined }
  }

  private viewCount(): number {
    return this.view.rows?.length ?? this.check.register.count
  }

  rows(from: number, count: number): GridRow[] {
    const rows: GridRow[] = []
    const end = Math.min(from + count, this.viewCount())
    for (let place = from; place < end; place++) rows.push(this.gridRow(this.view.rows?.[place] ?? place))
    return rows
  }

  placeOf(row: number): number {
    return this.view.rows ? this.view.rows.indexOf(row) : row
  }

  private gridRow(row: number): GridRow {
    const { check } = this
    const findings = check.editsOf(row)
    const bad = new Set<number>()
    const loaded = check.load(row)
    const wrong = check.wrongLength.has(row)
    const values: string[] = []
    for (let field = 0; field < LOAN_FIELD_COUNT; field++)
      values.push(field < loaded.fieldCount ? loaded.text(field).trim() : '')
    if (check.unreadable.has(row)) for (const field of loaded.unreadable) bad.add(field)
    for (const id of findings) for (const field of this.markedFields(id)) bad.add(F[field])
    return {
      row,
      line: check.register.line(row),
      values,
      bad: [...bad],
      findings,
      changed: check.register.changes.has(row),
      problem: wrong ? 'length' : check.unreadable.has(row) ? 'value' : undefined,
      kept: this.view.edit !== undefined && this.decisions.isKept(this.view.edit, row),
    }
  }

  /** The fields to frame: the first few that an edit names, since some name fifty. */
  private markedFields(id: string): LoanField[] {
    const entry = this.entries.get(id)
    if (!entry) return []
    const fields = fieldsOfEdit(entry)
    if (fields.length > 12) return []
    const required = requiredFields(id, this.check.filing)
    return required.length > 0 ? required : fields.slice(0, 1)
  }

  finding(edit: string, row: number | undefined): FindingDetail {
    const { check } = this
    const entry = this.entries.get(edit)
    const macro = check.macros.find((finding) => finding.edit === edit)
    const lines = macro ? macroLines(check) : row === undefined ? sheetLines(check) : rowLines(check, row)
    const line = lines.find((candidate) => candidate.edit === edit)
    const kind = entry?.kind ?? 'reading'
    const fields = (line?.fields ?? []).map((field, at) => ({
      field,
      title: fieldTitle(field),
      value: line!.values[at] ?? '',
      words: valueWords(field as LoanField, line!.values[at] ?? ''),
      editable: row !== undefined && !macro && edit !== READING.length,
    }))
    const loaded = row === undefined ? undefined : check.load(row)
    const judged = loaded?.hasRightLength && loaded.unreadable.length === 0
    const first = line?.fields[0]
    const { decision, reopened } = this.decisions.find(edit, row)
    return {
      edit,
      kind,
      title: editTitle(edit, check.filing),
      row,
      line: row === undefined ? undefined : check.register.line(row),
      uli: loaded?.hasRightLength ? loaded.text(F.uli) : '',
      sentence: macro
        ? `${plainSentence(edit, check.filing)} Here: ${macro.count.toLocaleString('en-US')} of ${macro.of.toLocaleString('en-US')}.`
        : this.sentence(edit, row),
      official: entry?.text ?? '',
      citation: first
        ? paragraphOf(
            edit.startsWith('Q617') ? 'combinedLoanToValueRatio' : this.concerned(edit, line!.fields),
          )
        : '12 CFR 1003.5(a)(3)',
      difference: EDIT_DIFFERENCES[edit],
      fields,
      fix: judged ? suggestedFix(edit, loaded!, check.filing, check.sheet?.lei.toUpperCase()) : [],
      decision,
      reopened,
      rawText:
        row === undefined
          ? check.sheetText.replace(/\r$/, '')
          : edit === READING.length
            ? rowText(check.register, row)
            : undefined,
      notice: this.notice(edit),
    }
  }

  /** The field that the requirement is about, for the citation. */
  private concerned(edit: string, fields: readonly string[]): string {
    return requiredFields(edit, this.check.filing)[0] ?? fields[0]!
  }

  private notice(edit: string): string | undefined {
    const { geographyYear, filing, macroOfficiallyRun } = {
      ...this.state(),
      geographyYear: this.check.geography?.year,
    }
    if (['V625-2', 'V626', 'V627', 'V716', 'Q603'].includes(edit) && geographyYear !== filing.year)
      return `Compared with the county and tract lists of ${geographyYear}; the lists of ${filing.year} are not bundled.`
    if (this.entries.get(edit)?.kind === 'macro' && !macroOfficiallyRun)
      return `The official flow of ${filing.year} does not run this edit. Its list names it, so we show it.`
    if (this.check.filing.draft)
      return 'This is a draft seen in a public working branch. It is not published and not binding.'
    return undefined
  }

  private sentence(edit: string, row: number | undefined): string {
    const plain = plainSentence(edit, this.check.filing)
    if (row === undefined) return plain
    const loaded = this.check.load(row)
    if (edit === READING.length)
      return `The row has ${loaded.fieldCount} fields; 110 are needed. ${loaded.fieldCount === 15 ? 'It looks like a second transmittal sheet. ' : ''}${plain}`
    if (edit === 'Q617') {
      const [amount, value] = [loaded.value[F.loanAmount]!, loaded.value[F.propertyValue]!]
      return `CLTV says ${loaded.text(F.combinedLoanToValueRatio)}%. This loan alone is ${amount.toLocaleString('en-US')} ÷ ${value.toLocaleString('en-US')} = ${((amount / value) * 100).toFixed(2)}%. ${plain}`
    }
    return plain
  }

  nextFinding(edit: string, row: number, step: 1 | -1): number | undefined {
    const rows = this.rowsOf(edit)
    if (!rows || rows.count === 0) return undefined
    const next = step === 1 ? rows.next(row + 1) : row > 0 ? rows.previous(row - 1) : -1
    if (next >= 0) return next
    return step === 1 ? rows.next(0) : rows.previous(this.check.register.count - 1)
  }

  explain(row: number): ExplainedField[] {
    const findings = rowLines(this.check, row)
    const loaded = this.check.load(row)
    return LOAN_FIELDS.map((field, at) => {
      const value = at < loaded.fieldCount ? loaded.text(at).trim() : ''
      return {
        position: at + 1,
        field,
        title: fieldTitle(field),
        label: officialLabel(field),
        value,
        words: valueWords(field, value),
        citation: paragraphOf(field),
        findings: findings
          .filter(({ fields, edit }) => fields.includes(field) && this.markedFields(edit).length > 0)
          .map(({ edit }) => edit),
      }
    })
  }

  // — changes —

  change(changes: readonly { row: number; field: string; value: string }[], how: string): void {
    const step: Step = { label: how, rows: [], entries: [] }
    const { register, row: loaded } = this.check
    const before = new Map<number, Uint8Array | undefined>()
    const when = new Date().toISOString()
    for (const { row, field, value } of changes) {
      const at = F[field as LoanField]
      if (value.length > LONGEST_VALUE)
        throw new DeskProblem(
          `${fieldTitle(field)} has ${value.length} characters; at most ${LONGEST_VALUE} can be entered.`,
        )
      if (hasForbiddenCharacter(value))
        throw new DeskProblem(`${fieldTitle(field)} must not contain a pipe, a double quote or a line break.`)
      const old = this.check.load(row)
      if (at >= old.fieldCount)
        throw new DeskProblem(
          `Row ${register.line(row)} has only ${old.fieldCount} fields. Correct the whole row first.`,
        )
      const from = old.text(at).trim()
      if (from === value) continue
      if (!before.has(row)) before.set(row, register.changes.get(row))
      register.change(row, withField(register, loaded, row, at, value))
      step.entries.push({ line: register.line(row), field, from, to: value, how, when })
    }
    for (const [row, old] of before) step.rows.push({ row, before: old, after: register.changes.get(row) })
    this.record(step)
  }

  setRawText(row: number, text: string): void {
    if (/[\r\n]/.test(text)) throw new DeskProblem('A row must not contain a line break.')
    const { register } = this.check
    const before = register.changes.get(row)
    const entries = [
      {
        line: register.line(row),
        field: '(whole row)',
        from: rowText(register, row),
        to: text,
        how: 'Row edited',
        when: new Date().toISOString(),
      },
    ]
    register.change(row, encoder.encode(text))
    this.record({ label: 'Row edited', rows: [{ row, before, after: register.changes.get(row) }], entries })
  }

  setSheet(text: string): void {
    if (/[\r\n]/.test(text)) throw new DeskProblem('The transmittal sheet must not contain a line break.')
    const before = this.sheetChanged
    const entries = [
      {
        line: 1,
        field: '(transmittal sheet)',
        from: this.check.sheetText.replace(/\r$/, ''),
        to: text,
        how: 'Sheet edited',
        when: new Date().toISOString(),
      },
    ]
    this.record({ label: 'Transmittal sheet edited', rows: [], sheet: { before, after: text }, entries })
  }

  removeRow(row: number): void {
    const line = this.check.register.line(row)
    const entries = [
      {
        line,
        field: '(whole row)',
        from: rowText(this.check.register, row),
        to: '',
        how: 'Row removed',
        when: new Date().toISOString(),
      },
    ]
    this.record({
      label: `Row ${line} removed`,
      rows: [{ row, before: undefined, after: undefined, removed: [false, true] }],
      entries,
    })
  }

  addRow(): number {
    const { register, sheet } = this.check
    const values = LOAN_FIELDS.map((field) =>
      field === 'recordIdentifier' ? '2' : field === 'lei' ? (sheet?.lei ?? '') : '',
    )
    const row = register.appendText(encoder.encode(values.join('|')))
    register.remove(row)
    const entries = [
      {
        line: register.line(row),
        field: '(whole row)',
        from: '',
        to: values.join('|'),
        how: 'Row added',
        when: new Date().toISOString(),
      },
    ]
    this.record({
      label: 'Row added',
      rows: [
        { row, before: register.changes.get(row), after: register.changes.get(row), removed: [true, false] },
      ],
      entries,
    })
    return row
  }

  fillDown(row: number, field: string, count: number): void {
    const place = this.placeOf(row)
    const value = this.check
      .load(row)
      .text(F[field as LoanField])
      .trim()
    const rows = this.rows(place + 1, count)
    this.change(
      rows.map((target) => ({ row: target.row, field, value })),
      `${fieldTitle(field)} filled down`,
    )
  }

  replace(find: string, replacement: string, field: string): number {
    if (find === '') throw new DeskProblem('Enter what to find.')
    const changes: { row: number; field: string; value: string }[] = []
    const at = F[field as LoanField]
    for (let place = 0; place < this.viewCount(); place++) {
      const row = this.view.rows?.[place] ?? place
      const loaded = this.check.load(row)
      if (!loaded.hasRightLength) continue
      const value = loaded.text(at).trim()
      if (value === find) changes.push({ row, field, value: replacement })
    }
    if (changes.length > 0) this.change(changes, `${fieldTitle(field)}: ${find} replaced`)
    return changes.length
  }

  undo(): void {
    const step = this.done.pop()
    if (!step) return
    this.apply(step, 'before')
    this.undone.push(step)
  }

  redo(): void {
    const step = this.undone.pop()
    if (!step) return
    this.apply(step, 'after')
    this.done.push(step)
  }

  private record(step: Step): void {
    if (step.rows.length === 0 && !step.sheet) return
    this.done.push(step)
    this.undone = []
    this.apply(step, 'after')
  }

  private apply(step: Step, side: 'before' | 'after'): void {
    const { register } = this.check
    for (const { row, before, after, removed } of step.rows) {
      if (removed) {
        if (removed[side === 'before' ? 0 : 1]) register.remove(row)
        else register.restore(row)
      } else register.change(row, side === 'before' ? before : after)
    }
    if (step.sheet) {
      this.sheetChanged = step.sheet[side]
      const { lei, federalAgency } = this.check.sheet ?? {}
      this.check.setSheet(this.sheetChanged ?? this.originalSheet())
      // Every row is compared with the LEI and the agency of the sheet, and with nothing else of it.
      if (this.check.sheet?.lei !== lei || this.check.sheet?.federalAgency !== federalAgency)
        this.check.recheckAll()
      else this.check.judgeFile()
    } else this.check.recheck(step.rows.map(({ row }) => row))
    const { edit, search } = this.view
    if (this.view.rows || step.rows.some(({ removed }) => removed)) this.show(edit, search)
  }

  private originalSheet(): string {
    const end = this.bytes.indexOf(10)
    return new TextDecoder().decode(this.bytes.subarray(this.shape.from, end < 0 ? this.bytes.length : end))
  }

  changeList(): ChangeEntry[] {
    return this.done.flatMap(({ entries }) => entries)
  }

  print(): Uint8Array[] {
    return printRegister(this.check, this.sheetChanged, this.shape.from)
  }

  // — kept in the browser —

  journal(): string {
    const { register } = this.check
    return JSON.stringify({
      filing: this.filing,
      sheet: this.sheetChanged,
      rows: [...register.changes].map(([row, text]) => [row, new TextDecoder().decode(text)]),
      removed: [...register.removedRows],
      entries: this.changeList(),
      decisions: this.decisions.toJson(),
    })
  }

  restore(journal: string): void {
    const saved = JSON.parse(journal)
    const { register } = this.check
    for (const [row, text] of saved.rows as [number, string][]) {
      if (row >= register.count) register.appendText(encoder.encode(text))
      else register.change(row, encoder.encode(text))
    }
    for (const row of saved.removed as number[]) register.remove(row)
    this.sheetChanged = saved.sheet
    if (this.sheetChanged !== undefined) this.check.setSheet(this.sheetChanged)
    this.check.recheckAll()
    // What was done before the reload stays in the list of changes; undo begins anew.
    this.done = saved.entries.length > 0 ? [{ label: '', rows: [], entries: saved.entries }] : []
    this.decisions.load(saved.decisions)
    if (register.removedRows.size > 0) this.show(undefined, '')
  }

  macroFinding(edit: string): { key: string; values: string } | undefined {
    const macro = this.check.macros.find((finding) => finding.edit === edit)
    return macro && { key: macroKey(this.filing), values: `${macro.count} of ${macro.of}` }
  }
}
