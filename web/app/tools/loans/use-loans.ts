import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type {
  FileProblem,
  LoanAnswers,
  LoanDetail,
  LoanMessage,
  LoanRequest,
  LoanRow,
} from './loan-protocol.ts'

type Kind = LoanRequest['type']

const DRAW_EVERY_MS = 300

export interface ReadProgress {
  done: number
  total: number
  stopped: boolean
}

export interface LoansOfPage {
  rows: readonly LoanRow[]
  problems: readonly FileProblem[]
  progress: ReadProgress | undefined
  /** What was not loaded: without it some tests cannot decide. */
  withoutTables: boolean
  add: (files: readonly File[]) => void
  stop: () => void
  goOn: () => void
  clear: () => void
  open: (id: number) => Promise<LoanDetail>
  type: (id: number, key: string, value: string) => Promise<LoanDetail>
  results: () => Promise<string>
  compare: (register: File) => Promise<LoanAnswers['compare']>
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

  const run = useCallback(async (): Promise<void> => {
    if (running.current) return
    running.current = true
    stopping.current = false
    tables.current ??= loadTables().then(async ({ whole, ...loaded }) => {
      await ask({ type: 'tables', ...loaded })
      return whole
    })
    setWithoutTables(!(await tables.current))
    let done = 0
    // Many files come in at once: the page is drawn a few times a second, not for each of them.
    let read: LoanAnswers['read'] = { rows: [], problems: [] }
    let drawn = 0
    const list = generation.current
    const draw = () => {
      // Cleared meanwhile: what was read before belongs to no list.
      if (list !== generation.current) return
      const { rows: newRows, problems: newProblems } = read
      read = { rows: [], problems: [] }
      drawn = performance.now()
      startTransition(() => {
        if (newRows.length > 0) setRows((before) => [...before, ...newRows])
        if (newProblems.length > 0) setProblems((before) => [...before, ...newProblems])
        setProgress({ done, total: done + queue.current.length, stopped: false })
      })
    }
    draw()
    while (queue.current.length > 0 && !stopping.current) {
      const file = queue.current.shift()!
      try {
        const answer = await ask({ type: 'read', file })
        read.rows.push(...answer.rows)
        read.problems.push(...answer.problems)
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
  }, [ask])

  return {
    ...{ rows, problems, progress, withoutTables },
    add(files) {
      queue.current.push(...files)
      void run()
    },
    stop() {
      stopping.current = true
    },
    goOn: () => void run(),
    clear() {
      stopping.current = true
      generation.current++
      queue.current = []
      setRows([])
      setProblems([])
      setProgress(undefined)
      void ask({ type: 'forget' })
    },
    open: (id) => ask({ type: 'open', id }),
    async type(id, key, value) {
      const { row, detail } = await ask({ type: 'type', id, key, value })
      setRows((before) => before.map((one) => (one.id === row.id ? row : one)))
      return detail
    },
    results: () => ask({ type: 'results' }),
    compare: (register) => ask({ type: 'compare', register }),
  }
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
