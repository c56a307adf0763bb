import { ORPCError } from '@orpc/client'

/** What came of something, for the banner above the list. */
export interface Outcome {
  tone: 'success' | 'danger'
  text: string
}

/** The server's own words where it has some, else the given ones. */
export function problemText(error: unknown, otherwise: string): string {
  return error instanceof ORPCError && error.status < 500 && error.message ? error.message : otherwise
}
