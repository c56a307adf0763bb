import type { AprInput, AprResult } from '@plumbline/rules/loan-tests/apr.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { useAddressValues } from './address-values.ts'
import { APR_GROUPS, APR_SAMPLE, aprInput, aprRefusals } from './apr-fields.ts'
import { AprTimeline } from './apr-timeline.tsx'
import { aprVerdict } from './apr-verdict.ts'
import { GeneratePayments } from './generate-payments-card.tsx'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition } from './test-definition.ts'

const APR: TestDefinition<AprInput, AprResult> = {
  name: 'apr',
  title: 'Annual percentage rate',
  question: 'Is this APR right?',
  part: '1026',
  sample: APR_SAMPLE,
  groups: APR_GROUPS,
  toInput: aprInput,
  toFormRefusals: aprRefusals,
  run: (input) =>
    apiClient.loanTests.apr({
      ...input,
      advances: [...input.advances],
      payments: input.payments.map(payable),
    }),
  verdict: aprVerdict,
  details: (result, values) => <AprTimeline result={result} values={values} />,
}

function payable(payment: AprInput['payments'][number]) {
  if ('date' in payment) return payment
  const { days, ...rest } = payment
  return { ...rest, ...(days && { days: [...days] }) }
}

export default function AprPage() {
  const { change } = useAddressValues()
  return (
    <LoanTestScreen test={APR}>
      <GeneratePayments onGenerated={change} />
    </LoanTestScreen>
  )
}
