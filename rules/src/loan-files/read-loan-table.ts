import { type CsvRow, csvRows, plainName, UnclosedQuote } from '../csv/csv-rows.ts'
import { kindValue } from './field-value.ts'
import type { Loan } from './loan.ts'
import { LOAN_FIELDS, type LoanField } from './loan-fields.ts'
import { LOANS_AT_MOST } from './read-mismo.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

/** Name of a column in the file to the key of a field; an empty key leaves the column out. */
export type ColumnMapping = Readonly<Record<string, string>>

/** Headers that exports of origination systems use, in the form that `plainName` gives. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  loanamount: 'noteAmount',
  baseloanamount: 'noteAmount',
  originalloanamount: 'noteAmount',
  totalloanamount: 'noteAmount',
  interestrate: 'noteRatePercent',
  noterate: 'noteRatePercent',
  rate: 'noteRatePercent',
  term: 'loanMaturityPeriodCount',
  loanterm: 'loanMaturityPeriodCount',
  termmonths: 'loanMaturityPeriodCount',
  loannumber: 'loanIdentifier',
  loanid: 'loanIdentifier',
  loan: 'loanIdentifier',
  lien: 'lienPriorityType',
  lienposition: 'lienPriorityType',
  purpose: 'loanPurposeType',
  loanpurpose: 'loanPurposeType',
  loantype: 'mortgageType',
  apr: 'aprPercent',
  apor: 'averagePrimeOfferRatePercent',
  financecharge: 'feeSummaryTotalFinanceChargeAmount',
  amountfinanced: 'feeSummaryTotalAmountFinancedAmount',
  totalofpayments: 'feeSummaryTotalOfAllPaymentsAmount',
  tip: 'feeSummaryTotalInterestPercent',
  pointsandfees: 'regulationZTotalPointsAndFeesAmount',
  closing: 'closingDate',
  consummation: 'closingDate',
  consummationdate: 'closingDate',
  funding: 'disbursementDate',
  fundingdate: 'disbursementDate',
  lockdate: 'currentRateSetDate',
  ratelockdate: 'currentRateSetDate',
  ratesetdate: 'currentRateSetDate',
  applicationdate: 'applicationReceivedDate',
  cdissued: 'integratedDisclosureIssuedDate',
  cdissueddate: 'integratedDisclosureIssuedDate',
  cdsent: 'integratedDisclosureIssuedDate',
  cdreceived: 'closingDisclosureReceivedDate',
  lesent: 'loanEstimateSentDate',
  lereceived: 'loanEstimateReceivedDate',
  intenttoproceed: 'intentToProceedDate',
  firstpayment: 'firstPaymentDate',
  occupancy: 'occupancy',
  state: 'stateCode',
  pi: 'initialPrincipalAndInterestPaymentAmount',
  principalandinterest: 'initialPrincipalAndInterestPaymentAmount',
  saleprice: 'salesContractAmount',
  purchaseprice: 'salesContractAmount',
  index: 'indexValuePercent',
  margin: 'marginRatePercent',
}

const KEY_OF_NAME: ReadonlyMap<string, string> = new Map([
  ...LOAN_FIELDS.flatMap(({ key, label, paths }) => [
    [plainName(key), key] as const,
    [plainName(label), key] as const,
    ...paths.map((path) => [plainName(path.split('/').at(-1)!), key] as const),
  ]),
  ...Object.entries(COMMON_NAMES),
])

/** The field that a column most likely holds. */
export const fieldOfColumn = (name: string): string | undefined => KEY_OF_NAME.get(plainName(name))

const FIELDS: ReadonlyMap<string, LoanField> = new Map(LOAN_FIELDS.map((field) => [field.key, field]))

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
    purchase: 'Purchase',
    refinance: 'Refinance',
    refi: 'Refinance',
    cashoutrefinance: 'Refinance',
    noncashoutrefinance: 'Refinance',
  },
  amortizationType: {
    fixed: 'Fixed',
    fixedrate: 'Fixed',
    arm: 'AdjustableRate',
    adjustable: 'AdjustableRate',
    adjustablerate: 'AdjustableRate',
  },
  mortgageType: {
    conventional: 'Conventional',
    conv: 'Conventional',
    fha: 'FHA',
    va: 'VA',
    usda: 'USDARuralDevelopment',
    rhs: 'USDARuralDevelopment',
  },
  occupancy: {
    primary: 'PrimaryResidence',
    primaryresidence: 'PrimaryResidence',
    owneroccupied: 'PrimaryResidence',
    principal: 'PrimaryResidence',
    second: 'SecondHome',
    secondhome: 'SecondHome',
    investment: 'Investment',
    investor: 'Investment',
  },
}

/** A table with a header: every row that is not empty is a loan. */
export function readLoanTable(text: string, file: string, mapping: ColumnMapping): Loan[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  const header = rows[0]
  if (!header) throw new UnreadableLoanFile('The file has no header.')
  const keys = header.cells.map((name) => mapping[name.trim()] ?? fieldOfColumn(name) ?? '')
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
    if (!field || written === '') continue
    const source = { file, path: names[index]!.trim(), line }
    const value = tableValue(field, written)
    if (value === undefined)
      loan.malformed.push({
        key: field.key,
        value: written.slice(0, 60),
        source,
        problem: 'is not a value of this field',
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
    const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written)
    return kindValue(
      'date',
      american ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}` : written,
    )
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
