import type { AuthSettings } from '../auth-settings.ts'
import { Refusal } from '../requests/refusal.ts'

/** The length to which bcrypt, and so every client of the protocol, is used. */
const PASSWORD_MAX_BYTES = 72

export interface PasswordWeakness {
  message: string
  reasons: ('length' | 'characters')[]
}

type Rule = Pick<AuthSettings, 'passwordMinLength' | 'passwordRequiredCharacters'>

export function weaknessOf(rule: Rule, password: string): PasswordWeakness | undefined {
  const reasons: PasswordWeakness['reasons'] = []
  const sentences: string[] = []
  // Counted in characters as people see code points, not in UTF-16 units: an emoji is one.
  if ([...password].length < rule.passwordMinLength) {
    reasons.push('length')
    sentences.push(`Password should be at least ${rule.passwordMinLength} characters.`)
  }
  const missing = rule.passwordRequiredCharacters.filter(
    (set) => ![...set].some((character) => password.includes(character)),
  )
  if (missing.length > 0) {
    reasons.push('characters')
    sentences.push(
      `Password should contain at least one character of each: ${rule.passwordRequiredCharacters.join(', ')}.`,
    )
  }
  return reasons.length > 0 ? { message: sentences.join(' '), reasons } : undefined
}

/** Refuses a password that may not be set. */
export function requireStrongPassword(rule: Rule, password: string): void {
  requireHashableLength(password)
  const weakness = weaknessOf(rule, password)
  if (!weakness) return
  const { message, reasons } = weakness
  throw new Refusal(422, 'weak_password', message, { extra: { weak_password: { reasons } } })
}

export function requireHashableLength(password: string): void {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new Refusal(
      400,
      'validation_failed',
      `Password cannot be longer than ${PASSWORD_MAX_BYTES} characters`,
    )
}
