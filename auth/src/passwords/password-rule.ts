import { isCommonPassword } from '@plumbline/rules/passwords/common-passwords.ts'
import {
  COMMON_PASSWORD,
  hasOneOf,
  isLongEnough,
  PASSWORD_MAX_BYTES,
  type PasswordDemands,
} from '@plumbline/rules/passwords/password-rule.ts'
import { Refusal } from '../requests/refusal.ts'

export interface PasswordWeakness {
  message: string
  /** `pwned` is the protocol's word for a password that others are known to use. */
  reasons: ('length' | 'characters' | 'pwned')[]
}

export function weaknessOf(
  { minLength, requiredCharacters }: PasswordDemands,
  password: string,
): PasswordWeakness | undefined {
  const reasons: PasswordWeakness['reasons'] = []
  const sentences: string[] = []
  if (!isLongEnough(password, minLength)) {
    reasons.push('length')
    sentences.push(`Password should be at least ${minLength} characters.`)
  }
  if (!requiredCharacters.every((set) => hasOneOf(password, set))) {
    reasons.push('characters')
    sentences.push(
      `Password should contain at least one character of each: ${requiredCharacters.join(', ')}.`,
    )
  }
  if (reasons.length === 0 && isCommonPassword(password)) {
    reasons.push('pwned')
    sentences.push(`${COMMON_PASSWORD}.`)
  }
  return reasons.length > 0 ? { message: sentences.join(' '), reasons } : undefined
}

/** Refuses a password that may not be set. */
export function requireStrongPassword(demands: PasswordDemands, password: string): void {
  requireHashableLength(password)
  const weakness = weaknessOf(demands, password)
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
