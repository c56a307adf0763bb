import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { FIELD_BY_KEY } from '@plumbline/rules/loan-files/loan-fields.ts'
import { tableFaults } from '@plumbline/rules/loan-files/read-loan-table.ts'
import { type LoanReport, runEveryTest } from '@plumbline/rules/loan-files/run-every-test.ts'
import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'
import { tablesOfRelease } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { Output } from './check-hmda.ts'
import { readLoanFiles } from './loan-file-sources.ts'

export const CHECK_LOAN_USAGE = 'check-loan FILE… [--json] [--columns MATCHED.json]'

/**
 * Runs every test on loan files. 0 where every loan is within its limits, 1 where one is outside or not determined,
 * 2 where a file cannot be read. Opens no database: the figures are those of this release.
 */
export async function checkLoans(
  args: readonly string[],
  folder: string,
  output: Output,
  heldBytes?: number,
): Promise<number> {
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
  const report = async (loan: Loan) => {
    const tested = runEveryTest(loan, data)
    counts[tested.verdict]++
    await output.write(json ? `${JSON.stringify(tested)}\n` : described(tested))
  }
  await readLoanFiles(
    { given: request.positionals, folder, columns, heldBytes },
    async ({ name, loans, problem }) => {
      if (problem !== undefined) return refuse(name, problem)
      for (const fault of tableFaults(loans)) output.say(`${name}: ${fault}`)
      for (const loan of loans) await report(loan)
    },
  )
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
export async function matchedColumns(
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

function described({ name, file, verdict, verdicts }: LoanReport): string {
  const wrong = verdicts.filter((one) => one.verdict === 'outside')
  const lines = wrong.map(({ sentence, citation }) => `  ${sentence} (${citation})`)
  return [`${file}: ${name}: ${verdict === 'undetermined' ? 'not determined' : verdict}`, ...lines, ''].join(
    '\n',
  )
}
