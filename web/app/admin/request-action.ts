import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api-client.ts'
import { type Outcome, problemText } from '../api/outcome.ts'

/** Does something to a request, says what came of it, and loads the lists anew. */
export function useRequestAction(announce: (outcome: Outcome) => void) {
  const [busyId, setBusyId] = useState<string>()
  const queries = useQueryClient()
  async function act(id: string, work: Promise<unknown>, done: string, failed: string) {
    setBusyId(id)
    try {
      await work
      announce({ tone: 'success', text: done })
    } catch (error) {
      announce({ tone: 'danger', text: problemText(error, failed) })
    }
    await queries.invalidateQueries({ queryKey: api.requests.key() })
    setBusyId(undefined)
  }
  return { act, busyId }
}
