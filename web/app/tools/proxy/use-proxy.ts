import type { PlaceLevel } from '@plumbline/rules/fair-lending/proxy-answer.ts'
import { useCallback, useRef } from 'react'
import { type AskWorker, useWorker } from '../use-worker.ts'
import type { ProxyKind, ProxyQuestions, TableKind } from './proxy-protocol.ts'
import { publishedTable } from './published-tables.ts'

export type AskProxy = AskWorker<ProxyQuestions>

const start = () => new Worker(new URL('./proxy-worker.ts', import.meta.url), { type: 'module' })

/** The worker that holds the tables and the rows. Nothing of a row is sent or stored. */
export function useProxy(): AskProxy {
  const askWorker = useWorker<ProxyQuestions>(start)
  const sent = useRef(new Map<TableKind, Promise<unknown>>())

  return useCallback<AskProxy>(
    async (request) => {
      try {
        await Promise.all(
          tablesOf(request).map((kind) => {
            const known = sent.current.get(kind)
            const table =
              known ?? publishedTable(kind).then((bytes) => askWorker({ type: 'table', kind, bytes }))
            sent.current.set(kind, table)
            return table
          }),
        )
        return await (askWorker as (same: typeof request) => Promise<never>)(request)
      } catch (error) {
        // The tables may be what failed, or went with the worker; the browser keeps them.
        sent.current.clear()
        throw error
      }
    },
    [askWorker],
  )
}

/** Only what the question needs is loaded. */
function tablesOf(request: ProxyQuestions[ProxyKind]['ask']): TableKind[] {
  const needed = (isNeeded: (level: PlaceLevel) => boolean): TableKind[] => [
    'surnames',
    ...(['tract', 'zip'] as const).filter(isNeeded),
  ]
  if (request.type === 'person') return needed((level) => request.question[level].trim() !== '')
  if (request.type === 'run') return needed((level) => request.columns[level] !== undefined)
  return []
}
