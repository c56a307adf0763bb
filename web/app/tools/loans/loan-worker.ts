import { type AporTable, parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { chargesOf } from '@plumbline/rules/loan-files/charges.ts'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import { kindValue } from '@plumbline/rules/loan-files/field-value.ts'
import { financeChargeReading } from '@plumbline/rules/loan-files/finance-charge.ts'
import { type Additions, type Loan, withAdditions } from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf } from '@plumbline/rules/loan-files/loan-fields.ts'
import { LoanReader } from '@plumbline/rules/loan-files/loan-reader.ts'
import { readLoanFile } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { compareRegister, type RegisterComparison } from '@plumbline/rules/loan-files/register-from-loan.ts'
import { type LoanReport, runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { formatCents } from '@plumbline/rules/money/cents.ts'
import { registerOf } from '@plumbline/rules/thresholds/threshold-register.ts'
import { UnpackedTooLarge, zipEntries } from '../zip-entries.ts'
import type {
  FileProblem,
  LoanAnswers,
  LoanDetail,
  LoanMessage,
  LoanRequest,
  LoanRow,
} from './loan-protocol.ts'

/** The loans of the page. They are in the memory of this worker and nowhere else. */
const loans: { loan: Loan; additions: Additions }[] = []
const LOANS_AT_MOST = 20_000
const ENTRIES_AT_MOST = 5000
const CAUSES_SHOWN = 20
const FILE_BYTES = LOAN_FILE_MEGABYTES_AT_MOST * 1024 * 1024

let data: LoanTestData = { thresholds: new Map(), apor: { fixed: new Map(), variable: new Map() } }

const whole = (id: number): Loan => {
  const found = loans[id]
  if (!found) throw new Error('This loan is no longer open.')
  return withAdditions(found.loan, found.additions)
}

function rowOf(id: number, report: LoanReport): LoanRow {
  const about = report.verdict === 'outside' ? 'outside' : 'undetermined'
  return {
    ...{ id, name: report.name, file: report.file, verdict: report.verdict, counts: report.counts },
    causes: report.verdicts
      .filter(({ verdict }) => verdict === about)
      .slice(0, CAUSES_SHOWN)
      .map(({ id: test, question, sentence, dollars }) => ({ id: test, question, sentence, dollars })),
  }
}

function detailOf(loan: Loan, report: LoanReport): LoanDetail {
  const charges = chargesOf(new LoanReader(loan)).map((charge, index) => {
    const reading = financeChargeReading(charge)
    const columns = {
      borrowerAtClosing: null,
      borrowerBeforeClosing: null,
      sellerAtClosing: null,
      sellerBeforeClosing: null,
      paidByOthers: null,
    } as LoanDetail['charges'][number]['columns']
    for (const { column, amount } of charge.payments)
      columns[column] = formatCents(Math.round(Number(columns[column] ?? 0) * 100) + amount)
    return {
      key: `${charge.list} ${index}`,
      section: charge.section ?? '',
      label: charge.label,
      paidTo: charge.paidToOther ?? charge.paidToType ?? '',
      estimated: charge.estimated === null ? null : formatCents(charge.estimated),
      columns,
      financeCharge:
        reading.part === 'in'
          ? ('in' as const)
          : reading.part === 'out'
            ? ('out' as const)
            : ('open' as const),
      ...{ reason: reading.reason, citation: reading.citation },
    }
  })
  return { loan, report, charges }
}

async function read(file: File): Promise<LoanAnswers['read']> {
  const rows: LoanRow[] = []
  const problems: FileProblem[] = []
  const add = (bytes: Uint8Array, name: string) => {
    try {
      for (const loan of readLoanFile(bytes, name)) {
        if (loans.length >= LOANS_AT_MOST)
          throw new UnreadableLoanFile(
            `More than ${LOANS_AT_MOST.toLocaleString('en-US')} loans are open. Clear the list first.`,
          )
        const id = loans.push({ loan, additions: {} }) - 1
        rows.push(rowOf(id, runEveryTest(loan, data)))
      }
    } catch (error) {
      if (!(error instanceof UnreadableLoanFile)) throw error
      problems.push({ file: name, problem: error.message })
    }
  }
  const isArchive = /\.zip$/i.test(file.name)
  if (file.size > FILE_BYTES * (isArchive ? 10 : 1)) {
    problems.push({
      file: file.name,
      problem: `The file is larger than ${LOAN_FILE_MEGABYTES_AT_MOST * (isArchive ? 10 : 1)} MB.`,
    })
    return { rows, problems }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isArchive) {
    add(bytes, file.name)
    return { rows, problems }
  }
  const entries = zipEntries(bytes, ENTRIES_AT_MOST)
  if (!entries) problems.push({ file: file.name, problem: 'This is no ZIP file, or it is cut off.' })
  else if (!entries.some(({ name }) => isLoanFile(name)))
    problems.push({ file: file.name, problem: 'The ZIP file holds no XML and no CSV.' })
  for (const entry of entries ?? []) {
    if (!isLoanFile(entry.name)) continue
    try {
      add(await entry.unpack(FILE_BYTES), entry.name)
    } catch (error) {
      problems.push({
        file: entry.name,
        problem:
          error instanceof UnpackedTooLarge
            ? `Larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB unpacked.`
            : 'This part of the ZIP file is damaged or locked.',
      })
    }
  }
  return { rows, problems }
}

const isLoanFile = (name: string) => /\.(xml|csv|txt)$/i.test(name) && !/(^|\/)(\.|__MACOSX)/.test(name)

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
  for (const [id] of loans.entries()) {
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

async function compare(register: File): Promise<RegisterComparison> {
  if (register.size > FILE_BYTES)
    throw new Error(`The register is larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB.`)
  const compared = compareRegister(
    await register.text(),
    loans.map((_, id) => whole(id)),
    data,
  )
  if (compared.rows === 0)
    throw new Error('This is no register: no line has the 110 fields of a loan row, divided by |.')
  return compared
}

async function answer(request: LoanRequest): Promise<LoanAnswers[keyof LoanAnswers]> {
  switch (request.type) {
    case 'tables':
      data = {
        thresholds: registerOf(request.thresholds),
        apor: { fixed: tableOf(request.fixed), variable: tableOf(request.variable) },
      }
      return null
    case 'read':
      return await read(request.file)
    case 'open': {
      const loan = whole(request.id)
      return detailOf(loan, runEveryTest(loan, data))
    }
    case 'type': {
      const field = fieldOf(request.key)
      const written = request.value.trim()
      const value =
        written === '' ? '' : field && kindValue(field.kind, written.replace(/^\$|,(?=\d{3})/g, ''))
      if (value === undefined)
        throw new Error(
          `${field?.label ?? request.key}: "${written.slice(0, 40)}" is not ${field?.kind === 'date' ? 'a date' : field?.kind === 'amount' ? 'an amount' : field?.kind === 'percent' ? 'a percent' : 'a value of this field'}.`,
        )
      const entry = loans[request.id]!
      const { [request.key]: _, ...others } = entry.additions
      // An empty value takes back what was typed; the value of the file is there again.
      entry.additions = value === '' ? others : { ...others, [request.key]: { value, source: 'typed' } }
      const loan = whole(request.id)
      const report = runEveryTest(loan, data)
      return { row: rowOf(request.id, report), detail: detailOf(loan, report) }
    }
    case 'results':
      return results()
    case 'compare':
      return await compare(request.register)
    case 'forget':
      loans.length = 0
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
