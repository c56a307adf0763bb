import { QueryProvider } from '../../platform/api/query-client.tsx'
import { useHasPassed } from '../../platform/session/has-passed.ts'
import { useMember } from '../../platform/session/member.ts'
import { ChatLauncher } from './chat-launcher.tsx'

/** For members whose trial has not ended. */
export function MemberChat() {
  return (
    <QueryProvider>
      <ForMembers />
    </QueryProvider>
  )
}

function ForMembers() {
  const member = useMember()
  const trialHasEnded = useHasPassed(member?.trialEndsAt ?? null)
  return member && !trialHasEnded ? <ChatLauncher key={member.userId} userId={member.userId} /> : null
}
