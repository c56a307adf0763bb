import { type AporTable, parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import type { CsvRow } from '@plumbline/rules/csv/csv-rows.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { fieldTitle, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import { compareRegister } from '@plumbline/rules/loan-files/compare-register.ts'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import { kindValue } from '@plumbline/rules/loan-files/field-value.ts'
import { joinKey, withEstimates } from '@plumbline/rules/loan-files/join-disclosures.ts'
import { type Additions, type Loan, withAdditions } from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf } from '@plumbline/rules/loan-files/loan-fields.ts'
import type { LoanVerdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import { isWorkbook, loanWorkbookRows } from '@plumbline/rules/loan-files/loan-workbook.ts'
import { isPacked, loanFileContent } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { readLoanTable, tableFaults } from '@plumbline/rules/loan-files/read-loan-table.ts'
import { readMismo } from '@plumbline/rules/loan-files/read-mismo.ts'
import { runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import {
  type ColumnMapping,
  coversHeader,
  proposeColumns,
} from '@plumbline/rules/loan-files/table-columns.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { registerOf } from '@plumbline/rules/thresholds/threshold-register.ts'
import { WORKBOOK_MEGABYTES_AT_MOST } from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { UnpackedTooLarge, type ZipEntry, zipEntries } from '../zip-entries.ts'
import type {
  LoanAnswers,
  LoanMessage,
  LoanRequest,
  LoanRow,
  ReadAnswer,
  RunChange,
  ShownComparison,
  TypedValue,
} from './loan-protocol.ts'
import { detailOf, refundOf, rowOf } from './loan-rows.ts'

/** The loans of the page. They are in the memory of this worker and nowhere else. */
const loans: { loan: Loan; additions: Additions }[] = []
/** By the number of their loan, which of them are its Loan Estimates and which its Closing Disclosures. */
const byNumber = new Map<string, { estimates: number[]; closings: number[] }>()
const LOANS_AT_MOST = 20_000
const ENTRIES_AT_MOST = 5000
const REASON_AT_MOST = 300
/** Rows of a table in which an example of each column is looked for. */
const ROWS_SHOWN = 50
const FILE_BYTES = LOAN_FILE_MEGABYTES_AT_MOST * 1024 * 1024

let data: LoanTestData = { thresholds: new Map(), apor: { fixed: new Map(), variable: new Map() } }

const whole = (id: number): Loan => {
  const found = loans[id]
  if (!found) throw new Error('This loan is no longer open.')
  return withAdditions(joinedLoan(found.loan), found.additions)
}

const joinedLoan = (loan: Loan): Loan =>
  withEstimates(
    loan,
    (filesOf(loan)?.estimates ?? []).map((estimate) => loans[estimate]!.loan),
  )

const filesOf = (loan: Loan) => byNumber.get(joinKey(loan) ?? '')

/** A Loan Estimate whose Closing Disclosure is open belongs to it, and is no loan of its own. */
const isPartOfAnother = ({ loan }: { loan: Loan }): boolean =>
  loan.kind === 'loan_estimate' && (filesOf(loan)?.closings.length ?? 0) > 0

/** The loans that a new file changes: itself, or what it belongs to. */
function joinedWith(id: number): { changed: number[]; gone: number[] } {
  const { loan } = loans[id]!
  const key = joinKey(loan)
  if (key === undefined || (loan.kind !== 'loan_estimate' && loan.kind !== 'closing_disclosure'))
    return { changed: [id], gone: [] }
  const files = byNumber.get(key) ?? { estimates: [], closings: [] }
  byNumber.set(key, files)
  if (loan.kind === 'closing_disclosure') {
    files.closings.push(id)
    return { changed: [id], gone: files.estimates }
  }
  files.estimates.push(id)
  return files.closings.length > 0 ? { changed: files.closings, gone: [] } : { changed: [id], gone: [] }
}

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
    if (proposed.every(({ by }) => by !== 'none')) {
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
      for (const id of changed) this.answer.rows.push(rowOf(id, runEveryTest(whole(id), data)))
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

async function read(file: File, kept: readonly ColumnMapping[]): Promise<ReadAnswer> {
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
function match(id: number, columns: ColumnMapping | null): LoanAnswers['match'] {
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

/** As much of a stored run as is read here. */
interface OpenedRun {
  loans: { loan: Loan; additions: Additions }[]
  results: {
    name: string
    verdicts: { id: string; question: string; verdict: LoanVerdict['verdict']; sentence: string }[]
  }[]
}

/** Opens the loans of a stored run in the place of the list, and says what is decided otherwise today. */
async function restore(run: File): Promise<LoanAnswers['restore']> {
  const stored = JSON.parse(await run.text()) as OpenedRun
  forget()
  const rows: LoanRow[] = []
  const changes: RunChange[] = []
  for (const [index, one] of stored.loans.entries()) {
    const id = loans.push(one) - 1
    joinedWith(id)
    const report = runEveryTest(whole(id), data)
    rows.push(rowOf(id, report))
    const before = new Map(stored.results[index]?.verdicts.map((verdict) => [verdict.id, verdict]))
    for (const now of report.verdicts) {
      const then = before.get(now.id)
      before.delete(now.id)
      if (then?.verdict === now.verdict && then.sentence === now.sentence) continue
      changes.push({ loan: report.name, question: now.question, before: then ?? null, now })
    }
    for (const then of before.values())
      changes.push({ loan: report.name, question: then.question, before: then, now: null })
  }
  return { rows, gone: [], problems: [], unmatched: [], changes: changes.map(plainChange) }
}

/** The page needs no working of them. */
function plainChange({ loan, question, before, now }: RunChange): RunChange {
  const said = (one: RunChange['now']) => one && { verdict: one.verdict, sentence: one.sentence }
  return { loan, question, before: said(before), now: said(now) }
}

function forget(): void {
  loans.length = 0
  waiting.clear()
  byNumber.clear()
}

const isLoanFile = (name: string) =>
  /\.(xml|csv|txt|xlsx|xlsm)$/i.test(name) && !/(^|\/)(\.|__MACOSX)/.test(name)

const tableOf = (text: string | null): AporTable => (text === null ? new Map() : parseAporFile(text).table)

/** One row for each test of each loan. */
function results(): string {
  const rows = [
    [
      'Loan',
      'File',
      'Test',
      'Verdict',
      'Sentence',
      'Citation',
      'Dollars',
      'Days',
      'Disclosed',
      'Recomputed',
      'Missing',
    ],
  ]
  for (const [id, one] of loans.entries()) {
    if (isPartOfAnother(one)) continue
    const report = runEveryTest(whole(id), data)
    for (const one of report.verdicts)
      rows.push([
        report.name,
        report.file,
        one.id,
        one.verdict,
        one.sentence,
        one.citation,
        one.dollars ?? '',
        one.days === null ? '' : String(one.days),
        one.disclosed ?? '',
        one.recomputed ?? '',
        one.missing.map(({ label }) => label).join('; '),
      ])
  }
  return csvText(rows)
}

async function compare(register: File): Promise<ShownComparison> {
  if (register.size > FILE_BYTES)
    throw new Error(`The register is larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB.`)
  const compared = compareRegister(
    await register.text(),
    loans.flatMap((one, id) => (isPartOfAnother(one) ? [] : [whole(id)])),
    data,
  )
  if (compared.rows === 0)
    throw new Error('This is no register: no line has the 110 fields of a loan row, divided by |.')
  return {
    ...compared,
    differences: compared.differences.map((one) => ({
      ...one,
      title: fieldTitle(one.field),
      register: valueWords(one.field, one.register),
      file: one.file.map((value) => valueWords(one.field, value)),
    })),
    byField: compared.byField.map((one) => ({ ...one, title: fieldTitle(one.field) })),
    notCompared: compared.notCompared.map(fieldTitle),
  }
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  date: 'a date',
  amount: 'an amount',
  percent: 'a percent',
  boolean: 'true or false',
  integer: 'a whole number',
}

/** A value that the file lacks, or one that corrects it, with the reason. */
function take(id: number, { key, name, value: typed, reason = '' }: TypedValue): LoanAnswers['type'] {
  const entry = loans[id]!
  const field = fieldOf(name)
  const written = typed.trim()
  const value = written === '' ? '' : field && kindValue(field.kind, written.replace(/^\$|,(?=\d{3})/g, ''))
  if (value === undefined)
    throw new Error(
      `${field?.label ?? name}: "${written.slice(0, 40)}" is not ${KIND_WORDS[field?.kind ?? ''] ?? 'a value of this field'}.`,
    )
  const { [key]: before, ...others } = entry.additions
  entry.additions = others
  const because = reason.trim().slice(0, REASON_AT_MOST)
  if (value !== '') {
    if (because === '' && isGiven(whole(id), key)) {
      if (before) entry.additions = { ...others, [key]: before }
      throw new Error(`${field?.label ?? name}: say why the value of the file is corrected.`)
    }
    entry.additions = {
      ...others,
      [key]: { value, source: 'typed', ...(because ? { reason: because } : {}) },
    }
  }
  const loan = whole(id)
  const report = runEveryTest(loan, data)
  return { row: rowOf(id, report), detail: detailOf(loan, report) }
}

/** A value of a list is there, or it could not be corrected. */
const isGiven = (loan: Loan, key: string): boolean => key.includes(' ') || loan.values[key] !== undefined

async function answer(request: LoanRequest): Promise<LoanAnswers[keyof LoanAnswers]> {
  switch (request.type) {
    case 'tables':
      data = {
        thresholds: registerOf(request.thresholds),
        apor: { fixed: tableOf(request.fixed), variable: tableOf(request.variable) },
      }
      return null
    case 'read':
      return await read(request.file, request.kept)
    case 'match':
      return match(request.id, request.columns)
    case 'open': {
      const loan = whole(request.id)
      return detailOf(loan, runEveryTest(loan, data))
    }
    case 'type':
      return take(request.id, request)
    case 'results':
      return results()
    case 'export':
      return JSON.stringify(
        loans
          .filter((one) => !isPartOfAnother(one))
          .map((one) => ({ loan: joinedLoan(one.loan), additions: one.additions })),
      )
    case 'restore':
      return await restore(request.run)
    case 'refunds':
      return request.ids.flatMap((id) => refundOf(runEveryTest(whole(id), data)) ?? [])
    case 'compare':
      return await compare(request.register)
    case 'forget':
      forget()
      return null
  }
}

/** One request after the other: a list that is cleared while a file is read stays clear. */
let working: Promise<void> = Promise.resolve()

self.onmessage = ({ data: { id, request } }: MessageEvent<{ id: number; request: LoanRequest }>) => {
  const reply = (message: LoanMessage) => self.postMessage(message)
  working = working.then(async () => {
    try {
      reply({ id, answer: await answer(request) })
    } catch (error) {
      reply({ id, problem: error instanceof Error ? error.message : 'The file could not be tested.' })
    }
  })
}
