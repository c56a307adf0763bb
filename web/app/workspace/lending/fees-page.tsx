import type { FeeToleranceInput, FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull, inDollars } from '../../tools/lending/day-words.ts'
import { useAddressValues } from './address-values.ts'
import { CureLetterCard } from './cure-letter-card.tsx'
import { FEE_GROUPS, FEE_SAMPLE } from './fee-fields.ts'
import { feeInput, feeRefusals } from './fee-input.ts'
import { FeeLedgerCard } from './fee-ledger-card.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import { PasteFees } from './paste-fees-card.tsx'
import type { TestDefinition, Verdict } from './test-definition.ts'

const FEES: TestDefinition<FeeToleranceInput, FeeToleranceResult> = {
  name: 'fee-tolerance',
  title: 'Fee ledger',
  question: 'Did we stay within tolerance?',
  part: '1026',
  sample: FEE_SAMPLE,
  groups: FEE_GROUPS,
  toInput: feeInput,
  toFormRefusals: feeRefusals,
  run: (input) => apiClient.loanTests['fee-tolerance'](input),
  verdict: verdictOf,
  details: (result, values) => (
    <>
      <FeeLedgerCard {...result} />
      {Number(result.cure) > 0 && <CureLetterCard result={result} input={feeInput(values)} />}
    </>
  ),
}

function verdictOf({ cure, refundDueBy, fees }: FeeToleranceResult): Verdict {
  if (fees.length === 0) return { tone: 'undetermined', headline: 'Not determined: enter the fees' }
  if (Number(cure) === 0)
    return {
      tone: 'within',
      headline: 'The charges are within tolerance.',
      more: 'Nothing has to be refunded.',
    }
  return {
    tone: 'outside',
    headline: `Refund ${inDollars(cure)} to the consumer.`,
    more: refundDueBy
      ? `With a corrected Closing Disclosure, by ${dayInFull(refundDueBy)}.`
      : 'The last day depends on the date of consummation.',
  }
}

export default function FeesPage() {
  const { values, change } = useAddressValues()
  return (
    <LoanTestScreen test={FEES}>
      <PasteFees fees={values.fees ?? ''} onChange={(fees) => change({ fees })} />
    </LoanTestScreen>
  )
}
