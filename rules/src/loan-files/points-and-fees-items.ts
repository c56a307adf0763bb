import { formatCents } from '../money/cents.ts'
import type { PointsAndFeesItem } from '../mortgage-price/points-and-fees-item.ts'
import { type Charge, chargesOf, isAffiliate, isBorrowers } from './charges.ts'
import type { LoanReader } from './loan-reader.ts'

const REAL_ESTATE =
  /^(Title|203KTitleUpdate|Appraisal|AVMFee|PestInspection|SurveyFee|FloodCertification|NotaryFee|DocumentPreparationFee|CreditReportFee|ReconveyanceFee|WaterTestingFee)|Inspection/

/** The charges of a loan as the points-and-fees test takes them, by their type, section, payer, and payee (1026.32(b)(1)). */
export function pointsAndFeesItems(reader: LoanReader): PointsAndFeesItem[] {
  const items = chargesOf(reader).flatMap((charge) => itemsOf(charge, reader))
  const most = reader.value('prepaymentPenaltyMaximumLifeOfLoanAmount')
  if (most !== undefined && reader.isTrue('prepaymentPenaltyIndicator'))
    items.push({ id: 'Prepayment penalty, at most', amount: most, type: 'prepayment_penalty_maximum' })
  for (const payoff of reader.list('payoffs')) {
    const incurred = payoff.value('payoffPrepaymentPenaltyAmount')
    if (incurred !== undefined && reader.isTrue('refinanceSameLenderIndicator'))
      items.push({
        id: 'Prepayment penalty of the loan paid off',
        amount: incurred,
        type: 'prepayment_penalty_incurred',
      })
  }
  return items
}

function itemsOf(charge: Charge, reader: LoanReader): PointsAndFeesItem[] {
  return charge.payments.flatMap((payment) => {
    if (payment.amount <= 0) return []
    const base = { id: charge.label, amount: formatCents(payment.amount) }
    if (payment.column === 'paidByOthers')
      return payment.paidBy === 'Lender' ? [{ ...base, type: 'creditor_paid' as const }] : []
    if (!isBorrowers(payment))
      return charge.type === 'LoanDiscountPoints' ? [{ ...base, type: 'seller_points' as const }] : []
    return itemOf(charge, base, reader)
  })
}

function itemOf(
  charge: Charge,
  base: { id: string; amount: string },
  reader: LoanReader,
): PointsAndFeesItem[] {
  const { type, section } = charge
  const affiliate = isAffiliate(charge)
  if (type === 'PrepaidInterest') return [{ ...base, type: 'finance_charge', interest: true }]
  if (type === 'LoanDiscountPoints') return [discountPoints(charge, base, reader)]
  if (type === 'LoanOriginatorCompensation')
    return [{ ...base, type: 'loan_originator_compensation', paidBy: 'consumer', paidTo: 'broker' }]
  if (/^(VAFundingFee|USDARuralDevelopmentGuaranteeFee)$/.test(type))
    return [{ ...base, type: 'government_mortgage_insurance' }]
  if (/^(MIUpfrontPremium|MortgageInsurance)/.test(type)) {
    if (reader.value('mortgageType') !== 'Conventional')
      return [{ ...base, type: 'government_mortgage_insurance' }]
    return [{ ...base, type: 'private_mortgage_insurance', payableAfterConsummation: section === 'G' }]
  }
  if (/^(Credit.*|DebtCancellation)InsurancePremium$/.test(type))
    return [{ ...base, type: 'credit_insurance' }]
  // Taxes, dues, and property insurance are no item of (b)(1).
  if (section === 'E' || section === 'F' || section === 'G') return []
  if (REAL_ESTATE.test(type)) return [{ ...base, type: 'real_estate_4c7', paidToAffiliate: affiliate }]
  if (section === 'A' && !affiliate && charge.paidToType !== 'ThirdPartyProvider')
    return [{ ...base, type: 'finance_charge' }]
  if (section === 'H' && !affiliate) return []
  return [
    {
      ...base,
      type: 'third_party_charge',
      retainedByCreditorOrAffiliate: affiliate || charge.paidToType === 'Lender',
    },
  ]
}

function discountPoints(
  charge: Charge,
  base: { id: string; amount: string },
  reader: LoanReader,
): PointsAndFeesItem {
  const points = charge.entry.value('feeTotalPercent')
  const rateWithoutDiscount = reader.value('loanPriceQuoteInterestRatePercent')
  const apor = reader.value('averagePrimeOfferRatePercent')
  const excluded = reader.value('regulationZExcludedBonaFideDiscountPointsIndicator')
  if (points === undefined || rateWithoutDiscount === undefined || apor === undefined)
    return { ...base, type: 'finance_charge' }
  return {
    ...base,
    type: 'discount_points',
    points,
    rateWithoutDiscount,
    apor,
    bonaFide: excluded === 'true',
  }
}
