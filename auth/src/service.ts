import type { Db } from '@plumbline/database/db.ts'
import type { AuthAction } from './auth-action.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { ProviderRegistry } from './identities/provider-registry.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { GuessGuard } from './limits/guess-guard.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { AuthMail } from './mail/mail-kinds.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { SsoRegistry } from './sso/sso-registry.ts'

/** Something that happened to an account. `detail` never holds a secret. */
export interface AuthEvent {
  action: AuthAction
  /** Who did it: an account's id, or nobody when it came with a link or a code. */
  actorId: string | null
  /** The account that it happened to. */
  subjectId: string | null
  ip: string
  detail?: Record<string, unknown>
}

/** On whose behalf an account is changed. */
export interface Actor {
  id: string | null
  ip: string
}

/** What every call of the service works with; made once by `createAuth`. */
export interface Service {
  db: Db
  settings: AuthSettings
  /** The site's origin; the service itself is served below `/auth/v1` of it. */
  siteUrl: string
  now(): Date
  audit(tx: Db, event: AuthEvent): Promise<void>
  mail(tx: Db, mail: AuthMail): Promise<void>
  clientAddress(request: Request): string
  log: {
    warn(fields: object, message: string): void
    error(fields: object, message: string): void
  }
  keys: KeyRing
  /** Keys the codes and refresh tokens of this installation; as it is now, and with it the keys that sign. */
  secret(): Promise<Buffer>
  hasher: PasswordHasher
  limiter: RateLimiter
  guesses: GuessGuard
  providers: ProviderRegistry
  ssoProviders: SsoRegistry
  ownPeople: OwnPeople
  /** Work that goes on after the answer, so that the answer's time says nothing. */
  afterwards(work: () => Promise<void>): void
}

/** Whom the provider of an owner (an institution) may sign in; the product knows who belongs where. */
export interface OwnPeople {
  /** Whether the account is one that the owner's provider may open. */
  belongs(tx: Db, ownerId: string, userId: string): Promise<boolean>
  /** Gives a new account its place with the owner, or says that there is none left. */
  place(
    tx: Db,
    ownerId: string,
    account: { userId: string; email: string; fullName: string; ip: string },
  ): Promise<'placed' | 'no_place'>
}

export const SERVICE_PATH = '/auth/v1'

export function issuerOf(service: Pick<Service, 'siteUrl'>): string {
  return `${service.siteUrl}${SERVICE_PATH}`
}

/** Where a person chooses a password; links to it are not used up by being opened (section 14). */
export function resetPageOf({ siteUrl }: Pick<Service, 'siteUrl'>): string {
  return `${siteUrl}/reset-password`
}
