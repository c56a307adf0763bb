import { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import type { Loan } from './loan.ts'
import { type RegisterField, registerValues } from './register-values.ts'

export interface RegisterDifference {
  row: number
  loan: string
  field: RegisterField
  register: string
  file: readonly string[]
  citation: string
}

export interface RegisterComparison {
  matched: number
  /** Loans that no row of the register has. */
  unmatchedLoans: readonly string[]
  rows: number
  /** Rows that have a loan among the files. */
  comparedRows: number
  differences: RegisterDifference[]
  /** Of the rows that were compared: how many fields of each kind, and how many differ. */
  byField: { field: RegisterField; compared: number; different: number }[]
  /** Rows of a loan with at least one difference. */
  rowsWithDifferences: number
  /** Fields of the register that no file holds. */
  notCompared: readonly RegisterField[]
}

/** Examples of what is not reported, and stays as it is: an exempt institution says Exempt. */
const UNREPORTED = new Set(['Exempt', '1111'])

/**
 * The examiner's transcription test: each row of the register beside the file of its loan, field by field. A row
 * belongs to the loan whose number its identifier is, or contains between the LEI and the check digits.
 */
export function compareRegister(
  text: string,
  loans: readonly Loan[],
  data: LoanTestData,
): RegisterComparison {
  const byNumber = new Map<string, Loan>()
  for (const loan of loans) {
    const number = loan.values.loanIdentifier?.value
    if (number !== undefined) byNumber.set(number.toUpperCase(), loan)
  }
  const found = new Set<string>()
  const differences: RegisterDifference[] = []
  const fields = new Map<RegisterField, { compared: number; different: number }>()
  const wrongRows = new Set<number>()
  let [rows, comparedRows] = [0, 0]
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells[0] !== '2' || cells.length < REGISTER_FIELDS.length) continue
    rows++
    const number = loanNumberOf(cells[1]!, cells[2]!, byNumber)
    if (number === undefined) continue
    found.add(number)
    comparedRows++
    for (const { field, values, citation } of registerValues(byNumber.get(number)!, data)) {
      const register = cells[REGISTER_FIELDS.indexOf(field)]!
      if (UNREPORTED.has(register)) continue
      const count = fields.get(field) ?? { compared: 0, different: 0 }
      fields.set(field, count)
      count.compared++
      if (values.some((value) => isSame(field, value, register))) continue
      count.different++
      wrongRows.add(index)
      differences.push({ row: index + 1, loan: number, field, register, file: values, citation })
    }
  }
  return {
    matched: found.size,
    unmatchedLoans: [...byNumber.keys()].filter((number) => !found.has(number)),
    ...{ rows, comparedRows, differences, rowsWithDifferences: wrongRows.size },
    notCompared: REGISTER_FIELDS.filter((field) => !fields.has(field) && !NAMES_THE_ROW.has(field)),
    byField: [...fields].map(([field, count]) => ({ field, ...count })),
  }
}

/** They say which row it is and are not transcribed from a file. */
const NAMES_THE_ROW: ReadonlySet<RegisterField> = new Set(['recordIdentifier', 'lei', 'uli'])

const CHECK_DIGITS = 2

function loanNumberOf(lei: string, uli: string, known: ReadonlyMap<string, Loan>): string | undefined {
  const identifier = uli.toUpperCase()
  if (known.has(identifier)) return identifier
  if (!identifier.startsWith(lei.toUpperCase()) || lei === '') return undefined
  const inner = identifier.slice(lei.length, -CHECK_DIGITS)
  return known.has(inner) ? inner : undefined
}

const ZIP_DIGITS = 5

/** The register may write 110500 for 110500.00, and a ZIP code with or without its last four digits. */
function isSame(field: RegisterField, file: string, register: string): boolean {
  if (file.toUpperCase() === register.toUpperCase()) return true
  if (field === 'zipCode') {
    const [a, b] = [file.replaceAll('-', ''), register.replaceAll('-', '')]
    const isWhole = a.length >= ZIP_DIGITS && b.length >= ZIP_DIGITS
    return isWhole && (a.startsWith(b) || b.startsWith(a))
  }
  const number = /^-?\d+(\.\d+)?$/
  return number.test(file) && number.test(register) && Number(file) === Number(register)
}
