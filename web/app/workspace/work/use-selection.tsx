import { type ReactNode, useState } from 'react'
import { selectColumn } from '../../ui/select-column.tsx'
import type { Column } from '../../ui/table.tsx'
import { type BulkChange, SelectionBar } from './selection-bar.tsx'

interface Selection<Row> {
  /** A column of checkboxes, where the reader may change a row. */
  columns: Column<Row>[]
  bar: ReactNode
}

/** Rows of one page that are selected, to be changed at once. */
export function useSelection<Row extends object>(
  rows: readonly Row[],
  bulk: BulkChange<Row> | undefined,
): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  if (!bulk) return { columns: [], bar: null }
  const { rowOf } = bulk
  const changeable = rows.filter(bulk.mayChange)
  if (changeable.length === 0) return { columns: [], bar: null }
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const column = selectColumn<Row>({
    nameOf: (row) => rowOf(row).title,
    isSelected: (row) => selected.has(rowOf(row).id),
    onSelect: (row, isOn) => toggle(rowOf(row).id, isOn),
    maySelect: bulk.mayChange,
  })
  return {
    columns: [column],
    bar: (
      <SelectionBar
        bulk={bulk}
        rows={changeable.filter((row) => selected.has(rowOf(row).id))}
        onSelectAll={() => setSelected(new Set(changeable.map((row) => rowOf(row).id)))}
        onDone={() => setSelected(new Set())}
      />
    ),
  }
}
