import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BATCH_MEGABYTES_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { type BatchFile, readBatchFile } from '../../lending/loan-test-batches/batch-file.ts'
import { settleColumns } from '../../lending/loan-test-batches/batch-mapping.ts'
import { type BatchRow, runRow } from '../../lending/loan-test-batches/batch-row.ts'
import { UnreadableBatch } from '../../lending/loan-test-batches/unreadable-batch.ts'
import { tablesOfRelease } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { Output } from './check-hmda.ts'

export const LOAN_TEST_USAGE = 'loan-test NAME FILE.csv [--json]'

/**
 * Runs a file of loans through a test, as a batch does. 0 where every row is within its limits, 1 where one is outside, cannot be
 * decided, or has an error, 2 for what cannot be read. Opens no database: the figures are those of this release.
 */
export async function testLoans(args: readonly string[], folder: string, output: Output): Promise<number> {
  const refuse = (text: string) => {
    output.say(text)
    return 2
  }
  const request = readArguments(args)
  if (typeof request === 'string') return refuse(`${request}\nUsage: npm run plumbline -- ${LOAN_TEST_USAGE}`)
  const { name, json } = request
  const path = resolve(folder, request.file)
  const file = await readLoans(name, path)
  if (typeof file === 'string') return refuse(file)
  const { data, registerVersion } = tablesOfRelease()
  const counts: Partial<Record<BatchRow['outcome'], number>> = {}
  for (const [index, cells] of file.records.entries()) {
    const row = runRow(name, file.header, cells, index + 1, data)
    counts[row.outcome] = (counts[row.outcome] ?? 0) + 1
    if (json) await output.write(`${JSON.stringify(row)}\n`)
    else if (!isGood(row)) await output.write(`row ${row.number}: ${describe(row)}\n`)
  }
  const summary = { test: name, rows: file.records.length, outcomes: counts, registerVersion }
  await output.write(
    json
      ? `${JSON.stringify({ summary })}\n`
      : `${basename(path)}: ${summary.rows} rows, ${Object.entries(counts)
          .map(([outcome, count]) => `${outcome} ${count}`)
          .join(', ')} (figures ${registerVersion})\n`,
  )
  return Object.keys(counts).every((outcome) => GOOD.includes(outcome)) ? 0 : 1
}

const GOOD: readonly string[] = ['within', 'answer']

const isGood = ({ outcome }: BatchRow) => GOOD.includes(outcome)

function describe({ outcome, error }: BatchRow): string {
  if (!error) return outcome
  return error.field ? `${error.field}: ${error.message}` : error.message
}

function readArguments(args: readonly string[]) {
  let parsed: { values: { json?: boolean }; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } })
  } catch (error) {
    return (error as Error).message
  }
  const { values, positionals } = parsed
  if (positionals.length !== 2) return 'Please name one test and one file.'
  const name = TestName.safeParse(positionals[0])
  if (!name.success)
    return `There is no test ${positionals[0]}. The tests are: ${TestName.options.join(', ')}.`
  return { name: name.data, file: positionals[1]!, json: values.json === true }
}

async function readLoans(name: TestName, path: string): Promise<BatchFile | string> {
  try {
    const { size } = await stat(path)
    if (size > BATCH_MEGABYTES_AT_MOST * 1024 * 1024)
      return `${basename(path)} is larger than ${BATCH_MEGABYTES_AT_MOST} MB.`
    const read = readBatchFile(await readFile(path, 'utf8'))
    settleColumns(name, read.header, [])
    return read
  } catch (error) {
    if (error instanceof UnreadableBatch) return `${basename(path)}: ${error.message}`
    return `${path} cannot be read: ${(error as Error).message}`
  }
}
