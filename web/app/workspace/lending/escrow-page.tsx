import type {
  EscrowAnalysisInput,
  EscrowAnalysisResult,
} from '@plumbline/rules/loan-tests/escrow-analysis.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull, inDollars } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition, Verdict } from './test-definition.ts'

const ESCROW: TestDefinition<EscrowAnalysisInput, EscrowAnalysisResult> = {
  name: 'escrow-analysis',
  title: 'Escrow analysis',
  question: 'Is the escrow account right?',
  part: '1024',
  sample: {
    firstPaymentMonth: '2026-07',
    disbursements: JSON.stringify([
      { month: '2026-07', amount: '500.00', item: 'County tax' },
      { month: '2026-09', amount: '360.00', item: 'School tax' },
      { month: '2026-12', amount: '700.00', item: 'County tax' },
    ]),
    currentBalance: '1090.00',
    analysisDate: '2026-06-15',
  },
  groups: [
    {
      heading: 'The year',
      fields: [
        {
          kind: 'month',
          name: 'firstPaymentMonth',
          label: 'First payment month',
          required: true,
          hint: 'The first of the twelve months, as 2026-07.',
          citation: '1024.17(d)(1)',
        },
        {
          kind: 'choice',
          name: 'cushionMonths',
          label: 'Cushion',
          hint: 'At most one sixth of the yearly disbursements, which is two months. Without a choice: two.',
          citation: '1024.17(c)(1)(ii)',
          choices: [
            ['0', 'None'],
            ['1', 'One month'],
            ['2', 'Two months'],
          ],
        },
        {
          kind: 'rows',
          name: 'disbursements',
          label: 'At least one disbursement',
          required: true,
          row: 'disbursement',
          columns: [
            { kind: 'text', name: 'item', label: 'Item' },
            { kind: 'month', name: 'month', label: 'Month', required: true },
            { kind: 'money', name: 'amount', label: 'Amount', required: true },
          ],
        },
      ],
    },
    {
      heading: 'The account',
      fields: [
        { kind: 'money', name: 'currentBalance', label: 'Current balance', citation: '1024.17(f)' },
        {
          kind: 'yes-no',
          name: 'borrowerCurrent',
          label: 'Is the borrower current?',
          hint: 'Payments received within 30 days of their due date.',
          citation: '1024.17(f)(2)(ii)',
        },
        { kind: 'date', name: 'analysisDate', label: 'Date of the analysis' },
      ],
    },
  ],
  run: (input) => {
    const { cushionMonths, disbursements, ...rest } = input
    return apiClient.loanTests['escrow-analysis']({
      ...rest,
      ...(cushionMonths !== undefined && { cushionMonths: Number(cushionMonths) }),
      disbursements: disbursements.map((row) => ({ ...row, item: row.item ?? '' })),
    })
  },
  verdict: verdictOf,
  details: ({ rows, monthlyPayment, startingTargetBalance }) => (
    <SectionCard title="Twelve months">
      <p className="px-5 pb-3 text-ink-soft">
        {inDollars(monthlyPayment)} a month, from a balance of {inDollars(startingTargetBalance)}.
      </p>
      <div className="overflow-x-auto border-line border-t">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">The target balance of each month</caption>
          <thead className="text-left text-ink-soft">
            <tr>
              {['Month', 'Payment', 'Disbursement', 'Trial balance', 'Target balance'].map(
                (heading, index) => (
                  <th
                    key={heading}
                    scope="col"
                    className={index === 0 ? 'px-5 py-2' : 'px-3 py-2 text-right'}
                  >
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {rows.map((row) => (
              <tr key={row.month}>
                <th scope="row" className="px-5 py-2 text-left font-normal">
                  {row.month}
                </th>
                {[row.payment, row.disbursement, row.trialBalance, row.targetBalance].map((amount, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={index} className="px-3 py-2 text-right">
                    {inDollars(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionCard>
  ),
}

const OPTIONS = {
  do_nothing: 'leave it as it is',
  repay_within_30_days: 'have it repaid within 30 days',
  repay_over_12_months_or_more: 'spread it over at least 12 months',
  repay_in_2_or_more_payments: 'have it repaid in 2 or more monthly payments',
}
const orList = (options: readonly (keyof typeof OPTIONS)[]) =>
  options.map((option) => OPTIONS[option]).join(', or ')

function verdictOf({ position }: EscrowAnalysisResult): Verdict {
  if (position === null)
    return {
      tone: 'undetermined',
      headline: 'Not determined: surplus, shortage or deficiency',
      more: 'It needs the current balance. The year itself is worked out below.',
    }
  const { surplus, action, refundDueBy, shortage, shortageOptions, deficiency, deficiencyOptions } = position
  if (surplus)
    return {
      tone: 'answer',
      headline: `A surplus of ${inDollars(surplus)}`,
      more: {
        refund_within_30_days: `Refund it${refundDueBy ? ` by ${dayInFull(refundDueBy)}` : ' within 30 days of the analysis'}.`,
        refund_or_credit: "Refund it, or credit it against next year's payments.",
        may_retain: 'The borrower is not current: it may be kept under the loan documents.',
      }[action ?? 'refund_or_credit'],
    }
  if (!shortage && !deficiency) return { tone: 'within', headline: 'The balance is the target balance.' }
  return {
    tone: 'answer',
    headline: [
      shortage && `a shortage of ${inDollars(shortage)}`,
      deficiency && `a deficiency of ${inDollars(deficiency)}`,
    ]
      .filter(Boolean)
      .join(' and ')
      .replace(/^a/, 'A'),
    more: (
      <>
        {shortageOptions && <p>For the shortage you may {orList(shortageOptions)}.</p>}
        {deficiencyOptions && <p>For the deficiency you may {orList(deficiencyOptions)}.</p>}
      </>
    ),
  }
}

export default function EscrowPage() {
  return <LoanTestScreen test={ESCROW} />
}
