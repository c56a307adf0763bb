import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { problemText } from '../api/outcome.ts'

/** Refusals that say that the list, from which the user was opened, is behind. */
const LIST_IS_BEHIND = ['CHANGED_MEANWHILE', 'NOT_FOUND']

/** What is said of a user that could not be changed; a list that is behind is loaded anew. */
export function useUserProblem() {
  const queries = useQueryClient()
  return (error: unknown, otherwise: string) => {
    if (error instanceof ORPCError && LIST_IS_BEHIND.includes(error.code))
      void queries.invalidateQueries({ queryKey: api.users.key() })
    return problemText(error, otherwise)
  }
}
