import { type ReactNode, useState } from 'react'
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
  const column: Column<Row> = {
    id: 'select',
    heading: 'Select',
    headingHidden: true,
    className: 'w-10',
    cell(row) {
      const { id, title } = rowOf(row)
      return (
        bulk.mayChange(row) && (
          <label className="grid size-7 cursor-pointer place-items-center">
            <input
              type="checkbox"
              className="size-4.5 accent-brand"
              aria-label={`Select ${title}`}
              checked={selected.has(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          </label>
        )
      )
    },
  }
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
