import { type EditRule, must, rule, special } from './edit-rules.ts'
import { isBelowLoanToValue, scaledLoanToValue, shareOfAmount } from './exact-amounts.ts'
import { BLANK, EXEMPT, IS_1111, NA, NUMBER } from './field-sets.ts'
import { F, type LoanField } from './loan-fields.ts'
import { type LoanRow, MARK_888, MARK_1111, MARK_EXEMPT_WORD } from './loan-row.ts'
import { addressFlags, HAS_BAD_SIGN, HAS_DIGIT, HAS_LETTER, HAS_TWO_PLACES } from './street-address.ts'
import { characters, isNumber } from './validity-loan-rules.ts'

const PAIRS = [1, 2, 3, 4, 5] as const
const at = (...fields: LoanField[]) => fields.map((field) => F[field])

const EXEMPTION_CODES = at(
  'submissionOfApplication',
  'initiallyPayable',
  'aus1',
  'aus2',
  'aus3',
  'aus4',
  'aus5',
  'ausResult1',
  'ausResult2',
  'ausResult3',
  'ausResult4',
  'ausResult5',
  'balloonPayment',
  'interestOnlyPayments',
  'negativeAmortization',
  'otherNonAmortizingFeatures',
  'businessOrCommercialPurpose',
  'openEndLineOfCredit',
  'reverseMortgage',
  'applicantCreditScoreModel',
  'coApplicantCreditScoreModel',
  'denialReason1',
  'denialReason2',
  'denialReason3',
  'denialReason4',
  'manufacturedHomeLandInterest',
  'manufacturedHomeSecuredProperty',
)
const EXEMPTION_TEXTS = at('streetAddress', 'city', 'zipCode', 'nmlsrIdentifier')
const EXEMPTION_NUMBERS = at(
  'rateSpread',
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
  'propertyValue',
  'multifamilyAffordableUnits',
)

/** The number 1111 written without decimals. */
const isPlain1111 = (row: LoanRow, field: number) =>
  (row.bits[field]! & IS_1111) !== 0 && row.decimals(field) === 0
const isWord = (row: LoanRow, field: number) =>
  row.length(field) <= 6 && /^(exempt|1111)$/i.test(row.text(field))

/** An exemption code appears anywhere in the row. */
export function hasExemptionCode(row: LoanRow): boolean {
  if ((row.marks & (MARK_1111 | MARK_EXEMPT_WORD)) === 0) return false
  const { bits, value } = row
  return (
    EXEMPTION_NUMBERS.some((field) => (bits[field]! & EXEMPT) !== 0 || isPlain1111(row, field)) ||
    EXEMPTION_CODES.some((field) => value[field] === 1111) ||
    EXEMPTION_TEXTS.some((field) => isWord(row, field))
  )
}

const TEXT_1111 = at('uli', 'streetAddress', 'city', 'state', 'zipCode', 'nmlsrIdentifier')
const PLAIN_1111 = at(
  'prepaymentPenaltyTerm',
  'debtToIncomeRatio',
  'combinedLoanToValueRatio',
  'loanTerm',
  'introductoryRatePeriod',
  'propertyValue',
  'multifamilyAffordableUnits',
)
const ANY_1111 = at(
  'interestRate',
  'rateSpread',
  'totalLoanCosts',
  'totalPointsAndFees',
  'originationCharges',
  'discountPoints',
  'lenderCredits',
)
const CODE_1111 = at(
  'aus2',
  'aus3',
  'aus4',
  'aus5',
  'ausResult2',
  'ausResult3',
  'ausResult4',
  'ausResult5',
  'purchaserType',
  'hoepaStatus',
  'lienStatus',
  'loanType',
  'loanPurpose',
  'constructionMethod',
  'occupancyType',
  'preapproval',
  'actionTaken',
  'applicantEthnicity1',
  'applicantEthnicity2',
  'applicantEthnicity3',
  'applicantEthnicity4',
  'applicantEthnicity5',
  'applicantRace1',
  'applicantRace2',
  'applicantRace3',
  'applicantRace4',
  'applicantRace5',
  'coApplicantRace1',
  'coApplicantRace2',
  'coApplicantRace3',
  'coApplicantRace4',
  'coApplicantRace5',
  'applicantEthnicityObserved',
  'coApplicantEthnicityObserved',
  'applicantRaceObserved',
  'coApplicantRaceObserved',
  'applicantSex',
  'coApplicantSex',
  'applicantSexObserved',
  'coApplicantSexObserved',
)
const AMOUNTS_1111 = at('totalUnits', 'applicantAge', 'coApplicantAge', 'loanAmount', 'income')

const ODD_TEXTS = at('streetAddress', 'city', 'state', 'zipCode', 'nmlsrIdentifier')
const ODD_NUMBERS = [
  ...at('applicantAge', 'coApplicantAge', 'applicantCreditScore', 'coApplicantCreditScore', 'income'),
  ...EXEMPTION_NUMBERS,
]
/** `888` or `88888` (Q659-1), `999` or `99999` (Q659-2), with `.0` or `.00` or nothing behind. */
function hasPlaceholder(row: LoanRow, digit: '8' | '9'): boolean {
  if ((row.marks & MARK_888) === 0) return false
  const short = Number(digit.repeat(3))
  const long = Number(digit.repeat(5))
  const pattern = digit === '8' ? /^8{3}(8{2})?(\.00?)?$/ : /^9{3}(9{2})?(\.00?)?$/
  const odd = (field: number) =>
    isNumber(row, field) &&
    (row.value[field] === short || row.value[field] === long) &&
    row.decimals(field) <= 2
  return (
    ODD_NUMBERS.some(odd) ||
    ODD_TEXTS.some((field) => row.length(field) <= 8 && pattern.test(row.text(field)))
  )
}

const spread = (row: LoanRow) => (isNumber(row, F.rateSpread) ? row.value[F.rateSpread]! : 0)
/** Equal amounts fire; zero and NA do not take part. */
const strictlyAbove = (larger: LoanField, smaller: LoanField) => {
  const [above, below] = [F[larger], F[smaller]]
  return (row: LoanRow) =>
    isNumber(row, above) &&
    isNumber(row, below) &&
    row.value[above] !== 0 &&
    row.value[below] !== 0 &&
    !(row.value[above]! > row.value[below]!)
}
/** The same, but equal amounts pass (drafts of 2027). */
const atLeast = (larger: LoanField, smaller: LoanField) => {
  const strict = strictlyAbove(larger, smaller)
  return (row: LoanRow) => strict(row) && row.value[F[larger]] !== row.value[F[smaller]]
}
const costs = (id: string, larger: LoanField, smaller: LoanField) => {
  const [strict, loose] = [strictlyAbove(larger, smaller), atLeast(larger, smaller)]
  return special(id, (row, { limits }) => (limits['Q615.equalPasses'] ? loose(row) : strict(row)))
}
const TWO_YEARS = 20_000
const AUS_RESULTS: readonly (readonly [string, number, string])[] = [
  ['Q632', 3, '1 2 3 4 8 13 16 18 19'],
  ['Q633', 4, '3 4 10 15 16 18 19 20 21 22 23 24'],
  ['Q643', 1, '1 2 3 4 5 6 7 15 16'],
  ['Q644', 2, '8 9 10 11 12 13 16'],
]

/** Quality edits of a row: Q601 to Q660. */
export const QUALITY_RULES: readonly EditRule[] = [
  special(
    'Q601',
    ({ bits, value }) =>
      (bits[F.applicationDate]! & NUMBER) !== 0 &&
      value[F.applicationDate]! < value[F.actionTakenDate]! - TWO_YEARS,
  ),
  rule('Q602', 'zipCode !NA, state !NA, city !NA', 'streetAddress !NA'),
  rule('Q603', 'censusTract naAnyCase, county !naAnyCase', 'county small'),
  rule('Q605-1', 'purchaserType 1 3', 'loanType 1'),
  rule('Q605-2', 'purchaserType 2', 'loanType 2 3 4'),
  rule('Q606', 'income number', 'income <$Q606'),
  rule('Q607', 'lienStatus 2', 'loanAmount <=$Q607'),
  special(
    'Q608',
    ({ bits, value }) =>
      value[F.actionTaken] === 1 &&
      (bits[F.applicationDate]! & NUMBER) !== 0 &&
      !(value[F.actionTakenDate]! > value[F.applicationDate]!),
  ),
  rule('Q609', 'purchaserType 1 2 3 4, rateSpread !NA Exempt', 'rateSpread <=$Q609'),
  special(
    'Q610',
    (row, { limits }) =>
      row.value[F.actionTaken] === 1 &&
      row.value[F.lienStatus] === 1 &&
      spread(row) > limits.Q610! &&
      row.value[F.hoepaStatus] !== 1,
  ),
  special(
    'Q611',
    (row, { limits }) =>
      row.value[F.actionTaken] === 1 &&
      row.value[F.lienStatus] === 2 &&
      spread(row) > limits.Q611! &&
      row.value[F.hoepaStatus] !== 1,
  ),
  rule('Q612', 'purchaserType 1 3', 'hoepaStatus 2 3'),
  rule('Q613', 'businessOrCommercialPurpose 1', 'loanPurpose 1 2 31 32 5'),
  rule('Q614-1', 'applicantAge !8888', 'applicantAge >=$Q614.youngest, applicantAge <=$Q614.oldest'),
  rule(
    'Q614-2',
    'coApplicantAge !8888 9999',
    'coApplicantAge >=$Q614.youngest, coApplicantAge <=$Q614.oldest',
  ),
  costs('Q615-1', 'totalLoanCosts', 'originationCharges'),
  costs('Q615-2', 'totalPointsAndFees', 'originationCharges'),
  costs('Q616-1', 'totalLoanCosts', 'discountPoints'),
  costs('Q616-2', 'totalPointsAndFees', 'discountPoints'),
  special('Q616-3', (row, { limits }) => {
    const amount = row.value[F.loanAmount]!
    const share = limits['Q616-3']!
    const points = isNumber(row, F.discountPoints) ? row.value[F.discountPoints]! : 0
    // Far from the border ordinary numbers decide; near it the exact decimals do.
    if (points < amount * share - 1) return false
    if (points > amount * share + 1) return true
    return shareOfAmount(points === 0 ? '0' : row.text(F.discountPoints), row.text(F.loanAmount), share)
  }),
  special('Q617', (row, { limits }) => {
    const { bits, value } = row
    if (value[F.loanType] !== 1 || !isNumber(row, F.combinedLoanToValueRatio)) return false
    if ((bits[F.propertyValue]! & NUMBER) === 0 || value[F.propertyValue] === 0) return false
    const slack = limits['Q617.slack'] ?? 0
    const own = (value[F.loanAmount]! / value[F.propertyValue]!) * 100
    const reported = value[F.combinedLoanToValueRatio]! + slack
    if (reported > own + 1) return false
    if (reported < own - 1) return true
    const quick = isBelowLoanToValue(
      value[F.loanAmount]!,
      value[F.propertyValue]!,
      value[F.combinedLoanToValueRatio]!,
      slack,
    )
    if (quick !== undefined) return quick
    return scaledLoanToValue(
      row.text(F.loanAmount),
      row.text(F.propertyValue),
      row.text(F.combinedLoanToValueRatio),
      slack,
    )
  }),
  rule('Q618', 'constructionMethod 2', 'manufacturedHomeSecuredProperty !3'),
  rule('Q619', 'constructionMethod 2', 'manufacturedHomeLandInterest !5'),
  rule('Q620', 'businessOrCommercialPurpose 2', 'nmlsrIdentifier !NA'),
  special('Q621', (row) => {
    if ((row.bits[F.nmlsrIdentifier]! & (NA | EXEMPT)) !== 0) return false
    const length = characters(row, F.nmlsrIdentifier)
    return length < 4 || length > 12
  }),
  rule('Q622', 'reverseMortgage 1', 'applicantAge >=$Q622'),
  rule('Q623', 'income number, totalUnits <=$Q623.units, income <=$Q623.income', 'loanAmount <$Q623.amount'),
  rule('Q624', 'loanType 2, totalUnits =1', 'loanAmount <=$Q624'),
  rule('Q625', 'loanType 3, totalUnits <=$Q625.units', 'loanAmount <=$Q625'),
  rule('Q626', 'purchaserType 1 2 3 4, totalUnits <=$Q626.units', 'loanAmount <=$Q626'),
  rule('Q627', 'totalUnits >=$Q627.units', 'loanAmount >=$Q627.smallest, loanAmount <=$Q627.largest'),
  rule('Q628', 'loanPurpose 1, totalUnits <=$Q628.units', 'loanAmount >$Q628'),
  rule('Q628-1', 'loanPurpose 1, lienStatus 1, totalUnits <=$Q628.units', 'loanAmount >$Q628'),
  rule('Q628-2', 'loanPurpose 1, lienStatus 2, totalUnits <=$Q628.units', 'loanAmount >$Q628-2'),
  rule('Q629', 'actionTaken 1 2 3 4 5 7 8, totalUnits <=$Q629.units, loanPurpose 1 2 4', 'income !NA'),
  rule('Q630', 'totalUnits >=$Q630.units', 'hoepaStatus 3'),
  rule('Q631', 'loanType 2 3 4', 'totalUnits <=$Q631.units'),
  ...AUS_RESULTS.flatMap(([id, system, results]) =>
    PAIRS.map((pair) => rule(id, `aus${pair} ${system}`, `ausResult${pair} ${results}`)),
  ),
  rule('Q642-1', 'applicantCreditScore 7777', 'applicantCreditScoreModel 7 8'),
  rule('Q642-2', 'coApplicantCreditScore 7777', 'coApplicantCreditScoreModel 7 8'),
  must('Q645-1', 'loanAmount >=$Q645-1'),
  rule('Q645-2', 'loanPurpose 1', 'loanAmount >=$Q645-2'),
  special('Q646', hasExemptionCode),
  special('Q647', (row, { agency }) => agency === 7 && hasExemptionCode(row)),
  special('Q648', (row) => {
    const action = row.value[F.actionTaken]!
    if (action < 1 || action > 8 || action === 6 || characters(row, F.uli) < 23) return false
    const { bytes, start, end } = row
    // The service has turned the LEI of the row to upper case, but not the ULI.
    for (let place = 0; place < 20; place++) {
      const inLei = start[F.lei]! + place < end[F.lei]! ? bytes[start[F.lei]! + place]! : 0
      const upper = inLei >= 97 && inLei <= 122 ? inLei - 32 : inLei
      if (upper !== bytes[start[F.uli]! + place]) return true
    }
    return false
  }),
  rule(
    'Q649-1',
    'applicantCreditScore !7777 8888 9999 1111',
    'applicantCreditScore >=$Q649.lowest, applicantCreditScore <=$Q649.highest',
  ),
  rule(
    'Q649-2',
    'coApplicantCreditScore !7777 8888 9999 1111',
    'coApplicantCreditScore >=$Q649.lowest, coApplicantCreditScore <=$Q649.highest',
  ),
  rule('Q650-1', 'interestRate positive', 'interestRate >=$Q650-1'),
  rule('Q650-2', 'interestRate positive', 'interestRate <=$Q650-2'),
  rule('Q651-1', 'combinedLoanToValueRatio positive', 'combinedLoanToValueRatio >=$Q651-1'),
  rule('Q651-2', 'combinedLoanToValueRatio number', 'combinedLoanToValueRatio <$Q651-2'),
  rule('Q652', 'debtToIncomeRatio positive', 'debtToIncomeRatio >=$Q652'),
  rule(
    'Q653-1',
    'actionTaken 1 2 8, combinedLoanToValueRatio number',
    'combinedLoanToValueRatio notNegative, combinedLoanToValueRatio <=$Q653-1',
  ),
  rule(
    'Q653-2',
    'actionTaken 3 4 5 6 7, combinedLoanToValueRatio number',
    'combinedLoanToValueRatio notNegative, combinedLoanToValueRatio <=$Q653-2',
  ),
  rule(
    'Q654',
    'income number, income >$Q654.income, actionTaken 1 2 8, debtToIncomeRatio number',
    'debtToIncomeRatio notNegative, debtToIncomeRatio <=$Q654',
  ),
  rule('Q655', 'totalUnits >=$Q655.units', 'multifamilyAffordableUnits number Exempt'),
  special('Q656', (row) => {
    if ((row.marks & MARK_1111) === 0 && row.length(F.uli) !== 4) return false
    return (
      TEXT_1111.some((field) => row.is(field, '1111')) ||
      PLAIN_1111.some((field) => isPlain1111(row, field)) ||
      ANY_1111.some((field) => (row.bits[field]! & IS_1111) !== 0)
    )
  }),
  special('Q657', (row) => {
    if ((row.marks & MARK_1111) === 0) return false
    return (
      AMOUNTS_1111.some((field) => (row.bits[field]! & IS_1111) !== 0) ||
      isPlain1111(row, F.rateSpread) ||
      CODE_1111.some((field) => row.value[field] === 1111 && (row.bits[field]! & BLANK) === 0)
    )
  }),
  rule('Q658', 'loanTerm number', 'loanTerm <=$Q658'),
  special('Q659-1', (row) => hasPlaceholder(row, '8')),
  special('Q659-2', (row) => hasPlaceholder(row, '9')),
  special(
    'Q660-1',
    (row, { limits }) =>
      row.length(F.streetAddress) > limits['Q660-1']! && characters(row, F.streetAddress) > limits['Q660-1']!,
  ),
  special('Q660-2', (row) => (addressFlags(row) & HAS_TWO_PLACES) !== 0),
  special('Q660-3', (row) => (addressFlags(row) & HAS_BAD_SIGN) !== 0),
  special('Q660-4', (row) => {
    const flags = addressFlags(row)
    if ((flags & HAS_DIGIT) !== 0) return (flags & HAS_LETTER) === 0
    if ((row.bits[F.streetAddress]! & (BLANK | NA | EXEMPT)) !== 0) return false
    return !/^(exempt|na)$/i.test(row.text(F.streetAddress))
  }),
]
