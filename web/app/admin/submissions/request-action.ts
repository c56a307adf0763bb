import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'

/** Runs an action on a request, announces the outcome, and reloads the lists. */
export function useRequestAction(announce: (outcome: Outcome) => void) {
  const [busyId, setBusyId] = useState<string>()
  const queries = useQueryClient()
  async function act(id: string, work: Promise<unknown>, done: string, failed: string) {
    setBusyId(id)
    const outcome = await work.then(
      (): Outcome => ({ tone: 'success', text: done }),
      (error): Outcome => ({ tone: 'danger', text: problemText(error, failed) }),
    )
    announce(outcome)
    await queries.invalidateQueries({ queryKey: api.requests.key() })
    setBusyId(undefined)
    return outcome
  }
  return { act, busyId }
}
