import { EditProgram, GEOGRAPHY_EDITS, ROW_RULES } from './edit-program.ts'
import type { FilingFacts } from './edit-rules.ts'
import { NUMBER } from './field-sets.ts'
import type { FilingYear } from './filing-years.ts'
import type { Geography } from './geography.ts'
import { F } from './loan-fields.ts'
import { LoanRow } from './loan-row.ts'
import { judgeMacros, type MacroCounts, type MacroFinding } from './macro-edits.ts'
import { Register } from './register.ts'
import { findRepeats } from './repeated-rows.ts'
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

const READABLE = 1
const PURCHASE = 2
const PREAPPROVAL = 4
const INCOME = 8
const LOW_INCOME = 16
const IN_QUARTER = 32
const AFTER_QUARTER = 64
const QUARTERS = { 1: [0, 331], 2: [401, 630], 3: [701, 930] } as const
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
  readonly row: LoanRow
  position: number
  finished = false
  private readonly institution: InstitutionRecord | undefined
  private readonly facts: FilingFacts
  private flags: Uint8Array
  private actions: Uint8Array
  private hashes: Int32Array
  private hashes2: Int32Array

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
    this.flags = new Uint8Array(rows)
    this.actions = new Uint8Array(rows)
    this.hashes = new Int32Array(rows)
    this.hashes2 = new Int32Array(rows)
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
      if (row >= this.flags.length) this.grow()
      this.judgeScanned(row, end - from)
    }
    return true
  }

  private grow(): void {
    const larger = this.flags.length * 2
    const copy = <T extends Uint8Array | Int32Array>(old: T, fresh: T): T => {
      fresh.set(old)
      return fresh
    }
    this.flags = copy(this.flags, new Uint8Array(larger))
    this.actions = copy(this.actions, new Uint8Array(larger))
    this.hashes = copy(this.hashes, new Int32Array(larger))
    this.hashes2 = copy(this.hashes2, new Int32Array(larger))
  }

  private judgeScanned(at: number, length: number): void {
    const { row } = this
    if (!row.hasRightLength || length > LONGEST_ROW) {
      this.flags[at] = 0
      this.actions[at] = 0
      this.wrongLength.add(at)
      return
    }
    row.decode()
    if (row.unreadable.length > 0) {
      this.flags[at] = 0
      this.actions[at] = 0
      this.unreadable.add(at)
      return
    }
    const count = this.program.judge(row, this.facts)
    const { fired } = this.program
    for (let place = 0; place < count; place++) {
      const edit = fired[place]!
      let rows = this.findings[edit]
      if (!rows) {
        rows = new RowSet(this.flags.length)
        this.findings[edit] = rows
      }
      rows.add(at)
    }
    this.note(at)
  }

  /** Keeps what the edits of the whole file need of a row. */
  private note(at: number): void {
    const { value, bits } = this.row
    let flags = READABLE
    const income = bits[F.income]!
    if (value[F.loanPurpose] === 1) flags |= PURCHASE
    if (value[F.preapproval] === 1) flags |= PREAPPROVAL
    if ((income & NUMBER) !== 0) {
      flags |= INCOME
      if (value[F.income]! < this.filing.limits['Q640.income']!) flags |= LOW_INCOME
    }
    if (this.filing.quarter) {
      const [first, last] = QUARTERS[this.filing.quarter]
      const year = this.filing.year * 10_000
      const day = value[F.actionTakenDate]!
      if (day > year + last) flags |= AFTER_QUARTER
      else if (first === 0 || day >= year + first) flags |= IN_QUARTER
    }
    const action = value[F.actionTaken]!
    this.flags[at] = flags
    this.actions[at] = action >= 1 && action <= 8 ? action : 0
    this.hashes[at] = this.row.uliHash
    this.hashes2[at] = this.row.uliHash2
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

  judgeFile(): void {
    const { register, filing, sheet, flags, actions } = this
    const has = (id: string) => filing.edits.some((edit) => edit.id === id && edit.run)
    const counts: MacroCounts = {
      rows: 0,
      byAction: Array.from({ length: 9 }, () => 0),
      purchases: 0,
      originatedPurchases: 0,
      preapprovalRequests: 0,
      incomes: 0,
      lowIncomes: 0,
    }
    const { S305, S306, S307, Q600 } = this.fileFindings
    for (const rows of [S305, S306, S307, Q600]) rows.clear()
    let inQuarter = 0
    for (let at = 0; at < register.count; at++) {
      const flag = flags[at]!
      if ((flag & READABLE) === 0) continue
      const action = actions[at]!
      counts.rows++
      counts.byAction[action]!++
      if (flag & PURCHASE) {
        counts.purchases++
        if (action === 1) counts.originatedPurchases++
      }
      if (flag & PREAPPROVAL) counts.preapprovalRequests++
      if (flag & INCOME) counts.incomes++
      if (flag & LOW_INCOME) counts.lowIncomes++
      if (flag & IN_QUARTER) inQuarter++
      if (flag & AFTER_QUARTER) S307.add(at)
    }
    const distinct =
      counts.rows -
      findRepeats({
        register,
        flags,
        readable: READABLE,
        actions,
        hashes: this.hashes,
        hashes2: this.hashes2,
        row: this.row,
        repeatedUli: Q600,
        repeatedOriginated: S306,
        identical: S305,
      })
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
    for (const at of rows) this.recheckRow(at)
    this.judgeFile()
  }

  private recheckRow(at: number): void {
    if (at >= this.flags.length) this.grow()
    for (const found of this.findings) found?.delete(at)
    this.wrongLength.delete(at)
    this.unreadable.delete(at)
    this.flags[at] = 0
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
