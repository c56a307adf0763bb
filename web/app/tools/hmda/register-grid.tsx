import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CellEditor } from './cell-editor.tsx'
import type { GridRow } from './desk-protocol.ts'
import { FROZEN_WIDTH, FrozenCells } from './frozen-cells.tsx'
import type { Ask } from './use-desk.ts'
import { useRowBlocks } from './use-row-blocks.ts'

const ROW_HEIGHT = 36
const HEADER_HEIGHT = 52
/** Browsers cannot lay out elements of tens of millions of pixels; beyond this the scroll bar is scaled. */
const TALLEST = 12_000_000
const WIDTHS: Record<string, number> = {
  uli: 190,
  lei: 190,
  streetAddress: 200,
  ausResultOther: 160,
  city: 130,
}
const widthOf = (field: string) => WIDTHS[field] ?? 128
const FROZEN = 2

export interface Cell {
  place: number
  column: number
}

interface RegisterGridProps {
  ask: Ask
  version: number
  rowCount: number
  /** Positions of the fields, in the order shown; those of the selected edit come first. */
  columns: readonly number[]
  marked: ReadonlySet<number>
  selectedRow: number | undefined
  cell: Cell
  onCell: (cell: Cell) => void
  onRow: (row: GridRow) => void
  onChange: (row: number, field: string, value: string) => void
  onFillDown: (row: number, field: string) => void
  /** Values copied from a spreadsheet, put over the cells from this place on. */
  onPaste: (place: number, fields: string[], text: string) => void
}

/** All rows and all columns, of which only those in sight are in the document. */
export function RegisterGrid(props: RegisterGridProps) {
  const { ask, version, rowCount, columns, marked, selectedRow, cell, onCell, onRow, onChange } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, left: 0, height: 600, width: 900 })
  const [editing, setEditing] = useState<Cell>()
  const frame = useRef(0)

  const lefts = useMemo(() => {
    const positions = [FROZEN_WIDTH]
    for (const column of columns) positions.push(positions.at(-1)! + widthOf(LOAN_FIELDS[column]!))
    return positions
  }, [columns])
  const fullHeight = rowCount * ROW_HEIGHT
  const height = Math.min(fullHeight, TALLEST)
  const scale = fullHeight > TALLEST ? (fullHeight - view.height) / Math.max(1, TALLEST - view.height) : 1
  const first = Math.max(0, Math.floor((view.top * scale) / ROW_HEIGHT) - 4)
  const shown = Math.ceil(view.height / ROW_HEIGHT) + 10
  const last = Math.min(rowCount, first + shown)

  const rowAt = useRowBlocks({ ask, version, rowCount, first, last })

  useEffect(() => {
    const element = scroller.current!
    const measure = () => {
      frame.current = 0
      setView({
        top: element.scrollTop,
        left: element.scrollLeft,
        height: element.clientHeight,
        width: element.clientWidth,
      })
    }
    const later = () => {
      frame.current ||= requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(later)
    observer.observe(element)
    element.addEventListener('scroll', later, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', later)
      cancelAnimationFrame(frame.current)
      frame.current = 0
    }
  }, [])

  const reveal = useCallback(
    ({ place, column }: Cell) => {
      const element = scroller.current!
      const top = (place * ROW_HEIGHT) / scale
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + ROW_HEIGHT + HEADER_HEIGHT > element.scrollTop + element.clientHeight)
        element.scrollTop = top + ROW_HEIGHT + HEADER_HEIGHT - element.clientHeight
      const left = lefts[column] ?? 0
      if (left - FROZEN_WIDTH < element.scrollLeft) element.scrollLeft = left - FROZEN_WIDTH
      else if ((lefts[column + 1] ?? left) > element.scrollLeft + element.clientWidth)
        element.scrollLeft = (lefts[column + 1] ?? left) - element.clientWidth
    },
    [lefts, scale],
  )
  useEffect(() => reveal(cell), [cell, reveal])

  function onKeyDown(event: KeyboardEvent) {
    if (editing) return
    const step: Record<string, [number, number]> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      PageDown: [Math.floor(view.height / ROW_HEIGHT) - 2, 0],
      PageUp: [2 - Math.floor(view.height / ROW_HEIGHT), 0],
      Home: [0, -columns.length],
      End: [0, columns.length],
    }
    const moved = step[event.key]
    if (moved && !event.altKey && !event.metaKey) {
      event.preventDefault()
      const [down, right] = event.ctrlKey ? [moved[0] * rowCount, moved[1] * columns.length] : moved
      onCell({
        place: Math.max(0, Math.min(rowCount - 1, cell.place + down)),
        column: Math.max(0, Math.min(columns.length - 1, cell.column + right)),
      })
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      setEditing(cell)
    } else if (event.key === ' ') {
      event.preventDefault()
      const row = rowAt(cell.place)
      if (row) onRow(row)
    } else if (event.key.toLowerCase() === 'd' && event.ctrlKey) {
      event.preventDefault()
      const row = rowAt(cell.place)
      if (row) props.onFillDown(row.row, LOAN_FIELDS[columns[cell.column]!]!)
    }
  }

  const firstColumn = Math.max(0, lefts.findIndex((left) => left + 200 > view.left + FROZEN_WIDTH) - 1)
  const visible: number[] = []
  for (let at = firstColumn; at < columns.length && lefts[at]! < view.left + view.width; at++)
    visible.push(at)

  function commit(row: GridRow, column: number, value: string) {
    setEditing(undefined)
    scroller.current?.focus()
    if (value !== row.values[column]) onChange(row.row, LOAN_FIELDS[column]!, value)
  }

  const places: number[] = []
  for (let place = first; place < last; place++) places.push(place)
  const offset = (view.top * scale) % ROW_HEIGHT
  const topOf = (place: number) =>
    scale === 1
      ? place * ROW_HEIGHT
      : view.top - offset + (place - Math.floor((view.top * scale) / ROW_HEIGHT)) * ROW_HEIGHT

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Loan rows"
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + FROZEN}
      aria-activedescendant={`hmda-cell-${cell.place}-${cell.column}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        if (editing) return
        event.preventDefault()
        const fields = columns.slice(cell.column).map((column) => LOAN_FIELDS[column]!)
        props.onPaste(cell.place, fields, event.clipboardData.getData('text'))
      }}
      className="relative h-[min(70dvh,46rem)] overflow-auto overscroll-contain text-sm outline-offset-[-2px] contain-strict"
    >
      <div
        role="presentation"
        style={{ width: lefts.at(-1), height: height + HEADER_HEIGHT }}
        className="relative"
      >
        <div
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 border-line border-b bg-paper text-ink-soft"
          style={{ height: HEADER_HEIGHT }}
        >
          <div
            role="presentation"
            className="sticky left-0 z-10 flex h-full bg-paper"
            style={{ width: FROZEN_WIDTH }}
          >
            <div role="columnheader" aria-colindex={1} className="w-22 px-3 py-2">
              Row
            </div>
            <div role="columnheader" aria-colindex={2} className="px-2 py-2">
              ULI, end
            </div>
          </div>
          {visible.map((at) => {
            const field = columns[at]!
            return (
              <div
                key={field}
                role="columnheader"
                aria-colindex={at + FROZEN + 1}
                className={`absolute top-0 h-full overflow-hidden border-line border-l px-2 py-1.5 leading-tight ${marked.has(field) ? 'font-semibold text-ink' : ''}`}
                style={{ left: lefts[at], width: widthOf(LOAN_FIELDS[field]!) }}
                title={`${fieldTitle(LOAN_FIELDS[field]!)}, field ${field + 1}`}
              >
                <span className="line-clamp-1">{fieldTitle(LOAN_FIELDS[field]!)}</span>
                <span className="block text-xs text-ink-soft">field {field + 1}</span>
              </div>
            )
          })}
        </div>
        {places.map((place) => {
          const row = rowAt(place)
          return (
            <div
              key={place}
              role="row"
              aria-rowindex={place + 2}
              aria-selected={row?.row === selectedRow}
              className={`absolute left-0 border-line border-b ${row && row.row === selectedRow ? 'bg-brand-soft' : 'bg-surface'}`}
              style={{ top: topOf(place) + HEADER_HEIGHT, height: ROW_HEIGHT, width: lefts.at(-1) }}
            >
              {row && (
                <>
                  <FrozenCells row={row} isSelected={row.row === selectedRow} onRow={onRow} />
                  {visible.map((at) => {
                    const field = columns[at]!
                    const value = row.values[field] ?? ''
                    const isBad = row.bad.includes(field)
                    const isCurrent = cell.place === place && cell.column === at
                    const isEditing = editing?.place === place && editing.column === at
                    return (
                      <div
                        key={field}
                        id={`hmda-cell-${place}-${at}`}
                        role="gridcell"
                        aria-colindex={at + FROZEN + 1}
                        aria-invalid={isBad || undefined}
                        onClick={() => onCell({ place, column: at })}
                        onDoubleClick={() => setEditing({ place, column: at })}
                        className={`absolute top-0 flex h-full items-center overflow-hidden border-l px-2 ${isBad ? 'border-danger bg-danger-soft font-semibold text-danger' : 'border-line'} ${isCurrent ? 'outline-2 outline-brass-mark -outline-offset-2' : ''}`}
                        style={{ left: lefts[at], width: widthOf(LOAN_FIELDS[field]!) }}
                        title={value}
                      >
                        {isEditing ? (
                          <CellEditor
                            field={LOAN_FIELDS[field]!}
                            value={value}
                            onDone={(next) => commit(row, field, next)}
                            onCancel={() => {
                              setEditing(undefined)
                              scroller.current?.focus()
                            }}
                          />
                        ) : (
                          <span className="truncate">
                            {value}
                            {isBad && (
                              <span aria-hidden className="ml-1">
                                △
                              </span>
                            )}
                          </span>
                        )}
                      </div>
                    )
                  })}
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
