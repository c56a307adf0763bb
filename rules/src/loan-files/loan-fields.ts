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

const LOAN = 'LOANS/LOAN'
const PROPERTY = 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY'
const CLOSING = `${LOAN}/CLOSING_INFORMATION`
const DISCLOSURE = `${LOAN}/DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE`
const RATE = `${LOAN}/ADJUSTMENT/INTEREST_RATE_ADJUSTMENT`
const PAYMENT_CHANGE = `${LOAN}/ADJUSTMENT/PRINCIPAL_AND_INTEREST_PAYMENT_ADJUSTMENT`

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

function field(group: FieldGroup, paths: readonly string[], more: Partial<LoanField> = {}): LoanField {
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

const under = (group: FieldGroup, base: string, names: string): LoanField[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => field(group, [`${base}/${name}`]))

/** Not in any Closing Disclosure: an application, another system, the settings, or a person has it. */
const asked = (key: string, label: string, kind: FieldKind, ...paths: string[]): LoanField =>
  field('asked', paths, { key, label, kind })

/** Loan Estimates of one loan whose reasons can be given; more than a few are rare. */
export const ESTIMATE_VERSIONS = 4
const REVISED_VERSIONS = Array.from({ length: ESTIMATE_VERSIONS - 1 }, (_, index) => index + 2)

/** Why a revised Loan Estimate was issued, and when the lender learned of it (12 CFR 1026.19(e)(3)(iv), (e)(4)(i)). */
export const revisionKeys = (version: number) => ({
  reason: `loanEstimate${version}Reason`,
  received: `loanEstimate${version}InformationDate`,
})

export const LOAN_FIELDS: readonly LoanField[] = [
  field('terms', [], { key: 'loanIdentifier', label: 'Loan number', kind: 'text', personal: true }),
  ...under(
    'terms',
    `${LOAN}/TERMS_OF_LOAN`,
    'NoteAmount NoteRatePercent LienPriorityType LoanPurposeType MortgageType MortgageTypeOtherDescription AssumedLoanAmount DisclosedFullyIndexedRatePercent WeightedAverageInterestRatePercent',
  ),
  ...under('terms', `${LOAN}/AMORTIZATION/AMORTIZATION_RULE`, 'AmortizationType'),
  ...under(
    'terms',
    `${LOAN}/MATURITY/MATURITY_RULE`,
    'LoanMaturityPeriodCount LoanMaturityPeriodType LoanTermMaximumMonthsCount',
  ),
  ...under(
    'terms',
    `${LOAN}/PAYMENT/PAYMENT_RULE`,
    'InitialPrincipalAndInterestPaymentAmount FullyIndexedInitialPrincipalAndInterestPaymentAmount PartialPaymentAllowedIndicator PaymentFrequencyType PaymentOptionIndicator SeasonalPaymentPeriodEndMonth SeasonalPaymentPeriodStartMonth EXTENSION/OTHER/gse:TotalOptionalPaymentCount EXTENSION/OTHER/gse:TotalStepPaymentCount',
  ).map((one) => (one.kind === 'month' ? { ...one, kind: 'text' as const } : one)),
  ...under(
    'terms',
    `${LOAN}/LOAN_PRODUCT/LOAN_PRICE_QUOTES/LOAN_PRICE_QUOTE/LOAN_PRICE_QUOTE_DETAIL`,
    'LoanPriceQuoteInterestRatePercent',
  ),
  ...under('terms', `${LOAN}/REFINANCE`, 'RefinanceSameLenderIndicator'),
  ...under(
    'dates',
    `${CLOSING}/CLOSING_INFORMATION_DETAIL`,
    'ClosingDate CurrentRateSetDate DisbursementDate',
  ),
  field('dates', [`${DISCLOSURE}/INTEGRATED_DISCLOSURE_DETAIL/IntegratedDisclosureIssuedDate`]),
  ...under(
    'cash',
    `${CLOSING}/CLOSING_INFORMATION_DETAIL`,
    'CashFromBorrowerAtClosingAmount CashFromSellerAtClosingAmount CashToBorrowerAtClosingAmount CashToSellerAtClosingAmount ClosingAgentOrderNumberIdentifier',
  ),
  ...under(
    'property',
    `${PROPERTY}/ADDRESS`,
    'AddressLineText AddressUnitDesignatorType AddressUnitIdentifier CityName PostalCode StateCode',
  ),
  ...under(
    'property',
    `${PROPERTY}/LEGAL_DESCRIPTIONS/LEGAL_DESCRIPTION/UNPARSED_LEGAL_DESCRIPTIONS/UNPARSED_LEGAL_DESCRIPTION`,
    'UnparsedLegalDescription',
  ),
  ...under('property', `${PROPERTY}/PROPERTY_DETAIL`, 'PropertyEstimatedValueAmount'),
  ...under(
    'property',
    `${PROPERTY}/PROPERTY_VALUATIONS/PROPERTY_VALUATION/PROPERTY_VALUATION_DETAIL`,
    'AppraisalIdentifier PropertyValuationAmount PropertyValuationMethodType PropertyValuationMethodTypeOtherDescription',
  ),
  ...under(
    'property',
    `${PROPERTY}/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL`,
    'PersonalPropertyAmount PersonalPropertyIncludedIndicator RealPropertyAmount SalesContractAmount',
  ),
  ...under(
    'property',
    'COLLATERALS/COLLATERAL/PLEDGED_ASSET/ASSET_DETAIL',
    'AssetType AssetTypeOtherDescription',
  ),
  ...under(
    'features',
    `${LOAN}/LOAN_DETAIL`,
    'AssumabilityIndicator BalloonIndicator BalloonPaymentAmount BuydownTemporarySubsidyFundingIndicator ConstructionLoanIndicator DemandFeatureIndicator EscrowAbsenceReasonType EscrowIndicator InterestOnlyIndicator InterestRateIncreaseIndicator LoanAmountIncreaseIndicator MIRequiredIndicator NegativeAmortizationIndicator PaymentIncreaseIndicator PrepaymentPenaltyIndicator SeasonalPaymentFeatureIndicator TotalSubordinateFinancingAmount EXTENSION/OTHER/gse:SubordinateFinancingIsNewIndicator',
  ),
  ...under('features', `${LOAN}/INTEREST_ONLY`, 'InterestOnlyTermMonthsCount'),
  ...under(
    'features',
    `${LOAN}/NEGATIVE_AMORTIZATION/NEGATIVE_AMORTIZATION_RULE`,
    'NegativeAmortizationLimitMonthsCount NegativeAmortizationMaximumLoanBalanceAmount NegativeAmortizationType',
  ),
  ...under(
    'features',
    `${LOAN}/PREPAYMENT_PENALTY/PREPAYMENT_PENALTY_LIFETIME_RULE`,
    'PrepaymentPenaltyExpirationMonthsCount PrepaymentPenaltyMaximumLifeOfLoanAmount',
  ),
  ...under(
    'features',
    `${LOAN}/FORECLOSURES/FORECLOSURE/FORECLOSURE_DETAIL`,
    'DeficiencyRightsPreservedIndicator',
  ),
  ...under(
    'features',
    `${LOAN}/PAYMENT/PARTIAL_PAYMENTS/PARTIAL_PAYMENT`,
    'PartialPaymentApplicationMethodType PartialPaymentApplicationMethodTypeOtherDescription',
  ),
  ...under(
    'features',
    `${LOAN}/CONSTRUCTION`,
    'ConstructionLoanTotalTermMonthsCount ConstructionLoanType ConstructionPeriodNumberOfMonthsCount',
  ),
  ...under(
    'features',
    `${LOAN}/BUYDOWN`,
    'BUYDOWN_OCCURRENCES/BUYDOWN_OCCURRENCE/BuydownInitialEffectiveInterestRatePercent BUYDOWN_RULE/BuydownChangeFrequencyMonthsCount BUYDOWN_RULE/BuydownDurationMonthsCount BUYDOWN_RULE/BuydownIncreaseRatePercent BUYDOWN_RULE/EXTENSION/OTHER/gse:BuydownReflectedInNoteIndicator',
  ),
  ...under(
    'features',
    `${LOAN}/MI_DATA/MI_DATA_DETAIL`,
    'MICertificateIdentifier MICompanyNameType MICompanyNameTypeOtherDescription MIScheduledTerminationDate',
  ).map((one) => (one.key.startsWith('miCompanyName') ? { ...one, personal: false } : one)),
  ...under(
    'features',
    `${LOAN}/UNDERWRITING`,
    'AUTOMATED_UNDERWRITINGS/AUTOMATED_UNDERWRITING/AutomatedUnderwritingCaseIdentifier AUTOMATED_UNDERWRITINGS/AUTOMATED_UNDERWRITING/AutomatedUnderwritingSystemType AUTOMATED_UNDERWRITINGS/AUTOMATED_UNDERWRITING/AutomatedUnderwritingSystemTypeOtherDescription UNDERWRITING_DETAIL/LoanManualUnderwritingIndicator',
  ),
  ...under(
    'features',
    `${LOAN}/QUALIFIED_MORTGAGE`,
    'QUALIFIED_MORTGAGE_DETAIL/AbilityToRepayMethodType EXEMPTIONS/EXEMPTION/AbilityToRepayExemptionReasonType',
  ),
  ...under(
    'loan_calculations',
    `${LOAN}/FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL`,
    'APRPercent FeeSummaryTotalAmountFinancedAmount FeeSummaryTotalFinanceChargeAmount FeeSummaryTotalInterestPercent FeeSummaryTotalOfAllPaymentsAmount',
  ),
  ...under(
    'loan_calculations',
    `${LOAN}/HIGH_COST_MORTGAGES/HIGH_COST_MORTGAGE`,
    'AveragePrimeOfferRatePercent RegulationZExcludedBonaFideDiscountPointsIndicator RegulationZExcludedBonaFideDiscountPointsPercent RegulationZTotalAffiliateFeesAmount RegulationZTotalLoanAmount RegulationZTotalPointsAndFeesAmount',
  ),
  ...under('rate', `${RATE}/INDEX_RULES/INDEX_RULE`, 'IndexType IndexTypeOtherDescription'),
  ...under(
    'rate',
    `${RATE}/INTEREST_RATE_LIFETIME_ADJUSTMENT_RULE`,
    'CeilingRatePercent CeilingRatePercentEarliestEffectiveMonthsCount FirstRateChangeMonthsCount FloorRatePercent MarginRatePercent EXTENSION/OTHER/gse:TotalStepCount',
  ),
  ...under(
    'rate',
    `${PAYMENT_CHANGE}/PRINCIPAL_AND_INTEREST_PAYMENT_LIFETIME_ADJUSTMENT_RULE`,
    'FirstPrincipalAndInterestPaymentChangeMonthsCount PrincipalAndInterestPaymentMaximumAmount PrincipalAndInterestPaymentMaximumAmountEarliestEffectiveMonthsCount',
  ),
  ...under('escrow', `${LOAN}/ESCROW/ESCROW_DETAIL`, 'EscrowAggregateAccountingAdjustmentAmount'),
  ...under(
    'disclosure',
    `${DISCLOSURE}/INTEGRATED_DISCLOSURE_DETAIL`,
    'FirstYearTotalEscrowPaymentAmount FirstYearTotalEscrowPaymentDescription FirstYearTotalNonEscrowPaymentAmount FirstYearTotalNonEscrowPaymentDescription IntegratedDisclosureHomeEquityLoanIndicator IntegratedDisclosureLoanProductDescription IntegratedDisclosureDocumentType',
  ),
  ...under(
    'disclosure',
    `${DISCLOSURE}/ESTIMATED_PROPERTY_COST/ESTIMATED_PROPERTY_COST_DETAIL`,
    'ProjectedPaymentEstimatedTaxesInsuranceAssessmentTotalAmount',
  ),
  field('disclosure', [
    '^DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS/DocumentTypeOtherDescription',
  ]),
  field('disclosure', ['^DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS/DocumentType']),
  asked(
    'applicationReceivedDate',
    'Application received',
    'date',
    `${LOAN}/LOAN_DETAIL/ApplicationReceivedDate`,
  ),
  asked(
    'firstPaymentDate',
    'First payment due',
    'date',
    `${LOAN}/PAYMENT/PAYMENT_RULE/ScheduledFirstPaymentDate`,
  ),
  asked('occupancy', 'Occupancy', 'text', `${PROPERTY}/PROPERTY_DETAIL/PropertyUsageType`),
  asked(
    'constructionMethod',
    'Construction method',
    'text',
    `${PROPERTY}/PROPERTY_DETAIL/ConstructionMethodType`,
  ),
  asked(
    'salesContractDate',
    'Date of the sales contract',
    'date',
    `${PROPERTY}/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/SalesContractDate`,
  ),
  asked(
    'qualifiedMortgageType',
    'Kind of qualified mortgage',
    'text',
    `${LOAN}/QUALIFIED_MORTGAGE/QUALIFIED_MORTGAGE_DETAIL/QualifiedMortgageType`,
  ),
  asked(
    'closingDisclosureReceivedDate',
    'Closing Disclosure received',
    'date',
    `${DISCLOSURE}/INTEGRATED_DISCLOSURE_DETAIL/IntegratedDisclosureReceivedDate`,
  ),
  asked('closingDisclosureMethod', 'How the Closing Disclosure was delivered', 'text'),
  asked('loanEstimateSentDate', 'Loan Estimate sent', 'date'),
  asked('loanEstimateMethod', 'How the Loan Estimate was delivered', 'text'),
  asked('loanEstimateReceivedDate', 'Loan Estimate received', 'date'),
  asked('intentToProceedDate', 'Intent to proceed', 'date'),
  asked('providerListGiven', 'Written list of service providers given', 'boolean'),
  asked('rescissionNoticeDate', 'Notice of the right to rescind delivered', 'date'),
  ...REVISED_VERSIONS.flatMap((version) => {
    const { reason, received } = revisionKeys(version)
    return [
      asked(reason, `Reason for Loan Estimate ${version}`, 'text'),
      asked(received, `Information for Loan Estimate ${version} received`, 'date'),
    ]
  }),
  asked('indexValuePercent', 'Index value when the rate was set', 'percent'),
  asked('conformingLimitAmount', 'Conforming loan limit of the county', 'amount'),
  asked('prepaymentPenaltyPercent', 'Prepayment penalty, percent of what is prepaid', 'percent'),
  asked('sellerAcquiredDate', 'Seller acquired the property', 'date'),
  asked('sellerPriceAmount', 'Price that the seller paid', 'amount'),
]

const list = (key: string, path: string, names: string, lists: readonly LoanList[] = []): LoanList => ({
  key,
  path,
  fields: under('list', path, names),
  lists,
})

const FEES = `${LOAN}/FEE_INFORMATION/FEES/FEE`
const PREPAIDS = `${CLOSING}/PREPAID_ITEMS/PREPAID_ITEM`
const ESCROW = `${LOAN}/ESCROW/ESCROW_ITEMS/ESCROW_ITEM`
const SUMMARIES = `${DISCLOSURE}/INTEGRATED_DISCLOSURE_SECTION_SUMMARIES/INTEGRATED_DISCLOSURE_SECTION_SUMMARY`
const ADJUSTMENTS = `${CLOSING}/CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM`
const COMPONENTS = `${DISCLOSURE}/ESTIMATED_PROPERTY_COST/ESTIMATED_PROPERTY_COST_COMPONENTS/ESTIMATED_PROPERTY_COST_COMPONENT`
const RATE_CHANGES = `${RATE}/INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULES/INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULE`
const PAYMENT_CHANGES = `${PAYMENT_CHANGE}/PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULES/PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULE`
const PARTY = 'PARTIES/PARTY'
const ROLE = `${PARTY}/ROLES/ROLE`

export const LOAN_LISTS: readonly LoanList[] = [
  list(
    'fees',
    FEES,
    'FEE_DETAIL/FeeType FEE_DETAIL/FeeType/@gse:DisplayLabelText FEE_DETAIL/FeeTypeOtherDescription FEE_DETAIL/FeePaidToType FEE_DETAIL/FeePaidToTypeOtherDescription FEE_DETAIL/FeePercentBasisType FEE_DETAIL/FeeTotalPercent FEE_DETAIL/IntegratedDisclosureSectionType FEE_DETAIL/RegulationZPointsAndFeesIndicator FEE_DETAIL/FeeActualTotalAmount FEE_DETAIL/OptionalCostIndicator FEE_DETAIL/FeeEstimatedTotalAmount FEE_PAID_TO/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName',
    [
      list(
        'payments',
        `${FEES}/FEE_PAYMENTS/FEE_PAYMENT`,
        'FeeActualPaymentAmount FeePaymentPaidByType FeePaymentPaidOutsideOfClosingIndicator FeeEstimatedPaymentAmount',
      ),
    ],
  ),
  list(
    'prepaids',
    PREPAIDS,
    'PREPAID_ITEM_DETAIL/PrepaidItemType PREPAID_ITEM_DETAIL/PrepaidItemType/@gse:DisplayLabelText PREPAID_ITEM_DETAIL/PrepaidItemTypeOtherDescription PREPAID_ITEM_DETAIL/FeePaidToType PREPAID_ITEM_DETAIL/FeePaidToTypeOtherDescription PREPAID_ITEM_DETAIL/IntegratedDisclosureSectionType PREPAID_ITEM_DETAIL/PrepaidItemPaidFromDate PREPAID_ITEM_DETAIL/PrepaidItemPaidThroughDate PREPAID_ITEM_DETAIL/PrepaidItemPerDiemAmount PREPAID_ITEM_DETAIL/PrepaidItemPerDiemCalculationMethodType PREPAID_ITEM_DETAIL/PrepaidItemEstimatedTotalAmount PREPAID_ITEM_DETAIL/PrepaidItemMonthsPaidCount PREPAID_ITEM_DETAIL/RegulationZPointsAndFeesIndicator PREPAID_ITEM_PAID_TO/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName',
    [
      list(
        'payments',
        `${PREPAIDS}/PREPAID_ITEM_PAYMENTS/PREPAID_ITEM_PAYMENT`,
        'PrepaidItemActualPaymentAmount PrepaidItemPaymentPaidByType PrepaidItemPaymentTimingType',
      ),
    ],
  ),
  list(
    'escrowItems',
    ESCROW,
    'ESCROW_ITEM_DETAIL/EscrowItemType ESCROW_ITEM_DETAIL/EscrowItemType/@gse:DisplayLabelText ESCROW_ITEM_DETAIL/EscrowItemTypeOtherDescription ESCROW_ITEM_DETAIL/EscrowCollectedNumberOfMonthsCount ESCROW_ITEM_DETAIL/EscrowItemEstimatedTotalAmount ESCROW_ITEM_DETAIL/EscrowMonthlyPaymentAmount ESCROW_ITEM_DETAIL/FeePaidToType ESCROW_ITEM_DETAIL/FeePaidToTypeOtherDescription ESCROW_ITEM_DETAIL/IntegratedDisclosureSectionType ESCROW_ITEM_DETAIL/RegulationZPointsAndFeesIndicator',
    [
      list(
        'payments',
        `${ESCROW}/ESCROW_ITEM_PAYMENTS/ESCROW_ITEM_PAYMENT`,
        'EscrowItemActualPaymentAmount EscrowItemPaymentPaidByType EscrowItemPaymentTimingType',
      ),
      list(
        'disbursements',
        `${ESCROW}/ESCROW_ITEM_DISBURSEMENTS/ESCROW_ITEM_DISBURSEMENT`,
        'EscrowItemDisbursementDate EscrowItemDisbursementAmount',
      ),
    ],
  ),
  list(
    'sections',
    SUMMARIES,
    'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL/IntegratedDisclosureSectionTotalAmount INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL/IntegratedDisclosureSectionType INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL/IntegratedDisclosureSubsectionType INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL/LenderCreditToleranceCureAmount',
    [
      list(
        'payments',
        `${SUMMARIES}/INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS/INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT`,
        'IntegratedDisclosureSubsectionPaidByType IntegratedDisclosureSubsectionPaymentAmount IntegratedDisclosureSubsectionPaymentTimingType',
      ),
    ],
  ),
  list(
    'cashToClose',
    `${DISCLOSURE}/CASH_TO_CLOSE_ITEMS/CASH_TO_CLOSE_ITEM`,
    'IntegratedDisclosureCashToCloseItemType IntegratedDisclosureCashToCloseItemEstimatedAmount IntegratedDisclosureCashToCloseItemFinalAmount IntegratedDisclosureCashToCloseItemAmountChangedIndicator IntegratedDisclosureCashToCloseItemChangeDescription IntegratedDisclosureCashToCloseItemPaymentType',
  ),
  list(
    'projectedPayments',
    `${DISCLOSURE}/PROJECTED_PAYMENTS/PROJECTED_PAYMENT`,
    'PaymentFrequencyType ProjectedPaymentCalculationPeriodStartNumber ProjectedPaymentCalculationPeriodEndNumber ProjectedPaymentCalculationPeriodTermType ProjectedPaymentCalculationPeriodTermTypeOtherDescription ProjectedPaymentEstimatedEscrowPaymentAmount ProjectedPaymentEstimatedTotalMaximumPaymentAmount ProjectedPaymentEstimatedTotalMinimumPaymentAmount ProjectedPaymentMIPaymentAmount ProjectedPaymentPrincipalAndInterestMaximumPaymentAmount ProjectedPaymentPrincipalAndInterestMinimumPaymentAmount',
  ),
  list(
    'propertyCosts',
    COMPONENTS,
    'ProjectedPaymentEscrowedType ProjectedPaymentEstimatedTaxesInsuranceAssessmentComponentType ProjectedPaymentEstimatedTaxesInsuranceAssessmentComponentTypeOtherDescription',
  ),
  list(
    'payoffs',
    'LIABILITIES/LIABILITY',
    'LIABILITY_DETAIL/LiabilityType LIABILITY_DETAIL/LiabilityType/@gse:DisplayLabelText LIABILITY_DETAIL/LiabilityTypeOtherDescription LIABILITY_DETAIL/LiabilityDescription LIABILITY_DETAIL/EXTENSION/OTHER/gse:IntegratedDisclosureSectionType LIABILITY_DETAIL/EXTENSION/OTHER/gse:LiabilitySecuredBySubjectPropertyIndicator LIABILITY_HOLDER/NAME/FullName PAYOFF/PayoffAmount PAYOFF/PayoffPrepaymentPenaltyAmount',
  ),
  list(
    'adjustments',
    ADJUSTMENTS,
    'CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemAmount CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemPaidOutsideOfClosingIndicator CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemType CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemType/@gse:DisplayLabelText CLOSING_ADJUSTMENT_ITEM_DETAIL/ClosingAdjustmentItemTypeOtherDescription CLOSING_ADJUSTMENT_ITEM_DETAIL/IntegratedDisclosureSectionType CLOSING_ADJUSTMENT_ITEM_DETAIL/IntegratedDisclosureSubsectionType CLOSING_ADJUSTMENT_ITEM_PAID_BY/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName',
  ),
  list(
    'prorations',
    `${CLOSING}/PRORATION_ITEMS/PRORATION_ITEM`,
    'IntegratedDisclosureSectionType IntegratedDisclosureSubsectionType ProrationItemAmount ProrationItemPaidFromDate ProrationItemPaidThroughDate ProrationItemType ProrationItemType/@gse:DisplayLabelText ProrationItemTypeOtherDescription',
  ),
  list(
    'funds',
    `${CLOSING}/CLOSING_COST_FUNDS/CLOSING_COST_FUND`,
    'ClosingCostFundAmount FundsType IntegratedDisclosureSectionType',
  ),
  list(
    'rateChanges',
    RATE_CHANGES,
    'AdjustmentRuleType PerChangeMaximumIncreaseRatePercent PerChangeRateAdjustmentFrequencyMonthsCount',
  ),
  list(
    'paymentChanges',
    PAYMENT_CHANGES,
    'AdjustmentRuleType PerChangePrincipalAndInterestPaymentAdjustmentFrequencyMonthsCount PerChangeMaximumPrincipalAndInterestPaymentAmount PerChangeMinimumPrincipalAndInterestPaymentAmount',
  ),
  list(
    'lateCharges',
    `${LOAN}/LATE_CHARGE/EXTENSION/OTHER/gse:LATE_CHARGE_RULES/gse:LATE_CHARGE_RULE`,
    'gse:LateChargeAmount gse:LateChargeGracePeriodDaysCount gse:LateChargeRatePercent gse:LateChargeType',
  ),
  list('identifiers', `${LOAN}/LOAN_IDENTIFIERS/LOAN_IDENTIFIER`, 'LoanIdentifier LoanIdentifierType'),
  list(
    'parties',
    PARTY,
    'INDIVIDUAL/NAME/FirstName INDIVIDUAL/NAME/MiddleName INDIVIDUAL/NAME/LastName INDIVIDUAL/NAME/SuffixName LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName ADDRESSES/ADDRESS/AddressLineText ADDRESSES/ADDRESS/AddressType ADDRESSES/ADDRESS/AddressUnitDesignatorType ADDRESSES/ADDRESS/AddressUnitIdentifier ADDRESSES/ADDRESS/CityName ADDRESSES/ADDRESS/PostalCode ADDRESSES/ADDRESS/StateCode ADDRESSES/ADDRESS/CountryCode INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL/ContactPointEmailValue INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue',
    [
      list(
        'roles',
        ROLE,
        'ROLE_DETAIL/PartyRoleType ROLE_DETAIL/PartyRoleTypeOtherDescription REAL_ESTATE_AGENT/RealEstateAgentType',
        [
          list(
            'licenses',
            `${ROLE}/LICENSES/LICENSE`,
            'LICENSE_DETAIL/LicenseIdentifier LICENSE_DETAIL/LicenseIdentifier/@IdentifierOwnerURI LICENSE_DETAIL/LicenseAuthorityLevelType LICENSE_DETAIL/LicenseIssuingAuthorityName LICENSE_DETAIL/LicenseIssuingAuthorityStateCode LICENSE_DETAIL/LicenseIssueDate',
          ),
        ],
      ),
    ],
  ),
  list(
    'signatures',
    '^SIGNATORIES/SIGNATORY',
    'EXECUTION/EXECUTION_DETAIL/ExecutionDate EXECUTION/EXECUTION_DETAIL/ActualSignatureType EXECUTION/EXECUTION_DETAIL/ActualSignatureTypeOtherDescription',
  ),
]

export const FIELD_BY_KEY: ReadonlyMap<string, LoanField> = new Map(LOAN_FIELDS.map((one) => [one.key, one]))

/** Every path that is read, with the name under which tests and screens know it: `noteAmount`, `fees.payments.feeActualPaymentAmount`. */
export const NAME_OF_PATH: ReadonlyMap<string, string> = new Map([
  ...LOAN_FIELDS.flatMap(({ key, paths }) => paths.map((path) => [path, key] as const)),
  ...LOAN_LISTS.flatMap((one) => namesOf(one, '')),
])

function namesOf(one: LoanList, before: string): (readonly [string, string])[] {
  const name = `${before}${one.key}.`
  return [
    ...one.fields.flatMap(({ key, paths }) => paths.map((path) => [path, `${name}${key}`] as const)),
    ...one.lists.flatMap((inner) => namesOf(inner, name)),
  ]
}

const LIST_FIELDS: ReadonlyMap<string, LoanField> = new Map(LOAN_LISTS.flatMap((one) => listFields(one, '')))

function listFields(one: LoanList, before: string): (readonly [string, LoanField])[] {
  const name = `${before}${one.key}.`
  return [
    ...one.fields.map((field) => [`${name}${field.key}`, field] as const),
    ...one.lists.flatMap((inner) => listFields(inner, name)),
  ]
}

/** The field behind a name, alone or in a list. */
export const fieldOf = (name: string): LoanField | undefined =>
  FIELD_BY_KEY.get(name) ?? LIST_FIELDS.get(name)

/** Of a value of a list also by its key alone. */
export const labelOf = (name: string): string => (fieldOf(name) ?? LIST_KEYS.get(name))?.label ?? name

const LIST_KEYS: ReadonlyMap<string, LoanField> = new Map(
  [...LIST_FIELDS.values()].map((field) => [field.key, field]),
)
