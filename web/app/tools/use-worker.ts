import { useCallback, useEffect, useRef } from 'react'

/** What a page asks of its worker, and what each question is answered with. */
export type WorkerQuestions = Record<string, { ask: { type: string }; answer: unknown }>

export type AskWorker<Questions extends WorkerQuestions> = <Kind extends keyof Questions>(
  request: Questions[Kind]['ask'] & { type: Kind },
) => Promise<Questions[Kind]['answer']>

export type WorkerMessage =
  | { id: number; value: unknown; problem?: undefined }
  | { id: number; problem: string; value?: undefined }

interface Waiting {
  resolve: (value: never) => void
  reject: (problem: Error) => void
}

/** A worker that starts with the first question and ends with the page. */
export function useWorker<Questions extends WorkerQuestions>(start: () => Worker): AskWorker<Questions> {
  const worker = useRef<Worker>(undefined)
  const waiting = useRef(new Map<number, Waiting>())
  const nextId = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])

  return useCallback(
    (request) => {
      worker.current ??= answering(start(), waiting.current, () => {
        worker.current = undefined
      })
      return new Promise((resolve, reject) => {
        const id = nextId.current++
        waiting.current.set(id, { resolve, reject })
        worker.current!.postMessage({ id, request })
      })
    },
    [start],
  )
}

function answering(worker: Worker, waiting: Map<number, Waiting>, onLost: () => void): Worker {
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.problem === undefined) asked?.resolve(data.value as never)
    else asked?.reject(new Error(data.problem))
  }
  // Its script did not arrive, or it ran out of memory.
  worker.onerror = () => {
    worker.terminate()
    onLost()
    for (const { reject } of waiting.values())
      reject(new Error('This part of the page stopped. Check the connection, and try again.'))
    waiting.clear()
  }
  return worker
}
