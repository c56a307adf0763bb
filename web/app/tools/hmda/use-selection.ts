import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DeskState, EditSummary, FindingDetail, GridRow } from './desk-protocol.ts'
import { count, plural } from './hmda-text.ts'
import type { Cell } from './register-grid.tsx'
import type { Ask } from './use-desk.ts'

/** Edits that name more fields than this mark none of them. */
const MARKED_AT_MOST = 12
const FIRST_CELL: Cell = { place: 0, column: 0 }

interface SelectionOptions {
  ask: Ask
  /** Shows what goes wrong above the desk. */
  attempt: <T>(work: Promise<T>) => Promise<T | undefined>
  state: DeskState | undefined
  version: number
}

const hasRows = ({ onSheet, kind }: EditSummary) => !onSheet && kind !== 'macro'

/** Which finding and which row a person looks at. */
export function useSelection({ ask, attempt, state, version }: SelectionOptions) {
  const [edit, setEdit] = useState<string>()
  const [row, setRow] = useState<number>()
  const [cell, setCell] = useState<Cell>(FIRST_CELL)
  const [search, setSearch] = useState('')
  const isReady = state !== undefined && !state.partial
  const summary = state?.edits.find(({ id }) => id === edit)
  const detail = useDetail(ask, isReady ? summary : undefined, row, version)
  const place = usePlace(ask, row, version, summary)

  const select = useCallback(
    async (chosen: EditSummary | undefined) => {
      if (!chosen) {
        setEdit(undefined)
        await attempt(ask({ type: 'view', edit: undefined, search }))
        return
      }
      setEdit(chosen.id)
      await attempt(ask({ type: 'view', edit: hasRows(chosen) ? chosen.id : undefined, search: '' }))
      setSearch('')
      setRow(
        hasRows(chosen)
          ? await ask<number | undefined>({ type: 'nextFinding', edit: chosen.id, row: -1, step: 1 })
          : undefined,
      )
      setCell(FIRST_CELL)
    },
    [ask, attempt, search],
  )

  // A file was read: its first finding is opened. News of the file before may come after `clear`.
  const opened = useRef<number>(undefined)
  useEffect(() => {
    if (!isReady || opened.current === state.opening) return
    opened.current = state.opening
    const first = state.edits[0]
    if (first) void select(first)
  }, [isReady, state, select])

  const step = useCallback(
    async (direction: 1 | -1) => {
      if (!edit || row === undefined) return
      const next = await attempt(ask<number | undefined>({ type: 'nextFinding', edit, row, step: direction }))
      if (next === undefined) return
      setRow(next)
      const at = await ask<number>({ type: 'placeOf', row: next })
      if (at >= 0) setCell((before) => ({ ...before, place: at }))
    },
    [ask, attempt, edit, row],
  )

  async function searchFor(text: string) {
    setSearch(text)
    await attempt(ask({ type: 'view', edit: undefined, search: text }))
    setEdit(undefined)
    setCell(FIRST_CELL)
  }

  /** Opens a row with the finding looked at, or its first one. False when it has none. */
  function showRow(chosen: Pick<GridRow, 'row' | 'findings' | 'problem'>): boolean {
    setRow(chosen.row)
    const found = edit && chosen.findings.includes(edit) ? edit : chosen.findings[0]
    if (chosen.problem) setEdit(chosen.problem === 'length' ? 'READ-LENGTH' : 'READ-VALUE')
    else if (found) setEdit(found)
    else return false
    void reveal(chosen.row)
    return true
  }

  /** Moves the grid to a row; when it is not among those shown, all are. */
  async function reveal(chosen: number) {
    let at = await ask<number>({ type: 'placeOf', row: chosen })
    if (at < 0) {
      await attempt(ask({ type: 'view', edit: undefined, search: '' }))
      setSearch('')
      at = await ask<number>({ type: 'placeOf', row: chosen })
    }
    setCell({ place: Math.max(0, at), column: 0 })
  }

  const clear = useCallback(() => {
    setEdit(undefined)
    setRow(undefined)
    setSearch('')
  }, [])

  const marked = useMemo(() => {
    const fields = (detail?.fields ?? [])
      .map(({ field }) => LOAN_FIELDS.indexOf(field as never))
      .filter((at) => at >= 0)
    return new Set(fields.length > MARKED_AT_MOST ? [] : fields)
  }, [detail])
  const columns = useMemo(() => {
    const rest = LOAN_FIELDS.map((_, at) => at).filter((at) => !marked.has(at))
    return [...marked, ...rest]
  }, [marked])

  return {
    ...{ isReady, edit, row, detail, place, cell, search, marked, columns },
    ...{ setEdit, setRow, setCell, setSearch, select, step, searchFor, showRow, clear },
  }
}

function useDetail(
  ask: Ask,
  summary: EditSummary | undefined,
  row: number | undefined,
  version: number,
): FindingDetail | undefined {
  const [detail, setDetail] = useState<FindingDetail>()
  const edit = summary?.id
  const at = summary && hasRows(summary) ? row : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    if (!edit) {
      setDetail(undefined)
      return
    }
    let current = true
    ask<FindingDetail>({ type: 'finding', edit, row: at }).then(
      (found) => current && setDetail(found),
      () => current && setDetail(undefined),
    )
    return () => {
      current = false
    }
  }, [ask, edit, at, version])
  return detail
}

function usePlace(
  ask: Ask,
  row: number | undefined,
  version: number,
  summary: EditSummary | undefined,
): string {
  const [place, setPlace] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    let current = true
    if (!summary) setPlace('')
    else if (summary.kind === 'macro') setPlace('The whole file')
    else if (row === undefined || summary.onSheet) setPlace('Transmittal sheet, row 1')
    else
      void ask<number>({ type: 'findingPlace', edit: summary.id, row }).then((at) => {
        if (current)
          setPlace(
            at > 0 ? `Finding ${count(at)} of ${count(summary.count)}` : plural(summary.count, 'finding'),
          )
      })
    return () => {
      current = false
    }
  }, [ask, row, version, summary])
  return place
}
