import { type Cents, dollars, parseCents, shareOfCents } from '../money/cents.ts'
import { PERCENT_SCALE, parsePercent, percentText } from '../money/percent.ts'

interface Charge {
  id: string
  amount: string
}
type Flag = boolean | undefined

export type PointsAndFeesItem = Charge &
  (
    | { type: 'finance_charge'; interest?: Flag }
    | { type: 'government_mortgage_insurance' | 'seller_points' | 'creditor_paid' }
    | { type: 'prepayment_penalty_maximum' }
    | { type: 'third_party_charge'; bonaFide?: Flag; retainedByCreditorOrAffiliate?: Flag }
    | {
        type: 'private_mortgage_insurance'
        payableAfterConsummation?: Flag
        refundableProRata?: Flag
        automaticRefund?: Flag
        fhaUpfrontAmount?: string | undefined
      }
    | {
        type: 'discount_points'
        points: number | string
        rateWithoutDiscount: number | string
        apor: number | string
        bonaFide?: Flag
      }
    | {
        type: 'loan_originator_compensation'
        paidBy: 'consumer' | 'creditor' | 'broker' | 'retailer'
        paidTo: 'broker' | 'broker_employee' | 'creditor_employee' | 'retailer' | 'retailer_employee'
        alreadyCounted?: Flag
      }
    | {
        type: 'real_estate_4c7'
        reasonable?: Flag
        creditorCompensated?: Flag
        paidToAffiliate?: Flag
        heldForTaxes?: Flag
        financed?: Flag
      }
    | {
        type: 'credit_insurance'
        creditorBeneficiary?: Flag
        payableAfterConsummation?: Flag
        financed?: Flag
      }
    | { type: 'prepayment_penalty_incurred'; financed?: Flag }
  )

export interface Judged {
  counted: Cents
  amount: Cents
  /** Under which paragraph the counted part is in, and the rest is out. */
  includedBy: string
  excludedBy: string
  because: string
  /** Taken off the amount financed for the total loan amount: 1026.32(b)(4)(i). */
  financed: boolean
  assumptions: string[]
}

/** Bona fide discount points that are still left to exclude, over all rows of one loan. */
export interface PointsLeft {
  two: number
  one: number
}

/** 1026.32(b)(1): whether a charge counts, and under which paragraph. */
export function judgeItem(item: PointsAndFeesItem, field: string, left: PointsLeft): Judged {
  const amount = parseCents(item.amount, `${field}.amount`)
  const judged = (counted: Cents, by: string, because: string, more: Partial<Judged> = {}): Judged => ({
    ...{ counted, amount, includedBy: by, excludedBy: by, because, financed: false, assumptions: [] },
    ...more,
  })
  const isIn = (by: string, because: string, more?: Partial<Judged>) => judged(amount, by, because, more)
  const isOut = (by: string, because: string, more?: Partial<Judged>) => judged(0, by, because, more)
  switch (item.type) {
    case 'finance_charge':
      return item.interest
        ? isOut('32(b)(1)(i)(A)', 'interest')
        : isIn('32(b)(1)(i)', 'part of the finance charge')
    case 'government_mortgage_insurance':
      return isOut('32(b)(1)(i)(B)', 'insurance or guaranty of a federal or state agency')
    case 'seller_points':
      return isOut('32(b)(1)(i), comment 32(b)(1)-2.iii', "seller's points are no finance charge")
    case 'creditor_paid':
      return isOut('32(b)(1)(i)(A), comment 32(b)(1)-2.iv', 'paid by the creditor')
    case 'third_party_charge': {
      const out = (item.bonaFide ?? true) && !item.retainedByCreditorOrAffiliate
      const assumptions = item.bonaFide === undefined && out ? ['that the charge is bona fide'] : []
      return out
        ? isOut('32(b)(1)(i)(D)', 'bona fide charge of a third party that keeps it', { assumptions })
        : isIn('32(b)(1)(i)', 'retained by the creditor, originator or an affiliate, or not bona fide')
    }
    case 'private_mortgage_insurance':
      return judgeInsurance(item, field, amount, judged)
    case 'discount_points':
      return judgeDiscount(item, field, amount, left, judged)
    case 'loan_originator_compensation': {
      const { paidBy, paidTo } = item
      if (paidBy === 'consumer' && paidTo === 'broker' && item.alreadyCounted)
        return isOut('32(b)(1)(ii)(A)', 'paid by the consumer to the broker and counted already')
      if (paidBy === 'broker' && paidTo === 'broker_employee')
        return isOut('32(b)(1)(ii)(B)', 'paid by the broker to its employee')
      if (paidBy === 'creditor' && paidTo === 'creditor_employee')
        return isOut('32(b)(1)(ii)(C)', 'paid by the creditor to its employee')
      if (paidBy === 'retailer' && paidTo === 'retailer_employee')
        return isOut('32(b)(1)(ii)(D)', 'paid by the manufactured-home retailer to its employee')
      return isIn('32(b)(1)(ii)', 'compensation of a loan originator')
    }
    case 'real_estate_4c7': {
      if (item.heldForTaxes) return isOut('32(b)(1)(iii)', 'held for future taxes')
      const reasonable = item.reasonable ?? true
      const out = reasonable && !item.creditorCompensated && !item.paidToAffiliate
      const assumptions = item.reasonable === undefined && out ? ['that the charge is reasonable'] : []
      return out
        ? isOut('32(b)(1)(iii)', 'reasonable, without compensation of the creditor, not to an affiliate', {
            assumptions,
          })
        : isIn('32(b)(1)(iii)', realEstateReason(item), { financed: item.financed ?? false })
    }
    case 'credit_insurance': {
      if (item.payableAfterConsummation) return isOut('32(b)(1)(iv)', 'payable after consummation')
      if (item.creditorBeneficiary === false) return isOut('32(b)(1)(iv)', 'the creditor is no beneficiary')
      const assumptions = item.creditorBeneficiary === undefined ? ['that the creditor is beneficiary'] : []
      return isIn('32(b)(1)(iv)', 'credit insurance payable at or before consummation', {
        assumptions,
        financed: item.financed ?? false,
      })
    }
    case 'prepayment_penalty_maximum':
      return isIn('32(b)(1)(v)', 'the most that can be charged')
    case 'prepayment_penalty_incurred':
      return isIn('32(b)(1)(vi)', 'incurred on the loan that is refinanced', {
        financed: item.financed ?? false,
      })
  }
}

function realEstateReason(item: Extract<PointsAndFeesItem, { type: 'real_estate_4c7' }>): string {
  if (item.paidToAffiliate) return 'paid to an affiliate'
  return item.creditorCompensated ? 'the creditor is compensated' : 'not reasonable'
}

type Judge = (counted: Cents, by: string, because: string, more?: Partial<Judged>) => Judged

function judgeInsurance(
  item: Extract<PointsAndFeesItem, { type: 'private_mortgage_insurance' }>,
  field: string,
  amount: Cents,
  judged: Judge,
): Judged {
  if (item.payableAfterConsummation) return judged(0, '32(b)(1)(i)(C)(1)', 'payable after consummation')
  const by = '32(b)(1)(i)(C)(2)'
  if (!item.refundableProRata || !item.automaticRefund)
    return judged(amount, by, 'not refundable pro rata with an automatic refund')
  if (item.fhaUpfrontAmount === undefined)
    return judged(amount, by, 'not known: the FHA up-front premium; counted in full', {
      assumptions: ['that nothing is excluded, because the FHA up-front premium is not known'],
    })
  const allowed = parseCents(item.fhaUpfrontAmount, `${field}.fhaUpfrontAmount`)
  return judged(
    Math.max(0, amount - allowed),
    by,
    `refundable; ${dollars(allowed)} of it may be left out, the FHA up-front premium`,
  )
}

function judgeDiscount(
  item: Extract<PointsAndFeesItem, { type: 'discount_points' }>,
  field: string,
  amount: Cents,
  left: PointsLeft,
  judged: Judge,
): Judged {
  const points = parsePercent(item.points, `${field}.points`)
  const rate = parsePercent(item.rateWithoutDiscount, `${field}.rateWithoutDiscount`)
  const apor = parsePercent(item.apor, `${field}.apor`)
  if (item.bonaFide === false) return judged(amount, '32(b)(1)(i)', 'not bona fide')
  const over = rate - apor
  const excess = `${percentText(rate)} before the discount, APOR ${percentText(apor)}`
  const assumptions = item.bonaFide === undefined ? ['that the discount points are bona fide'] : []
  const allowed = over <= PERCENT_SCALE ? left.two : over <= 2 * PERCENT_SCALE ? left.one : 0
  if (over > 2 * PERCENT_SCALE) return judged(amount, '32(b)(1)(i)', `${excess}: more than APOR + 2`)
  const used = Math.min(allowed, points)
  left.two -= used
  left.one = Math.max(0, left.one - used)
  const excluded = points === 0 ? 0 : used === points ? amount : shareOfCents(amount, used, points)
  const by = over <= PERCENT_SCALE ? '32(b)(1)(i)(E)' : '32(b)(1)(i)(F)'
  return judged(
    amount - excluded,
    by,
    `${excess}: up to ${over <= PERCENT_SCALE ? 'two points' : 'one point'} may be left out`,
    { includedBy: '32(b)(1)(i)', excludedBy: by, assumptions },
  )
}
