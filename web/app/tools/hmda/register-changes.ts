import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { F, LOAN_FIELDS, type LoanField } from '@plumbline/rules/hmda/loan-fields.ts'
import {
  hasForbiddenCharacter,
  printRegister,
  rowText,
  withField,
} from '@plumbline/rules/hmda/print-register.ts'
import type { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import { DeskProblem } from './desk-problem.ts'
import type { ChangeEntry } from './desk-protocol.ts'

const encoder = new TextEncoder()
const LONGEST_VALUE = 1000
const PASTED_ROWS_AT_MOST = 20_000
const PASTED_VALUES_AT_MOST = 200_000

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

/** The changes as the browser keeps them. */
export interface SavedChanges {
  sheet: string | undefined
  rows: [number, string][]
  removed: number[]
  entries: ChangeEntry[]
}

/** The file that is changed, and the rows of it that are shown. */
interface ChangedFile {
  readonly check: RegisterCheck
  /** Where the text begins, after a byte order mark. */
  readonly from: number
  readonly shownCount: number
  rowAtPlace(place: number): number
  placeOf(row: number): number
  /** After a change: the rows touched, and whether some came or went. */
  showAgain(touched: readonly number[], rowsCameOrWent: boolean): void
}

/** What a person changed in a register: every change is a step that can be undone, and a line in the list of changes. */
export class RegisterChanges {
  sheetText: string | undefined
  /** Changes of before the last reload: they stay in the list, and undo begins anew. */
  private earlier: ChangeEntry[] = []
  private done: Step[] = []
  private undone: Step[] = []
  private readonly file: ChangedFile

  constructor(file: ChangedFile) {
    this.file = file
  }

  get undoLabel(): string | undefined {
    return this.done.at(-1)?.label
  }

  get redoLabel(): string | undefined {
    return this.undone.at(-1)?.label
  }

  change(changes: readonly { row: number; field: string; value: string }[], how: string): void {
    const step: Step = { label: how, rows: [], entries: [] }
    const { register, row: loaded } = this.file.check
    const before = new Map<number, Uint8Array | undefined>()
    const when = new Date().toISOString()
    for (const each of changes) this.refuseUnfit(each)
    for (const { row, field, value } of changes) {
      const at = F[field as LoanField]
      const from = this.file.check.load(row).text(at).trim()
      if (from === value) continue
      if (!before.has(row)) before.set(row, register.changes.get(row))
      register.change(row, withField(register, loaded, row, at, value))
      step.entries.push({ line: register.line(row), field, from, to: value, how, when })
    }
    for (const [row, old] of before) step.rows.push({ row, before: old, after: register.changes.get(row) })
    this.record(step)
  }

  /** Refused before anything is changed, so that a change is made whole or not at all. */
  private refuseUnfit({ row, field, value }: { row: number; field: string; value: string }): void {
    const { register } = this.file.check
    const at = F[field as LoanField]
    if (value.length > LONGEST_VALUE)
      throw new DeskProblem(
        `${fieldTitle(field)} has ${value.length} characters; at most ${LONGEST_VALUE} can be entered.`,
      )
    if (hasForbiddenCharacter(value))
      throw new DeskProblem(`${fieldTitle(field)} must not contain a pipe, a double quote or a line break.`)
    const old = this.file.check.load(row)
    if (at >= old.fieldCount)
      throw new DeskProblem(
        `Row ${register.line(row)} has only ${old.fieldCount} fields. Correct the whole row first.`,
      )
  }

  setRawText(row: number, text: string): void {
    if (/[\r\n]/.test(text)) throw new DeskProblem('A row must not contain a line break.')
    const { register } = this.file.check
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
    const before = this.sheetText
    const entries = [
      {
        line: 1,
        field: '(transmittal sheet)',
        from: this.file.check.sheetText.replace(/\r$/, ''),
        to: text,
        how: 'Sheet edited',
        when: new Date().toISOString(),
      },
    ]
    this.record({ label: 'Transmittal sheet edited', rows: [], sheet: { before, after: text }, entries })
  }

  removeRow(row: number): void {
    const line = this.file.check.register.line(row)
    const entries = [
      {
        line,
        field: '(whole row)',
        from: rowText(this.file.check.register, row),
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
    const { register, sheet } = this.file.check
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

  /** Rows of 110 values with tabs or pipes between them, as copied from a spreadsheet, become rows at the end. */
  pasteRows(text: string): number {
    const { register } = this.file.check
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (lines.length === 0) throw new DeskProblem('There are no rows in what was pasted.')
    if (lines.length > PASTED_ROWS_AT_MOST)
      throw new DeskProblem(
        `${lines.length.toLocaleString('en-US')} rows were pasted; at most ${PASTED_ROWS_AT_MOST.toLocaleString('en-US')} at a time. Open them as a file.`,
      )
    const texts = lines.map((line) => (line.includes('|') ? line : line.replaceAll('\t', '|')))
    texts.forEach((line, at) => {
      const fields = line.split('|').length
      if (fields !== LOAN_FIELDS.length)
        throw new DeskProblem(
          `Row ${at + 1} of what was pasted has ${fields} fields; ${LOAN_FIELDS.length} are needed.`,
        )
    })
    const when = new Date().toISOString()
    const label = `${lines.length.toLocaleString('en-US')} rows pasted`
    const step: Step = { label, rows: [], entries: [] }
    for (const line of texts) {
      const row = register.appendText(encoder.encode(line))
      register.remove(row)
      const after = register.changes.get(row)
      step.rows.push({ row, before: after, after, removed: [true, false] })
      step.entries.push({
        ...{ line: register.line(row), field: '(whole row)', from: '', to: line, how: 'Row pasted', when },
      })
    }
    this.record(step)
    return lines.length
  }

  /** A block of values, tabs between columns, put over the rows shown from a place on. */
  pasteCells(place: number, fields: readonly string[], text: string): void {
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
    const changes = lines.flatMap((line, down) => {
      if (place + down >= this.file.shownCount) return []
      const row = this.file.rowAtPlace(place + down)
      return line
        .split('\t')
        .slice(0, fields.length)
        .map((value, right) => ({ row, field: fields[right]!, value: value.trim() }))
    })
    if (changes.length > PASTED_VALUES_AT_MOST)
      throw new DeskProblem(
        `${changes.length.toLocaleString('en-US')} values were pasted; at most ${PASTED_VALUES_AT_MOST.toLocaleString('en-US')} at a time.`,
      )
    this.change(changes, changes.length === 1 ? 'Value pasted' : `${changes.length} values pasted`)
  }

  fillDown(row: number, field: string, count: number): void {
    const place = this.file.placeOf(row)
    const value = this.file.check
      .load(row)
      .text(F[field as LoanField])
      .trim()
    const rows: number[] = []
    for (let at = place + 1; at <= place + count && at < this.file.shownCount; at++)
      rows.push(this.file.rowAtPlace(at))
    this.change(
      rows.map((target) => ({ row: target, field, value })),
      `${fieldTitle(field)} filled down`,
    )
  }

  replace(find: string, replacement: string, field: string): number {
    if (find === '') throw new DeskProblem('Enter what to find.')
    const changes: { row: number; field: string; value: string }[] = []
    const at = F[field as LoanField]
    for (let place = 0; place < this.file.shownCount; place++) {
      const row = this.file.rowAtPlace(place)
      const loaded = this.file.check.load(row)
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
    const { register } = this.file.check
    for (const { row, before, after, removed } of step.rows) {
      if (removed) {
        if (removed[side === 'before' ? 0 : 1]) register.remove(row)
        else register.restore(row)
      } else register.change(row, side === 'before' ? before : after)
    }
    if (step.sheet) {
      this.sheetText = step.sheet[side]
      const { lei, federalAgency } = this.file.check.sheet ?? {}
      this.file.check.setSheet(this.sheetText ?? this.originalSheet())
      // Every row is compared with the LEI and the agency of the sheet, and with nothing else of it.
      if (this.file.check.sheet?.lei !== lei || this.file.check.sheet?.federalAgency !== federalAgency)
        this.file.check.recheckAll()
      else this.file.check.judgeFile()
    } else this.file.check.recheck(step.rows.map(({ row }) => row))
    this.file.showAgain(
      step.rows.map(({ row }) => row),
      step.rows.some(({ removed }) => removed),
    )
  }

  private originalSheet(): string {
    const { bytes } = this.file.check.register
    const end = bytes.indexOf(10)
    return new TextDecoder().decode(bytes.subarray(this.file.from, end < 0 ? bytes.length : end))
  }

  list(): ChangeEntry[] {
    return [...this.earlier, ...this.done.flatMap(({ entries }) => entries)]
  }

  print(): Uint8Array[] {
    return printRegister(this.file.check, this.sheetText, this.file.from)
  }

  /** What has to be stored so that `restore` brings the changes back. */
  saved(): SavedChanges {
    const { register } = this.file.check
    return {
      sheet: this.sheetText,
      rows: [...register.changes].map(([row, text]) => [row, new TextDecoder().decode(text)]),
      removed: [...register.removedRows],
      entries: this.list(),
    }
  }

  restore(saved: SavedChanges): void {
    const { register } = this.file.check
    for (const [row, text] of saved.rows) {
      if (row >= register.count) register.appendText(encoder.encode(text))
      else register.change(row, encoder.encode(text))
    }
    for (const row of saved.removed) register.remove(row)
    this.sheetText = saved.sheet
    if (this.sheetText !== undefined) this.file.check.setSheet(this.sheetText)
    this.file.check.recheckAll()
    this.earlier = saved.entries
  }
}
