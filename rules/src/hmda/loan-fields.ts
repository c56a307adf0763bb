/** The 110 fields of a loan row in the official order (Filing Instructions Guide, table 2). Positions here count from 0. */
export const LOAN_FIELDS = [
  'recordIdentifier',
  'lei',
  'uli',
  'applicationDate',
  'loanType',
  'loanPurpose',
  'preapproval',
  'constructionMethod',
  'occupancyType',
  'loanAmount',
  'actionTaken',
  'actionTakenDate',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'county',
  'censusTract',
  'applicantEthnicity1',
  'applicantEthnicity2',
  'applicantEthnicity3',
  'applicantEthnicity4',
  'applicantEthnicity5',
  'applicantEthnicityOther',
  'coApplicantEthnicity1',
  'coApplicantEthnicity2',
  'coApplicantEthnicity3',
  'coApplicantEthnicity4',
  'coApplicantEthnicity5',
  'coApplicantEthnicityOther',
  'applicantEthnicityObserved',
  'coApplicantEthnicityObserved',
  'applicantRace1',
  'applicantRace2',
  'applicantRace3',
  'applicantRace4',
  'applicantRace5',
  'applicantRaceOtherNative',
  'applicantRaceOtherAsian',
  'applicantRaceOtherPacific',
  'coApplicantRace1',
  'coApplicantRace2',
  'coApplicantRace3',
  'coApplicantRace4',
  'coApplicantRace5',
  'coApplicantRaceOtherNative',
  'coApplicantRaceOtherAsian',
  'coApplicantRaceOtherPacific',
  'applicantRaceObserved',
  'coApplicantRaceObserved',
  'applicantSex',
  'coApplicantSex',
  'applicantSexObserved',
  'coApplicantSexObserved',
  'applicantAge',
  'coApplicantAge',
  'income',
  'purchaserType',
  'rateSpread',
  'hoepaStatus',
  'lienStatus',
  'applicantCreditScore',
  'coApplicantCreditScore',
  'applicantCreditScoreModel',
  'applicantCreditScoreModelOther',
  'coApplicantCreditScoreModel',
  'coApplicantCreditScoreModelOther',
  'denialReason1',
  'denialReason2',
  'denialReason3',
  'denialReason4',
  'denialReasonOther',
  'totalLoanCosts',
  'totalPointsAndFees',
  'originationCharges',
  'discountPoints',
  'lenderCredits',
  'interestRate',
  'prepaymentPenaltyTerm',
  'debtToIncomeRatio',
  'combinedLoanToValueRatio',
  'loanTerm',
  'introductoryRatePeriod',
  'balloonPayment',
  'interestOnlyPayments',
  'negativeAmortization',
  'otherNonAmortizingFeatures',
  'propertyValue',
  'manufacturedHomeSecuredProperty',
  'manufacturedHomeLandInterest',
  'totalUnits',
  'multifamilyAffordableUnits',
  'submissionOfApplication',
  'initiallyPayable',
  'nmlsrIdentifier',
  'aus1',
  'aus2',
  'aus3',
  'aus4',
  'aus5',
  'ausOther',
  'ausResult1',
  'ausResult2',
  'ausResult3',
  'ausResult4',
  'ausResult5',
  'ausResultOther',
  'reverseMortgage',
  'openEndLineOfCredit',
  'businessOrCommercialPurpose',
] as const

export type LoanField = (typeof LOAN_FIELDS)[number]

/** The 15 fields of the transmittal sheet (table 1). */
export const SHEET_FIELDS = [
  'recordIdentifier',
  'institutionName',
  'calendarYear',
  'calendarQuarter',
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactStreet',
  'contactCity',
  'contactState',
  'contactZip',
  'federalAgency',
  'totalEntries',
  'taxId',
  'lei',
] as const

export type SheetField = (typeof SHEET_FIELDS)[number]

/** Position of each loan field, from 0. */
export const F = Object.fromEntries(LOAN_FIELDS.map((name, at) => [name, at])) as Record<LoanField, number>

export type Reader =
  | 'code'
  | 'codeOrBlank'
  | 'integer'
  | 'integerOrNa'
  | 'integerOrNaOrExempt'
  | 'decimal'
  | 'decimalOrNaOrExempt'
  | 'decimalOrNaOrExemptOrBlank'
  | 'date'
  | 'dateOrNa'
  | 'identifier'
  | 'text'
  | 'street'
  | 'state'
  | 'zip'
  | 'county'
  | 'tract'
  | 'nmlsr'

const NAMED_READERS: Partial<Record<LoanField, Reader>> = {
  recordIdentifier: 'integer',
  lei: 'identifier',
  uli: 'identifier',
  applicationDate: 'dateOrNa',
  actionTakenDate: 'date',
  loanAmount: 'decimal',
  streetAddress: 'street',
  city: 'text',
  state: 'state',
  zipCode: 'zip',
  county: 'county',
  censusTract: 'tract',
  applicantAge: 'integer',
  coApplicantAge: 'integer',
  income: 'integerOrNa',
  applicantCreditScore: 'integer',
  coApplicantCreditScore: 'integer',
  totalUnits: 'integer',
  rateSpread: 'decimalOrNaOrExempt',
  totalLoanCosts: 'decimalOrNaOrExempt',
  totalPointsAndFees: 'decimalOrNaOrExempt',
  originationCharges: 'decimalOrNaOrExempt',
  discountPoints: 'decimalOrNaOrExemptOrBlank',
  lenderCredits: 'decimalOrNaOrExemptOrBlank',
  interestRate: 'decimalOrNaOrExempt',
  prepaymentPenaltyTerm: 'integerOrNaOrExempt',
  debtToIncomeRatio: 'decimalOrNaOrExempt',
  combinedLoanToValueRatio: 'decimalOrNaOrExempt',
  loanTerm: 'integerOrNaOrExempt',
  introductoryRatePeriod: 'integerOrNaOrExempt',
  propertyValue: 'decimalOrNaOrExempt',
  multifamilyAffordableUnits: 'integerOrNaOrExempt',
  nmlsrIdentifier: 'nmlsr',
}

/** How the official service reads a field. */
export function readerOf(field: LoanField): Reader {
  const named = NAMED_READERS[field]
  if (named) return named
  if (/Other(Native|Asian|Pacific)?$/.test(field)) return 'text'
  const optional = /(Ethnicity|Race)[1-5]$|^(denialReason|aus|ausResult)[2-5]$/.test(field)
  return optional ? 'codeOrBlank' : 'code'
}

/** Every code that exists for a field at all; the reader takes any whole number and the edits catch the rest. */
const ETHNICITY = [1, 11, 12, 13, 14, 2, 3, 4, 5]
const RACE = [1, 2, 21, 22, 23, 24, 25, 26, 27, 3, 4, 41, 42, 43, 44, 5, 6, 7, 8]
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const CODES: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^loanType$/, [1, 2, 3, 4]],
  [/^loanPurpose$/, [1, 2, 31, 32, 4, 5]],
  [/^(preapproval|constructionMethod|lienStatus)$/, [1, 2]],
  [/^(occupancyType|hoepaStatus)$/, [1, 2, 3]],
  [/^actionTaken$/, upTo(8)],
  [/Ethnicity[1-5]$/, ETHNICITY],
  [/Race[1-5]$/, RACE],
  [/Sex$/, upTo(6)],
  [/Observed$/, [1, 2, 3, 4]],
  [/^purchaserType$/, [0, 1, 2, 3, 4, 5, 6, 71, 72, 8, 9]],
  [/CreditScoreModel$/, [...upTo(15), 1111]],
  [/^denialReason[1-4]$/, [...upTo(10), 1111]],
  [
    /^(balloonPayment|interestOnlyPayments|negativeAmortization|otherNonAmortizingFeatures|reverseMortgage|openEndLineOfCredit|businessOrCommercialPurpose)$/,
    [1, 2, 1111],
  ],
  [/^(manufacturedHomeSecuredProperty|submissionOfApplication|initiallyPayable)$/, [1, 2, 3, 1111]],
  [/^manufacturedHomeLandInterest$/, [1, 2, 3, 4, 5, 1111]],
  [/^aus[1-5]$/, [...upTo(7), 1111]],
  [/^ausResult[1-5]$/, [...upTo(24), 1111]],
]

export function codesOf(field: LoanField): readonly number[] {
  const reader = readerOf(field)
  if (reader !== 'code' && reader !== 'codeOrBlank') return []
  return CODES.find(([pattern]) => pattern.test(field))![1]
}
