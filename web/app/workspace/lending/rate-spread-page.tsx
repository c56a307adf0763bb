import type { RateSpreadInput, RateSpreadResult } from '@plumbline/rules/loan-tests/rate-spread.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { LoanTestScreen } from './loan-test-screen.tsx'
import {
  RATE_SPREAD_GROUPS,
  RATE_SPREAD_SAMPLE,
  rateSpreadInput,
  rateSpreadRefusals,
} from './rate-spread-fields.ts'
import type { TestDefinition, Verdict } from './test-definition.ts'

const RATE_SPREAD: TestDefinition<RateSpreadInput, RateSpreadResult> = {
  name: 'rate-spread',
  title: 'Rate spread',
  question: 'What is the rate spread?',
  part: '1003',
  sample: RATE_SPREAD_SAMPLE,
  groups: RATE_SPREAD_GROUPS,
  toInput: rateSpreadInput,
  toFormRefusals: rateSpreadRefusals,
  run: ({ aporTable: _, ...input }) => apiClient.loanTests['rate-spread'](input),
  verdict: rateSpreadVerdict,
}

const REASONS = {
  partially_exempt: 'the institution is partially exempt',
  reverse_mortgage: 'it is a reverse mortgage',
  assumption: 'it is an assumption',
  purchased: 'the loan was purchased',
  not_regulation_z: 'Regulation Z does not apply',
  action_taken: 'the action taken is not one of 1, 2 and 8',
} as const

function rateSpreadVerdict({ rateSpread, apor, week, term, table, reason }: RateSpreadResult): Verdict {
  if (reason)
    return { tone: 'answer', headline: `Report ${rateSpread}.`, more: `Because ${REASONS[reason]}.` }
  return {
    tone: 'answer',
    headline: `The rate spread is ${rateSpread}.`,
    more: `Average prime offer rate ${apor}: ${table === 'fixed' ? 'fixed' : 'adjustable'} table of ${dayInFull(week!)}, ${term} year${term === 1 ? '' : 's'}.`,
  }
}

export default function RateSpreadPage() {
  return <LoanTestScreen test={RATE_SPREAD} />
}
