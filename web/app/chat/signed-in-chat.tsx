import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'

const MemberChat = lazy(() => import('./member-chat.tsx'))

/** On every page; visitors who are not signed in load nothing of it. */
export function SignedInChat() {
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <MemberChat />
    </Suspense>
  )
}
