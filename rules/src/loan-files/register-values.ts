import type { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, formatCents } from '../money/cents.ts'
import { percentText, readPercent } from '../money/percent.ts'
import { chargesOf, paidByBorrower } from './charges.ts'
import type { Loan } from './loan.ts'
import { LoanReader } from './loan-reader.ts'
import { termMonths } from './recompute.ts'
import { runEveryTest } from './run-every-test.ts'

export type RegisterField = (typeof REGISTER_FIELDS)[number]

/** What a row of the register may say of a field, by the file of the loan. The first is the one to enter. */
export interface RegisterValue {
  field: RegisterField
  values: readonly string[]
  citation: string
  /** The values of the loan that it comes from, by their names. */
  uses: readonly string[]
}

type Text = string | undefined

/** The fields of a HMDA row that a loan file holds (12 CFR 1003.4(a)), as the register writes them. */
export function registerValues(loan: Loan, data: LoanTestData): RegisterValue[] {
  const row = new RowOfLoan(loan)
  row.add('applicationDate', '(1)(ii)', (from) => day(from, 'applicationReceivedDate'))
  row.add('loanType', '(2)', (from) => LOAN_TYPES[from.value('mortgageType') ?? ''])
  row.add('loanPurpose', '(3)', loanPurpose)
  row.add('constructionMethod', '(5)', constructionMethod)
  row.add('occupancyType', '(6)', (from) => codeOf(OCCUPANCIES, from.value('occupancy')))
  row.add('loanAmount', '(7)', (from) => from.value('noteAmount'))
  addAction(row)
  row.add('streetAddress', '(9)(i)', (from) => from.value('addressLineText'))
  row.add('city', '(9)(i)', (from) => from.value('cityName'))
  row.add('state', '(9)(i)', (from) => from.value('stateCode'))
  row.add('zipCode', '(9)(i)', (from) => from.value('postalCode'))
  addPrice(row, data)
  row.add('lienStatus', '(14)', lienStatus)
  if (row.isClosing) addCosts(row)
  row.add('interestRate', '(21)', (from) => percent(from.value('noteRatePercent')))
  row.add('prepaymentPenaltyTerm', '(22)', prepaymentPenaltyTerm)
  row.add('loanTerm', '(25)', (from) => termMonths(from)?.toString())
  row.add('introductoryRatePeriod', '(26)', (from) =>
    from.value('amortizationType') === 'Fixed' ? 'NA' : from.value('firstRateChangeMonthsCount'),
  )
  row.add('balloonPayment', '(27)(i)', (from) => yes(from, 'balloonIndicator'))
  row.add('interestOnlyPayments', '(27)(ii)', (from) => yes(from, 'interestOnlyIndicator'))
  row.add('negativeAmortization', '(27)(iii)', (from) => yes(from, 'negativeAmortizationIndicator'))
  // The value that the lender relied on: which of them is not in the file.
  row.add('propertyValue', '(28)', (from) =>
    ['propertyValuationAmount', 'propertyEstimatedValueAmount', 'salesContractAmount'].map((key) =>
      from.value(key),
    ),
  )
  // Neither applies where the dwelling is no manufactured home (comments 4(a)(29)-4 and 4(a)(30)-6).
  row.add('manufacturedHomeSecuredProperty', '(29)', (from) => ofSiteBuilt(from, '3'))
  row.add('manufacturedHomeLandInterest', '(30)', (from) => ofSiteBuilt(from, '5'))
  addScope(row)
  return row.values
}

class RowOfLoan {
  readonly loan: Loan
  readonly values: RegisterValue[] = []
  readonly #reader: LoanReader

  constructor(loan: Loan) {
    this.loan = loan
    this.#reader = new LoanReader(loan)
  }

  get isClosing(): boolean {
    return this.loan.kind === 'closing_disclosure'
  }

  fresh(): LoanReader {
    return this.#reader.fresh()
  }

  add(field: RegisterField, citation: string, find: (from: LoanReader) => Text | readonly Text[]): void {
    const from = this.fresh()
    const found = find(from)
    this.addFound(field, citation, Array.isArray(found) ? found : [found], from.uses)
  }

  addFound(field: RegisterField, citation: string, found: readonly Text[], uses: Iterable<string>): void {
    const given = found.filter((text) => text !== undefined)
    if (given.length === 0) return
    this.values.push({
      field,
      values: [...new Set(given)],
      citation: `1003.4(a)${citation}`,
      uses: [...uses].filter((name) => isGiven(this.loan, name)),
    })
  }
}

const isGiven = ({ values, lists }: Loan, name: string) =>
  values[name] !== undefined || (name.includes('.') && lists[name.split('.')[0]!] !== undefined)

const LOAN_TYPES: Readonly<Record<string, string>> = {
  Conventional: '1',
  FHA: '2',
  VA: '3',
  USDARuralDevelopment: '4',
}

/** Files and people write them in their own words. */
type Codes = readonly (readonly [words: RegExp, code: string])[]

const OCCUPANCIES: Codes = [
  [/primary|principal/i, '1'],
  [/second/i, '2'],
  [/invest/i, '3'],
]

/** Modular homes are site-built (comment 4(a)(5)-1). */
const CONSTRUCTIONS: Codes = [
  [/site.?built|modular/i, '1'],
  [/manufactured/i, '2'],
]

/** Words that two of them would take are none of them. */
function codeOf(codes: Codes, text: Text): Text {
  const found = codes.filter(([words]) => words.test(text ?? ''))
  return found.length === 1 ? found[0]![1] : undefined
}

const constructionMethod = (from: LoanReader): Text => codeOf(CONSTRUCTIONS, from.value('constructionMethod'))

const ofSiteBuilt = (from: LoanReader, code: string): Text =>
  constructionMethod(from) === '1' ? code : undefined

const day = (from: LoanReader, key: string): Text => from.value(key)?.replaceAll('-', '')

const yes = (from: LoanReader, key: string): Text => {
  const value = from.value(key)
  return value === undefined ? undefined : value === 'true' ? '1' : '2'
}

const percent = (text: Text): Text => (text === undefined ? undefined : percentText(readPercent(text)!))

/** Of a refinance, the file does not say whether it is a cash-out refinance, or for home improvement. */
function loanPurpose(from: LoanReader): Text[] {
  const purpose = from.value('loanPurposeType')
  return purpose === 'Purchase' ? ['1'] : purpose === 'Refinance' ? ['31', '32', '2', '4'] : []
}

function lienStatus(from: LoanReader): Text {
  const lien = from.value('lienPriorityType')
  return lien === undefined ? undefined : lien === 'FirstLien' ? '1' : '2'
}

function prepaymentPenaltyTerm(from: LoanReader): Text {
  const penalty = from.value('prepaymentPenaltyIndicator')
  return penalty === 'true'
    ? from.value('prepaymentPenaltyExpirationMonthsCount')
    : penalty === 'false'
      ? 'NA'
      : undefined
}

const NAMES_OF_DOCUMENT = ['integratedDisclosureDocumentType', 'documentType', 'documentTypeOtherDescription']

/** What the kind of the document says by itself. */
const ofDocument = (code: string) => (from: LoanReader) => {
  for (const key of NAMES_OF_DOCUMENT) from.value(key)
  return code
}

/** A Closing Disclosure counts as a loan that closed, which a person checks; then nothing was denied (comment 4(a)(16)-4). */
function addAction(row: RowOfLoan): void {
  if (!row.isClosing) return
  row.add('actionTaken', '(8)(i)', ofDocument('1'))
  // Generally the closing date; the day of disbursement may be used where it is later (comment 4(a)(8)(ii)-5).
  row.add('actionTakenDate', '(8)(ii)', (from) => [day(from, 'closingDate'), day(from, 'disbursementDate')])
  row.add('denialReason1', '(16)', ofDocument('10'))
  // Points and fees are reported of loans without a Closing Disclosure alone.
  row.add('totalPointsAndFees', '(17)(ii)', ofDocument('NA'))
}

/**
 * Loan Estimates and Closing Disclosures are given for closed-end consumer credit other than reverse mortgages
 * (1026.19(e)(1)(i), (f)(1)(i)). The same scope decides whether costs are reported.
 */
function addScope(row: RowOfLoan): void {
  if (!row.isClosing && row.loan.kind !== 'loan_estimate') return
  row.add('reverseMortgage', '(36)', ofDocument('2'))
  row.add('openEndLineOfCredit', '(37)', ofDocument('2'))
  row.add('businessOrCommercialPurpose', '(38)', ofDocument('2'))
}

function addPrice(row: RowOfLoan, data: LoanTestData): void {
  const { verdicts } = runEveryTest(row.loan, data)
  const of = (id: string) => verdicts.find((one) => one.id === id)
  const spread = of('rate-spread')
  const text = /The rate spread is (-?\d+\.\d{3})/.exec(spread?.sentence ?? '')?.[1]
  const names = (one: typeof spread) => one?.uses.map(({ name }) => name) ?? []
  row.addFound('rateSpread', '(12)', [text], names(spread))
  const hoepa = of('hoepa')
  const status = hoepa?.verdict === 'outside' ? '1' : hoepa?.verdict === 'within' ? '2' : undefined
  row.addFound('hoepaStatus', '(13)', [status], names(hoepa))
}

/** The costs that the Closing Disclosure shows as paid by the borrower (1026.38(f)(1), (f)(4), (h)(3)). */
function addCosts(row: RowOfLoan): void {
  const paid = (from: LoanReader, sections: readonly string[], type?: string): Cents =>
    chargesOf(from).reduce(
      (sum, charge) =>
        charge.section !== null &&
        sections.includes(charge.section) &&
        (type === undefined || charge.type === type)
          ? sum + paidByBorrower(charge)
          : sum,
      0,
    )
  const ofFees = (field: RegisterField, citation: string, text: (from: LoanReader) => string) => {
    const from = row.fresh()
    // Sections A to C list fees alone.
    const found = text(from)
    row.addFound(
      field,
      citation,
      [found],
      [...from.uses].filter((name) => name.startsWith('fees.')),
    )
  }
  ofFees('totalLoanCosts', '(17)(i)', (from) => formatCents(paid(from, ['A', 'B', 'C'])))
  ofFees('originationCharges', '(18)', (from) => formatCents(paid(from, ['A'])))
  // Both are blank where there are none.
  ofFees('discountPoints', '(19)', (from) => centsOrBlank(paid(from, ['A'], 'LoanDiscountPoints')))
  row.add('lenderCredits', '(20)', (from) => centsOrBlank(lenderCreditsOf(from)))
}

const centsOrBlank = (amount: Cents) => (amount === 0 ? '' : formatCents(amount))

const lenderCreditsOf = (from: LoanReader): Cents =>
  from
    .list('sections')
    .filter((section) => section.value('integratedDisclosureSubsectionType') === 'LenderCredits')
    .flatMap((section) => section.list('payments'))
    .reduce(
      (sum, payment) => sum + Math.abs(payment.cents('integratedDisclosureSubsectionPaymentAmount') ?? 0),
      0,
    )
