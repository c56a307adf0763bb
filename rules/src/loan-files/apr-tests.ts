import { apr } from '../loan-tests/apr.ts'
import { aprTolerance } from '../loan-tests/apr-tolerance.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { formatCents } from '../money/cents.ts'
import { formatPercent, percentText, readPercent } from '../money/percent.ts'
import type { LoanReader } from './loan-reader.ts'
import { calculator, type LoanTest, PLACEHOLDERS, shown, undetermined } from './loan-test-parts.ts'
import type { Finding } from './loan-verdict.ts'
import { aprWith, hasPlaceholders, loanCalculations } from './recompute.ts'

/** Both APR tests say the same thing: by the percent, or by the finance charge that the loan is secured by a dwelling allows. */
function aprFinding(reader: LoanReader, data: LoanTestData, as: 'apr' | 'apr-tolerance'): Finding {
  const disclosed = reader.need('aprPercent')
  if (hasPlaceholders(reader)) return undetermined(reader, PLACEHOLDERS)
  const computed = loanCalculations(reader, data)
  if ('problem' in computed) return undetermined(reader, computed.problem, { disclosed })
  if (disclosed === undefined)
    return undetermined(reader, `The APR comes to ${computed.apr} percent.`, { recomputed: computed.apr })
  const charge = reader.cents('feeSummaryTotalFinanceChargeAmount')
  const advances = [
    ...new Set([
      computed.prepaidFinanceCharge,
      ...(computed.unsure.length > 0 ? [computed.prepaidLow, computed.prepaidHigh] : []),
    ]),
  ].map((prepaid) => computed.plan.amount - prepaid)
  const answers = advances.flatMap((advanced) => {
    const actual = aprWith(computed, advanced, data)
    if (actual === undefined) return []
    const resulting =
      charge === undefined ? undefined : aprWith(computed, computed.plan.sumOfPayments - charge, data)
    const input = {
      ...{ disclosedApr: disclosed, actualApr: actual, irregular: computed.irregular },
      mortgage:
        charge === undefined || resulting === undefined
          ? undefined
          : {
              disclosedFinanceCharge: formatCents(charge),
              actualFinanceCharge: formatCents(computed.plan.sumOfPayments - advanced),
              aprFromDisclosedFinanceCharge: formatPercent(
                readPercent(resulting)!,
                disclosed.split('.')[1]?.length ?? 0,
              ),
            },
    }
    return [{ input, answer: aprTolerance(input, data) }]
  })
  const [main] = answers
  if (!main)
    return undetermined(reader, 'The payments do not repay what is financed at any rate.', { disclosed })
  const accurate = answers.map(({ answer }) => answer.result.accurate)
  const gap = readPercent(disclosed)! - readPercent(computed.aprExact)!
  const facts = {
    disclosed,
    recomputed: computed.aprExact,
    ...(as === 'apr'
      ? {
          input: { ...computed.aprInput, disclosedApr: disclosed },
          ...shown(apr({ ...computed.aprInput, disclosedApr: disclosed }, data)),
        }
      : { input: main.input, ...shown(main.answer) }),
  }
  const notes = [...facts.notes, ...computed.plan.assumptions]
  const difference = `${percentText(Math.abs(gap))} of a percentage point ${gap < 0 ? 'below' : 'above'} the recomputed ${computed.apr}`
  if (accurate.every((one) => one))
    return {
      ...facts,
      notes,
      verdict: 'within',
      sentence:
        gap === 0
          ? `The APR of ${disclosed} percent is exact.`
          : `The APR of ${disclosed} percent is ${difference}, within the tolerance.`,
    }
  if (accurate.some((one) => one))
    return undetermined(
      reader,
      `The APR of ${disclosed} percent is ${difference}. Whether it is accurate depends on ${computed.unsure.map(({ charge: item }) => item.label).join(', ')}.`,
      { ...facts, notes },
    )
  return {
    ...facts,
    notes,
    verdict: 'outside',
    sentence: `The APR of ${disclosed} percent is ${difference}, outside the tolerance.`,
  }
}

/** The disclosed APR against the payments of the loan. */
export const APR_TESTS: readonly LoanTest[] = [
  calculator('apr', (reader, data) => aprFinding(reader, data, 'apr')),
  calculator('apr-tolerance', (reader, data) => aprFinding(reader, data, 'apr-tolerance')),
]
