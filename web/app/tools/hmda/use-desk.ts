import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DeskMessage, DeskRequest, DeskState } from './desk-protocol.ts'

export interface Progress {
  done: number
  total: number
  rows: number
  since: number
}

export type Ask = <T = unknown>(request: DeskRequest, transfer?: Transferable[]) => Promise<T>

export interface Desk {
  state: DeskState | undefined
  progress: Progress | undefined
  /** Rises with every state, so that what was fetched before is fetched again. */
  version: number
  ask: Ask
  reset(): void
}

/** The worker that holds the file, and what it last said of it. */
export function useDesk(): Desk {
  const worker = useRef<Worker>(undefined)
  const waiting = useRef(
    new Map<number, { resolve: (value: never) => void; reject: (problem: Error) => void }>(),
  )
  const [state, setState] = useState<DeskState>()
  const [progress, setProgress] = useState<Progress>()
  const [version, setVersion] = useState(0)
  const nextId = useRef(0)

  const start = useCallback(() => {
    const started = new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<DeskMessage>) => {
      if (data.type === 'state') {
        setState(data.state)
        setVersion((before) => before + 1)
      } else if (data.type === 'progress')
        setProgress((before) =>
          data.done >= data.total ? undefined : { ...data, since: before?.since ?? performance.now() },
        )
      else {
        const asked = waiting.current.get(data.id)
        waiting.current.delete(data.id)
        if (data.type === 'answer') asked?.resolve(data.value as never)
        else {
          setProgress(undefined)
          asked?.reject(new Error(data.problem))
        }
      }
    }
    return started
  }, [])

  useEffect(() => () => worker.current?.terminate(), [])

  const ask: Ask = useCallback(
    (request, transfer = []) =>
      new Promise((resolve, reject) => {
        worker.current ??= start()
        const id = nextId.current++
        waiting.current.set(id, { resolve, reject })
        worker.current.postMessage({ id, request }, transfer)
      }),
    [start],
  )
  const reset = useCallback(() => {
    setState(undefined)
    setProgress(undefined)
  }, [])
  return useMemo(() => ({ state, progress, version, ask, reset }), [state, progress, version, ask, reset])
}
