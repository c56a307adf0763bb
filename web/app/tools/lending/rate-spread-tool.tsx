import { type AporTable, parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import { type RateSpreadResult, rateSpread } from '@plumbline/rules/loan-tests/rate-spread.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { type Typed, useAddressState } from './address-state.ts'
import { type Outcome, outcomeOf, ToolResult } from './tool-parts.tsx'

const SAMPLE: Typed = { kind: 'fixed', years: '30', apr: '7.00', set: '2026-01-07' }
type Kind = 'fixed' | 'variable'
type Loaded = { table: AporTable } | { problem: string }

/** The rate spread of one loan. The table is fetched once; the loan stays in the browser. */
export function RateSpreadTool() {
  const { values, set, replace } = useAddressState()
  const kind = (values.kind || 'fixed') as Kind
  const loaded = useAporTable(kind, Boolean(values.set))
  const outcome = run(values, kind, loaded)
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card className="grid gap-4 px-5 py-5 print:hidden">
        <Select label="Rate" value={kind} onChange={({ target }) => set('kind', target.value)}>
          <option value="fixed">Fixed</option>
          <option value="variable">Adjustable</option>
        </Select>
        {field('years', 'Years', 'Fixed: to maturity. Adjustable: to the first adjustment of the rate.')}
        {field('months', 'And months', 'To the nearest year, a half to the shorter.')}
        {field('apr', 'APR')}
        <TextField
          type="date"
          label="Rate set on"
          hint="The last time the rate was set before final action."
          value={values.set ?? ''}
          onChange={({ target }) => set('set', target.value)}
        />
        <Button look="quiet" onClick={() => replace(SAMPLE)}>
          Fill in an example
        </Button>
      </Card>
      <ToolResult outcome={outcome} headline={({ rateSpread: spread }) => `The rate spread is ${spread}.`}>
        {(result) => (
          <p className="mt-2 text-ink-soft tabular-nums">
            Average prime offer rate {result.apor}, week of {result.week}, {result.term} years.
          </p>
        )}
      </ToolResult>
    </div>
  )
}

function useAporTable(kind: Kind, wanted: boolean): Loaded | undefined {
  const [tables, setTables] = useState<Partial<Record<Kind, Loaded>>>({})
  const known = tables[kind]
  useEffect(() => {
    if (!wanted || known) return
    const keep = (loaded: Loaded) => setTables((before) => ({ ...before, [kind]: loaded }))
    fetch(`/api/apor-tables/${kind}`)
      .then(async (response) => {
        if (!response.ok) throw new Error(`answered ${response.status}`)
        const { text } = (await response.json()) as { text: string }
        keep({ table: parseAporFile(text).table })
      })
      .catch(() =>
        keep({
          problem: 'The table of average prime offer rates could not be fetched. Load the page again.',
        }),
      )
  }, [kind, wanted, known])
  return known
}

function run(values: Typed, kind: Kind, loaded: Loaded | undefined): Outcome<RateSpreadResult> {
  const { apr, set, years, months } = values
  if (!apr || !set || (!years && !months))
    return { waiting: 'Enter the term, the APR and the day the rate was set.' }
  const whole = /^\d{1,3}$/
  if ((years && !whole.test(years)) || (months && !whole.test(months)))
    return { refusal: `Term: "${years || months}" is not a whole number.` }
  if (!loaded) return { waiting: 'Fetching the table…' }
  if ('problem' in loaded) return { refusal: loaded.problem }
  const empty: AporTable = new Map()
  return outcomeOf(() =>
    rateSpread(
      {
        ...{ actionTaken: 1, amortization: kind, apr, rateSetDate: set },
        ...(years && { termYears: Number(years) }),
        ...(months && { termMonths: Number(months) }),
      },
      {
        thresholds: new Map(),
        apor: { fixed: empty, variable: empty, [kind]: loaded.table },
      },
    ),
  )
}
