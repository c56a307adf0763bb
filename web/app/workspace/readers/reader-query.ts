import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'

/** The readers of the institution, by name. For managers. */
export const useReaders = () => useQuery(api.readers.list.queryOptions())
