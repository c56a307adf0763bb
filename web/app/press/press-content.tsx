import { useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useLatePart } from '../ui/late-part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressList } from './press-list.tsx'
import type { PressPage } from './press-pages.ts'

/** What administrators have on this page comes only for people who are signed in. */
const loadDesk = async () => (await import('./press-desk.tsx')).PressDesk

interface PressContentProps {
  asked: PressAddress
  /** Absent: it could not be found. */
  page: PressPage | undefined
}

export function PressContent({ asked, page }: PressContentProps) {
  const isSignedIn = useSession().status === 'signed-in'
  const [isLost, setLost] = useState(false)
  const PressDesk = useLatePart(isSignedIn ? loadDesk : undefined, () => setLost(true))
  const reading = page ? (
    <PressList asked={asked} press={page} />
  ) : (
    <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
  )
  if (!isSignedIn || isLost) return reading
  if (!PressDesk) return page ? reading : <Spinner label="Loading press items..." />
  return (
    <PressDesk asked={asked} page={page}>
      {reading}
    </PressDesk>
  )
}
