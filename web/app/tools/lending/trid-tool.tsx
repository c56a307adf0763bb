import { tridForward } from '@plumbline/rules/loan-tests/trid-forward.ts'
import type { Disclosure } from '@plumbline/rules/trid/disclosure.ts'
import type { TridForwardInput, TridForwardResult } from '@plumbline/rules/trid/trid-forward-shape.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { type Typed, useAddressState } from './address-state.ts'
import { dayInFull } from './day-words.ts'
import { type Outcome, outcomeOf, ToolResult } from './tool-parts.tsx'
import { TridCalendarCard } from './trid-calendar-card.tsx'
import { tridCalendar } from './trid-calendar-days.ts'

const SAMPLE: Typed = {
  ...{ application: '2026-01-02', estimate: '2026-01-05', estimateBy: 'email' },
  ...{ closing: '2026-01-14', closingBy: 'mail', planned: '2026-01-21', refinance: 'no' },
}

const METHODS = [
  ['mail', 'Mail'],
  ['email', 'Email, with consent'],
  ['in_person', 'In person'],
  ['courier', 'Courier'],
] as const

/** When a loan can close, worked out in the browser: both definitions of a business day on one calendar. */
export function TridTool() {
  const { values, set, replace } = useAddressState()
  const input = inputOf(values)
  const outcome = run(values, input)
  const day = (name: string, label: string, hint?: string) => (
    <TextField
      type="date"
      label={label}
      hint={hint}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  const method = (name: string, label: string) => (
    <Select label={label} value={values[name] ?? 'mail'} onChange={({ target }) => set(name, target.value)}>
      {METHODS.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <Card className="grid gap-4 px-5 py-5 print:hidden">
        {day('application', 'Application received', 'The day you had all six items, 1026.2(a)(3)(ii).')}
        {day('estimate', 'Loan Estimate sent')}
        {method('estimateBy', 'How the estimate was sent')}
        {day('closing', 'Closing Disclosure sent')}
        {method('closingBy', 'How the disclosure was sent')}
        {day('planned', 'Planned closing')}
        <Select
          label="Right of rescission"
          hint="A refinance or a second lien on a principal dwelling, 1026.23(a)."
          value={values.refinance ?? 'no'}
          onChange={({ target }) => set('refinance', target.value)}
        >
          <option value="no">No</option>
          <option value="yes">Yes</option>
        </Select>
        <Button look="quiet" onClick={() => replace(SAMPLE)}>
          Fill in an example
        </Button>
      </Card>
      <ToolResult outcome={outcome} headline={headlineOf}>
        {(result) => (
          <>
            {result.rescission.expiresAtMidnightOf && (
              <p className="mt-2 text-ink-soft">
                Rescission ends at midnight of {dayInFull(result.rescission.expiresAtMidnightOf)}
                {result.rescission.disburseFrom &&
                  `; funds may go out from ${dayInFull(result.rescission.disburseFrom)}`}
                .
              </p>
            )}
            <div className="mt-4">
              <TridCalendarCard
                calendar={tridCalendar(input, result)}
                allowed={result.plannedConsummation.allowed}
              />
            </div>
          </>
        )}
      </ToolResult>
    </div>
  )
}

function headlineOf({ earliestConsummation, plannedConsummation, loanEstimate }: TridForwardResult): string {
  const { date, allowed } = plannedConsummation
  if (date && allowed) return `You can close on ${dayInFull(date)}.`
  if (date && allowed === false && earliestConsummation)
    return `${dayInFull(date)} is too early. You can close from ${dayInFull(earliestConsummation)}.`
  if (earliestConsummation) return `You can close from ${dayInFull(earliestConsummation)}.`
  if (loanEstimate.dueBy) return `The Loan Estimate is due by ${dayInFull(loanEstimate.dueBy)}.`
  return 'Enter the day the Closing Disclosure was sent to see when you can close.'
}

function disclosureOf(sent: string | undefined, by = 'mail'): Disclosure | undefined {
  if (!sent) return undefined
  return { sent, method: by as Disclosure['method'], ...(by === 'email' && { esignConsent: true }) }
}

function inputOf({
  application,
  estimate,
  estimateBy,
  closing,
  closingBy,
  planned,
}: Typed): TridForwardInput {
  const loanEstimate = disclosureOf(estimate, estimateBy)
  const closingDisclosure = disclosureOf(closing, closingBy)
  return {
    ...(application && { applicationReceived: application }),
    ...(loanEstimate && { loanEstimate }),
    ...(closingDisclosure && { closingDisclosure }),
    ...(planned && { plannedConsummation: planned }),
  }
}

const NO_TABLES = { thresholds: new Map(), apor: { fixed: new Map(), variable: new Map() } }

function run(values: Typed, input: TridForwardInput): Outcome<TridForwardResult> {
  if (Object.keys(input).length === 0) return { waiting: 'Enter the days you know.' }
  return outcomeOf(() => {
    const first = tridForward(input, NO_TABLES)
    const { date, allowed } = first.result.plannedConsummation
    const closing = allowed ? date : first.result.earliestConsummation
    if (values.refinance !== 'yes' || !closing) return first
    const rescission = {
      ...{ consummation: closing, noticeDelivered: closing },
      materialDisclosuresDelivered: closing,
    }
    return tridForward({ ...input, rescission }, NO_TABLES)
  })
}
