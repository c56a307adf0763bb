import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { declaredError, problemText } from '../../platform/api/outcome.ts'

/** Errors that mean that the list is out of date. */
const LIST_IS_BEHIND = ['CHANGED_MEANWHILE', 'NOT_FOUND']

/** The message for a failed change; reloads the list if it is out of date. */
export function useUserProblem() {
  const queries = useQueryClient()
  return (error: unknown, otherwise: string) => {
    if (LIST_IS_BEHIND.includes(declaredError(error)?.code ?? ''))
      void queries.invalidateQueries({ queryKey: api.users.key() })
    return problemText(error, otherwise)
  }
}
