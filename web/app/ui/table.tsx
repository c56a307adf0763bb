import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  /** The heading as words beside each cell in a narrow container, if it is a link. */
  label?: string
  /** Hides the heading visually. */
  headingHidden?: boolean
  align?: 'end'
  /** Left out in a narrow container: the record itself says it. */
  isExtra?: boolean
  className?: string
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Tables with more columns need a wider container. */
const FEW_COLUMNS = 5

/**
 * A table with a sticky header. In narrow containers the first named cell of a row has a line of its own, and the
 * others follow on one or two lines, each after its label.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const lead = columns.find(({ headingHidden }) => !headingHidden)?.id
  // A checkbox before it shares its line.
  const leadWidth = lead === columns[0]?.id ? 'basis-full' : 'basis-[calc(100%-3.5rem)]'
  return (
    <div className={columns.length > FEW_COLUMNS ? '@container/many-columns' : '@container/few-columns'}>
      <table className="block w-full text-[0.9375rem] as-table:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only as-table:not-sr-only as-table:table-header-group">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'sticky top-(--heading-at,0px) z-10 border-line border-b bg-surface px-4 py-3 text-left text-sm font-semibold text-ink-soft first:rounded-tl-card last:rounded-tr-card',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.headingHidden ? <span className="sr-only">{column.heading}</span> : column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line as-table:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-paper as-table:table-row as-table:p-0"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    column.id === lead ? leadWidth : 'text-sm',
                    'min-w-0 flex-wrap items-baseline gap-x-1.5 as-table:table-cell as-table:text-[0.9375rem] as-table:h-13 as-table:px-4 as-table:py-2 as-table:align-middle',
                    column.isExtra ? 'hidden' : 'flex',
                    column.align === 'end' && 'as-table:text-right',
                    column.className,
                  )}
                >
                  {!column.headingHidden && column.id !== lead && (
                    <span aria-hidden className="text-ink-faint as-table:hidden">
                      {column.label ?? column.heading}
                    </span>
                  )}
                  <span className="min-w-0">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
