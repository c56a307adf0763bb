import type { GridRow } from './desk-protocol.ts'

/** Width of the two columns that stay in sight. */
export const FROZEN_WIDTH = 88 + 190

interface FrozenCellsProps {
  row: GridRow
  isSelected: boolean
  onRow: (row: GridRow) => void
}

/** The row's number, which opens it, and the end of its ULI. */
export function FrozenCells({ row, isSelected, onRow }: FrozenCellsProps) {
  return (
    <div
      role="presentation"
      className={`sticky left-0 z-10 flex h-full items-center ${isSelected ? 'bg-brand-soft' : 'bg-surface'}`}
      style={{ width: FROZEN_WIDTH }}
    >
      <div role="gridcell" aria-colindex={1} className="w-22 px-3 tabular-nums">
        <button
          type="button"
          tabIndex={-1}
          className="cursor-pointer underline decoration-line-strong underline-offset-3"
          onClick={() => onRow(row)}
        >
          {row.line.toLocaleString('en-US')}
        </button>
        {row.changed && (
          <span title="Changed" className="ml-1 text-brass">
            ●<span className="sr-only">changed</span>
          </span>
        )}
      </div>
      <div role="gridcell" aria-colindex={2} className="truncate px-2 font-mono text-xs text-ink-soft">
        {row.problem === 'length' ? 'wrong number of fields' : `…${(row.values[2] ?? '').slice(-14)}`}
      </div>
    </div>
  )
}
