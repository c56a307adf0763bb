import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import type { TypedValue } from './loan-protocol.ts'

/** One field for each value that a test lacks: filling one in runs every test again. */
export function MissingValues({
  missing,
  onType,
}: {
  missing: readonly { name: string; label: string }[]
  onType: (typed: TypedValue) => Promise<void>
}) {
  const typed = missing.filter(({ name }) => !name.includes('.'))
  const elsewhere = missing.filter(({ name }) => name.includes('.'))
  return (
    <SectionCard title="What is missing">
      <div className="grid gap-4 px-5 pb-5">
        {typed.length > 0 && (
          <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {typed.map(({ name, label }) => (
              <MissingValue key={name} name={name} label={label} onType={onType} />
            ))}
          </div>
        )}
        {elsewhere.length > 0 && (
          <p className="text-ink-soft text-sm">
            Not in this file, and not a single value:{' '}
            {elsewhere
              .map(({ label }) => label.toLowerCase().replace('loan estimate', 'Loan Estimate'))
              .join('; ')}
            . The single tests take them.
          </p>
        )}
      </div>
    </SectionCard>
  )
}

const HINTS: Readonly<Record<string, string>> = {
  closingDisclosureMethod: 'In person, mail, email, or courier.',
  ...Object.fromEntries(
    [2, 3, 4].map((version) => [
      `loanEstimate${version}Reason`,
      'Changed circumstance, eligibility, consumer request, rate lock, expiration, or construction delay.',
    ]),
  ),
  providerListGiven: 'Yes or no: the list of 1026.19(e)(1)(vi)(C).',
  loanEstimateMethod: 'In person, mail, email, or courier.',
  occupancy: 'Primary residence, second home, or investment.',
}

function MissingValue({
  name,
  label,
  onType,
}: {
  name: string
  label: string
  onType: (typed: TypedValue) => Promise<void>
}) {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const isDate = /Date$/.test(name)
  async function take() {
    if (value.trim() === '') return
    try {
      await onType({ key: name, name, value })
      setProblem(undefined)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          type={isDate ? 'date' : 'text'}
          hint={HINTS[name]}
          error={problem}
          autoComplete="off"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <Button type="submit" look="quiet" aria-label={`Use ${label}`}>
        Use
      </Button>
    </form>
  )
}
