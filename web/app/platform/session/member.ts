import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { useSession } from './use-session.ts'

/** The signed-in member with the current role; undefined while loading and for visitors. */
export function useMember(): Member | undefined {
  const { status } = useSession()
  const { data } = useQuery(api.members.me.queryOptions({ enabled: status === 'signed-in' }))
  return status === 'signed-in' ? data : undefined
}

/** Administrators alone write the articles that every institution reads. */
export function useIsAdministrator(): boolean {
  return useMember()?.role === 'admin'
}

/** Managers and administrators write what belongs to the institution. */
export function useMayWrite(): boolean {
  const role = useMember()?.role
  return role === 'admin' || role === 'manager'
}
