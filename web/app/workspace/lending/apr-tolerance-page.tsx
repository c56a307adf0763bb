import type { AprToleranceInput, AprToleranceResult } from '@plumbline/rules/loan-tests/apr-tolerance.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition, Values } from './test-definition.ts'
import { inputOf } from './test-input.ts'

const isMortgage = ({ dwelling }: Values) => dwelling === 'yes'

const TOLERANCE: TestDefinition<AprToleranceInput, AprToleranceResult> = {
  name: 'apr-tolerance',
  title: 'Tolerance of the APR',
  question: 'Is the disclosed APR close enough?',
  part: '1026',
  sample: {
    ...{ disclosedApr: '8.65', actualApr: '9.00', irregular: 'yes', dwelling: 'yes' },
    'mortgage.disclosedFinanceCharge': '9925.00',
    'mortgage.actualFinanceCharge': '10000.00',
    'mortgage.aprFromDisclosedFinanceCharge': '8.50',
  },
  groups: [
    {
      heading: 'The rates',
      fields: [
        { kind: 'rate', name: 'disclosedApr', label: 'Disclosed APR', required: true },
        {
          kind: 'rate',
          name: 'actualApr',
          label: 'Actual APR',
          required: true,
          hint: 'As determined under appendix J.',
          citation: '1026.22(a)(1)',
        },
        {
          kind: 'yes-no',
          name: 'irregular',
          label: 'Irregular transaction',
          required: true,
          hint: 'Several advances, unequal periods or unequal payments, apart from the first and the last.',
          citation: '1026.22(a)(3)',
        },
        {
          kind: 'yes-no',
          name: 'dwelling',
          label: 'Secured by real property or a dwelling',
          citation: '1026.22(a)(4)',
        },
      ],
    },
    {
      heading: 'The finance charge',
      fields: [
        {
          kind: 'money',
          name: 'mortgage.disclosedFinanceCharge',
          label: 'Disclosed finance charge',
          required: true,
          show: isMortgage,
          citation: '1026.18(d)(1)',
        },
        {
          kind: 'money',
          name: 'mortgage.actualFinanceCharge',
          label: 'Actual finance charge',
          required: true,
          show: isMortgage,
        },
        {
          kind: 'rate',
          name: 'mortgage.aprFromDisclosedFinanceCharge',
          label: 'APR that the disclosed finance charge gives',
          required: true,
          show: isMortgage,
          citation: '1026.22(a)(4)-(5)',
        },
      ],
    },
  ],
  toInput: (values) => {
    const { dwelling: _, ...input } = inputOf(TOLERANCE.groups, values)
    return input as unknown as AprToleranceInput
  },
  run: (input) => apiClient.loanTests['apr-tolerance'](input),
  verdict: ({ accurate, accurateUnder, financeChargeAccurate }) => ({
    tone: accurate ? 'within' : 'outside',
    headline: accurate ? 'The disclosed APR is accurate.' : 'The disclosed APR is outside every tolerance.',
    more: [
      accurate && `Under ${accurateUnder.map((rule) => `1026.${rule}`).join(' and ')}.`,
      financeChargeAccurate === false && 'The finance charge is understated by more than the limit.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
}

export default function AprTolerancePage() {
  return <LoanTestScreen test={TOLERANCE} />
}
