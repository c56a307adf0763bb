import { calculationChecks } from './calculation-checks.ts'
import { summaryChecks } from './cash-checks.ts'
import type { ContentCheck } from './content-check.ts'
import { sectionChecks } from './cost-checks.ts'
import { labelOf } from './loan-field-names.ts'
import type { LoanReader } from './loan-reader.ts'
import { escrowItemCheck, paymentChecks, projectedCheck } from './payment-checks.ts'

const REQUIRED: readonly (readonly [string, string])[] = [
  ['integratedDisclosureIssuedDate', '1026.38(a)(3)(i)'],
  ['closingDate', '1026.38(a)(3)(ii)'],
  ['disbursementDate', '1026.38(a)(3)(iii)'],
  ['loanPurposeType', '1026.38(a)(5)(ii)'],
  ['integratedDisclosureLoanProductDescription', '1026.38(a)(5)(iii)'],
  ['mortgageType', '1026.38(a)(5)(iv)'],
  ['loanMaturityPeriodCount', '1026.38(a)(5)(i)'],
  ['noteAmount', '1026.38(b)'],
  ['noteRatePercent', '1026.38(b)'],
  ['initialPrincipalAndInterestPaymentAmount', '1026.38(b)'],
  ['prepaymentPenaltyIndicator', '1026.38(b)'],
  ['balloonIndicator', '1026.38(b)'],
  ['escrowIndicator', '1026.38(l)(7)'],
  ['feeSummaryTotalOfAllPaymentsAmount', '1026.38(o)(1)'],
  ['feeSummaryTotalFinanceChargeAmount', '1026.38(o)(2)'],
  ['feeSummaryTotalAmountFinancedAmount', '1026.38(o)(3)'],
  ['aprPercent', '1026.38(o)(4)'],
  ['feeSummaryTotalInterestPercent', '1026.38(o)(5)'],
]

const requiredCheck: ContentCheck = {
  id: 'required-values',
  question: 'Are the required values there?',
  citation: '1026.38(a), (b), (l), (o)',
  check: (reader) => {
    const absent = REQUIRED.filter(([key]) => reader.value(key) === undefined)
    const malformed = reader.loan.malformed
    if (absent.length === 0 && malformed.length === 0)
      return {
        verdict: 'within',
        sentence: `All ${REQUIRED.length} values that every Closing Disclosure has are there and well formed.`,
      }
    const parts = [
      ...(absent.length === 0
        ? []
        : [
            `Not in the file: ${absent.map(([key, citation]) => `${labelOf(key)} (${citation})`).join(', ')}.`,
          ]),
      ...malformed
        .slice(0, 20)
        .map(
          ({ key, value, problem, source }) =>
            `${labelOf(key)}${typeof source === 'string' ? '' : `, line ${source.line}`}: "${value}" ${problem}.`,
        ),
    ]
    return { verdict: 'outside', sentence: parts.join(' ') }
  },
}

/** Every check of the content of this Closing Disclosure, in the order of the form. */
export function contentChecks(reader: LoanReader): ContentCheck[] {
  const columns = reader.loan.lists.projectedPayments?.length ?? 0
  const items = reader.loan.lists.escrowItems?.length ?? 0
  return [
    requiredCheck,
    ...paymentChecks.slice(0, 2),
    ...Array.from({ length: Math.min(columns, 8) }, (_, at) => [
      projectedCheck(at, 'Maximum'),
      projectedCheck(at, 'Minimum'),
    ]).flat(),
    ...sectionChecks(),
    ...summaryChecks,
    ...paymentChecks.slice(2),
    ...Array.from({ length: Math.min(items, 50) }, (_, at) => escrowItemCheck(at)),
    ...calculationChecks,
  ]
}
