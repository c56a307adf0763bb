import type { Charge } from './charges.ts'

/** In the finance charge, out of it, or a question that only a person can answer. */
export interface FinanceChargeReading {
  part: 'in' | 'out' | 'unsure_in' | 'unsure_out'
  reason: string
  citation: string
}

const IN_A = 'a charge of the lender that a person pays as a condition of the credit'

const OUT_OF_FINANCE_CHARGE: readonly (readonly [RegExp, string, string])[] = [
  [/^ApplicationFee$/, 'an application fee that all applicants pay', '1026.4(c)(1)'],
  [/^(CreditReportFee|NotaryFee|TitleNotaryFee)$/, 'a notary or credit report fee', '1026.4(c)(7)(iii)'],
  [
    /^(Appraisal|AVMFee|FloodCertification|PestInspection|PropertyInspectionWaiver)|Inspection|WaterTestingFee/,
    'an appraisal, inspection, or determination before closing',
    '1026.4(c)(7)(iv)',
  ],
  [
    /^(DocumentPreparationFee|TitleDocumentPreparationFee|ReconveyanceFee)$/,
    'preparation of loan documents',
    '1026.4(c)(7)(ii)',
  ],
  [
    /^(Title(?!Closing)|203KTitleUpdate|SurveyFee)/,
    'title examination, title insurance, or a survey',
    '1026.4(c)(7)(i)',
  ],
  [
    /^(Recording|PowerOfAttorneyRecording|TransferTax|MortgageSurcharge|MunicipalLien|FilingFee)/,
    'a fee or tax paid to public officials',
    '1026.4(e)(1)',
  ],
]

/** How the text reads a charge. Only what the borrower pays counts. */
export function financeChargeReading(charge: Charge): FinanceChargeReading {
  const { type, section } = charge
  const out = (reason: string, citation: string, unsure = false): FinanceChargeReading => ({
    part: unsure ? 'unsure_out' : 'out',
    reason,
    citation,
  })
  const within = (reason: string, citation: string, unsure = false): FinanceChargeReading => ({
    part: unsure ? 'unsure_in' : 'in',
    reason,
    citation,
  })
  if (type === 'PrepaidInterest') return within('interest', '1026.4(b)(1)')
  if (/^(MIUpfrontPremium|MortgageInsurance|VAFundingFee|USDARuralDevelopmentGuaranteeFee)/.test(type))
    return within('insurance or guaranty that protects the creditor', '1026.4(b)(5)', section === 'G')
  if (/^(Credit.*|DebtCancellation)InsurancePremium$/.test(type))
    return charge.optional
      ? out('voluntary insurance with its disclosures', '1026.4(d)(1), (d)(3)', true)
      : within('credit insurance that is not said to be voluntary', '1026.4(b)(7), (b)(10)')
  if (section === 'G')
    return out('an amount paid into escrow that is no finance charge otherwise', '1026.4(c)(7)(v)')
  if (section === 'F') return out('property tax, dues, or property insurance', '1026.4(c)(7)(v), (d)(2)')
  for (const [pattern, reason, citation] of OUT_OF_FINANCE_CHARGE)
    if (pattern.test(type)) return out(reason, citation)
  if (/^(TitleClosing|SettlementFee)/.test(type)) return out('a charge of the closing agent', '1026.4(a)(2)')
  if (section === 'E') return out('a fee or tax paid to public officials', '1026.4(e)(1)')
  if (section === 'A') return within(IN_A, '1026.4(a), (b)(3)')
  if (section === 'H') {
    if (type === 'SubordinationFee') return within('a charge for the credit', '1026.4(a)')
    return out('payable in a comparable cash transaction, or not required by the creditor', '1026.4(a)')
  }
  if (
    /^(PropertyTaxStatusResearchFee|CourierFee|EscrowServiceFee|WireTransferFee|ElectronicDocumentDeliveryFee|MERSRegistrationFee|Verification|AssumptionFee|SubordinationFee|TemporaryBuydown|EscrowWaiverFee|RateLockFee|LoanOriginat|ProcessingFee|ManualUnderwriting|AutomatedUnderwriting|LoanDiscountPoints)/.test(
      type,
    )
  )
    return within('a charge that the credit requires', '1026.4(a)')
  if (/^(LendersAttorneyFee|SigningAgentFee)$/.test(type))
    return out('fees of an attorney or signing agent at closing', '1026.4(a)(2), (c)(7)(ii)', true)
  return within('a service that the credit requires; the file does not say what it is', '1026.4(a)', true)
}
