import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type {
  FileProblem,
  LoanAnswers,
  LoanDetail,
  LoanMessage,
  LoanRequest,
  LoanRow,
  ReadAnswer,
  TypedValue,
  UnmatchedTable,
} from './loan-protocol.ts'
import {
  forgetColumns,
  type RememberedColumns,
  rememberColumns,
  rememberedColumns,
} from './remembered-columns.ts'

type Kind = LoanRequest['type']

const DRAW_EVERY_MS = 300

export interface ReadProgress {
  done: number
  total: number
  stopped: boolean
}

export interface RunOfList {
  id: string
  name: string
}

export interface LoansOfPage {
  /** Rises with every list that takes the place of another. */
  list: number
  /** The stored run that the list is. */
  run: RunOfList | undefined
  rows: readonly LoanRow[]
  problems: readonly FileProblem[]
  /** Tables that wait until a person has matched their columns. */
  unmatched: readonly UnmatchedTable[]
  remembered: readonly RememberedColumns[]
  progress: ReadProgress | undefined
  /** What was not loaded: without it some tests cannot decide. */
  withoutTables: boolean
  /** Under an empty name the columns are used once; null leaves the table out. */
  match: (id: number, columns: ColumnMapping | null, name?: string) => Promise<void>
  forgetColumns: (name: string) => void
  add: (files: readonly File[]) => void
  stop: () => void
  goOn: () => void
  clear: () => void
  open: (id: number) => Promise<LoanDetail>
  type: (id: number, typed: TypedValue) => Promise<LoanDetail>
  results: () => Promise<string>
  export: () => Promise<string>
  /** The list was stored as this run. */
  storedAs: (run: RunOfList) => void
  /** A stored run takes the place of the list. */
  restore: (file: File, run: RunOfList) => Promise<LoanAnswers['restore']['changes']>
  /** Of the loans that have one. */
  refunds: (ids: readonly number[]) => Promise<LoanAnswers['refunds']>
  compare: (register: File) => Promise<LoanAnswers['compare']>
  /** Rows of a register, made of the open loans. */
  register: (lei: string) => Promise<LoanAnswers['register']>
  registerRow: (id: number, lei: string) => Promise<LoanAnswers['registerRow']>
  registerOrigins: (lei: string) => Promise<string>
}

/** The files one after the other, in a worker; the page only shows what it answers. */
export function useLoans(): LoansOfPage {
  const worker = useRef<Worker>(undefined)
  const waiting = useRef(
    new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>(),
  )
  const nextId = useRef(0)
  const queue = useRef<File[]>([])
  const running = useRef(false)
  const stopping = useRef(false)
  /** Rises with every cleared list. */
  const generation = useRef(0)
  const tables = useRef<Promise<boolean>>(undefined)
  const [rows, setRows] = useState<readonly LoanRow[]>([])
  const [problems, setProblems] = useState<readonly FileProblem[]>([])
  const [unmatched, setUnmatched] = useState<readonly UnmatchedTable[]>([])
  const [remembered, setRemembered] = useState<readonly RememberedColumns[]>([])
  const [opened, setOpened] = useState<{ list: number; run?: RunOfList }>({ list: 0 })
  const [progress, setProgress] = useState<ReadProgress>()
  const [withoutTables, setWithoutTables] = useState(false)

  const ask = useCallback(
    <K extends Kind>(request: Extract<LoanRequest, { type: K }>): Promise<LoanAnswers[K]> => {
      worker.current ??= startWorker(waiting.current)
      const id = nextId.current++
      return new Promise((resolve, reject) => {
        waiting.current.set(id, { resolve, reject })
        worker.current!.postMessage({ id, request })
      })
    },
    [],
  )

  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => setRemembered(rememberedColumns()), [])

  const show = useCallback(
    ({ rows: newRows, gone, problems: newProblems, unmatched: tables }: ReadAnswer) => {
      if (newRows.length + gone.length > 0) setRows((before) => joinedRows(before, newRows, gone))
      if (newProblems.length > 0) setProblems((before) => [...before, ...newProblems])
      if (tables.length > 0) setUnmatched((before) => [...before, ...tables])
    },
    [],
  )

  const ready = useCallback(async (): Promise<void> => {
    tables.current ??= loadTables().then(async ({ whole, ...loaded }) => {
      await ask({ type: 'tables', ...loaded })
      return whole
    })
    setWithoutTables(!(await tables.current))
  }, [ask])

  const run = useCallback(async (): Promise<void> => {
    if (running.current) return
    running.current = true
    stopping.current = false
    await ready()
    let done = 0
    // Many files come in at once: the page is drawn a few times a second, not for each of them.
    let read: ReadAnswer = { rows: [], gone: [], problems: [], unmatched: [] }
    let drawn = 0
    const list = generation.current
    const draw = () => {
      // Cleared meanwhile: what was read before belongs to no list.
      if (list !== generation.current) return
      const drawing = read
      read = { rows: [], gone: [], problems: [], unmatched: [] }
      drawn = performance.now()
      startTransition(() => {
        show(drawing)
        setProgress({ done, total: done + queue.current.length, stopped: false })
      })
    }
    draw()
    while (queue.current.length > 0 && !stopping.current) {
      const file = queue.current.shift()!
      try {
        const kept = rememberedColumns().map(({ columns }) => columns)
        const answer = await ask({ type: 'read', file, kept })
        read.rows.push(...answer.rows)
        read.gone.push(...answer.gone)
        read.problems.push(...answer.problems)
        read.unmatched.push(...answer.unmatched)
      } catch (error) {
        read.problems.push({ file: file.name, problem: (error as Error).message })
      }
      done++
      if (performance.now() - drawn > DRAW_EVERY_MS) draw()
    }
    draw()
    running.current = false
    if (list !== generation.current) return queue.current.length > 0 ? run() : undefined
    setProgress(
      queue.current.length > 0 ? { done, total: done + queue.current.length, stopped: true } : undefined,
    )
  }, [ask, ready, show])

  return {
    ...{ rows, problems, unmatched, remembered, progress, withoutTables },
    ...{ list: opened.list, run: opened.run },
    async match(id, columns, name = '') {
      const answer = await ask({ type: 'match', id, columns })
      setUnmatched((before) => before.filter((table) => !answer.settled.includes(table.id)))
      show(answer)
      if (columns && name !== '') setRemembered(rememberColumns({ name, columns }))
    },
    forgetColumns: (name) => setRemembered(forgetColumns(name)),
    add(files) {
      queue.current.push(...files)
      // The list is no longer that run alone.
      setOpened(({ list }) => ({ list }))
      void run()
    },
    stop() {
      stopping.current = true
    },
    goOn: () => void run(),
    clear() {
      stopping.current = true
      setOpened({ list: ++generation.current })
      queue.current = []
      setRows([])
      setProblems([])
      setUnmatched([])
      setProgress(undefined)
      void ask({ type: 'forget' })
    },
    open: (id) => ask({ type: 'open', id }),
    async type(id, typed) {
      const { row, detail } = await ask({ type: 'type', id, ...typed })
      setRows((before) => before.map((one) => (one.id === row.id ? row : one)))
      return detail
    },
    results: () => ask({ type: 'results' }),
    export: () => ask({ type: 'export' }),
    storedAs: (run) => setOpened(({ list }) => ({ list, run })),
    async restore(file, run) {
      await ready()
      const answer = await ask({ type: 'restore', run: file })
      setOpened({ list: ++generation.current, run })
      queue.current = []
      setRows(answer.rows)
      setProblems([])
      setUnmatched([])
      setProgress(undefined)
      return answer.changes
    },
    refunds: (ids) => ask({ type: 'refunds', ids }),
    compare: (register) => ask({ type: 'compare', register }),
    register: (lei) => ask({ type: 'register', lei }),
    registerRow: (id, lei) => ask({ type: 'registerRow', id, lei }),
    registerOrigins: (lei) => ask({ type: 'registerOrigins', lei }),
  }
}

/** A later row of the same loan takes the place of the first. */
function joinedRows(
  before: readonly LoanRow[],
  added: readonly LoanRow[],
  gone: readonly number[],
): readonly LoanRow[] {
  const byId = new Map(before.map((row) => [row.id, row]))
  for (const row of added) byId.set(row.id, row)
  for (const id of gone) byId.delete(id)
  return [...byId.values()]
}

function startWorker(
  waiting: Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>,
): Worker {
  const started = new Worker(new URL('./loan-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<LoanMessage>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('problem' in data) asked?.reject(new Error(data.problem))
    else asked?.resolve(data.answer as never)
  }
  return started
}

/** Published figures, before any file is read. Nothing of a file goes out with the question. */
async function loadTables() {
  const json = async (path: string) => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return await response.json()
  }
  const [register, fixed, variable] = await Promise.allSettled([
    json('/api/threshold-register'),
    json('/api/apor-tables/fixed'),
    json('/api/apor-tables/variable'),
  ])
  return {
    thresholds: register.status === 'fulfilled' ? register.value.rows : [],
    fixed: fixed.status === 'fulfilled' ? fixed.value.text : null,
    variable: variable.status === 'fulfilled' ? variable.value.text : null,
    whole: [register, fixed, variable].every(({ status }) => status === 'fulfilled'),
  }
}
