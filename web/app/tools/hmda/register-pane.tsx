import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { Redo2, Search, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import type { DeskState, GridRow } from './desk-protocol.ts'
import { FillDialog } from './fill-dialog.tsx'
import { FindReplace } from './find-replace.tsx'
import { count, plural } from './hmda-text.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { type Cell, RegisterGrid } from './register-grid.tsx'
import type { Ask } from './use-desk.ts'

interface RegisterPaneProps {
  ask: Ask
  /** Shows what goes wrong above the desk. */
  attempt: <T>(work: Promise<T>) => Promise<T | undefined>
  state: DeskState
  version: number
  columns: readonly number[]
  marked: ReadonlySet<number>
  selectedRow: number | undefined
  cell: Cell
  onCell: (cell: Cell) => void
  onRow: (row: GridRow) => void
  search: string
  onSearch: (text: string) => void
  onSearchFor: (text: string) => void
  onAllRows: () => void
  keys: boolean
  onToggleKeys: () => void
}

/** The rows of the register with what can be done to several of them. */
export function RegisterPane(props: RegisterPaneProps) {
  const { ask, attempt, state, version, columns, marked, selectedRow, cell, onCell, onRow } = props
  const { search, onSearch, onSearchFor, onAllRows, keys, onToggleKeys } = props
  const [isReplacing, setReplacing] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [filling, setFilling] = useState<GridRow>()
  const field = LOAN_FIELDS[columns[cell.column] ?? 0]!

  async function startFilling() {
    const [row] = (await attempt(ask<GridRow[]>({ type: 'rows', from: cell.place, count: 1 }))) ?? []
    setFilling(row)
  }

  return (
    <section
      aria-label="Register"
      className="min-w-0 rounded-card border border-line bg-surface max-sm:hidden max-lg:order-2"
    >
      <header className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2">
        <p className="mr-auto text-sm">
          <strong className="font-semibold">{state.view.edit ?? 'All rows'}</strong>{' '}
          {state.view.edit || state.view.search
            ? `in ${count(state.view.rows)} of ${plural(state.rows, 'row')}`
            : plural(state.rows, 'row')}
        </p>
        {state.view.edit && (
          <Button look="quiet" size="small" onClick={onAllRows}>
            {state.view.edit} <X aria-hidden className="size-4" />
            <span className="sr-only">: show all rows</span>
          </Button>
        )}
        <label className="relative">
          <span className="sr-only">Find in rows</span>
          <Search aria-hidden className="absolute top-2.5 left-2.5 size-4 text-ink-soft" />
          <input
            type="search"
            placeholder="Find a row"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && onSearchFor(search)}
            className="min-h-9 w-40 rounded-control border border-control-line bg-surface pr-2 pl-8 text-sm"
          />
        </label>
        <Button look="quiet" size="small" onClick={() => setReplacing(true)}>
          Replace
        </Button>
        <Button look="quiet" size="small" onClick={() => void attempt(ask({ type: 'addRow' }))}>
          Add row
        </Button>
        <Button look="quiet" size="small" onClick={() => setPasting(true)}>
          Paste rows
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={cell.place + 1 >= state.view.rows}
          onClick={() => void startFilling()}
        >
          Fill down
        </Button>
        <span className="flex">
          <IconButton
            label={state.undo ? `Undo: ${state.undo}` : 'Undo'}
            disabled={!state.undo}
            onClick={() => void attempt(ask({ type: 'undo' }))}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={state.redo ? `Redo: ${state.redo}` : 'Redo'}
            disabled={!state.redo}
            onClick={() => void attempt(ask({ type: 'redo' }))}
          >
            <Redo2 aria-hidden />
          </IconButton>
        </span>
      </header>
      {state.view.rows === 0 ? (
        <p className="px-6 py-10 text-center text-ink-soft">
          No row is shown.{' '}
          {state.rows === 0
            ? 'Add a row, or paste rows from a spreadsheet.'
            : 'Nothing matches; clear the search to see all rows.'}
        </p>
      ) : (
        <RegisterGrid
          ask={ask}
          version={version}
          rowCount={state.view.rows}
          columns={columns}
          marked={marked}
          selectedRow={selectedRow}
          cell={cell}
          onCell={onCell}
          onRow={onRow}
          onChange={(at, field, value) =>
            void attempt(
              ask({
                type: 'change',
                changes: [{ row: at, field, value }],
                how: `${fieldTitle(field)} edited`,
              }),
            )
          }
          onPaste={(place, fields, text) => void attempt(ask({ type: 'pasteCells', place, fields, text }))}
          onFillDown={(at, field) => void attempt(ask({ type: 'fillDown', row: at, field, count: 1 }))}
        />
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-xs text-ink-soft">
        {keys ? (
          <span>
            J, K next, previous finding · A apply the fix · V keep · E explain the row · Enter edit the cell ·
            Ctrl D fill down · Ctrl Z undo
          </span>
        ) : (
          <span>Single-letter keys are off.</span>
        )}
        <button
          type="button"
          className="min-h-6 cursor-pointer underline underline-offset-3"
          onClick={onToggleKeys}
        >
          {keys ? 'Switch letter keys off' : 'Switch letter keys on'}
        </button>
      </footer>
      {isReplacing && (
        <FindReplace
          field={field}
          onClose={() => setReplacing(false)}
          onReplace={(chosen, find, replace) =>
            attempt(ask<number>({ type: 'replace', field: chosen, find, replace }))
          }
        />
      )}
      {isPasting && <PasteDialog ask={ask} onClose={() => setPasting(false)} />}
      {filling && (
        <FillDialog
          field={field}
          line={filling.line}
          below={state.view.rows - cell.place - 1}
          onClose={() => setFilling(undefined)}
          onFill={async (rows) => {
            await attempt(ask({ type: 'fillDown', row: filling.row, field, count: rows }))
          }}
        />
      )}
    </section>
  )
}
