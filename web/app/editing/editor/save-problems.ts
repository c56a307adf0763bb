import { TOO_INVOLVED } from '@plumbline/contract/publishing/writing.ts'
import { declaredError } from '../../platform/api/outcome.ts'

/** Errors common to all kinds of content. */
const COMMON: Record<string, string> = {
  UNAUTHORIZED: 'Your session has ended. Your text is kept in this browser: sign in again, then save.',
  SECOND_FACTOR_REQUIRED: 'Confirm your second factor first. Your text is kept in this browser.',
  FORBIDDEN: 'Your role does not allow this.',
  TRIAL_ENDED: 'The trial has ended.',
  TOO_INVOLVED: TOO_INVOLVED.message,
  TOO_MANY_REQUESTS: 'Too many requests. Wait a moment, then try again.',
}

/** The message for a refused save, or the fallback. */
export function problemText(error: unknown, fallback: string, own: Record<string, string> = {}): string {
  const code = declaredError(error)?.code ?? ''
  return own[code] ?? COMMON[code] ?? fallback
}
