import { readTypedFigure } from '@plumbline/rules/money/typed-figure.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { DateField } from './date-field.tsx'
import { levelPayments } from './level-payments.ts'
import type { Values } from './test-definition.ts'

interface GeneratePaymentsProps {
  onGenerated: (values: Values) => void
}

/** Rows from a note: amount, rate, months, first payment. A step in the rate starts a new row. */
export function GeneratePayments({ onGenerated }: GeneratePaymentsProps) {
  const [note, setNote] = useState<Values>({})
  const [problem, setProblem] = useState<string>()
  const set = (name: string, value: string) => setNote((before) => ({ ...before, [name]: value }))
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={note[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
      onBlur={({ target }) => set(name, readTypedFigure(target.value))}
    />
  )

  function generate() {
    const outcome = levelPayments(note)
    if ('problem' in outcome) return setProblem(outcome.problem)
    setProblem(undefined)
    onGenerated({ payments: JSON.stringify(outcome.rows) })
  }

  return (
    <Disclosure
      title="Generate payments from the note"
      className="rounded-card border bg-surface px-5 print:hidden"
    >
      <div className="grid gap-4 pb-5">
        {field('amount', 'Face amount of the note')}
        {field('rate', 'Rate in percent')}
        {field('months', 'Months')}
        <DateField label="First payment" value={note.first ?? ''} onChange={(date) => set('first', date)} />
        {field('stepAfter', 'Rate changes after month', 'Empty: it does not change.')}
        {note.stepAfter && field('stepRate', 'Rate from then on')}
        <Button look="quiet" size="small" className="justify-self-start" onClick={generate}>
          Generate
        </Button>
        <p role="status" className="text-danger text-sm">
          {problem}
        </p>
      </div>
    </Disclosure>
  )
}
