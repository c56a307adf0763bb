import type { LoanTestAnswer, Step } from '@plumbline/rules/loan-tests/answer.ts'
import type { HoepaInput, HoepaResult } from '@plumbline/rules/loan-tests/hoepa.ts'
import type { HpmlInput, HpmlResult } from '@plumbline/rules/loan-tests/hpml.ts'
import type { PointsAndFeesInput, PointsAndFeesResult } from '@plumbline/rules/loan-tests/points-and-fees.ts'
import type { QmPointsFeesResult } from '@plumbline/rules/loan-tests/qm-points-fees.ts'
import type { QmStatusInput, QmStatusResult } from '@plumbline/rules/loan-tests/qm-status.ts'
import type { RateSpreadInput } from '@plumbline/rules/loan-tests/rate-spread.ts'
import { apiClient } from '../../platform/api/api-client.ts'

/** One loan, with what each of the tests asks of it. */
export interface PriceReviewInput {
  /** Where the average prime offer rate is to be read from the table. */
  apor: { given: string } | { read: Omit<RateSpreadInput, 'aporTable'> }
  charges: PointsAndFeesInput
  qm: Omit<QmStatusInput, 'apor' | 'pointsAndFeesPass'>
  hoepa: Omit<HoepaInput, 'apor' | 'pointsAndFees' | 'totalLoanAmount'>
  hpml: Omit<HpmlInput, 'apor' | 'qualifiedMortgage'>
}

export interface PriceReviewResult {
  apr: string
  apor: string
  charges: PointsAndFeesResult
  fees: QmPointsFeesResult
  qm: QmStatusResult
  hoepa: HoepaResult
  hpml: HpmlResult
}

type Answer<Result> = Omit<LoanTestAnswer<Result>, 'calculator'>

/** The tests that people ask together, each on the server, the result of one feeding the next. */
export async function reviewPrice(input: PriceReviewInput): Promise<LoanTestAnswer<PriceReviewResult>> {
  const tests = apiClient.loanTests
  const answers: Answer<unknown>[] = []
  const keep = <Result>(answer: Answer<Result>): Result => {
    answers.push(answer)
    return answer.result
  }
  const apor =
    'given' in input.apor ? input.apor.given : keep(await tests['rate-spread'](input.apor.read)).apor!
  const charges = keep(
    await tests['points-and-fees']({
      ...input.charges,
      items: input.charges.items.map((item) => (item.type === 'discount_points' ? { ...item, apor } : item)),
    }),
  )
  const { consummation, loanAmount } = input.qm
  const amounts = {
    pointsAndFees: charges.total,
    ...(charges.totalLoanAmount && { totalLoanAmount: charges.totalLoanAmount }),
  }
  const [feesAnswer, hoepaAnswer] = await Promise.all([
    tests['qm-points-fees']({ consummation, loanAmount, ...amounts }),
    tests.hoepa({ ...input.hoepa, ...amounts, apor }),
  ])
  const fees = keep(feesAnswer)
  const qm = keep(
    await tests['qm-status']({
      ...input.qm,
      apor,
      ...(fees.pass !== null && { pointsAndFeesPass: fees.pass }),
    }),
  )
  const hoepa = keep(hoepaAnswer)
  const hpml = keep(
    await tests.hpml({
      ...input.hpml,
      apor,
      ...(qm.status !== 'not_determined' && { qualifiedMortgage: qm.status !== 'not_qm' }),
    }),
  )
  return {
    calculator: 'price-and-fees',
    result: { apr: String(input.qm.apr), apor, charges, fees, qm, hoepa, hpml },
    steps: answers.flatMap(({ steps }): Step[] => steps),
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
    dataAsOf: Object.assign({}, ...answers.map(({ dataAsOf }) => dataAsOf)),
  }
}
