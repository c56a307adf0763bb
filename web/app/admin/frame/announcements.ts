import { useState } from 'react'
import type { Outcome } from '../../platform/api/outcome.ts'

/** The outcome of the last action, for the banner above a list. */
export function useAnnouncements() {
  const [outcome, setOutcome] = useState<Outcome>()
  return { outcome, announce: setOutcome, dismiss: () => setOutcome(undefined) }
}
