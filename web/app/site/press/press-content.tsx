import { useState } from 'react'
import { useSession } from '../../platform/session/use-session.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressList } from './press-list.tsx'
import type { PressPage } from './press-pages.ts'

/** The management view is loaded for signed-in people only. */
const loadDesk = async () => (await import('./press-management.tsx')).PressManagement

interface PressContentProps {
  asked: PressAddress
  /** Absent if loading failed. */
  page: PressPage | undefined
}

export function PressContent({ asked, page }: PressContentProps) {
  const isSignedIn = useSession().status === 'signed-in'
  const [isLost, setLost] = useState(false)
  const PressManagement = useLazyPart(isSignedIn ? loadDesk : undefined, () => setLost(true))
  const reading = page ? (
    <PressList asked={asked} press={page} />
  ) : (
    <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
  )
  if (!isSignedIn || isLost) return reading
  if (!PressManagement) return page ? reading : <Spinner label="Loading press items..." />
  return (
    <PressManagement asked={asked} page={page}>
      {reading}
    </PressManagement>
  )
}
