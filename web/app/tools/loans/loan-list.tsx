import type { Verdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import clsx from 'clsx'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { selectColumn } from '../../ui/select-column.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { inDollars } from '../lending/day-words.ts'
import type { LoanRow } from './loan-protocol.ts'
import { masked, VERDICT_ORDER, VERDICT_WORDS } from './verdict-words.ts'

const SHOWN_AT_ONCE = 50

interface LoanListProps {
  rows: readonly LoanRow[]
  names: boolean
  onOpen: (id: number) => void
  /** Absent where nothing is made of a selection. */
  selection?: LoanSelection
}

export interface LoanSelection {
  selected: ReadonlySet<number>
  select: (ids: readonly number[], isOn: boolean) => void
}

/** Every loan with its verdict and what is wrong, the worst first; above it, what is wrong most often. */
export function LoanList({ rows, names, onOpen, selection }: LoanListProps) {
  const [verdict, setVerdict] = useState<Verdict | ''>('')
  const [cause, setCause] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const chosen = rows
    .filter(
      (row) =>
        (verdict === '' || row.verdict === verdict) &&
        (cause === '' || row.causes.some(({ id }) => id === cause)),
    )
    .sort(
      (a, b) =>
        VERDICT_ORDER.indexOf(a.verdict) - VERDICT_ORDER.indexOf(b.verdict) ||
        b.counts.outside - a.counts.outside ||
        a.id - b.id,
    )
  const counted = (of: Verdict) => rows.filter((row) => row.verdict === of).length
  const columns: Column<LoanRow>[] = [
    ...(selection ? [selectLoans(selection, names)] : []),
    {
      id: 'loan',
      heading: 'Loan',
      cell: ({ id, name, file }) => (
        <button
          type="button"
          className={clsx(
            'cursor-pointer text-left font-semibold text-brand underline underline-offset-3',
            names ? 'wrap-anywhere' : 'whitespace-nowrap',
          )}
          onClick={() => onOpen(id)}
        >
          {names ? name : masked(name)}
          {names && name !== file && <span className="block font-normal text-ink-soft text-sm">{file}</span>}
        </button>
      ),
    },
    {
      id: 'verdict',
      heading: 'Verdict',
      cell: ({ verdict: one }) => <Badge tone={VERDICT_WORDS[one].tone}>{VERDICT_WORDS[one].text}</Badge>,
    },
    {
      id: 'causes',
      heading: 'Why',
      className: 'max-w-[42rem]',
      cell: ({ causes, verdict: one, counts }) => {
        const [first, ...others] = causes
        if (!first) return <span className="text-ink-soft">{counts.within} tests, all within</span>
        return (
          <span>
            {first.sentence}
            {others.length > 0 && (
              <span className="text-ink-soft">
                {' '}
                And {(one === 'outside' ? counts.outside : counts.undetermined) - 1} more.
              </span>
            )}
          </span>
        )
      },
    },
  ]
  return (
    <div className="grid gap-5">
      <p aria-live="polite" className="font-display text-2xl font-semibold leading-tight">
        {rows.length === 1 ? '1 loan' : `${rows.length.toLocaleString('en-US')} loans`}:{' '}
        {(['outside', 'undetermined', 'within'] as const)
          .filter((one) => counted(one) > 0)
          .map((one) => `${counted(one)} ${VERDICT_WORDS[one].text.toLowerCase()}`)
          .join(', ')}
        .
      </p>
      {rows.length > 1 && (
        <Causes rows={rows} cause={cause} onCause={(id) => setCause(id === cause ? '' : id)} />
      )}
      <Card>
        {rows.length > 1 && (
          <div className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3">
            <BareSelect
              label="Verdict"
              className="w-auto!"
              value={verdict}
              onChange={({ target }) => setVerdict(target.value as Verdict | '')}
            >
              <option value="">All verdicts</option>
              {(['outside', 'undetermined', 'within'] as const).map((one) => (
                <option key={one} value={one}>
                  {VERDICT_WORDS[one].text}
                </option>
              ))}
            </BareSelect>
            <span className="text-ink-soft text-sm tabular-nums">
              {chosen.length.toLocaleString('en-US')} shown
            </span>
            {selection && chosen.length > 0 && (
              <Button
                look="plain"
                size="small"
                onClick={() =>
                  selection.select(
                    chosen.map(({ id }) => id),
                    true,
                  )
                }
              >
                Select {chosen.length === 1 ? 'it' : `all ${chosen.length.toLocaleString('en-US')}`}
              </Button>
            )}
          </div>
        )}
        {chosen.length === 0 ? (
          <p className="px-4 py-8 text-center text-ink-soft">No loan has this verdict and cause.</p>
        ) : (
          <Table
            caption="Loans"
            columns={columns}
            rows={chosen.slice(0, shown)}
            keyOf={({ id }) => String(id)}
          />
        )}
        {chosen.length > shown && (
          <p className="border-line border-t px-4 py-3">
            <Button look="quiet" size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
              Show more
            </Button>
          </p>
        )}
      </Card>
    </div>
  )
}

const selectLoans = ({ selected, select }: LoanSelection, names: boolean): Column<LoanRow> =>
  selectColumn({
    nameOf: ({ name }) => `loan ${names ? name : masked(name)}`,
    isSelected: ({ id }) => selected.has(id),
    onSelect: ({ id }, isOn) => select([id], isOn),
  })

interface Cause {
  id: string
  question: string
  loans: number
  cents: number
}

function causesOf(rows: readonly LoanRow[]): Cause[] {
  const found = new Map<string, Cause>()
  for (const { verdict, causes } of rows)
    if (verdict === 'outside')
      for (const { id, question, dollars } of causes) {
        const one = found.get(id) ?? { id, question, loans: 0, cents: 0 }
        one.loans++
        one.cents += Math.round(Number(dollars ?? 0) * 100)
        found.set(id, one)
      }
  return [...found.values()].sort((a, b) => b.loans - a.loans || b.cents - a.cents)
}

/** What is outside, by test, with how many loans and how much money. */
function Causes({
  rows,
  cause,
  onCause,
}: {
  rows: readonly LoanRow[]
  cause: string
  onCause: (id: string) => void
}) {
  const causes = causesOf(rows)
  if (causes.length === 0) return null
  return (
    <SectionCard title="What is outside">
      <ul className="divide-y divide-line border-line border-t">
        {causes.slice(0, 12).map(({ id, question, loans, cents }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={cause === id}
              className={`flex w-full cursor-pointer flex-wrap items-baseline gap-x-4 px-5 py-2.5 text-left hover:bg-paper ${cause === id ? 'bg-brand-soft' : ''}`}
              onClick={() => onCause(id)}
            >
              <span className="min-w-0 flex-1">{question}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {loans} {loans === 1 ? 'loan' : 'loans'}
                {cents > 0 && `, ${inDollars((cents / 100).toFixed(2))}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
