import type { RateSpreadInput } from '@plumbline/rules/loan-tests/rate-spread.ts'
import type { FieldGroup, Values } from './test-definition.ts'
import { inputOf } from './test-input.ts'
import type { FieldRefusal } from './test-refusal.ts'

export const RATE_SPREAD_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'The loan',
    fields: [
      {
        kind: 'choice',
        name: 'amortization',
        label: 'Rate',
        required: true,
        choices: [
          ['fixed', 'Fixed'],
          ['variable', 'Adjustable'],
        ],
      },
      {
        kind: 'integer',
        name: 'termYears',
        label: 'Years',
        hint: 'Fixed: to maturity. Adjustable: to the first adjustment.',
        citation: 'comment 1003.4(a)(12)-4',
      },
      {
        kind: 'integer',
        name: 'termMonths',
        label: 'And months',
        hint: 'The term goes to the nearest year, a half to the shorter.',
      },
      { kind: 'rate', name: 'apr', label: 'APR', required: true, citation: '1003.4(a)(12)(i)' },
      {
        kind: 'date',
        name: 'rateSetDate',
        label: 'Rate set on',
        required: true,
        hint: 'The last time the rate was set before final action.',
        citation: 'comment 1003.4(a)(12)-5',
      },
    ],
  },
  {
    heading: 'The record',
    fields: [
      {
        kind: 'choice',
        name: 'actionTaken',
        label: 'Action taken',
        hint: 'Without a choice: originated.',
        citation: '1003.4(a)(8)',
        choices: [
          ['1', '1 Loan originated'],
          ['2', '2 Approved, not accepted'],
          ['3', '3 Denied'],
          ['4', '4 Withdrawn by applicant'],
          ['5', '5 Closed for incompleteness'],
          ['6', '6 Purchased loan'],
          ['7', '7 Preapproval denied'],
          ['8', '8 Preapproval approved, not accepted'],
        ],
      },
      { kind: 'yes-no', name: 'reverseMortgage', label: 'Reverse mortgage' },
      { kind: 'yes-no', name: 'assumption', label: 'Assumption' },
      { kind: 'yes-no', name: 'subjectToRegulationZ', label: 'Subject to Regulation Z' },
      { kind: 'yes-no', name: 'partiallyExempt', label: 'Partially exempt', citation: '1003.3(d)' },
    ],
  },
]

export const RATE_SPREAD_SAMPLE: Values = {
  amortization: 'fixed',
  termYears: '30',
  apr: '7.00',
  rateSetDate: '2026-01-07',
  actionTaken: '1',
}

export function rateSpreadInput(values: Values): RateSpreadInput {
  const input = inputOf(RATE_SPREAD_GROUPS, values)
  return { ...input, actionTaken: Number(input.actionTaken ?? '1') } as unknown as RateSpreadInput
}

/** The rule speaks of the term; in the form that is the years. */
export function rateSpreadRefusals(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  return refusals.map(({ field, message }) => ({ field: field === 'term' ? 'termYears' : field, message }))
}
