import { type CsvRow, csvRows, plainName, UnclosedQuote } from '../csv/csv-rows.ts'
import { kindValue } from './field-value.ts'
import type { Loan } from './loan.ts'
import type { LoanField } from './loan-field.ts'
import { LOAN_FIELDS } from './loan-fields.ts'
import { KIND_TEXT, LOANS_AT_MOST } from './read-mismo.ts'
import { type ColumnMapping, columnsOf } from './table-columns.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

const FIELDS: ReadonlyMap<string, LoanField> = new Map(LOAN_FIELDS.map((field) => [field.key, field]))

/** What a register and many exports write where there is no value. */
const NOT_GIVEN = /^(NA|N\/A|Exempt)$/i

/** What an export writes for a value of a list, in the words that tests use. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lienPriorityType: {
    '1': 'FirstLien',
    '1st': 'FirstLien',
    '2nd': 'SecondLien',
    first: 'FirstLien',
    firstlien: 'FirstLien',
    '2': 'SecondLien',
    second: 'SecondLien',
    subordinate: 'SecondLien',
    secondlien: 'SecondLien',
  },
  loanPurposeType: {
    '1': 'Purchase',
    '31': 'Refinance',
    '32': 'Refinance',
    purchase: 'Purchase',
    refinance: 'Refinance',
    refi: 'Refinance',
    cashoutrefinance: 'Refinance',
    noncashoutrefinance: 'Refinance',
    nocashoutrefinance: 'Refinance',
  },
  amortizationType: {
    fixed: 'Fixed',
    fixedrate: 'Fixed',
    arm: 'AdjustableRate',
    adjustable: 'AdjustableRate',
    adjustablerate: 'AdjustableRate',
  },
  mortgageType: {
    '1': 'Conventional',
    '2': 'FHA',
    '3': 'VA',
    '4': 'USDARuralDevelopment',
    conventional: 'Conventional',
    conv: 'Conventional',
    fha: 'FHA',
    va: 'VA',
    usda: 'USDARuralDevelopment',
    rhs: 'USDARuralDevelopment',
    farmershomeadministration: 'USDARuralDevelopment',
  },
  occupancy: {
    '1': 'PrimaryResidence',
    '2': 'SecondHome',
    '3': 'Investment',
    primary: 'PrimaryResidence',
    primaryresidence: 'PrimaryResidence',
    owneroccupied: 'PrimaryResidence',
    principal: 'PrimaryResidence',
    second: 'SecondHome',
    secondhome: 'SecondHome',
    secondary: 'SecondHome',
    investment: 'Investment',
    investor: 'Investment',
  },
}

export const tableRows = (text: string): CsvRow[] => rowsOf(text.replace(/^\uFEFF/, ''))

/** A table with a header: every row that is not empty is a loan. */
export function readLoanTable(
  rows: readonly CsvRow[],
  file: string,
  chosen: ColumnMapping | undefined = undefined,
): Loan[] {
  const header = rows[0]
  if (!header) throw new UnreadableLoanFile('The file has no header.')
  const keys = columnsOf(header.cells, chosen).map(({ key }) => key)
  const known = keys.filter((key) => FIELDS.has(key))
  if (known.length === 0)
    throw new UnreadableLoanFile(
      'No column of the header is one of a loan. This is no loan file, or its columns have to be mapped.',
      header.line,
    )
  const twice = known.find((key, index) => known.indexOf(key) !== index)
  if (twice !== undefined)
    throw new UnreadableLoanFile(
      `Two columns hold the same field: ${FIELDS.get(twice)!.label}. Map one of them.`,
      header.line,
    )
  const loans: Loan[] = []
  for (const { cells, line } of rows.slice(1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (loans.length >= LOANS_AT_MOST)
      throw new UnreadableLoanFile(`The file has more than ${LOANS_AT_MOST} loans. Split it.`, line)
    if (cells.length > keys.length)
      throw new UnreadableLoanFile(`The row has ${cells.length} cells, the header ${keys.length}.`, line)
    loans.push(loanOfRow(cells, line, keys, header.cells, { file, number: loans.length + 1 }))
  }
  if (loans.length === 0) throw new UnreadableLoanFile('The file has a header and no loan.', header.line)
  return loans
}

function loanOfRow(
  cells: readonly string[],
  line: number,
  keys: readonly string[],
  names: readonly string[],
  { file, number }: { file: string; number: number },
): Loan {
  const loan: Loan = { file, number, kind: 'table', values: {}, lists: {}, malformed: [] }
  for (const [index, cell] of cells.entries()) {
    const field = FIELDS.get(keys[index]!)
    const written = cell.trim()
    if (!field || written === '' || NOT_GIVEN.test(written)) continue
    const source = { file, path: names[index]!.trim(), line }
    const value = tableValue(field, written)
    if (value === undefined)
      loan.malformed.push({
        key: field.key,
        value: written.slice(0, 60),
        source,
        problem: `is not ${KIND_TEXT[field.kind]}`,
      })
    else loan.values[field.key] = { value, source }
  }
  return loan
}

function tableValue(field: LoanField, written: string): string | undefined {
  const words = WORDS[field.key]
  if (words) return words[plainName(written)] ?? written
  if (field.kind === 'amount')
    return kindValue('amount', written.replace(/[$,\s]/g, '').replace(/^\((.*)\)$/, '-$1'))
  if (field.kind === 'percent') return kindValue('percent', written.replace(/\s*%$/, ''))
  if (field.kind === 'integer') return kindValue('integer', written.replace(/\.0+$/, ''))
  if (field.kind === 'date') {
    // An export may put a time behind the day.
    const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d.*)?$/.exec(written)
    if (american)
      return kindValue(
        'date',
        `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`,
      )
    return kindValue('date', written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
  }
  return kindValue(field.kind, written)
}

function rowsOf(text: string): CsvRow[] {
  try {
    return csvRows(text)
  } catch (error) {
    if (error instanceof UnclosedQuote) throw new UnreadableLoanFile(error.message, error.line)
    throw error
  }
}

const FAULTS_NAMED = 20

/** What was not read of a table, by row and column. The value itself may be of a person, and is not told. */
export function tableFaults(loans: readonly Loan[]): string[] {
  const faults = loans.flatMap(({ kind, malformed }) => (kind === 'table' ? malformed : []))
  const named = faults
    .slice(0, FAULTS_NAMED)
    .map(({ source, problem }) =>
      typeof source === 'string'
        ? `A value ${problem}.`
        : `Row ${source.line}, column "${source.path}": what is there ${problem}. It is left out.`,
    )
  const more = faults.length - named.length
  return more > 0 ? [...named, `${more} more values are not read.`] : named
}
