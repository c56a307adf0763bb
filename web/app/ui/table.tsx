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
  /** The value says what it is: no label in a compact row. */
  isPlain?: boolean
  /** Cut off first where a compact row is too narrow. */
  mayShrink?: boolean
  className?: string
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** On a phone, what follows the first cell stays on one line. */
  isCompact?: boolean
}

/** Tables with more columns need a wider container. */
const FEW_COLUMNS = 5

/**
 * A table with a sticky header. In narrow containers the first named cell of a row has lines of its own, which flow
 * around a checkbox, and the others follow, each after its label.
 */
export function Table<Row>({ caption, columns, rows, keyOf, isCompact = false }: TableProps<Row>) {
  const lead = columns.find(({ headingHidden }) => !headingHidden)?.id
  const isCheckbox = ({ id }: Column<Row>) => id !== lead && id === columns[0]?.id
  const hasCheckbox = columns[0] !== undefined && isCheckbox(columns[0])
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
              className={clsx(
                'block px-[min(1rem,16px)] py-3 hover:bg-paper as-table:table-row as-table:p-0',
                isCompact && COMPACT_ROW,
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    'min-w-0 as-table:table-cell as-table:text-[0.9375rem] as-table:h-13 as-table:px-4 as-table:py-2 as-table:align-middle',
                    column.isExtra ? 'hidden' : cellFlow(isCheckbox(column), column.id === lead),
                    // As high as the checkbox, so that nothing else stands beside it.
                    hasCheckbox && column.id === lead && 'min-h-[min(1.75rem,36px)]',
                    column.align === 'end' && 'as-table:text-right as-table:[&_button]:whitespace-nowrap',
                    isCompact ? compactCell(column, lead, hasCheckbox) : EMPTY_CELL,
                    column.className,
                  )}
                >
                  {!column.headingHidden && column.id !== lead && (
                    <span
                      aria-hidden
                      className={clsx(
                        'text-ink-faint as-table:hidden',
                        isCompact && column.isPlain && 'as-row:hidden',
                      )}
                    >
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

/** How a cell stands in a row that is too narrow for columns: the checkbox is in the corner of the first. */
function cellFlow(isCheckbox: boolean, isLead: boolean) {
  if (isLead) return 'block'
  if (isCheckbox) return 'float-left -mt-0.5 mr-1.5 -ml-1 text-sm as-table:float-none as-table:m-0'
  return 'inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 pt-1 pr-4 text-sm'
}

/** Without columns, a label with nothing after it says nothing. */
const EMPTY_CELL = 'has-[>span:last-child:empty]:hidden as-table:has-[>span:last-child:empty]:table-cell'

/** A grid whose columns share what room there is; those that are not used take none. */
const COMPACT_ROW =
  'as-row:relative as-row:grid as-row:grid-cols-[repeat(6,auto)_1fr] as-row:gap-0 as-row:overflow-x-clip as-row:py-1.5'

function compactCell<Row>(
  { id, headingHidden, mayShrink, isExtra }: Column<Row>,
  lead: string | undefined,
  hasCheckbox: boolean,
) {
  if (id === lead)
    return clsx(
      'as-row:col-span-full as-row:w-0 as-row:min-w-full',
      hasCheckbox && 'as-row:min-h-7 as-row:pl-8',
    )
  if (headingHidden) return 'as-row:float-none as-row:m-0 as-row:absolute as-row:top-px as-row:left-3'
  return clsx(
    !isExtra && 'as-row:flex',
    'as-row:min-h-6 as-row:flex-nowrap as-row:pt-0 as-row:items-center as-row:whitespace-nowrap as-row:pr-3',
    mayShrink
      ? 'as-row:*:last:truncate as-row:*:last:has-[button]:overflow-visible'
      : 'as-row:min-w-max as-row:last:pr-0',
  )
}
