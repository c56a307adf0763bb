import type { BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import { missText } from '@plumbline/rules/loan-tests/miss-text.ts'
import { selectColumn } from '../../ui/select-column.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { OUTCOME_WORDS } from './saved-tests.ts'
import { VerdictWord } from './verdict-card.tsx'

export const BATCH_OUTCOMES = ['outside', 'undetermined', 'error', 'within', 'answer'] as const
export type BatchOutcomeName = (typeof BATCH_OUTCOMES)[number]
export const BATCH_OUTCOME_WORDS = { ...OUTCOME_WORDS, error: 'Error' }

const COLUMNS: readonly Column<BatchResultRow>[] = [
  {
    id: 'loan',
    heading: 'Loan',
    className: 'as-table:whitespace-nowrap',
    cell: ({ number, loanNumber }) =>
      loanNumber === null ? (
        `Row ${number}`
      ) : (
        <>
          <span className="wrap-anywhere whitespace-normal">{loanNumber}</span>
          <span className="ml-2 text-sm text-ink-faint as-table:ml-0 as-table:block">Row {number}</span>
        </>
      ),
  },
  {
    id: 'outcome',
    heading: 'Outcome',
    className: 'as-table:whitespace-nowrap',
    cell: ({ outcome }) => (
      <VerdictWord tone={outcome === 'error' ? 'outside' : outcome}>
        {BATCH_OUTCOME_WORDS[outcome]}
      </VerdictWord>
    ),
  },
  {
    id: 'miss',
    heading: 'Missed by',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ explanation }) => (explanation?.miss ? <b>{missText(explanation.miss)}</b> : '–'),
  },
  { id: 'why', heading: 'Why', label: '', cell: (row) => <Why row={row} /> },
]

function Why({ row: { explanation, error } }: { row: BatchResultRow }) {
  if (!explanation) return error ? error.message : 'The explanation of this row is being written.'
  const { sentence, decidedBy } = explanation
  return (
    <span className="wrap-anywhere block max-w-[68ch] text-[0.9375rem]">
      {sentence}
      {decidedBy && (
        <span className="mt-0.5 block text-sm text-ink-soft">
          Decided by: {decidedBy.label}, {decidedBy.value}
        </span>
      )}
    </span>
  )
}

interface BatchRowsProps {
  rows: readonly BatchResultRow[]
  /** Absent for people who make no tasks and findings. */
  selection?: {
    selected: ReadonlyMap<number, BatchResultRow>
    select: (rows: readonly BatchResultRow[], isOn: boolean) => void
  }
}

/** The worst first: which loan, by how much, and why. */
export function BatchRows({ rows, selection }: BatchRowsProps) {
  const columns = selection
    ? [
        selectColumn<BatchResultRow>({
          nameOf: ({ loanNumber, number }) => loanNumber ?? `row ${number}`,
          isSelected: ({ number }) => selection.selected.has(number),
          onSelect: (row, isOn) => selection.select([row], isOn),
        }),
        ...COLUMNS,
      ]
    : COLUMNS
  return <Table caption="Rows" columns={columns} rows={rows} keyOf={({ number }) => String(number)} />
}
