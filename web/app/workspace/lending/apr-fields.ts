import type { AprInput } from '@plumbline/rules/loan-tests/apr.ts'
import type { FieldGroup, SimpleField, Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'
import type { FieldRefusal } from './test-refusal.ts'

const isSeries = ({ count }: Values) => Number(count ?? '1') > 1
const UNITS = [
  ['month', 'Months'],
  ['week', 'Weeks'],
  ['semimonth', 'Half months'],
  ['year', 'Years'],
  ['day', 'Days'],
] as const

const PAYMENT_COLUMNS: readonly SimpleField[] = [
  { kind: 'money', name: 'amount', label: 'Amount', required: true },
  { kind: 'integer', name: 'count', label: 'Number of payments', hint: 'Empty: one payment.' },
  { kind: 'date', name: 'date', label: 'First or only date', required: true },
  { kind: 'choice', name: 'unit', label: 'Every so many', show: isSeries, choices: UNITS },
  { kind: 'integer', name: 'every', label: 'How many of them', hint: 'Empty: each one.', show: isSeries },
  { kind: 'yes-no', name: 'endOfMonth', label: 'Due on the last day of the month', show: isSeries },
]

export const APR_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'What the consumer gets',
    fields: [
      {
        kind: 'rows',
        name: 'advances',
        label: 'At least one advance',
        required: true,
        row: 'advance',
        hint: 'The amount financed on the day of consummation; more rows for more advances.',
        citation: '1026 appendix J (b)(2)',
        columns: [
          { kind: 'money', name: 'amount', label: 'Amount financed', required: true },
          { kind: 'date', name: 'date', label: 'Date', required: true },
        ],
      },
      {
        kind: 'date',
        name: 'earningDate',
        label: 'Finance charge earned from',
        hint: 'Only where it is another day than the first advance.',
        citation: '1026 appendix J (b)(2)',
      },
    ],
  },
  {
    heading: 'What the consumer pays',
    fields: [
      {
        kind: 'rows',
        name: 'payments',
        label: 'At least one payment',
        required: true,
        row: 'payment',
        hint: 'Equal payments at equal intervals make one row.',
        columns: PAYMENT_COLUMNS,
      },
    ],
  },
  {
    heading: 'What was disclosed',
    fields: [
      {
        kind: 'rate',
        name: 'disclosedApr',
        label: 'Disclosed APR',
        hint: 'The verdict says whether it is within the tolerance.',
        citation: '1026.22(a)(2)-(3)',
      },
    ],
  },
]

export const APR_SAMPLE: Values = {
  advances: JSON.stringify([{ amount: '294500.00', date: '2026-01-15' }]),
  payments: JSON.stringify([{ amount: '1896.20', count: '360', date: '2026-03-01', unit: 'month' }]),
  disclosedApr: '6.64',
}

/** What is not a number goes out as typed, so that the refusal can name it. */
const count = (text: string) => (/^\d+$/.test(text) ? Number(text) : (text as unknown as number))

export function aprInput(values: Values): AprInput {
  return {
    advances: rowsIn(values.advances).map(({ amount = '', date = '' }) => ({ amount, date })),
    payments: rowsIn(values.payments).map((row) => {
      const { amount = '', date = '', unit = 'month', every } = row
      if (!isSeries(row) && (row.count ?? '1') === '1') return { amount, date }
      return {
        ...{ amount, firstDate: date, count: count(row.count ?? '1') },
        unit: (unit || 'month') as 'month',
        ...(every && { every: count(every) }),
        ...(row.endOfMonth === 'yes' && { endOfMonth: true }),
      }
    }),
    ...(values.earningDate && { earningDate: values.earningDate }),
    ...(values.disclosedApr && { disclosedApr: values.disclosedApr }),
  }
}

/** In the form the first date of a series and a single date are one field. */
export function aprRefusals(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  return refusals.map(({ field, message }) => ({
    field: field.replace(/^(payments\.\d+)\.firstDate$/, '$1.date'),
    message,
  }))
}
