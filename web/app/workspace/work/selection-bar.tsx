import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import type { ListedField, ListedRecord, ListedRow } from './listed-record.ts'

const loadDialog = async () => (await import('./change-selected-dialog.tsx')).ChangeSelectedDialog

/** What several records of a list are given at once. */
export interface BulkChange<Row> {
  of: ListedRecord
  fields: readonly ListedField[]
  rowOf: (row: Row) => ListedRow
  mayChange: (row: Row) => boolean
}

interface SelectionBarProps<Row> {
  bulk: BulkChange<Row>
  rows: readonly Row[]
  /** All that may be selected on this page. */
  onSelectAll: () => void
  onDone: () => void
}

/** Appears with the first selected row. */
export function SelectionBar<Row extends object>({
  bulk,
  rows,
  onSelectAll,
  onDone,
}: SelectionBarProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const ChangeSelectedDialog = useLazyPart(isOpen ? loadDialog : undefined, () => {
    window.plumbline.showLoadFailure()
    setOpen(false)
  })
  if (rows.length === 0) return null
  return (
    <div className="sticky top-16 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-brand bg-brand-soft px-4 py-2">
      <span className="font-semibold text-sm" aria-live="polite">
        {rows.length} selected
      </span>
      <Button size="small" onClick={() => setOpen(true)}>
        Change…
      </Button>
      <Button look="plain" size="small" onClick={onSelectAll}>
        Select all shown
      </Button>
      <Button look="plain" size="small" onClick={onDone}>
        Select none
      </Button>
      {isOpen && ChangeSelectedDialog && (
        <ChangeSelectedDialog
          of={bulk.of}
          fields={bulk.fields}
          selected={rows.map((row) => ({ row: bulk.rowOf(row), shown: row }))}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}
