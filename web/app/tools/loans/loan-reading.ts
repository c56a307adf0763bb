import type { CsvRow } from '@plumbline/rules/csv/csv-rows.ts'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { isWorkbook, loanWorkbookRows } from '@plumbline/rules/loan-files/loan-workbook.ts'
import { isPacked, loanFileContent } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { readLoanTable, tableFaults } from '@plumbline/rules/loan-files/read-loan-table.ts'
import { readMismo } from '@plumbline/rules/loan-files/read-mismo.ts'
import {
  type ColumnMapping,
  coversHeader,
  proposeColumns,
} from '@plumbline/rules/loan-files/table-columns.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import { WORKBOOK_MEGABYTES_AT_MOST } from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { UnpackedTooLarge, type ZipEntry, zipEntries } from '../zip-entries.ts'
import type { LoanAnswers, ReadAnswer } from './loan-protocol.ts'
import { rowOf } from './loan-rows.ts'
import { joinedWith, loans, testOf } from './open-loans.ts'

const LOANS_AT_MOST = 20_000
const ENTRIES_AT_MOST = 5000
/** Rows of a table in which an example of each column is looked for. */
const ROWS_SHOWN = 50
const FILE_BYTES = LOAN_FILE_MEGABYTES_AT_MOST * 1024 * 1024

/** Tables whose columns a person has to match first. */
const waiting = new Map<number, { file: string; rows: CsvRow[] }>()
let tables = 0

/** What one request reads, with what goes wrong on the way. */
class Reading {
  readonly answer: ReadAnswer = { rows: [], gone: [], problems: [], unmatched: [] }
  readonly #kept: readonly ColumnMapping[]

  constructor(kept: readonly ColumnMapping[] = []) {
    this.#kept = kept
  }

  refuse(file: string, problem: string): void {
    this.answer.problems.push({ file, problem })
  }

  addBytes(bytes: Uint8Array, file: string): void {
    this.#attempt(file, () => {
      const content = loanFileContent(bytes)
      if (content.kind === 'xml') this.#open(readMismo(bytes, file))
      else this.#addTable(content.rows, file)
    })
  }

  async addPacked(bytes: Uint8Array<ArrayBuffer>, file: string, within: 'file' | 'archive'): Promise<void> {
    const entries = zipEntries(bytes, ENTRIES_AT_MOST)
    const loanFiles = entries?.filter(({ name }) => isLoanFile(name)) ?? []
    if (!entries) this.refuse(file, 'This is no ZIP file, or it is cut off.')
    else if (isWorkbook(entries)) await this.#addWorkbook(entries, file)
    else if (within === 'archive') this.refuse(file, 'A ZIP file within a ZIP file is not read.')
    else if (loanFiles.length === 0) this.refuse(file, 'The ZIP file holds no XML, CSV, or XLSX.')
    else for (const entry of loanFiles) await this.#addEntry(entry)
  }

  /** With the columns as a person matched them. */
  addMatched(rows: CsvRow[], file: string, columns: ColumnMapping): void {
    this.#attempt(file, () => {
      const read = readLoanTable(rows, file, columns)
      this.#open(read)
      for (const fault of tableFaults(read)) this.refuse(file, fault)
    })
  }

  async #addEntry({ name, unpack }: ZipEntry): Promise<void> {
    try {
      const bytes = await unpack(FILE_BYTES)
      if (isPacked(bytes)) await this.addPacked(bytes, name, 'archive')
      else this.addBytes(bytes, name)
    } catch (error) {
      this.refuse(
        name,
        error instanceof UnpackedTooLarge
          ? `Larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB unpacked.`
          : 'This part of the ZIP file is damaged or locked.',
      )
    }
  }

  async #addWorkbook(entries: readonly ZipEntry[], file: string): Promise<void> {
    try {
      this.#addTable(await loanWorkbookRows(workbookEntries(entries)), file)
    } catch (error) {
      this.#refuseUnreadable(file, error)
    }
  }

  /** Read at once where each column is known by its name, or was matched before. */
  #addTable(rows: CsvRow[], file: string): void {
    const header = rows[0]?.cells ?? []
    const before = this.#kept.find((mapping) => header.length > 0 && coversHeader(mapping, header))
    const proposed = proposeColumns(header, before)
    // Where no row follows, there is nothing to match: the refusal says what the file lacks.
    if (!holdsRows(rows) || proposed.every(({ by }) => by !== 'none')) {
      this.addMatched(rows, file, before ?? {})
      return
    }
    const id = tables++
    waiting.set(id, { file, rows })
    this.answer.unmatched.push({
      ...{ id, file, header: header.map((name) => name.trim()), loans: rows.length - 1 },
      examples: header.map(
        (_, index) =>
          rows.slice(1, ROWS_SHOWN).find(({ cells }) => (cells[index] ?? '').trim() !== '')?.cells[index] ??
          '',
      ),
    })
  }

  #open(found: readonly Loan[]): void {
    for (const loan of found) {
      if (loans.length >= LOANS_AT_MOST)
        throw new UnreadableLoanFile(
          `More than ${LOANS_AT_MOST.toLocaleString('en-US')} loans are open. Clear the list first.`,
        )
      const { changed, gone } = joinedWith(loans.push({ loan, additions: {} }) - 1)
      for (const id of changed) this.answer.rows.push(rowOf(id, testOf(id)))
      this.answer.gone.push(...gone)
    }
  }

  #attempt(file: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#refuseUnreadable(file, error)
    }
  }

  #refuseUnreadable(file: string, error: unknown): void {
    if (error instanceof UnpackedTooLarge) this.refuse(file, 'The workbook is too large unpacked. Split it.')
    else if (error instanceof UnreadableLoanFile) this.refuse(file, error.message)
    else throw error
  }
}

const holdsRows = ([, ...rows]: readonly CsvRow[]) =>
  rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))

/** Everything that a workbook unpacks to counts towards one limit. */
function workbookEntries(entries: readonly ZipEntry[]) {
  let room = WORKBOOK_MEGABYTES_AT_MOST * 1024 * 1024
  return entries.map(({ name, unpack }) => ({
    name,
    async *pieces() {
      const bytes = await unpack(room)
      room -= bytes.length
      yield bytes
    },
  }))
}

export async function readLoans(file: File, kept: readonly ColumnMapping[]): Promise<ReadAnswer> {
  const reading = new Reading(kept)
  const most = LOAN_FILE_MEGABYTES_AT_MOST * (/\.zip$/i.test(file.name) ? 10 : 1)
  if (file.size > most * 1024 * 1024) reading.refuse(file.name, `The file is larger than ${most} MB.`)
  else {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isPacked(bytes)) await reading.addPacked(bytes, file.name, 'file')
    else reading.addBytes(bytes, file.name)
  }
  return reading.answer
}

/** Null leaves the table out. */
export function matchTable(id: number, columns: ColumnMapping | null): LoanAnswers['match'] {
  const asked = waiting.get(id)
  if (!asked) throw new Error('This table is no longer open.')
  const reading = new Reading()
  const settled: number[] = []
  const header = JSON.stringify(asked.rows[0]!.cells)
  for (const [other, { file, rows }] of waiting) {
    if (other !== id && (columns === null || JSON.stringify(rows[0]!.cells) !== header)) continue
    settled.push(other)
    waiting.delete(other)
    if (columns) reading.addMatched(rows, file, columns)
  }
  return { ...reading.answer, settled }
}

const isLoanFile = (name: string) =>
  /\.(xml|csv|txt|xlsx|xlsm)$/i.test(name) && !/(^|\/)(\.|__MACOSX)/.test(name)

export const forgetTables = (): void => waiting.clear()
