import { parseArgs } from 'node:util'
import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import {
  type BuiltRow,
  buildRegister,
  leiProblem,
  registerText,
} from '@plumbline/rules/loan-files/build-register.ts'
import { tablesOfRelease } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { Output } from './check-hmda.ts'
import { matchedColumns } from './check-loan-command.ts'
import { readLoanFiles } from './loan-file-sources.ts'

const USAGE = 'npm run plumbline -- loan-register FILE… [--lei LEI] [--json] [--columns MATCHED.json]'

/**
 * Writes a row of the HMDA register for each loan, or with `--json` each value with where it came from. 0 where every
 * file was read, 2 where one was not. Opens no database: the figures are those of this release.
 */
export async function loanRegister(args: readonly string[], folder: string, output: Output): Promise<number> {
  let request: { values: { json?: boolean; columns?: string; lei?: string }; positionals: string[] }
  try {
    request = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, columns: { type: 'string' }, lei: { type: 'string' } },
    })
  } catch (error) {
    output.say(`${(error as Error).message}\nUsage: ${USAGE}`)
    return 2
  }
  const { values, positionals } = request
  const columns = await matchedColumns(values.columns, folder)
  const problem =
    positionals.length === 0
      ? `Please name at least one file.\nUsage: ${USAGE}`
      : typeof columns === 'string'
        ? columns
        : values.lei === undefined
          ? undefined
          : leiProblem(values.lei)
  if (problem !== undefined || typeof columns === 'string') {
    output.say(problem ?? '')
    return 2
  }
  const { data } = tablesOfRelease()
  const blank = new Map<string, number>()
  let [rows, unread] = [0, 0]
  await readLoanFiles({ given: positionals, folder, columns }, async (file) => {
    if (file.problem !== undefined) {
      unread++
      output.say(`${file.name}: ${file.problem}`)
      return
    }
    for (const row of buildRegister(file.loans, data, values.lei)) {
      rows++
      for (const field of row.blank) blank.set(field, (blank.get(field) ?? 0) + 1)
      for (const { field, because } of row.open) output.say(openText(row, field, because))
      await output.write(values.json ? `${JSON.stringify(row)}\n` : registerText([row]))
    }
  })
  output.say(`${rows} ${rows === 1 ? 'row' : 'rows'}; ${unread} files not read. ${blankText(blank, rows)}`)
  return unread > 0 ? 2 : 0
}

const openText = ({ file, loan }: BuiltRow, field: string, because: string) =>
  `${file}: ${loan}: ${fieldTitle(field)} is blank. ${because}`

/** What no row has. */
function blankText(blank: ReadonlyMap<string, number>, rows: number): string {
  const everywhere = [...blank].filter(([, count]) => count === rows).map(([field]) => fieldTitle(field))
  return everywhere.length === 0 ? '' : `Blank in every row: ${everywhere.join(', ')}.`
}
