import { type Cents, dollars, formatCents, readCents } from '../money/cents.ts'
import { PERCENT_SCALE, percentText, readPercent } from '../money/percent.ts'
import type { ContentCheck } from './content-check.ts'
import { labelOf } from './loan-field-names.ts'
import { type Finding, missingText } from './loan-verdict.ts'
import { amountFinancedOf, hasPlaceholders, loanCalculations } from './recompute.ts'

type FinancedOnly = Pick<
  Exclude<ReturnType<typeof loanCalculations>, { problem: string }>,
  'amountFinanced' | 'prepaidFinanceCharge' | 'unsure' | 'prepaidLow' | 'prepaidHigh'
> & { totalOfPayments?: Cents; financeCharge?: Cents }

type Calculated = 'totalOfPayments' | 'financeCharge' | 'amountFinanced'

const calculationCheck = (
  id: string,
  question: string,
  citation: string,
  key: string,
  figure: Calculated,
): ContentCheck => ({
  id,
  question,
  citation,
  check: (reader, data) => {
    const disclosed = readCents(reader.need(key) ?? '')
    if (hasPlaceholders(reader)) return placeholders()
    // The amount financed needs no payments: the loan less the prepaid finance charges.
    const financed: FinancedOnly | undefined =
      figure === 'amountFinanced' ? amountFinancedOf(reader) : undefined
    const computed = financed ?? loanCalculations(reader, data)
    if ('problem' in computed)
      return {
        verdict: 'undetermined',
        sentence: `${computed.problem} ${missingText(reader)}`.trim(),
        disclosed: text(disclosed),
      }
    const exact = computed[figure] as Cents
    if (disclosed === undefined)
      return {
        verdict: 'undetermined',
        sentence: `${labelOf(key)}: not in the file. Recomputed: ${dollars(exact)}.`,
        recomputed: formatCents(exact),
      }
    return judge(figure, disclosed, computed)
  },
})

type Judged = Exclude<ReturnType<typeof loanCalculations>, { problem: string }> | FinancedOnly

const text = (amount: Cents | undefined) => (amount === undefined ? undefined : formatCents(amount))

const placeholders = (): Finding => ({
  verdict: 'undetermined',
  sentence:
    'The loan calculations in the file are placeholders (an APR of 1 percent, a finance charge of $1.00), not figures of this loan.',
})

const NAMES: Readonly<Record<Calculated, string>> = {
  totalOfPayments: 'The total of payments',
  financeCharge: 'The finance charge',
  amountFinanced: 'The amount financed',
}

const TOLERANCE: Cents = 10_000

/** Understated by no more than $100, or overstated, is accurate: 1026.38(o)(1) and (2). The amount financed follows the finance charge. */
function judge(figure: Calculated, disclosed: Cents, computed: Judged): Finding {
  const exact = computed[figure] as Cents
  const unsure = figure === 'totalOfPayments' ? [] : computed.unsure
  // More prepaid finance charge is more finance charge and less financed.
  const moves =
    unsure.length === 0
      ? [0, 0]
      : [
          computed.prepaidLow - computed.prepaidFinanceCharge,
          computed.prepaidHigh - computed.prepaidFinanceCharge,
        ]
  const shortBy = (amount: Cents) => (figure === 'amountFinanced' ? disclosed - amount : amount - disclosed)
  const candidates =
    figure === 'amountFinanced' ? moves.map((one) => exact - one!) : moves.map((one) => exact + one!)
  const verdicts = candidates.map((one) => shortBy(one) <= TOLERANCE)
  const short = shortBy(exact)
  const gap = Math.abs(disclosed - exact)
  const facts = {
    disclosed: formatCents(disclosed),
    recomputed: formatCents(exact),
    steps: 'plan' in computed ? stepsOf(computed) : [],
    notes: [
      ...('plan' in computed ? computed.plan.assumptions : []),
      ...unsure.map(
        ({ charge, amount, reading }) =>
          `${charge.label} of ${dollars(amount)}: ${reading.reason} (${reading.citation}). The file does not settle it.`,
      ),
    ],
  }
  const name = NAMES[figure]
  if (gap === 0)
    return { ...facts, verdict: 'within', sentence: `${name} is ${dollars(disclosed)}, as recomputed.` }
  if (verdicts.every((one) => one))
    return {
      ...facts,
      verdict: 'within',
      sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. The difference of ${dollars(gap)} is within the tolerance.`,
    }
  if (verdicts.some((one) => one))
    return {
      ...facts,
      verdict: 'undetermined',
      sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. Whether that is accurate depends on ${unsure.map(({ charge }) => charge.label).join(', ')}.`,
    }
  const direction = figure === 'amountFinanced' ? 'overstated' : 'understated'
  return {
    ...facts,
    verdict: 'outside',
    sentence: `${name} says ${dollars(disclosed)}; recomputed ${dollars(exact)}. It is ${direction} by ${dollars(short)}, more than $100.`,
    dollars: short,
  }
}

function stepsOf({
  plan,
  prepaidFinanceCharge,
  amountFinanced,
  financeCharge,
  totalOfPayments,
}: Exclude<ReturnType<typeof loanCalculations>, { problem: string }>) {
  return [
    ...plan.rows.slice(0, 40).map(({ amount, count, firstDate, insurance }) => ({
      text: `${count} ${count === 1 ? 'payment' : 'payments'} of ${dollars(amount)} from ${firstDate}${insurance > 0 ? `, with ${dollars(insurance)} of mortgage insurance` : ''}.`,
      value: formatCents(amount * count),
      citation: '1026.17(c)(1)',
    })),
    { text: 'All payments.', value: formatCents(plan.sumOfPayments), citation: null },
    {
      text: 'Prepaid finance charges paid by the borrower.',
      value: formatCents(prepaidFinanceCharge),
      citation: '1026.4',
    },
    {
      text: 'Amount financed: the loan less them.',
      value: formatCents(amountFinanced),
      citation: '1026.18(b)',
    },
    {
      text: 'Finance charge: all payments less the amount financed.',
      value: formatCents(financeCharge),
      citation: '1026.38(o)(2)',
    },
    {
      text: 'Total of payments: all payments, prepaid interest, and loan costs paid by the borrower.',
      value: formatCents(totalOfPayments),
      citation: '1026.38(o)(1)',
    },
  ]
}

export const calculationChecks: ContentCheck[] = [
  calculationCheck(
    'total-of-payments',
    'Is the total of payments right?',
    '1026.38(o)(1)',
    'feeSummaryTotalOfAllPaymentsAmount',
    'totalOfPayments',
  ),
  calculationCheck(
    'finance-charge',
    'Is the finance charge right?',
    '1026.38(o)(2)',
    'feeSummaryTotalFinanceChargeAmount',
    'financeCharge',
  ),
  calculationCheck(
    'amount-financed',
    'Is the amount financed right?',
    '1026.38(o)(3)',
    'feeSummaryTotalAmountFinancedAmount',
    'amountFinanced',
  ),
  {
    id: 'total-interest-percentage',
    question: 'Is the total interest percentage right?',
    citation: '1026.38(o)(5), 1026.37(l)(3)',
    check: (reader, data) => {
      const written = reader.need('feeSummaryTotalInterestPercent')
      if (hasPlaceholders(reader)) return placeholders()
      const computed = loanCalculations(reader, data)
      if ('problem' in computed)
        return {
          verdict: 'undetermined',
          sentence: `${computed.problem} ${missingText(reader)}`.trim(),
          disclosed: written,
        }
      const exact = readPercent(computed.totalInterestPercent)!
      if (written === undefined)
        return {
          verdict: 'undetermined',
          sentence: `The total interest percentage is not in the file. Recomputed: ${computed.totalInterestPercent} percent.`,
        }
      const disclosed = readPercent(written)!
      const gap = Math.abs(disclosed - exact)
      // The form shows two or three decimals: half of the last one shown is rounding.
      const shown = Math.min(3, Math.max(0, percentText(disclosed).split('.')[1]?.length ?? 0))
      const isSame = gap * 2 <= PERCENT_SCALE / 10 ** shown
      return {
        verdict: isSame ? 'within' : 'outside',
        sentence: isSame
          ? `The total interest percentage is ${percentText(disclosed)}, as recomputed.`
          : `The total interest percentage says ${percentText(disclosed)}; recomputed ${computed.totalInterestPercent}.`,
        disclosed: written,
        recomputed: computed.totalInterestPercent,
        notes: computed.plan.assumptions,
      }
    },
  },
]
