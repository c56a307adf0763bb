import {
  asked,
  CLOSING,
  DISCLOSURE,
  field,
  LOAN,
  type LoanField,
  PAYMENT_CHANGE,
  PROPERTY,
  RATE,
  under,
} from './loan-field.ts'

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

export const FIELD_BY_KEY: ReadonlyMap<string, LoanField> = new Map(LOAN_FIELDS.map((one) => [one.key, one]))
