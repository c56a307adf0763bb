import { useSession } from '../../platform/session/use-session.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'

const loadChat = async () => (await import('./member-chat.tsx')).MemberChat

/** On every page; visitors load nothing of it. */
export function SignedInChat() {
  const { status } = useSession()
  const isSignedIn = status === 'signed-in'
  const MemberChat = useLazyPart(isSignedIn ? loadChat : undefined)
  return isSignedIn && MemberChat && <MemberChat />
}
