import { QueryProvider } from '../api/query-client.tsx'
import { useMember } from '../session/member.ts'
import { ChatLauncher } from './chat-launcher.tsx'

/** For members whose trial has not ended; the server says who they are. */
export default function MemberChat() {
  return (
    <QueryProvider>
      <ForMembers />
    </QueryProvider>
  )
}

function ForMembers() {
  const member = useMember()
  if (!member) return null
  const trialHasEnded = member.trialEndsAt !== null && new Date(member.trialEndsAt) <= new Date()
  return trialHasEnded ? null : <ChatLauncher />
}
