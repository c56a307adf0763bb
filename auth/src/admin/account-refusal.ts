import { Refusal } from '../requests/refusal.ts'

/** Why the product's request for an account was not met. `reasons` belongs to `weak_password`. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal'
  readonly code:
    | 'email_exists'
    | 'email_address_invalid'
    | 'weak_password'
    | 'password_too_long'
    | 'user_not_found'
    | 'already_confirmed'
    | 'passkey_not_found'
  readonly reasons: string[]

  constructor(code: AccountRefusal['code'], reasons: string[] = []) {
    super(`the account was refused: ${code}`)
    this.code = code
    this.reasons = reasons
  }
}

/** The same rules hold for the protocol and for the product; only the form of the answer differs. */
export function asAccountRefusal(cause: unknown): unknown {
  if (!(cause instanceof Refusal)) return cause
  const weak = cause.extra.weak_password
  const reasons = typeof weak === 'object' && weak !== null && 'reasons' in weak ? weak.reasons : []
  if (cause.code === 'weak_password')
    return new AccountRefusal('weak_password', Array.isArray(reasons) ? reasons.map(String) : [])
  if (cause.code === 'validation_failed')
    return new AccountRefusal(/password/i.test(cause.message) ? 'password_too_long' : 'email_address_invalid')
  if (cause.code === 'email_exists') return new AccountRefusal('email_exists')
  return cause
}
