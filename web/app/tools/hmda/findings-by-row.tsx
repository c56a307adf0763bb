import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { RowFindings, RowsPage } from './desk-protocol.ts'
import { count, plural } from './hmda-text.ts'
import type { Ask } from './use-desk.ts'

/** Rows listed at first, and with every press of the button. */
const ROWS_AT_ONCE = 100

interface FindingsByRowProps {
  ask: Ask
  version: number
  selectedRow: number | undefined
  onRow: (row: RowFindings) => void
}

/** The rows that have findings, with the edits of each. */
export function FindingsByRow({ ask, version, selectedRow, onRow }: FindingsByRowProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const [page, setPage] = useState<RowsPage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    let current = true
    ask<RowsPage>({ type: 'rowsWithFindings', limit }).then(
      (found) => current && setPage(found),
      () => current && setPage(undefined),
    )
    return () => {
      current = false
    }
  }, [ask, version, limit])
  if (!page) return <p className="px-4 py-3 text-sm text-ink-soft">Comparing rows…</p>
  if (page.total === 0) return <p className="px-4 py-3 text-sm text-ink-soft">No row has a finding.</p>
  return (
    <div className="px-2 py-2 text-sm">
      <p className="px-2 py-1 text-ink-soft">{plural(page.total, 'row')} with findings</p>
      <ul>
        {page.rows.map((row) => (
          <li key={row.row}>
            <button
              type="button"
              aria-current={row.row === selectedRow || undefined}
              onClick={() => onRow(row)}
              className="grid min-h-9 w-full cursor-pointer grid-cols-[4.6rem_1fr] items-baseline gap-2 rounded-control px-2 py-1.5 text-left hover:bg-brand-soft aria-[current]:bg-brand-soft max-sm:min-h-11"
            >
              <span className="font-semibold tabular-nums">
                <span className="sr-only">Row </span>
                {count(row.line)}
              </span>
              <span>{row.findings.map((id) => id.replace('READ-', '')).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {page.rows.length < page.total && (
        <Button
          look="quiet"
          size="small"
          className="mx-2 mt-2"
          onClick={() => setLimit(limit + ROWS_AT_ONCE)}
        >
          Show {count(Math.min(ROWS_AT_ONCE, page.total - page.rows.length))} more
        </Button>
      )}
    </div>
  )
}
