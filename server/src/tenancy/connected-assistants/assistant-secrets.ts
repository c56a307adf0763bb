import { createHash, randomBytes } from 'node:crypto'
import { sameText } from '@plumbline/auth/requests/same-text.ts'
import { KEY_BEGINNING } from '@plumbline/contract/tenancy/api-keys.ts'

/** Every door that knows keys by their beginning takes these for one, finds no such key, and refuses them. */
const BEGINNINGS = {
  code: `${KEY_BEGINNING}ac_`,
  access: `${KEY_BEGINNING}at_`,
  refresh: `${KEY_BEGINNING}rt_`,
} as const

export type SecretKind = keyof typeof BEGINNINGS

/** For how long each is good. Refreshing moves the end of a connection, up to its longest. */
export const CODE_SECONDS = 60
export const ACCESS_SECONDS = 3_600
export const REFRESH_DAYS = 30
export const CONNECTION_DAYS = 365

export const newSecret = (kind: SecretKind): string =>
  `${BEGINNINGS[kind]}${randomBytes(32).toString('base64url')}`

export const isAccessToken = (bearer: string): boolean => bearer.startsWith(BEGINNINGS.access)

/** RFC 7636, section 4.6, with S256. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return (
    /^[\w.~-]{43,128}$/.test(verifier) &&
    sameText(createHash('sha256').update(verifier).digest('base64url'), challenge)
  )
}
