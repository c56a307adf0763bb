import type {
  MonitoringSheet,
  SheetAnswer,
  SheetItem,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'

const IDLE_MS = 900

interface Unsaved {
  itemId: string
  /** The attribute, or the note. */
  cell: number | 'note'
  value: SheetAnswer | null | string
  /** Of a note: as it stood on the server. */
  before: string
  isSending: boolean
  problem?: string
}

const keyOf = (itemId: string, cell: number | 'note') => `${itemId} ${cell}`

/**
 * Saves a test sheet cell by cell. What is typed stays on the screen until the server has it: a refusal is shown beside
 * it and can be tried again. The saves of one item go one after the other.
 */
export function useSheetSaves(runId: string) {
  const queries = useQueryClient()
  const unsaved = useRef(new Map<string, Unsaved>())
  const lines = useRef(new Map<string, Promise<void>>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [, setTurn] = useState(0)
  const show = () => setTurn((turn) => turn + 1)

  const queryKey = api.monitoring.sheet.queryKey({ input: { id: runId } })
  const place = (item: SheetItem) =>
    queries.setQueryData<MonitoringSheet>(
      queryKey,
      (sheet) => sheet && { ...sheet, items: sheet.items.map((one) => (one.id === item.id ? item : one)) },
    )

  async function send(change: Unsaved) {
    const key = keyOf(change.itemId, change.cell)
    try {
      place(await apiClient.monitoring.answer(inputOf(change)))
      if (unsaved.current.get(key) === change) unsaved.current.delete(key)
      else if (change.cell === 'note') rebase(key, String(change.value))
    } catch (error) {
      if (unsaved.current.get(key) === change)
        unsaved.current.set(key, { ...change, ...problemOf(error, change) })
    }
    show()
  }

  /** The note was typed on while the one before was being saved. */
  function rebase(key: string, before: string) {
    const later = unsaved.current.get(key)
    if (later) Object.assign(later, { before })
  }

  function enqueue(key: string) {
    clearTimeout(timers.current.get(key))
    const change = unsaved.current.get(key)
    if (!change || change.isSending) return
    const sent: Unsaved = { ...change, isSending: true }
    delete sent.problem
    unsaved.current.set(key, sent)
    const before = lines.current.get(sent.itemId) ?? Promise.resolve()
    lines.current.set(
      sent.itemId,
      before.then(() => send(sent)),
    )
    show()
  }

  function put(item: SheetItem, cell: number | 'note', value: Unsaved['value']) {
    const key = keyOf(item.id, cell)
    const before = unsaved.current.get(key)?.before ?? item.note
    unsaved.current.set(key, { itemId: item.id, cell, value, before, isSending: false })
    show()
    return key
  }

  const flush = useRef(() => {})
  flush.current = () => {
    for (const key of unsaved.current.keys()) enqueue(key)
  }
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      flush.current()
    }
  }, [])

  return {
    /** Shows an item as the server has it now. */
    place,
    isSaved: unsaved.current.size === 0,
    answersOf: (item: SheetItem): (SheetAnswer | null)[] =>
      item.answers.map((answer, cell) => {
        const change = unsaved.current.get(keyOf(item.id, cell))
        return change ? (change.value as SheetAnswer | null) : answer
      }),
    noteOf: (item: SheetItem): string =>
      String(unsaved.current.get(keyOf(item.id, 'note'))?.value ?? item.note),
    problemsOf: (item: SheetItem): string[] => [
      ...new Set(
        [...unsaved.current.values()].flatMap(({ itemId, problem }) =>
          itemId === item.id && problem ? [problem] : [],
        ),
      ),
    ],
    retry(item: SheetItem) {
      for (const [key, { itemId }] of unsaved.current) if (itemId === item.id) enqueue(key)
    },
    answer: (item: SheetItem, cell: number, value: SheetAnswer | null) => enqueue(put(item, cell, value)),
    /** Sent when the typing stops, and at once when the field is left. */
    typeNote(item: SheetItem, value: string) {
      const key = put(item, 'note', value)
      clearTimeout(timers.current.get(key))
      timers.current.set(
        key,
        setTimeout(() => enqueue(key), IDLE_MS),
      )
    },
    leaveNote: (item: SheetItem) => enqueue(keyOf(item.id, 'note')),
  }
}

export type SheetSaves = ReturnType<typeof useSheetSaves>

const inputOf = ({ itemId: id, cell, value, before }: Unsaved) =>
  cell === 'note'
    ? { id, note: { text: String(value), before } }
    : { id, answer: { attribute: cell, value: value as SheetAnswer | null } }

function problemOf(error: unknown, change: Unsaved): Pick<Unsaved, 'before' | 'isSending' | 'problem'> {
  const refusal = refusalOf(apiClient.monitoring.answer, error)
  if (refusal?.code === 'NOTE_CHANGED') {
    const { byName, note } = refusal.data
    return {
      ...{ before: note, isSending: false },
      problem: `${byName} wrote “${note}” meanwhile. Try again to put your note in its place.`,
    }
  }
  const problem = problemText(error, 'Not saved yet.')
  return { before: change.before, isSending: false, problem }
}
