/** What a value of a loan may look like. */
export type FieldKind = 'amount' | 'percent' | 'date' | 'month' | 'integer' | 'boolean' | 'text'

export interface LoanField {
  key: string
  label: string
  kind: FieldKind
  /** From the deal on; `^` begins at the document, nothing where no file has it. */
  paths: readonly string[]
  group: FieldGroup
  /** Names a person, a place, or an account. Masked until it is shown. */
  personal: boolean
}

export interface LoanList {
  key: string
  path: string
  fields: readonly LoanField[]
  lists: readonly LoanList[]
}

export type FieldGroup =
  | 'terms'
  | 'dates'
  | 'property'
  | 'features'
  | 'loan_calculations'
  | 'rate'
  | 'escrow'
  | 'cash'
  | 'disclosure'
  | 'asked'
  | 'list'

export const LOAN = 'LOANS/LOAN'
export const PROPERTY = 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY'
export const CLOSING = `${LOAN}/CLOSING_INFORMATION`
export const DISCLOSURE = `${LOAN}/DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE`
export const RATE = `${LOAN}/ADJUSTMENT/INTEREST_RATE_ADJUSTMENT`
export const PAYMENT_CHANGE = `${LOAN}/ADJUSTMENT/PRINCIPAL_AND_INTEREST_PAYMENT_ADJUSTMENT`

/** `APRPercent` is `aprPercent`, `FeeType/@gse:DisplayLabelText` is `feeTypeLabel`. */
export function keyOf(path: string): string {
  const parts = path.split('/')
  const last = parts.at(-1)!
  if (last === '@gse:DisplayLabelText') return `${keyOf(parts.at(-2)!)}Label`
  if (last.startsWith('@') && parts.length > 1 && !/^[A-Z_]+$/.test(parts.at(-2)!))
    return `${keyOf(parts.at(-2)!)}${last.replace(/^@(\w+:)?/, '')}`
  const name = last.replace(/^@?(\w+:)?/, '')
  const capitals = /^[A-Z]+(?=[A-Z][a-z])/.exec(name)?.[0] ?? name[0]!
  return capitals.toLowerCase() + name.slice(capitals.length)
}

/** Words of a key that a person reads otherwise. */
const LABELS: Readonly<Record<string, string>> = {
  aprPercent: 'APR disclosed',
  averagePrimeOfferRatePercent: 'Average prime offer rate that the lender used',
  feeSummaryTotalAmountFinancedAmount: 'Amount financed disclosed',
  feeSummaryTotalFinanceChargeAmount: 'Finance charge disclosed',
  feeSummaryTotalInterestPercent: 'Total interest percentage disclosed',
  feeSummaryTotalOfAllPaymentsAmount: 'Total of payments disclosed',
  integratedDisclosureIssuedDate: 'Closing Disclosure issued',
  currentRateSetDate: 'Rate set',
  closingDate: 'Closing date',
  disbursementDate: 'Disbursement date',
  noteAmount: 'Loan amount',
  noteRatePercent: 'Interest rate',
  lienPriorityType: 'Lien',
  loanPurposeType: 'Purpose',
  mortgageType: 'Kind of mortgage',
  amortizationType: 'Amortization',
  loanMaturityPeriodCount: 'Loan term',
  initialPrincipalAndInterestPaymentAmount: 'Monthly principal and interest',
  regulationZTotalPointsAndFeesAmount: 'Points and fees as the lender computed them',
  regulationZTotalLoanAmount: 'Total loan amount as the lender computed it',
  regulationZTotalAffiliateFeesAmount: 'Charges of affiliates as the lender computed them',
  loanPriceQuoteInterestRatePercent: 'Rate without discount points',
  abilityToRepayMethodType: 'Ability-to-repay method',
  prepaymentPenaltyIndicator: 'Prepayment penalty',
  escrowIndicator: 'Escrow account',
  salesContractAmount: 'Sale price',
  loanIdentifier: 'Loan number',
  stateCode: 'State',
  miScheduledTerminationDate: 'Last mortgage insurance payment',
  feeEstimatedTotalAmount: 'What the Loan Estimate said of each charge',
  escrowItemDisbursementDate: 'When each escrow bill is due',
  escrowMonthlyPaymentAmount: 'Monthly escrow amounts',
  feeActualPaymentAmount: 'Charges',
  partyRoleType: 'The parties and their roles',
  firstRateChangeMonthsCount: 'Months to the first rate change',
  marginRatePercent: 'Margin',
}

const SUFFIX_KIND: readonly (readonly [RegExp, FieldKind])[] = [
  [/Amount$/, 'amount'],
  [/Percent$/, 'percent'],
  [/Date$/, 'date'],
  [/Month$/, 'month'],
  [/(Count|Number)$/, 'integer'],
  [/Indicator$/, 'boolean'],
]

const PERSONAL =
  /name$|address|unitIdentifier|postalCode|email|telephone|legalDescription|loanIdentifier|certificateIdentifier|caseIdentifier|appraisalIdentifier|orderNumber|taxpayer|accountIdentifier|birth/i

export function field(group: FieldGroup, paths: readonly string[], more: Partial<LoanField> = {}): LoanField {
  const key = more.key ?? keyOf(paths[0]!)
  const words = key.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before, letter: string) => `${before} ${letter.toLowerCase()}`,
  )
  return {
    key,
    label:
      LABELS[key] ?? words[0]!.toUpperCase() + words.slice(1).replace(/ (amount|indicator|type|count)$/, ''),
    kind: SUFFIX_KIND.find(([suffix]) => suffix.test(paths[0] ?? key))?.[1] ?? 'text',
    paths,
    group,
    personal: PERSONAL.test(key) && !/typeLabel$/i.test(key),
    ...more,
  }
}

export const under = (group: FieldGroup, base: string, names: string): LoanField[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => field(group, [`${base}/${name}`]))

/** Not in any Closing Disclosure: an application, another system, the settings, or a person has it. */
export const asked = (key: string, label: string, kind: FieldKind, ...paths: string[]): LoanField =>
  field('asked', paths, { key, label, kind })
