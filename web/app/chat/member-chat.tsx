import { QueryProvider } from '../api/query-client.tsx'
import { useHasPassed } from '../session/has-passed.ts'
import { useMember } from '../session/member.ts'
import { ChatLauncher } from './chat-launcher.tsx'

/** For members whose trial has not ended; the server says who they are. */
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
