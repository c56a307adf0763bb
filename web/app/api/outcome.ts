import { ORPCError } from '@orpc/client'

/** What came of something, for the banner above the list. */
export interface Outcome {
  tone: 'success' | 'danger'
  text: string
}

/** What the server says of a while without its data is meant for people, as its refusals are. */
const UNAVAILABLE = 503

/** The server's own words where it has some, else the given ones. */
export function problemText(error: unknown, otherwise: string): string {
  if (!(error instanceof ORPCError)) return otherwise
  const isForPeople = error.status < 500 || error.status === UNAVAILABLE
  return isForPeople && error.message ? error.message : otherwise
}
