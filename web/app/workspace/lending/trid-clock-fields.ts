import { CALENDAR_GROUP } from './calendar-fields.ts'
import type { FieldGroup, SimpleField, Values } from './test-definition.ts'
import { METHOD_CHOICES } from './trid-clock-input.ts'

/** Sent, how, and proof of receipt: the same three questions for every disclosure. */
function delivery(name: string, label: string, citation: string): SimpleField[] {
  const isSent = (values: Values) => Boolean(values[`${name}Sent`])
  const isPresumed = (values: Values) => isSent(values) && values[`${name}Method`] !== 'in_person'
  return [
    { kind: 'date', name: `${name}Sent`, label },
    { kind: 'choice', name: `${name}Method`, label: 'How', choices: METHOD_CHOICES, show: isSent },
    {
      kind: 'date',
      name: `${name}Evidence`,
      label: 'Proof of earlier receipt',
      hint: 'Only what shows that the consumer had it.',
      citation,
      show: isPresumed,
    },
  ]
}

export const TRID_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'Dates of this loan',
    fields: [
      {
        kind: 'date',
        name: 'applicationReceived',
        label: 'Application received',
        hint: 'The day you had all six items.',
        citation: '1026.2(a)(3)(ii)',
      },
      ...delivery('loanEstimate', 'Loan Estimate sent', '1026.19(e)(1)(iv)'),
      {
        kind: 'date',
        name: 'intentToProceed',
        label: 'Intent to proceed',
        citation: '1026.19(e)(2)(i)',
        show: ({ loanEstimateSent }) => Boolean(loanEstimateSent),
      },
      ...delivery('closingDisclosure', 'Closing Disclosure sent', '1026.19(f)(1)(iii)'),
      { kind: 'date', name: 'plannedConsummation', label: 'Planned closing' },
      {
        kind: 'yes-no',
        name: 'rescission',
        label: 'Right of rescission',
        hint: 'A refinance or a second lien on a principal dwelling.',
        citation: '1026.23(a)',
      },
      { kind: 'yes-no', name: 'timeshare', label: 'Timeshare', citation: '1026.19(f)(1)(ii)(B)' },
    ],
  },
  {
    heading: 'Changes before closing',
    fields: [
      {
        kind: 'rows',
        name: 'changes',
        label: 'Changes',
        row: 'change',
        columns: [
          {
            kind: 'choice',
            name: 'kind',
            label: 'What changed',
            choices: [
              ['apr', 'The APR'],
              ['product', 'The loan product'],
              ['prepayment_penalty_added', 'A prepayment penalty was added'],
              ['prepayment_penalty_removed', 'A prepayment penalty was removed'],
              ['other', 'Something else'],
            ],
          },
          {
            kind: 'rate',
            name: 'disclosedApr',
            label: 'APR of the latest disclosure',
            show: ({ kind }) => kind === 'apr',
          },
          { kind: 'rate', name: 'newApr', label: 'New APR', show: ({ kind }) => kind === 'apr' },
          {
            kind: 'yes-no',
            name: 'irregular',
            label: 'Irregular transaction',
            hint: 'Several advances, irregular periods or amounts: 1/4 instead of 1/8 point.',
            show: ({ kind }) => kind === 'apr',
          },
        ],
      },
      {
        kind: 'rows',
        name: 'corrected',
        label: 'Corrected Closing Disclosures',
        row: 'corrected disclosure',
        columns: [
          { kind: 'date', name: 'Sent', label: 'Sent' },
          { kind: 'choice', name: 'Method', label: 'How', choices: METHOD_CHOICES },
          { kind: 'date', name: 'Evidence', label: 'Proof of earlier receipt' },
          {
            kind: 'choice',
            name: 'reason',
            label: 'Why',
            choices: [
              ['apr', 'APR outside tolerance'],
              ['product', 'Loan product'],
              ['prepayment_penalty_added', 'Prepayment penalty added'],
              ['other', 'Something else'],
            ],
          },
          { kind: 'yes-no', name: 'waived', label: 'New wait waived' },
        ],
      },
      {
        kind: 'rows',
        name: 'revised',
        label: 'Revised Loan Estimates',
        row: 'revised estimate',
        columns: [
          { kind: 'date', name: 'Sent', label: 'Sent' },
          { kind: 'choice', name: 'Method', label: 'How', choices: METHOD_CHOICES },
          { kind: 'date', name: 'Evidence', label: 'Proof of earlier receipt' },
        ],
      },
    ],
  },
  {
    heading: 'Waivers',
    fields: [
      {
        kind: 'yes-no',
        name: 'loanEstimateWaived',
        label: 'Seven days waived',
        hint: "For a bona fide personal financial emergency, in the consumer's own signed words.",
        citation: '1026.19(e)(1)(v)',
        show: ({ loanEstimateSent }) => Boolean(loanEstimateSent),
      },
      {
        kind: 'yes-no',
        name: 'closingDisclosureWaived',
        label: 'Three days waived',
        citation: '1026.19(f)(1)(iv)',
        show: ({ closingDisclosureSent }) => Boolean(closingDisclosureSent),
      },
    ],
  },
  CALENDAR_GROUP,
]
