import { EditProgram, GEOGRAPHY_EDITS, ROW_RULES } from './edit-program.ts'
import type { FilingFacts } from './edit-rules.ts'
import type { FilingYear } from './filing-years.ts'
import type { Geography } from './geography.ts'
import { LoanRow } from './loan-row.ts'
import { judgeMacros, type MacroCounts, type MacroFinding } from './macro-edits.ts'
import { Register } from './register.ts'
import { findRepeats } from './repeated-rows.ts'
import { RowNotes } from './row-notes.ts'
import { RowSet } from './row-set.ts'
import {
  differsFromRecord,
  type InstitutionRecord,
  readSheet,
  SHEET_EDITS,
  type Sheet,
  splitRow,
  unreadableSheetFields,
} from './sheet-edits.ts'

export interface CheckOptions {
  filing: FilingYear
  /** Where the text begins, after a byte order mark. */
  from?: number
  geography?: Geography | undefined
  institution?: InstitutionRecord | undefined
}

export interface NotChecked {
  edits: readonly string[]
  because: 'noGeography' | 'noInstitutionRecord' | 'noSheet' | 'unreadableSheet' | 'noRows'
}

const LONGEST_ROW = 1_048_576
const text = new TextDecoder()

/**
 * Checks a register row by row. `step` may be called as often as the caller likes, so a worker can report progress and
 * stop; afterwards `recheck` judges single rows again.
 */
export class RegisterCheck {
  readonly register: Register
  readonly filing: FilingYear
  readonly program: EditProgram
  readonly geography: Geography | undefined
  sheetText = ''
  sheet: Sheet | undefined
  sheetProblem: 'none' | 'notASheet' | 'length' | 'values' = 'none'
  unreadableSheetFields: readonly string[] = []
  /** Edits that fire on the sheet, or on the file without a row. */
  sheetFindings: string[] = []
  macros: MacroFinding[] = []
  notChecked: NotChecked[] = []
  /** Rows by edit. */
  readonly findings: (RowSet | undefined)[]
  readonly wrongLength: RowSet
  readonly unreadable: RowSet
  readonly fileFindings = {
    S305: new RowSet(0),
    S306: new RowSet(0),
    S307: new RowSet(0),
    Q600: new RowSet(0),
  }
  /** Rows that repeat a ULI, those that they repeat as well, and how many repeat one. */
  private readonly repeatedUli = new RowSet(0)
  private readonly grouped = new RowSet(0)
  private repeats = 0
  readonly row: LoanRow
  position: number
  finished = false
  private readonly institution: InstitutionRecord | undefined
  private readonly facts: FilingFacts
  private readonly notes: RowNotes

  constructor(bytes: Uint8Array, { filing, from = 0, geography, institution }: CheckOptions) {
    const left = new Set(filing.edits.map(({ id }) => id))
    const rules = ROW_RULES.filter(({ id }) => left.has(id) && (geography || !GEOGRAPHY_EDITS.includes(id)))
    this.program = new EditProgram(rules, filing.limits)
    this.findings = this.program.ids.map(() => undefined)
    this.filing = filing
    this.geography = geography
    this.institution = institution
    this.row = new LoanRow(geography)
    const rows = Math.max(16, Math.ceil(bytes.length / 360))
    this.register = new Register(bytes, rows)
    this.notes = new RowNotes(filing, rows)
    this.wrongLength = new RowSet(64)
    this.unreadable = new RowSet(64)
    this.position = from
    this.facts = { year: filing.year, limits: filing.limits, sheetLei: undefined, agency: undefined }
    this.readSheetLine()
  }

  private readSheetLine(): void {
    const { bytes } = this.register
    const end = bytes.indexOf(10, this.position)
    const to = end < 0 ? bytes.length : end
    const line = text.decode(bytes.subarray(this.position, Math.min(to, this.position + LONGEST_ROW)))
    this.setSheet(line)
    if (this.sheetProblem === 'notASheet') {
      this.register.firstLine = 1
      return
    }
    this.position = Math.min(to + 1, bytes.length)
  }

  /** Takes a new first row; call `finish` or `recheckAll` afterwards. */
  setSheet(line: string): void {
    this.sheetText = line
    this.sheet = readSheet(line)
    this.unreadableSheetFields = this.sheet ? unreadableSheetFields(this.sheet) : []
    if (this.sheet) this.sheetProblem = this.unreadableSheetFields.length > 0 ? 'values' : 'none'
    else this.sheetProblem = splitRow(line, 110).length === 110 ? 'notASheet' : 'length'
    this.facts.sheetLei = this.sheet?.lei.toUpperCase()
    this.facts.agency = this.sheet ? Number(this.sheet.federalAgency) : undefined
  }

  /** Reads and judges up to `rows` further rows; false when the file is at its end. */
  step(rows: number): boolean {
    const { register } = this
    const { bytes } = register
    const limit = bytes.length
    for (let done = 0; done < rows; done++) {
      if (this.position >= limit) {
        this.finish()
        return false
      }
      const from = this.position
      const end = this.row.scan(bytes, from, limit)
      this.position = end + 1
      const row = register.append(from, end)
      this.judgeScanned(row, end - from)
    }
    return true
  }

  private judgeScanned(at: number, length: number): void {
    const { row } = this
    if (!row.hasRightLength || length > LONGEST_ROW) {
      this.notes.forget(at)
      this.wrongLength.add(at)
      return
    }
    row.decode()
    if (row.unreadable.length > 0) {
      this.notes.forget(at)
      this.unreadable.add(at)
      return
    }
    const count = this.program.judge(row, this.facts)
    const { fired } = this.program
    for (let place = 0; place < count; place++) {
      const edit = fired[place]!
      let rows = this.findings[edit]
      if (!rows) {
        rows = new RowSet(this.notes.capacity)
        this.findings[edit] = rows
      }
      rows.add(at)
    }
    this.notes.note(at, this.row)
  }

  /** Edits of the sheet and of the file as a whole. */
  finish(): void {
    this.dropBlankEnd()
    this.finished = true
    this.judgeFile()
  }

  private dropBlankEnd(): void {
    const { register } = this
    while (register.count > 0 && !this.finished) {
      const { bytes, from, to } = register.rowBytes(register.count - 1)
      if (bytes.subarray(from, to).some((byte) => byte > 32)) return
      this.wrongLength.delete(register.count - 1)
      register.dropLast()
    }
  }

  /** Edits of the whole file; rows that repeat others are looked for again unless they cannot have changed. */
  judgeFile(sameRepeats = false): void {
    const { register, filing, sheet, notes } = this
    const has = (id: string) => filing.edits.some((edit) => edit.id === id && edit.run)
    const { S305, S306, S307, Q600 } = this.fileFindings
    S307.clear()
    const { counts, inQuarter } = notes.count(register.count, S307)
    if (!sameRepeats) {
      for (const rows of [S305, S306, this.repeatedUli, this.grouped]) rows.clear()
      this.repeats = findRepeats({
        ...{ register, notes, row: this.row, grouped: this.grouped },
        ...{ repeatedUli: this.repeatedUli, repeatedOriginated: S306, identical: S305 },
      })
    }
    Q600.copyFrom(this.repeatedUli)
    const distinct = counts.rows - this.repeats
    const findings: string[] = []
    this.notChecked = this.notCheckedEdits(counts.rows)
    const entries = Number(sheet?.totalEntries)
    if (sheet && this.sheetProblem === 'none') {
      for (const [id, fires] of Object.entries(SHEET_EDITS))
        if (has(id) && fires(sheet, filing)) findings.push(id)
      if (this.institution && has('Q303') && differsFromRecord(sheet, this.institution)) findings.push('Q303')
      if (entries !== counts.rows) findings.push('S304')
    }
    if (sheet && !Number.isNaN(entries) && entries !== distinct) {
      if (Q600.count === 0) findings.push('Q600')
    } else Q600.clear()
    if (has('S307')) {
      if (S307.count === 0 && inQuarter === 0) findings.push('S307')
    } else S307.clear()
    this.sheetFindings = findings
    this.counts = counts
    this.macros = counts.rows > 0 ? judgeMacros(counts, filing.limits) : []
  }

  counts: MacroCounts | undefined

  private notCheckedEdits(rows: number): NotChecked[] {
    const list: NotChecked[] = []
    if (!this.geography) list.push({ edits: GEOGRAPHY_EDITS, because: 'noGeography' })
    if (!this.institution) list.push({ edits: ['Q303'], because: 'noInstitutionRecord' })
    if (!this.sheet)
      list.push({ edits: [...Object.keys(SHEET_EDITS), 'S301', 'S304', 'Q600', 'Q647'], because: 'noSheet' })
    else if (this.sheetProblem === 'values')
      list.push({ edits: [...Object.keys(SHEET_EDITS), 'S304'], because: 'unreadableSheet' })
    if (rows === 0)
      list.push({ edits: ['Q634', 'Q635', 'Q636', 'Q637', 'Q638', 'Q639', 'Q640'], because: 'noRows' })
    return list
  }

  /** Judges rows again after a change of their text; the edits of the whole file follow. */
  recheck(rows: Iterable<number>): void {
    let sameRepeats = true
    for (const at of rows) {
      const before = this.notes.identity(at)
      this.recheckRow(at)
      const after = this.notes.identity(at)
      if (this.grouped.has(at) || after.some((value, place) => value !== before[place])) sameRepeats = false
    }
    this.judgeFile(sameRepeats)
  }

  private recheckRow(at: number): void {
    for (const found of this.findings) found?.delete(at)
    this.wrongLength.delete(at)
    this.unreadable.delete(at)
    this.notes.forget(at)
    if (this.register.isRemoved(at)) return
    const { bytes, from, to } = this.register.rowBytes(at)
    this.row.scan(bytes, from, to)
    this.judgeScanned(at, to - from)
  }

  /** Judges every row again, for a new sheet, year or list. */
  recheckAll(): void {
    for (let at = 0; at < this.register.count; at++) this.recheckRow(at)
    this.judgeFile()
  }

  /** Loads a row into `row` and says whether its fields can be used. */
  load(at: number): LoanRow {
    const { bytes, from, to } = this.register.rowBytes(at)
    this.row.scan(bytes, from, to)
    if (this.row.hasRightLength) this.row.decode()
    return this.row
  }

  rowsOf(edit: string): RowSet | undefined {
    if (edit in this.fileFindings) return this.fileFindings[edit as keyof typeof this.fileFindings]
    const at = this.program.ids.indexOf(edit)
    return at < 0 ? undefined : this.findings[at]
  }

  /** Edits that fire for a row, in the order of the year's list. */
  editsOf(at: number): string[] {
    const edits = this.program.ids.filter((_, edit) => this.findings[edit]?.has(at))
    for (const [id, rows] of Object.entries(this.fileFindings)) if (rows.has(at)) edits.push(id)
    return edits
  }
}
