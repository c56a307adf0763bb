import { createHash } from 'node:crypto'
import type { ColumnChoice } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { batchColumns, LOAN_NUMBER } from './batch-columns.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

/** A header that is known and left out. */
const LEFT_OUT = ''
const LOAN_NUMBERS = ['loan', 'loanno', 'loanid', 'loannum', 'universalloanidentifier', 'uli']
const SHOWN = 10

/**
 * Which input each header of a file feeds. What a person chose comes first; then what the institution chose for
 * the same headers before; then the exact name; then a name that differs only in case, blanks, or signs.
 */
export function suggestColumns(
  calculator: TestName,
  header: readonly string[],
  chosen: readonly ColumnChoice[],
  kept: readonly string[] | undefined,
): { header: string; column: string; by: 'chosen' | 'kept' | 'name' | 'likely' | 'none' }[] {
  const fields = [LOAN_NUMBER, ...batchColumns(calculator).keys()]
  const choices = new Map(chosen.map((choice) => [choice.header, choice.column]))
  const firm = header.map((name, index) => {
    const choice = choices.get(name)
    if (choice !== undefined) return { header: name, column: choice, by: 'chosen' as const }
    const before = kept?.[index]
    if (before !== undefined && (before === LEFT_OUT || fields.includes(before)))
      return { header: name, column: before, by: 'kept' as const }
    return { header: name, column: fields.includes(name) ? name : LEFT_OUT, by: 'name' as const }
  })
  const taken = new Set(firm.map(({ column }) => column))
  return firm.map((line) => {
    if (line.column !== LEFT_OUT || line.by !== 'name') return line
    const column = likely(line.header, fields)
    if (column === undefined || taken.has(column)) return { ...line, by: 'none' as const }
    taken.add(column)
    return { ...line, column, by: 'likely' as const }
  })
}

/** The input behind each header, in the file's order. Every header has to be a column or to be chosen. */
export function settleColumns(
  calculator: TestName,
  header: readonly string[],
  chosen: readonly ColumnChoice[],
): string[] {
  const fields = new Set([LOAN_NUMBER, ...batchColumns(calculator).keys()])
  const strange = chosen.find((choice) => !header.includes(choice.header))
  if (strange) throw new UnreadableBatch(`The file has no column "${strange.header.slice(0, 60)}".`)
  const choices = new Map(chosen.map((choice) => [choice.header, choice.column]))
  const columns = header.map((name) => choices.get(name) ?? name)
  const unknown = columns.filter((column) => column !== LEFT_OUT && !fields.has(column))
  if (unknown.length > 0)
    throw new UnreadableBatch(
      `Unknown ${unknown.length === 1 ? 'column' : 'columns'}: ${unknown
        .slice(0, SHOWN)
        .map((name) => `"${name.slice(0, 60)}"`)
        .join(', ')}. The template names those that ${calculator} takes.`,
    )
  const second = columns.findIndex(
    (column, index) => column !== LEFT_OUT && columns.indexOf(column) !== index,
  )
  if (second >= 0)
    throw new UnreadableBatch(
      `"${header[columns.indexOf(columns[second]!)]}" and "${header[second]}" are both matched to ${columns[second]}. Leave one of them out.`,
    )
  return columns
}

/** Two files with the same headers in the same order are read alike. */
export function headerHash(header: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(header)).digest('hex')
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function likely(header: string, fields: readonly string[]): string | undefined {
  const name = bare(header)
  if (name === '') return undefined
  if (LOAN_NUMBERS.includes(name)) return LOAN_NUMBER
  const whole = fields.filter((field) => bare(field) === name)
  if (whole.length === 1) return whole[0]
  const ends = fields.filter((field) => bare(field.split('.').at(-1)!) === name)
  return ends.length === 1 ? ends[0] : undefined
}
