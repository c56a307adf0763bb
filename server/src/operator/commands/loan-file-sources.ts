import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import { joinKey, withEstimates } from '@plumbline/rules/loan-files/join-disclosures.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { isWorkbook, loanWorkbookRows } from '@plumbline/rules/loan-files/loan-workbook.ts'
import { isPacked, readLoanFile } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { readLoanTable } from '@plumbline/rules/loan-files/read-loan-table.ts'
import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { WORKBOOK_MEGABYTES_AT_MOST } from '@plumbline/rules/workbooks/xlsx-reader.ts'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'

const FILES_AT_MOST = 100_000
const ZIP_MEGABYTES_AT_MOST = 500
const LOAN_FILE = /\.(xml|csv|txt|xlsx|xlsm)$/i
/** A loan takes three to four times as much memory as its file. */
const HELD_BYTES_AT_MOST = 100 * 1024 * 1024

/** The loans of one file, or why it has none. */
export interface ReadLoanFile {
  name: string
  loans: Loan[]
  problem?: string
}

interface LoanFilesToRead {
  /** Files and folders as they were given. */
  given: readonly string[]
  folder: string
  columns: ColumnMapping | undefined
  /** Of the files whose loans are held until every Loan Estimate is known. */
  heldBytes?: number
}

/**
 * Gives each file with its loans, in order. A Loan Estimate may come in any file and belongs to the Closing
 * Disclosure with its loan number, so everything is read before anything is given. What is held has a limit: files
 * beyond it are read a second time.
 */
export async function readLoanFiles(
  { given, folder, columns, heldBytes = HELD_BYTES_AT_MOST }: LoanFilesToRead,
  give: (file: ReadLoanFile) => Promise<void>,
): Promise<void> {
  const estimates = new Map<string, Loan[]>()
  const closed = new Set<string>()
  let room = heldBytes

  const held = async (file: FileBytes): Promise<ReadLoanFile | undefined> => {
    const fits = file.bytes.length <= room
    if (!fits && !file.bytes.includes('LoanEstimate')) return undefined
    if (fits) room -= file.bytes.length
    const read = await loansOf(file, columns)
    for (const loan of read.loans) {
      const key = joinKey(loan)
      if (loan.kind === 'loan_estimate' && key) estimates.set(key, [...(estimates.get(key) ?? []), loan])
    }
    return fits ? read : undefined
  }
  const joined = ({ loans, ...file }: ReadLoanFile): ReadLoanFile => ({
    ...file,
    loans: loans.flatMap((loan) => {
      const key = joinKey(loan)
      if (key === undefined) return [loan]
      if (loan.kind === 'loan_estimate' && estimates.has(key)) return []
      if (loan.kind !== 'closing_disclosure') return [loan]
      closed.add(key)
      return [withEstimates(loan, estimates.get(key) ?? [])]
    }),
  })

  const found: { path: string; files: (ReadLoanFile | undefined)[] }[] = []
  for (const path of await pathsOf(given, folder)) {
    const files: (ReadLoanFile | undefined)[] = []
    for await (const file of filesAt(path, folder))
      files.push(isRefused(file) ? refusal(file) : await held(file))
    found.push({ path, files })
  }
  for (const { path, files } of found) {
    if (files.includes(undefined)) {
      let at = 0
      for await (const file of filesAt(path, folder)) {
        await give(joined(files[at++] ?? (isRefused(file) ? refusal(file) : await loansOf(file, columns))))
      }
    } else for (const file of files) await give(joined(file!))
    // Given, so no longer held.
    files.length = 0
  }
  for (const [key, alone] of estimates)
    if (!closed.has(key)) for (const loan of alone) await give({ name: loan.file, loans: [loan] })
}

interface FileBytes {
  name: string
  bytes: Buffer
}

interface Refused {
  name: string
  problem: string
}

const isRefused = (file: FileBytes | Refused): file is Refused => 'problem' in file

const refusal = ({ name, problem }: Refused): ReadLoanFile => ({ name, loans: [], problem })

async function loansOf(
  { name, bytes }: FileBytes,
  columns: ColumnMapping | undefined,
): Promise<ReadLoanFile> {
  try {
    const entries = isPacked(bytes) ? packedEntries(bytes) : []
    return {
      name,
      loans: isWorkbook(entries)
        ? readLoanTable(await loanWorkbookRows(entries), name, columns)
        : readLoanFile(bytes, name, columns),
    }
  } catch (error) {
    if (error instanceof UnreadableLoanFile) return refusal({ name, problem: error.message })
    throw error
  }
}

function packedEntries(bytes: Buffer) {
  try {
    return openBoundedZip(bytes, WORKBOOK_MEGABYTES_AT_MOST)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UnreadableLoanFile(error.message)
    throw error
  }
}

/** A file with its bytes, or what keeps it from being read; of an archive, each loan file in it. */
async function* filesAt(path: string, folder: string): AsyncGenerator<FileBytes | Refused> {
  const name = relative(folder, path).startsWith('..') ? basename(path) : relative(folder, path)
  const bytes = await bytesOf(path)
  if (typeof bytes === 'string') yield { name, problem: bytes }
  else if (/\.zip$/i.test(path)) yield* filesInArchive(bytes, name)
  else yield { name, bytes }
}

function* filesInArchive(bytes: Buffer, name: string): Generator<FileBytes | Refused> {
  try {
    const entries = openBoundedZip(bytes, ZIP_MEGABYTES_AT_MOST).filter((entry) => LOAN_FILE.test(entry.name))
    if (entries.length === 0) yield { name, problem: 'The ZIP file holds no XML, CSV, or XLSX.' }
    for (const entry of entries) yield { name: `${name}/${entry.name}`, bytes: entry.unpacked() }
  } catch (error) {
    yield { name, problem: (error as Error).message }
  }
}

async function pathsOf(given: readonly string[], folder: string): Promise<string[]> {
  const paths: string[] = []
  for (const one of given) paths.push(...(await pathsUnder(resolve(folder, one))))
  return paths
}

/** The file itself, or what a folder holds of loan files, in the order of their names. */
async function pathsUnder(path: string): Promise<string[]> {
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
