import type { Member } from '@plumbline/contract/tenancy/members.ts'
import type { ReactNode } from 'react'
import { QueryProvider } from '../../platform/api/query-client.tsx'
import { useMember } from '../../platform/session/member.ts'

interface AdministratorsOnlyProps {
  desk: (writer: Member) => ReactNode
  /** The readers' view, also for members who are not administrators. */
  children: ReactNode
}

export function AdministratorsOnly(props: AdministratorsOnlyProps) {
  return (
    <QueryProvider>
      <ManagementOrPage {...props} />
    </QueryProvider>
  )
}

function ManagementOrPage({ desk, children }: AdministratorsOnlyProps) {
  const member = useMember()
  return member?.role === 'admin' ? desk(member) : children
}
