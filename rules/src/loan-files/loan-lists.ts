import { CLOSING, DISCLOSURE, LOAN, type LoanList, PAYMENT_CHANGE, RATE, under } from './loan-field.ts'

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
