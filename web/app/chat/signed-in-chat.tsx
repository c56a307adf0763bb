import { useSession } from '../session/use-session.ts'
import { useLatePart } from '../ui/late-part.ts'

const loadChat = async () => (await import('./member-chat.tsx')).MemberChat

/** On every page; visitors who are not signed in load nothing of it. */
export function SignedInChat() {
  const { status } = useSession()
  const isSignedIn = status === 'signed-in'
  const MemberChat = useLatePart(isSignedIn ? loadChat : undefined)
  return isSignedIn && MemberChat && <MemberChat />
}
