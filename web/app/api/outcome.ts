import { ORPCError } from '@orpc/client'

/** What came of something, for the banner above the list. */
export interface Outcome {
  tone: 'success' | 'danger'
  text: string
}

/** What the server says of a while without its data is meant for people, as its refusals are. */
const UNAVAILABLE = 503

/** The server's own words where it has some for people, else the given ones. */
export function problemText(error: unknown, otherwise: string): string {
  if (!(error instanceof ORPCError)) return otherwise
  const issues = inputIssues(error.data)
  if (issues) return issues.find((issue) => issue?.code === WORDED_BY_US)?.message ?? otherwise
  const isForPeople = error.status < 500 || error.status === UNAVAILABLE
  return isForPeople && error.message ? error.message : otherwise
}

interface Issue {
  code?: string
  message?: string
}

/** Of the contract's own rules, which have sentences for people; the checking library's are for programs. */
const WORDED_BY_US = 'custom'

/** What is wrong with input that the contract does not take; above it stands only that something is. */
function inputIssues(data: unknown): (Issue | null)[] | undefined {
  const { issues } = (data ?? {}) as { issues?: (Issue | null)[] }
  return Array.isArray(issues) ? issues : undefined
}
