import { useCallback, useEffect, useRef } from 'react'
import type { FairLendingKind, FairLendingMessage, FairLendingQuestions } from './fair-lending-protocol.ts'

export type AskFairLending = <Kind extends FairLendingKind>(
  request: FairLendingQuestions[Kind]['ask'] & { type: Kind },
) => Promise<FairLendingQuestions[Kind]['answer']>

/** The worker that holds the register. Nothing of it is sent or stored. */
export function useFairLending(): AskFairLending {
  const worker = useRef<Worker>(undefined)
  const waiting = useRef(
    new Map<number, { resolve: (value: never) => void; reject: (problem: Error) => void }>(),
  )
  const nextId = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])

  return useCallback((request) => {
    if (!worker.current) {
      worker.current = new Worker(new URL('./fair-lending-worker.ts', import.meta.url), { type: 'module' })
      worker.current.onmessage = ({ data }: MessageEvent<FairLendingMessage>) => {
        const asked = waiting.current.get(data.id)
        waiting.current.delete(data.id)
        if (data.problem === undefined) asked?.resolve(data.value as never)
        else asked?.reject(new Error(data.problem))
      }
    }
    return new Promise((resolve, reject) => {
      const id = nextId.current++
      waiting.current.set(id, { resolve, reject })
      worker.current!.postMessage({ id, request })
    })
  }, [])
}
