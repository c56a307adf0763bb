import { declaredError } from '../platform/api/outcome.ts'

/** What a reload does not lose. The answers also outlive the session, until the code is given again. */
export interface Visit {
  session?: string | undefined
  isCodeSent?: boolean
  hasEnded?: boolean
  /** The policy or assignment that is open. */
  open?: string | undefined
  answers: Readonly<Record<string, readonly (number | null)[]>>
}

export const NOTHING_KEPT: Visit = { answers: {} }

export interface VisitProps {
  visit: Visit & { session: string }
  onChange: (part: Partial<Visit>) => void
}

/** Back to the door. What was chosen stays. */
export const ENDED: Partial<Visit> = { session: undefined, isCodeSent: false, hasEnded: true }

export const isEnded = (error: unknown): boolean => declaredError(error)?.code === 'SESSION_ENDED'
