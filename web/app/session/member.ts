import type { Member } from '@plumbline/contract/members.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { useSession } from './use-session.ts'

/** The signed-in member with the role of now; undefined while loading and for everybody else. */
export function useMember(): Member | undefined {
  const { status } = useSession()
  const { data } = useQuery(api.members.me.queryOptions({ enabled: status === 'signed-in' }))
  return status === 'signed-in' ? data : undefined
}

/** Articles are written by managers and administrators. */
export function useMayWrite(): boolean {
  const role = useMember()?.role
  return role === 'admin' || role === 'manager'
}
