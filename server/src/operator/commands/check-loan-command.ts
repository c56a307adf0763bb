import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import { joinKey, withEstimates } from '@plumbline/rules/loan-files/join-disclosures.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { FIELD_BY_KEY } from '@plumbline/rules/loan-files/loan-fields.ts'
import { isWorkbook, loanWorkbookRows } from '@plumbline/rules/loan-files/loan-workbook.ts'
import { isPacked, readLoanFile } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { readLoanTable, tableFaults } from '@plumbline/rules/loan-files/read-loan-table.ts'
import { type LoanReport, runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { WORKBOOK_MEGABYTES_AT_MOST } from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { tablesOfRelease } from '../../lending/loan-tests/loan-test-data-store.ts'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'
import type { Output } from './check-hmda.ts'

export const CHECK_LOAN_USAGE = 'check-loan FILE… [--json] [--columns MATCHED.json]'
const FILES_AT_MOST = 100_000
const ZIP_MEGABYTES_AT_MOST = 500
const LOAN_FILE = /\.(xml|csv|txt|xlsx|xlsm)$/i

/**
 * Runs every test on loan files. 0 where every loan is within its limits, 1 where one is outside or not determined,
 * 2 where a file cannot be read. Opens no database: the figures are those of this release.
 */
export async function checkLoans(args: readonly string[], folder: string, output: Output): Promise<number> {
  let request: { values: { json?: boolean; columns?: string }; positionals: string[] }
  try {
    request = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, columns: { type: 'string' } },
    })
  } catch (error) {
    output.say(`${(error as Error).message}\nUsage: npm run plumbline -- ${CHECK_LOAN_USAGE}`)
    return 2
  }
  const json = request.values.json === true
  if (request.positionals.length === 0) {
    output.say(`Please name at least one file.\nUsage: npm run plumbline -- ${CHECK_LOAN_USAGE}`)
    return 2
  }
  const columns = await matchedColumns(request.values.columns, folder)
  if (typeof columns === 'string') {
    output.say(columns)
    return 2
  }
  const { data, registerVersion } = tablesOfRelease()
  const counts = { within: 0, outside: 0, undetermined: 0 }
  let unread = 0
  const refuse = async (name: string, problem: string) => {
    unread++
    output.say(`${name}: ${problem}`)
    if (json) await output.write(`${JSON.stringify({ file: name, problem })}\n`)
  }
  const estimates = new Map<string, Loan[]>()
  const closed = new Set<string>()
  const report = async (loan: Loan) => {
    const key = joinKey(loan) ?? ''
    const tested = runEveryTest(withEstimates(loan, estimates.get(key) ?? []), data)
    counts[tested.verdict]++
    await output.write(json ? `${JSON.stringify(tested)}\n` : described(tested))
  }
  /** Loan Estimates may come in any file, so they are read before the Closing Disclosures that they belong to. */
  const collect = async (bytes: Uint8Array, name: string) => {
    if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('LoanEstimate')) return
    try {
      for (const loan of await loansOf(bytes, name, columns)) {
        const key = joinKey(loan)
        if (loan.kind === 'loan_estimate' && key) estimates.set(key, [...(estimates.get(key) ?? []), loan])
      }
    } catch (error) {
      // Said when the file is checked.
      if (!(error instanceof UnreadableLoanFile)) throw error
    }
  }
  const check = async (bytes: Uint8Array, name: string) => {
    try {
      const loans = await loansOf(bytes, name, columns)
      for (const fault of tableFaults(loans)) output.say(`${name}: ${fault}`)
      for (const loan of loans) {
        const key = joinKey(loan)
        if (loan.kind === 'loan_estimate' && estimates.has(key ?? '')) continue
        if (loan.kind === 'closing_disclosure' && key !== undefined) closed.add(key)
        await report(loan)
      }
    } catch (error) {
      if (!(error instanceof UnreadableLoanFile)) throw error
      await refuse(name, error.message)
    }
  }
  const readAll = async (sink: Sink) => {
    for (const given of request.positionals)
      for (const path of await filesUnder(resolve(folder, given))) {
        const name = relative(folder, path).startsWith('..') ? basename(path) : relative(folder, path)
        const bytes = await bytesOf(path)
        if (typeof bytes === 'string') await sink.refuse(name, bytes)
        else if (/\.zip$/i.test(path)) await checkArchive(bytes, name, sink)
        else await sink.check(bytes, name)
      }
  }
  await readAll({ check: collect, refuse: async () => {} })
  await readAll({ check, refuse })
  for (const [key, found] of estimates) if (!closed.has(key)) for (const loan of found) await report(loan)
  const summary = {
    loans: counts.within + counts.outside + counts.undetermined,
    ...counts,
    unread,
    registerVersion,
  }
  await output.write(
    json
      ? `${JSON.stringify({ summary })}\n`
      : `${summary.loans} loans: ${counts.outside} outside, ${counts.undetermined} not determined, ${counts.within} within; ${unread} files not read (figures ${registerVersion})\n`,
  )
  if (unread > 0) return 2
  return counts.outside + counts.undetermined > 0 ? 1 : 0
}

/** What the page downloads: each header with the value of a loan that it holds. */
async function matchedColumns(
  path: string | undefined,
  folder: string,
): Promise<ColumnMapping | undefined | string> {
  if (path === undefined) return undefined
  try {
    const read: unknown = JSON.parse(await readFile(resolve(folder, path), 'utf8'))
    if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Error('it is no object')
    const strange = Object.entries(read).find(
      ([, key]) => key !== '' && (typeof key !== 'string' || !FIELD_BY_KEY.has(key)),
    )
    return strange
      ? `${path}: "${strange[0].slice(0, 60)}" leads to no value of a loan.`
      : (read as ColumnMapping)
  } catch (error) {
    return `${path}: cannot be read as matched columns: ${(error as Error).message}`
  }
}

async function loansOf(bytes: Uint8Array, name: string, columns: ColumnMapping | undefined): Promise<Loan[]> {
  if (!isPacked(bytes)) return readLoanFile(bytes, name, columns)
  const entries = packedEntries(bytes)
  if (!isWorkbook(entries)) return readLoanFile(bytes, name, columns)
  return readLoanTable(await loanWorkbookRows(entries), name, columns)
}

function packedEntries(bytes: Uint8Array) {
  try {
    return openBoundedZip(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      WORKBOOK_MEGABYTES_AT_MOST,
    )
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UnreadableLoanFile(error.message)
    throw error
  }
}

interface Sink {
  check: (bytes: Uint8Array, name: string) => Promise<void>
  refuse: (name: string, problem: string) => Promise<void>
}

async function checkArchive(bytes: Buffer, name: string, { check, refuse }: Sink): Promise<void> {
  try {
    const entries = openBoundedZip(bytes, ZIP_MEGABYTES_AT_MOST).filter((entry) => LOAN_FILE.test(entry.name))
    if (entries.length === 0) await refuse(name, 'The ZIP file holds no XML, CSV, or XLSX.')
    for (const entry of entries) await check(entry.unpacked(), `${name}/${entry.name}`)
  } catch (error) {
    await refuse(name, (error as Error).message)
  }
}

/** The file itself, or what a folder holds of loan files, in the order of their names. */
async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => LOAN_FILE.test(name) || /\.zip$/i.test(name))
    .sort()
    .slice(0, FILES_AT_MOST)
    .map((name) => join(path, name))
}

async function bytesOf(path: string): Promise<Buffer | string> {
  try {
    const { size } = await stat(path)
    const most = /\.zip$/i.test(path) ? ZIP_MEGABYTES_AT_MOST : LOAN_FILE_MEGABYTES_AT_MOST
    return size > most * 1024 * 1024 ? `larger than ${most} MB.` : await readFile(path)
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}

function described({ name, file, verdict, verdicts }: LoanReport): string {
  const wrong = verdicts.filter((one) => one.verdict === 'outside')
  const lines = wrong.map(({ sentence, citation }) => `  ${sentence} (${citation})`)
  return [`${file}: ${name}: ${verdict === 'undetermined' ? 'not determined' : verdict}`, ...lines, ''].join(
    '\n',
  )
}
