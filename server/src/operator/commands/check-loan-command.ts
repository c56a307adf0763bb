import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import { readLoanFile } from '@plumbline/rules/loan-files/read-loan-file.ts'
import { type LoanReport, runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import { UnreadableLoanFile } from '@plumbline/rules/loan-files/unreadable-loan-file.ts'
import { tablesOfRelease } from '../../lending/loan-tests/loan-test-data-store.ts'
import { openBoundedZip } from '../../platform/documents/bounded-zip.ts'
import type { Output } from './check-hmda.ts'

export const CHECK_LOAN_USAGE = 'check-loan FILE… [--json]'
const FILES_AT_MOST = 100_000
const ZIP_MEGABYTES_AT_MOST = 500
const LOAN_FILE = /\.(xml|csv|txt)$/i

/**
 * Runs every test on loan files. 0 where every loan is within its limits, 1 where one is outside or not determined,
 * 2 where a file cannot be read. Opens no database: the figures are those of this release.
 */
export async function checkLoans(args: readonly string[], folder: string, output: Output): Promise<number> {
  let request: { values: { json?: boolean }; positionals: string[] }
  try {
    request = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } })
  } catch (error) {
    output.say(`${(error as Error).message}\nUsage: npm run plumbline -- ${CHECK_LOAN_USAGE}`)
    return 2
  }
  const json = request.values.json === true
  if (request.positionals.length === 0) {
    output.say(`Please name at least one file.\nUsage: npm run plumbline -- ${CHECK_LOAN_USAGE}`)
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
  const check = async (bytes: Uint8Array, name: string) => {
    try {
      for (const loan of readLoanFile(bytes, name)) {
        const report = runEveryTest(loan, data)
        counts[report.verdict]++
        await output.write(json ? `${JSON.stringify(report)}\n` : described(report))
      }
    } catch (error) {
      if (!(error instanceof UnreadableLoanFile)) throw error
      await refuse(name, error.message)
    }
  }
  for (const given of request.positionals)
    for (const path of await filesUnder(resolve(folder, given))) {
      const name = relative(folder, path).startsWith('..') ? basename(path) : relative(folder, path)
      const bytes = await bytesOf(path)
      if (typeof bytes === 'string') await refuse(name, bytes)
      else if (/\.zip$/i.test(path)) await checkArchive(bytes, name, { check, refuse })
      else await check(bytes, name)
    }
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

interface Sink {
  check: (bytes: Uint8Array, name: string) => Promise<void>
  refuse: (name: string, problem: string) => Promise<void>
}

async function checkArchive(bytes: Buffer, name: string, { check, refuse }: Sink): Promise<void> {
  try {
    const entries = openBoundedZip(bytes, ZIP_MEGABYTES_AT_MOST).filter((entry) => LOAN_FILE.test(entry.name))
    if (entries.length === 0) await refuse(name, 'The ZIP file holds no XML and no CSV.')
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
