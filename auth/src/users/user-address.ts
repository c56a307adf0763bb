import { EMAIL_LENGTH_AT_MOST, EMAIL_SHAPE } from '@plumbline/rules/addresses/email-address.ts'
import { Refusal } from '../requests/refusal.ts'

/** How addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function requireEmail(given: string): string {
  const email = normalizeEmail(given)
  if (email.length > EMAIL_LENGTH_AT_MOST || !EMAIL_SHAPE.test(email))
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return email
}

/** Stored without `+` and spaces (section 3.1). */
export function normalizePhone(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '')
}

export function requirePhone(given: string): string {
  const phone = normalizePhone(given)
  if (!/^[1-9]\d{6,14}$/.test(phone))
    throw new Refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  return phone
}
