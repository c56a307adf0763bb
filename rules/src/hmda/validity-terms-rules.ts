import { type EditRule, either, must, rule, special } from './edit-rules.ts'
import { wholeNumber } from './field-bytes.ts'
import { BLANK, EXEMPT, INT32, NA, POSITIVE, WHOLE } from './field-sets.ts'
import { F } from './loan-fields.ts'
import { characters, isNumber } from './validity-loan-rules.ts'
import { repeatsCode } from './validity-person-rules.ts'

const NOT_ORIGINATED = 'actionTaken 2 3 4 5 7 8'
const PAIRS = [1, 2, 3, 4, 5] as const

/** Discount points and lender credits follow one pattern. */
const optionalAmount = (edit: string, field: string): EditRule[] => [
  must(`${edit}-1`, `${field} NA Exempt blank positive`),
  rule(`${edit}-2`, 'reverseMortgage 1', `${field} NA Exempt`),
  rule(`${edit}-3`, 'openEndLineOfCredit 1', `${field} NA Exempt`),
  rule(`${edit}-4`, 'businessOrCommercialPurpose 1', `${field} NA Exempt`),
  rule(`${edit}-5`, NOT_ORIGINATED, `${field} NA Exempt`),
]

const filledOf = (fields: readonly number[]) => (bits: Int32Array) => {
  let count = 0
  for (const field of fields) if ((bits[field]! & BLANK) === 0) count++
  return count
}
const systems = filledOf([F.aus1, F.aus2, F.aus3, F.aus4, F.aus5])
const results = filledOf([F.ausResult1, F.ausResult2, F.ausResult3, F.ausResult4, F.ausResult5])

const FURTHER_SYSTEMS_BLANK = 'aus2..5 blank, ausResult2..5 blank'
const ALL_1111 =
  'balloonPayment 1111, interestOnlyPayments 1111, negativeAmortization 1111, otherNonAmortizingFeatures 1111'
const NO_SCORES =
  'applicantCreditScore 1111, applicantCreditScoreModel 1111, coApplicantCreditScore 1111, coApplicantCreditScoreModel 1111, applicantCreditScoreModelOther blank, coApplicantCreditScoreModelOther blank'
const ONE_PERSON = 'applicant nonNatural, coApplicant nobody'
const TWO_PERSONS = 'applicant nonNatural, coApplicant nonNatural'

/** Income to automated underwriting: V654 to V715 and V720. */
export const TERMS_RULES: readonly EditRule[] = [
  must('V654-1', 'income NA int32'),
  rule('V654-2', 'multifamilyAffordableUnits number', 'income NA'),
  rule('V655-1', 'applicant nonNatural, actionTaken !6', 'income NA'),
  rule('V655-2', 'coApplicant nonNatural, actionTaken !6', 'income NA'),
  must('V656-1', 'purchaserType listed'),
  rule('V656-2', NOT_ORIGINATED, 'purchaserType 0'),
  must('V657-1', 'rateSpread number NA Exempt'),
  rule('V657-2', 'actionTaken 3 4 5 6 7', 'rateSpread NA Exempt'),
  rule('V657-3', 'reverseMortgage 1', 'rateSpread NA Exempt'),
  must('V658-1', 'hoepaStatus 1 2 3'),
  rule('V658-2', NOT_ORIGINATED, 'hoepaStatus 3'),
  must('V659', 'lienStatus 1 2'),
  must('V660-1', 'applicantCreditScore number'),
  must('V660-2', 'applicantCreditScoreModel 1 2 3 4 5 6 7 8 9 11 12 13 14 15 1111'),
  either('V661', 'applicantCreditScore 8888', 'applicantCreditScoreModel 9'),
  either(
    'V662-1',
    'applicantCreditScoreModel 1 2 3 4 5 6 7 9 11 12 13 14 15 1111',
    'applicantCreditScoreModelOther blank',
  ),
  either('V662-2', 'applicantCreditScoreModel 8', 'applicantCreditScoreModelOther filled'),
  rule(
    'V663',
    'actionTaken 4 5 6',
    'applicantCreditScore 8888 1111, applicantCreditScoreModel 9 1111, applicantCreditScoreModelOther blank',
  ),
  rule(
    'V664',
    'actionTaken 4 5 6',
    'coApplicantCreditScore 8888 1111, coApplicantCreditScoreModel 9 1111, coApplicantCreditScoreModelOther blank',
  ),
  must('V665-1', 'coApplicantCreditScore number'),
  must('V665-2', 'coApplicantCreditScoreModel listed'),
  either('V666-1', 'coApplicantCreditScore 8888', 'coApplicantCreditScoreModel 9'),
  either('V666-2', 'coApplicantCreditScore 9999', 'coApplicantCreditScoreModel 10'),
  either(
    'V667-1',
    'coApplicantCreditScoreModel 1 2 3 4 5 6 7 9 10 11 12 13 14 15 1111',
    'coApplicantCreditScoreModelOther blank',
  ),
  either('V667-2', 'coApplicantCreditScoreModel 8', 'coApplicantCreditScoreModelOther filled'),
  rule('V668-1', 'applicant nonNatural', 'applicantCreditScore 8888 1111'),
  rule('V668-2', 'coApplicant nonNatural', 'coApplicantCreditScore 8888 1111'),
  rule('V710', 'applicantCreditScore 1111', NO_SCORES),
  rule('V710', 'applicantCreditScoreModel 1111', NO_SCORES),
  rule('V710', 'coApplicantCreditScore 1111', NO_SCORES),
  rule('V710', 'coApplicantCreditScoreModel 1111', NO_SCORES),
  rule('V720-1', 'applicantCreditScoreModel 1 2 3 4 5 6 11 12', 'applicantCreditScore >=$V720-1'),
  rule('V720-2', 'coApplicantCreditScoreModel 1 2 3 4 5 6 11 12', 'coApplicantCreditScore >=$V720-2'),
  rule('V720-3', 'applicantCreditScoreModel 13 14 15', 'applicantCreditScore >=$V720-3'),
  rule('V720-4', 'coApplicantCreditScoreModel 13 14 15', 'coApplicantCreditScore >=$V720-4'),
  must('V669-1', 'denialReason1 listed'),
  must('V669-2', 'denialReason2..4 1 2 3 4 5 6 7 8 9 blank'),
  special('V669-3', repeatsCode(['denialReason1', 'denialReason2', 'denialReason3', 'denialReason4'])),
  rule('V669-4', 'denialReason1 10 1111', 'denialReason2..4 blank'),
  rule('V670-1', 'actionTaken 3 7', 'denialReason1 1 2 3 4 5 6 7 8 9 1111'),
  rule('V670-2', 'denialReason1 1 2 3 4 5 6 7 8 9', 'actionTaken 3 7'),
  rule('V670-3', 'actionTaken 1 2 4 5 6 8', 'denialReason1 10 1111'),
  rule('V670-4', 'denialReason1 10', 'actionTaken 1 2 4 5 6 8'),
  rule('V671-1', 'anyDenialReason 9', 'denialReasonOther filled'),
  rule('V671-2', 'denialReasonOther filled', 'anyDenialReason 9'),
  rule('V711', 'denialReason1 1111', 'denialReason2..4 blank, denialReasonOther blank'),
  must('V672-1', 'totalLoanCosts NA Exempt notNegative'),
  rule('V672-2', 'totalPointsAndFees notNegative', 'totalLoanCosts NA'),
  rule('V672-3', 'reverseMortgage 1', 'totalLoanCosts NA Exempt'),
  rule('V672-4', 'openEndLineOfCredit 1', 'totalLoanCosts NA Exempt'),
  rule('V672-5', 'businessOrCommercialPurpose 1', 'totalLoanCosts NA Exempt'),
  rule('V672-6', NOT_ORIGINATED, 'totalLoanCosts NA Exempt'),
  must('V673-1', 'totalPointsAndFees NA Exempt notNegative'),
  rule('V673-2', 'actionTaken 2 3 4 5 6 7 8', 'totalPointsAndFees NA Exempt'),
  rule('V673-3', 'reverseMortgage 1', 'totalPointsAndFees NA Exempt'),
  rule('V673-4', 'businessOrCommercialPurpose 1', 'totalPointsAndFees NA Exempt'),
  rule('V673-5', 'totalLoanCosts notNegative', 'totalPointsAndFees NA'),
  must('V674-1', 'originationCharges NA Exempt notNegative'),
  rule('V674-2', 'reverseMortgage 1', 'originationCharges NA Exempt'),
  rule('V674-3', 'openEndLineOfCredit 1', 'originationCharges NA Exempt'),
  rule('V674-4', 'businessOrCommercialPurpose 1', 'originationCharges NA Exempt'),
  rule('V674-5', NOT_ORIGINATED, 'originationCharges NA Exempt'),
  ...optionalAmount('V675', 'discountPoints'),
  ...optionalAmount('V676', 'lenderCredits'),
  either('V712', 'totalLoanCosts Exempt', 'totalPointsAndFees Exempt'),
  must('V677-1', 'interestRate NA Exempt notNegative'),
  rule('V677-2', 'actionTaken 3 4 5 7', 'interestRate NA Exempt'),
  must('V678-1', 'prepaymentPenaltyTerm NA Exempt notNegative'),
  rule('V678-2', 'actionTaken 6', 'prepaymentPenaltyTerm NA Exempt'),
  rule('V678-3', 'reverseMortgage 1', 'prepaymentPenaltyTerm NA Exempt'),
  rule('V678-4', 'businessOrCommercialPurpose 1', 'prepaymentPenaltyTerm NA Exempt'),
  rule('V678-5', 'prepaymentPenaltyTerm number, loanTerm number', 'prepaymentPenaltyTerm <=loanTerm'),
  must('V679-1', 'debtToIncomeRatio NA Exempt number'),
  rule('V679-2', 'actionTaken 4 5 6', 'debtToIncomeRatio NA Exempt'),
  rule('V679-3', 'multifamilyAffordableUnits number', 'debtToIncomeRatio NA Exempt'),
  rule('V680-1', ONE_PERSON, 'debtToIncomeRatio NA Exempt'),
  rule('V680-2', TWO_PERSONS, 'debtToIncomeRatio NA Exempt'),
  must('V681-1', 'combinedLoanToValueRatio NA Exempt positive'),
  rule('V681-2', 'actionTaken 4 5 6', 'combinedLoanToValueRatio NA Exempt'),
  must('V682-1', 'loanTerm NA Exempt positive'),
  rule('V682-2', 'reverseMortgage 1', 'loanTerm NA Exempt'),
  must('V683', 'introductoryRatePeriod NA Exempt positive'),
  must('V684', 'balloonPayment 1 2 1111'),
  must('V685', 'interestOnlyPayments 1 2 1111'),
  must('V686', 'negativeAmortization 1 2 1111'),
  must('V687', 'otherNonAmortizingFeatures 1 2 1111'),
  rule('V715', 'balloonPayment 1111', ALL_1111),
  rule('V715', 'interestOnlyPayments 1111', ALL_1111),
  rule('V715', 'negativeAmortization 1111', ALL_1111),
  rule('V715', 'otherNonAmortizingFeatures 1111', ALL_1111),
  must('V688-1', 'propertyValue NA Exempt positive'),
  rule('V688-2', 'actionTaken 4 5', 'propertyValue NA Exempt'),
  must('V689-1', 'manufacturedHomeSecuredProperty 1 2 3 1111'),
  rule('V689-2', 'multifamilyAffordableUnits number', 'manufacturedHomeSecuredProperty 3 1111'),
  rule('V689-3', 'constructionMethod 1', 'manufacturedHomeSecuredProperty 3 1111'),
  must('V690-1', 'manufacturedHomeLandInterest 1 2 3 4 5 1111'),
  rule('V690-2', 'multifamilyAffordableUnits number', 'manufacturedHomeLandInterest 5 1111'),
  rule('V690-3', 'constructionMethod 1', 'manufacturedHomeLandInterest 5 1111'),
  must('V691', 'totalUnits positive'),
  must('V692-1', 'multifamilyAffordableUnits NA Exempt int32'),
  rule('V692-2', 'totalUnits <$V692-2', 'multifamilyAffordableUnits NA Exempt'),
  special('V692-3', (row, { limits }) => {
    const { value } = row
    if (
      !(value[F.totalUnits]! >= limits['V692-3']!) ||
      (row.bits[F.multifamilyAffordableUnits]! & (NA | EXEMPT)) !== 0
    )
      return false
    return (
      !isNumber(row, F.multifamilyAffordableUnits) ||
      value[F.multifamilyAffordableUnits]! > value[F.totalUnits]!
    )
  }),
  rule('V709', 'streetAddress Exempt', 'city Exempt, zipCode Exempt'),
  rule('V709', 'city Exempt', 'streetAddress Exempt, zipCode Exempt'),
  rule('V709', 'zipCode Exempt', 'streetAddress Exempt, city Exempt'),
  must('V693-1', 'submissionOfApplication 1 2 3 1111'),
  rule('V693-2', 'actionTaken 6', 'submissionOfApplication 3 1111'),
  rule('V693-3', 'submissionOfApplication 3', 'actionTaken 6'),
  must('V694-1', 'initiallyPayable 1 2 3 1111'),
  rule('V694-2', 'actionTaken 6', 'initiallyPayable 3 1111'),
  rule('V694-3', 'actionTaken 1', 'initiallyPayable 1 2 1111'),
  either('V714', 'submissionOfApplication 1111', 'initiallyPayable 1111'),
  special('V695-1', ({ bits }) => {
    const set = bits[F.nmlsrIdentifier]!
    return (set & (NA | EXEMPT | INT32)) === 0 && (set & (WHOLE | POSITIVE)) !== (WHOLE | POSITIVE)
  }),
  special('V695-2', (row) => row.is(F.nmlsrIdentifier, '0')),
  special('V695-3', (row, { limits }) => {
    const set = row.bits[F.nmlsrIdentifier]!
    if ((set & (NA | EXEMPT)) !== 0) return false
    const length = characters(row, F.nmlsrIdentifier)
    if (length < limits['V695-3.shortest']! || length > limits['V695-3.longest']!) return true
    if ((set & (WHOLE | POSITIVE)) !== (WHOLE | POSITIVE)) return true
    const largest = limits['V695-3.largest']
    if (largest === undefined) return false
    const { bytes, start, end } = row
    return wholeNumber(bytes, start[F.nmlsrIdentifier]!, end[F.nmlsrIdentifier]!) > largest
  }),
  must('V696-1', 'aus1 1 2 3 4 5 6 7 1111, aus2..5 1 2 3 4 5 7 blank'),
  must(
    'V696-2',
    'ausResult1 listed, ausResult2..5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24 blank',
  ),
  special('V696-3', ({ bits }) => systems(bits) !== results(bits)),
  ...PAIRS.map((at) =>
    rule('V699', `aus${at} 5`, `ausResult${at} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24`),
  ),
  rule('V700-1', 'aus1 6', `ausResult1 17, ${FURTHER_SYSTEMS_BLANK}`),
  rule('V700-2', 'ausResult1 17', `aus1 6, ${FURTHER_SYSTEMS_BLANK}`),
  ...PAIRS.slice(1).map((at) => rule('V701', `aus${at} blank`, `ausResult${at} blank`)),
  rule('V702-1', 'anyAus 5', 'ausOther filled'),
  rule('V702-2', 'ausOther filled', 'anyAus 5'),
  rule('V703-1', 'anyAusResult 16', 'ausResultOther filled'),
  rule('V703-2', 'ausResultOther filled', 'anyAusResult 16'),
  rule('V704-1', 'actionTaken 6', 'aus1 6 1111'),
  rule('V704-2', 'actionTaken 6', 'ausResult1 17 1111'),
  rule('V705-1', ONE_PERSON, 'aus1 6 1111, ausResult1 17 1111'),
  rule('V705-2', TWO_PERSONS, 'aus1 6 1111, ausResult1 17 1111'),
  rule(
    'V713',
    'aus1 1111',
    `ausResult1 1111, ${FURTHER_SYSTEMS_BLANK}, ausOther blank, ausResultOther blank`,
  ),
  rule(
    'V713',
    'ausResult1 1111',
    `aus1 1111, ${FURTHER_SYSTEMS_BLANK}, ausOther blank, ausResultOther blank`,
  ),
  must('V706', 'reverseMortgage 1 2 1111'),
  must('V707', 'openEndLineOfCredit 1 2 1111'),
  must('V708', 'businessOrCommercialPurpose 1 2 1111'),
]
