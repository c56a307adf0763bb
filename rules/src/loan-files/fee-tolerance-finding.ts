import { dayText } from '../loan-tests/explanation.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, dollars, formatCents } from '../money/cents.ts'
import { curedOf, feeTestOf, LIST_GIVEN, owedOf } from './fee-comparison.ts'
import type { LoanReader } from './loan-reader.ts'
import { shown, undetermined } from './loan-test-parts.ts'
import { type Finding, missingText } from './loan-verdict.ts'

/** Both the test and the page show the comparison. */
export const feeTest = (reader: LoanReader, data: LoanTestData) =>
  reader.shared('fee test', (from) => feeTestOf(from, data))

export function feeToleranceFinding(reader: LoanReader, data: LoanTestData): Finding {
  const found = feeTest(reader, data)
  if (!found) {
    const credit = curedOf(reader)
    reader.lack('fees.feeEstimatedTotalAmount')
    return undetermined(
      reader,
      `A Closing Disclosure does not say what the Loan Estimate said of each charge.${cureText(credit)}`,
    )
  }
  const { owed, atBest, cured } = owedOf(found)
  const facts = {
    ...shown(found.answer),
    ...{ input: found.input, recomputed: formatCents(owed), disclosed: formatCents(cured) },
  }
  const toCheck = reasonText(found.takenForAll)
  if (owed <= cured)
    return {
      ...facts,
      verdict: 'within',
      sentence:
        owed === 0
          ? `The charges are within tolerance.${toCheck}`
          : `Charges are ${dollars(owed)} over tolerance. The credit of ${dollars(cured)} on the Closing Disclosure covers it; nothing more is owed.${toCheck}`,
    }
  if (atBest < owed) for (const name of found.unexplained) reader.lack(name)
  if (atBest <= cured)
    return undetermined(
      reader,
      `Charges are ${dollars(owed)} over tolerance, unless ${unlessText(found.unexplained)}.${cureText(cured)}${toCheck}`,
      facts,
    )
  const due = found.answer.result.refundDueBy
  const least = atBest < owed ? 'at least ' : ''
  const open = atBest < owed ? ` ${missingText(reader)}` : ''
  const credit = cured > 0 ? `, less the credit of ${dollars(cured)} on the Closing Disclosure` : ''
  return {
    ...facts,
    verdict: 'outside',
    sentence: `Charges are ${least}${dollars(atBest)} over tolerance${credit}: refund ${least}${dollars(atBest - cured)} and send a corrected Closing Disclosure${due === null ? '' : ` by ${dayText(due)}`} (1026.19(f)(2)(v)).${open}${toCheck}`,
    dollars: atBest - cured,
  }
}

/** What would settle the charges. */
function unlessText(unexplained: readonly string[]): string {
  const hasList = unexplained.includes(LIST_GIVEN)
  return [
    ...(unexplained.length > (hasList ? 1 : 0) ? ['the revised Loan Estimate was allowed'] : []),
    ...(hasList ? ['the borrower got a written list of providers (1026.19(e)(3)(iii)(D))'] : []),
  ].join(' and ')
}

const cureText = (cure: Cents) =>
  cure > 0 ? ` The Closing Disclosure shows a credit of ${dollars(cure)} for charges over the limit.` : ''

const reasonText = (versions: readonly number[]) =>
  versions
    .map(
      (version) =>
        ` The reason for Loan Estimate ${version} counts for every charge that it changed. Check that it caused each increase (comment 19(e)(3)(iv)-2).`,
    )
    .join('')
