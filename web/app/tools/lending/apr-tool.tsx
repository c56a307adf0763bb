import type { DatedAmount, PaymentSeries } from '@plumbline/rules/apr/payment-stream.ts'
import { type AprResult, apr } from '@plumbline/rules/loan-tests/apr.ts'
import { registerOf, type ThresholdRow } from '@plumbline/rules/thresholds/threshold-register.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { type Typed, useAddressState } from './address-state.ts'
import { inDollars } from './day-words.ts'
import { type Outcome, outcomeOf, ToolResult } from './tool-parts.tsx'

const SAMPLE: Typed = {
  ...{ financed: '294500.00', advanced: '2026-01-15', amount: '1896.20', count: '360', first: '2026-03-01' },
  ...{ unit: 'month', disclosed: '6.64' },
}

/** The check of one APR, worked out in the browser. */
export function AprTool({ tolerances }: { tolerances: ThresholdRow[] }) {
  const { values, set, replace } = useAddressState()
  const outcome = run(values, tolerances)
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  const dateField = (name: string, label: string, hint?: string) => (
    <TextField
      type="date"
      label={label}
      hint={hint}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card className="grid gap-4 px-5 py-5 print:hidden">
        {field('financed', 'Amount financed')}
        {dateField('advanced', 'Advanced on', 'The day of consummation, or when interest begins.')}
        {field('amount', 'Payment')}
        {field('count', 'Number of payments')}
        {dateField('first', 'First payment')}
        <Select
          label="Due every"
          value={values.unit ?? 'month'}
          onChange={({ target }) => set('unit', target.value)}
        >
          <option value="month">Month</option>
          <option value="semimonth">Half month</option>
          <option value="week">Week</option>
          <option value="year">Year</option>
        </Select>
        {field('last', 'A last payment of another amount', 'Empty: all payments are equal.')}
        {dateField('lastOn', 'Last payment on')}
        {field('disclosed', 'Disclosed APR', 'Checked against the tolerance of 12 CFR 1026.22(a).')}
        <Button look="quiet" onClick={() => replace(SAMPLE)}>
          Fill in an example
        </Button>
      </Card>
      <ToolResult outcome={outcome} headline={headlineOf}>
        {(result) => (
          <p className="mt-2 text-ink-soft tabular-nums">
            Finance charge {inDollars(result.financeCharge)}, total of payments{' '}
            {inDollars(result.totalOfPayments)}. To six places {result.aprExact}; tolerance {result.tolerance}
            .
          </p>
        )}
      </ToolResult>
    </div>
  )
}

function headlineOf({ apr: rate, verdict }: AprResult): string {
  if (!verdict) return `The APR is ${rate}%.`
  if (verdict.direction === 'exact') return `The APR is ${rate}%, as disclosed.`
  return `The APR is ${rate}%; ${verdict.disclosedApr}% is ${verdict.direction}, ${verdict.accurate ? 'within' : 'outside'} the tolerance.`
}

const NEEDED = {
  financed: 'the amount financed',
  advanced: 'its date',
  amount: 'the payment',
  first: 'the first payment',
}

function run(values: Typed, tolerances: ThresholdRow[]): Outcome<AprResult> {
  const missing = Object.entries(NEEDED).flatMap(([name, label]) => (values[name] ? [] : [label]))
  if (missing.length > 0) return { waiting: `Enter ${missing.join(', ')}.` }
  const { financed, advanced, amount, first, unit = 'month', count = '1', last, lastOn, disclosed } = values
  const number = Number(count || '1')
  if (!Number.isInteger(number) || number < 1)
    return { refusal: `Number of payments: "${count}" is not a whole number above zero.` }
  if (Boolean(last) !== Boolean(lastOn))
    return { refusal: 'A last payment of another amount needs both its amount and its date.' }
  const payments: (DatedAmount | PaymentSeries)[] = [
    { amount: amount!, firstDate: first!, count: number, unit: unit as 'month' },
  ]
  if (last && lastOn) payments.push({ amount: last, date: lastOn })
  return outcomeOf(() =>
    apr(
      {
        advances: [{ amount: financed!, date: advanced! }],
        payments,
        ...(disclosed && { disclosedApr: disclosed }),
      },
      { thresholds: registerOf(tolerances), apor: { fixed: new Map(), variable: new Map() } },
    ),
  )
}
