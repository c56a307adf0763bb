import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'

/** The people of the institution, by name. */
export function usePeople() {
  return useQuery(api.people.list.queryOptions({ staleTime: 300_000 })).data ?? []
}
