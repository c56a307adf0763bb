import {
  type Batch,
  type BatchResultRow,
  SELECTED_AT_MOST,
} from '@plumbline/contract/lending/loan-test-batches.ts'
import { FileDown, Flag, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'

const DESCRIPTION_AT_MOST = 19_000

interface BatchSelectionProps {
  batch: Batch
  selected: readonly BatchResultRow[]
  onSelectShown: () => void
  onSelectNone: () => void
  onRecordFinding: (rows: number[]) => void
  onCureLetters: (rows: number[]) => void
}

/** Appears with the first selected loan: makes a task, a finding, or refund letters of them. */
export function BatchSelection({
  batch,
  selected,
  onSelectShown,
  onSelectNone,
  onRecordFinding,
  onCureLetters,
}: BatchSelectionProps) {
  const [isTaskOpen, setTaskOpen] = useState(false)
  if (selected.length === 0) return null
  const outside = selected.filter(({ outcome }) => outcome === 'outside').map(({ number }) => number)
  return (
    <div className="sticky top-16 z-10 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-soft px-4 py-2">
      <span className="font-semibold text-sm" aria-live="polite">
        {loansText(selected.length)} selected
      </span>
      <Button size="small" onClick={() => setTaskOpen(true)}>
        <ListPlus className="size-4" aria-hidden /> Create task
      </Button>
      {outside.length > 0 && (
        <Button look="quiet" size="small" onClick={() => onRecordFinding(outside)}>
          <Flag className="size-4" aria-hidden /> Record {outside.length} outside as finding
        </Button>
      )}
      {outside.length > 0 && batch.calculator === 'fee-tolerance' && (
        <Button look="quiet" size="small" onClick={() => onCureLetters(outside)}>
          <FileDown className="size-4" aria-hidden />{' '}
          {outside.length === 1 ? 'Refund letter' : `${outside.length} refund letters`} (Word)
        </Button>
      )}
      <Button look="plain" size="small" onClick={onSelectShown}>
        Select all on this page
      </Button>
      <Button look="plain" size="small" onClick={onSelectNone}>
        Select none
      </Button>
      {isTaskOpen && (
        <TaskFormDialog
          origin={{ kind: 'loan_batch', id: batch.id }}
          start={{
            title: `${batch.name}: ${loansText(selected.length)}`,
            description: loanLines(selected),
          }}
          onClose={() => setTaskOpen(false)}
          onSaved={() => {
            showToast('Task created')
            onSelectNone()
          }}
        />
      )}
    </div>
  )
}

const loansText = (count: number) => `${count} ${count === 1 ? 'loan' : 'loans'}`

function loanLines(rows: readonly BatchResultRow[]): string {
  let left = DESCRIPTION_AT_MOST
  return rows
    .map(({ number, loanNumber, explanation, error }) => {
      const name = loanNumber === null ? `Row ${number}` : `${loanNumber} (row ${number})`
      return `- ${name}: ${explanation?.sentence ?? error?.message ?? ''}`
    })
    .filter((line) => {
      left -= line.length + 1
      return left >= 0
    })
    .join('\n')
}

/** The rows that are selected, on whatever page they stand. */
export function useBatchSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<number, BatchResultRow>>(new Map())
  const select = (rows: readonly BatchResultRow[], isOn: boolean) => {
    const next = new Map(selected)
    for (const row of rows)
      if (!isOn) next.delete(row.number)
      else if (next.size < SELECTED_AT_MOST) next.set(row.number, row)
    setSelected(next)
  }
  return { selected, select, selectNone: () => setSelected(new Map()) }
}
