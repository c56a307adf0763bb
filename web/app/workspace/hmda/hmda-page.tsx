import { useSuspenseQuery } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { HmdaDesk } from '../../tools/hmda/hmda-desk.tsx'
import { DecisionMemory } from './decision-memory.tsx'

/** The HMDA desk inside the workspace. */
export default function HmdaPage() {
  const { data: member } = useSuspenseQuery(api.members.me.queryOptions())
  const { data } = useSuspenseQuery(api.hmda.decisions.queryOptions())
  const memory = data.remembers
    ? {
        secret: data.key,
        kept: data.decisions,
        onKeep: ({ edit, loan, values, reason }: (typeof data.decisions)[number]) =>
          apiClient.hmda.keep({ edit, loan, values, reason }),
        onReopen: (decision: { edit: string; loan: string }) => apiClient.hmda.reopen(decision),
      }
    : undefined
  return (
    <>
      <title>HMDA · Plumbline</title>
      <h1 className="sr-only">HMDA</h1>
      <HmdaDesk owner={`${member.institutionId} ${member.userId}`} who={member.fullName} memory={memory} />
      <DecisionMemory
        remembers={data.remembers}
        count={data.decisions.length}
        mayChange={member.role !== 'user'}
      />
    </>
  )
}
