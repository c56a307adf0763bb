import type { Member } from '@plumbline/contract/members.ts'
import type { ReactNode } from 'react'
import { QueryProvider } from '../api/query-client.tsx'
import { useMember } from '../session/member.ts'

interface ForAdministratorsProps {
  desk: (writer: Member) => ReactNode
  /** What readers see; members who are not administrators see it, too. */
  children: ReactNode
}

export function ForAdministrators(props: ForAdministratorsProps) {
  return (
    <QueryProvider>
      <DeskOrPage {...props} />
    </QueryProvider>
  )
}

function DeskOrPage({ desk, children }: ForAdministratorsProps) {
  const member = useMember()
  return member?.role === 'admin' ? desk(member) : children
}
