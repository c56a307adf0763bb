import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  /** Said to screen readers only, where the column's content speaks for itself. */
  headingHidden?: boolean
  align?: 'end'
  className?: string
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table with a heading that stays in sight; on a phone each row becomes a card that names its cells. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="block w-full text-[0.9375rem] md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={clsx(
                'sticky top-0 z-10 border-line border-b bg-surface px-4 py-3 text-left text-sm font-semibold text-ink-soft first:rounded-tl-card last:rounded-tr-card',
                column.align === 'end' && 'text-right',
              )}
            >
              {column.headingHidden ? <span className="sr-only">{column.heading}</span> : column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line md:table-row-group">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="block px-4 py-3 hover:bg-paper md:table-row md:p-0">
            {columns.map((column) => (
              <td
                key={column.id}
                className={clsx(
                  'flex min-w-0 items-baseline justify-between gap-4 py-1 md:table-cell md:h-13 md:px-4 md:py-2 md:align-middle',
                  column.align === 'end' && 'md:text-right',
                  column.className,
                )}
              >
                {!column.headingHidden && (
                  <span aria-hidden className="flex-none text-sm text-ink-faint md:hidden">
                    {column.heading}
                  </span>
                )}
                <span className="min-w-0 text-right md:[text-align:inherit]">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
