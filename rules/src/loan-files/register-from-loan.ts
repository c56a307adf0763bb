import { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, formatCents } from '../money/cents.ts'
import { percentText, readPercent } from '../money/percent.ts'
import { type Charge, chargesOf, paidByBorrower } from './charges.ts'
import type { Loan } from './loan.ts'
import { LoanReader } from './loan-reader.ts'
import { termMonths } from './recompute.ts'
import type { LoanReport } from './run-every-test.ts'
import { runEveryTest } from './run-every-test.ts'

export type RegisterField = (typeof REGISTER_FIELDS)[number]

/** What a row of the register may say of a field, by the file of the loan. The first is the one to enter. */
export interface RegisterValue {
  field: RegisterField
  values: readonly string[]
  citation: string
}

const LOAN_TYPES: Readonly<Record<string, string>> = {
  Conventional: '1',
  FHA: '2',
  VA: '3',
  USDARuralDevelopment: '4',
}

/** The fields of a HMDA row that a loan file holds (12 CFR 1003.4(a)), as the register writes them. */
export function registerValues(loan: Loan, data: LoanTestData): RegisterValue[] {
  const reader = new LoanReader(loan)
  const report = runEveryTest(loan, data)
  const charges = chargesOf(reader)
  const isClosing = loan.kind === 'closing_disclosure'
  const values: RegisterValue[] = []
  const add = (field: RegisterField, citation: string, ...texts: (string | undefined)[]) => {
    const given = texts.filter((text) => text !== undefined)
    if (given.length > 0)
      values.push({ field, values: [...new Set(given)], citation: `1003.4(a)${citation}` })
  }
  const value = (key: string) => reader.value(key)
  const day = (key: string) => value(key)?.replaceAll('-', '')
  const yes = (key: string) => (value(key) === undefined ? undefined : value(key) === 'true' ? '1' : '2')

  add('applicationDate', '(1)(ii)', day('applicationReceivedDate'))
  add('loanType', '(2)', LOAN_TYPES[value('mortgageType') ?? ''])
  const purpose = value('loanPurposeType')
  // Of a refinance, the file does not say whether it is a cash-out refinance, or for home improvement.
  if (purpose === 'Purchase') add('loanPurpose', '(3)', '1')
  else if (purpose === 'Refinance') add('loanPurpose', '(3)', '31', '32', '2', '4')
  add('loanAmount', '(7)', value('noteAmount'))
  if (isClosing) {
    add('actionTaken', '(8)(i)', '1')
    add('actionTakenDate', '(8)(ii)', day('closingDate'), day('disbursementDate'))
  }
  add('streetAddress', '(9)(i)', value('addressLineText'))
  add('city', '(9)(i)', value('cityName'))
  add('state', '(9)(i)', value('stateCode'))
  add('zipCode', '(9)(i)', value('postalCode'))
  addPrice(report, add)
  const lien = value('lienPriorityType')
  add('lienStatus', '(14)', lien === undefined ? undefined : lien === 'FirstLien' ? '1' : '2')
  if (isClosing) addCosts(charges, reader, add)
  add('interestRate', '(21)', percent(value('noteRatePercent')))
  const penalty = value('prepaymentPenaltyIndicator')
  add(
    'prepaymentPenaltyTerm',
    '(22)',
    penalty === 'true'
      ? value('prepaymentPenaltyExpirationMonthsCount')
      : penalty === 'false'
        ? 'NA'
        : undefined,
  )
  const term = termMonths(reader)
  add('loanTerm', '(25)', term === undefined ? undefined : String(term))
  const amortization = value('amortizationType')
  add('introductoryRatePeriod', '(26)', amortization === 'Fixed' ? 'NA' : value('firstRateChangeMonthsCount'))
  add('balloonPayment', '(27)(i)', yes('balloonIndicator'))
  add('interestOnlyPayments', '(27)(ii)', yes('interestOnlyIndicator'))
  add('negativeAmortization', '(27)(iii)', yes('negativeAmortizationIndicator'))
  // The value that the lender relied on: which of the two is not in the file.
  add(
    'propertyValue',
    '(28)',
    value('propertyValuationAmount'),
    value('propertyEstimatedValueAmount'),
    value('salesContractAmount'),
  )
  return values
}

type Add = (field: RegisterField, citation: string, ...texts: (string | undefined)[]) => void

const percent = (text: string | undefined) =>
  text === undefined ? undefined : percentText(readPercent(text)!)

function addPrice({ verdicts }: LoanReport, add: Add): void {
  const spread = /The rate spread is (-?\d+\.\d{3})/.exec(
    verdicts.find(({ id }) => id === 'rate-spread')?.sentence ?? '',
  )?.[1]
  add('rateSpread', '(12)', spread)
  const hoepa = verdicts.find(({ id }) => id === 'hoepa')?.verdict
  add('hoepaStatus', '(13)', hoepa === 'outside' ? '1' : hoepa === 'within' ? '2' : undefined)
}

/** The costs that the Closing Disclosure shows as paid by the borrower (1026.38(f)(1), (f)(4), (h)(3)). */
function addCosts(charges: readonly Charge[], reader: LoanReader, add: Add): void {
  const paid = (sections: readonly string[], type?: string): Cents =>
    charges.reduce(
      (sum, charge) =>
        charge.section !== null &&
        sections.includes(charge.section) &&
        (type === undefined || charge.type === type)
          ? sum + paidByBorrower(charge)
          : sum,
      0,
    )
  add('totalLoanCosts', '(17)', formatCents(paid(['A', 'B', 'C'])))
  add('originationCharges', '(18)', formatCents(paid(['A'])))
  const points = paid(['A'], 'LoanDiscountPoints')
  // Blank where there are none.
  add('discountPoints', '(19)', points === 0 ? '' : formatCents(points))
  const credits = reader
    .list('sections')
    .filter((row) => row.value('integratedDisclosureSubsectionType') === 'LenderCredits')
    .flatMap((row) => row.list('payments'))
    .reduce(
      (sum, payment) => sum + Math.abs(payment.cents('integratedDisclosureSubsectionPaymentAmount') ?? 0),
      0,
    )
  add('lenderCredits', '(20)', credits === 0 ? '' : formatCents(credits))
}

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
