import { Refusal } from '../requests/refusal.ts'

const EMAIL_MAX_CHARACTERS = 254
/** What a browser's own e-mail field accepts, with at least one dot in the host. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** How addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function requireEmail(given: string): string {
  const email = normalizeEmail(given)
  if (email.length > EMAIL_MAX_CHARACTERS || !EMAIL.test(email))
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
