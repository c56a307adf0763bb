import { ORPCError } from '@orpc/client'
import { useState } from 'react'

/** What came of something, for the banner above the list. */
export interface Outcome {
  tone: 'success' | 'danger'
  text: string
}

export function useAnnouncements() {
  const [outcome, setOutcome] = useState<Outcome>()
  return {
    outcome,
    announce: setOutcome,
    dismiss: () => setOutcome(undefined),
  }
}

/** The server's own words where it has some, else the given ones. */
export function problemText(error: unknown, otherwise: string): string {
  return error instanceof ORPCError && error.status < 500 && error.message ? error.message : otherwise
}
