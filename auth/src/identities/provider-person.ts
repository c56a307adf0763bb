import { Refusal } from '../requests/refusal.ts'
import { isStorable } from '../requests/request-body.ts'
import { requireEmail } from '../users/user-address.ts'
import type { ProviderPerson } from './identity-linking.ts'
import type { ProviderSettings } from './provider-settings.ts'

const SUBJECT_MAX_CHARACTERS = 255
const TEXT_MAX_CHARACTERS = 1000

/** What we take from a provider's claims; anything else that it says stays with it. */
export function personFromClaims(
  provider: ProviderSettings,
  claims: Record<string, unknown>,
): ProviderPerson {
  const subject = textOf(claims.sub)
  if (!subject || subject.length > SUBJECT_MAX_CHARACTERS)
    throw new Refusal(400, 'bad_oauth_callback', 'The identity provider named nobody')
  const email = emailOf(claims.email)
  // Some say it as text.
  const saysVerified = claims.email_verified === true || claims.email_verified === 'true'
  const emailVerified = email !== undefined && (saysVerified || provider.trustsEmail)
  const name = textOf(claims.name)
  const picture = textOf(claims.picture)
  const data = {
    iss: provider.issuer,
    sub: subject,
    provider_id: subject,
    ...(email ? { email } : {}),
    email_verified: emailVerified,
    phone_verified: false,
    ...(name ? { name, full_name: name } : {}),
    ...(picture ? { picture, avatar_url: picture } : {}),
  }
  return { provider: provider.name, subject, email, emailVerified, data }
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= TEXT_MAX_CHARACTERS && isStorable(value)
    ? value
    : undefined
}

export function emailOf(value: unknown): string | undefined {
  const text = textOf(value)
  try {
    return text === undefined ? undefined : requireEmail(text)
  } catch {
    return undefined
  }
}
