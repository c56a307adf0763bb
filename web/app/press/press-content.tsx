import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressList } from './press-list.tsx'
import type { PressPage } from './press-pages.ts'

/** What administrators have on this page comes only for people who are signed in. */
const PressDesk = lazy(() => import('./press-desk.tsx'))

interface PressContentProps {
  asked: PressAddress
  /** Absent: it could not be found. */
  page: PressPage | undefined
}

export function PressContent({ asked, page }: PressContentProps) {
  const { status } = useSession()
  const reading = page ? (
    <PressList asked={asked} press={page} />
  ) : (
    <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
  )
  if (status !== 'signed-in') return reading
  return (
    <Suspense fallback={page ? reading : <Spinner label="Loading press items..." />}>
      <PressDesk asked={asked} page={page}>
        {reading}
      </PressDesk>
    </Suspense>
  )
}
