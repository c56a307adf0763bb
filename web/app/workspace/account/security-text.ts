import type { AuthError, Factor } from '@supabase/auth-js'
import { noAnswer, serverText } from '../../sign-in/sign-in-text.ts'

/** Messages by error code; other errors show the server's message. */
const SECURITY_PROBLEMS: Record<string, string> = {
  mfa_verification_failed: 'That code is not right. Codes change every 30 seconds; type the one shown now.',
  mfa_factor_name_conflict: 'You have one of this name already. Please choose another.',
  too_many_enrolled_mfa_factors: 'Ten second factors are the most. Remove one first.',
  too_many_passkeys: 'Twenty passkeys are the most. Remove one first.',
  insufficient_aal: 'Please confirm with your second factor first.',
  webauthn_verification_failed: 'That key could not be verified. Please try again.',
  over_request_rate_limit: 'Too many attempts. Please wait a few minutes before trying again.',
  same_password: 'The new password must be different from the present one.',
  current_password_required: 'Please enter your current password.',
  current_password_invalid: 'The current password is not right.',
  reauthentication_needed: 'This step needs a fresh confirmation that it is you. Please try again.',
  reauthentication_not_valid: 'That code is not right, or it has expired.',
}

/** Browsers do not distinguish a canceled prompt from a missing or known key. */
const CEREMONY_ENDED = 'Nothing was added. Your browser ended it, or this key is yours already.'

export function securityProblem(error: AuthError | Error): string {
  if (!('__isAuthError' in error)) return CEREMONY_ENDED
  const refusal = error as AuthError
  return SECURITY_PROBLEMS[refusal.code ?? ''] ?? serverText(refusal) ?? noAnswer(refusal)
}

export const FACTOR_KINDS: Partial<Record<Factor['factor_type'], string>> = {
  totp: 'Authenticator app',
  webauthn: 'Security key',
  phone: 'Text message',
}

export function factorName({ friendly_name, factor_type }: Factor): string {
  return friendly_name || FACTOR_KINDS[factor_type] || 'Second factor'
}

/** The server's limits. */
export const FACTOR_NAME_MAX_CHARACTERS = 100
export const PASSKEY_NAME_MAX_CHARACTERS = 120
