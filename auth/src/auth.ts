import { createHmac } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import type { PasswordDemands } from '@plumbline/rules/passwords/password-rule.ts'
import { type Accounts, createAccounts } from './admin/account-administration.ts'
import { createApp } from './app.ts'
import type { AuthSettings } from './auth-settings.ts'
import { housekeep } from './housekeeping.ts'
import { createProviderRegistry } from './identities/provider-registry.ts'
import { addSigningKey, openKeyRing } from './keys/key-ring.ts'
import { type Renewal, renewSecrets } from './keys/secret-renewal.ts'
import { createSecretReader, ensureSecret, readSecret } from './keys/secret-store.ts'
import { createGuessGuard } from './limits/guess-guard.ts'
import { bucketsInDatabase, bucketsInProcess, createRateLimiter } from './limits/rate-limiter.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import type { OwnPeople, Service } from './service.ts'
import { createTokenReader, type ReadToken } from './sessions/access-token.ts'
import { createOwnProviders, type MetadataReader, type OwnProviders } from './sso/sso-administration.ts'
import { createSsoRegistry } from './sso/sso-registry.ts'

export type { Passkey } from './admin/account-administration.ts'
export { AccountRefusal } from './admin/account-refusal.ts'
export type { AuthMail, AuthMailKind } from './mail/mail-kinds.ts'
export type { Actor, AuthEvent, OwnPeople } from './service.ts'
export { type OwnProvider, type OwnProviders, ProviderRefusal } from './sso/sso-administration.ts'

export interface AuthOptions
  extends Pick<Service, 'db' | 'siteUrl' | 'audit' | 'mail' | 'clientAddress' | 'log'> {
  settings: AuthSettings
  /** Without it, providers of institutions sign nobody in. */
  ownPeople?: OwnPeople
  now?: () => Date
  /** Where metadata of providers is read for the first time; here, without it. */
  readMetadata?: MetadataReader
  /** `process` where no other process shares the database; else every process counts in the same buckets. */
  limits?: 'database' | 'process'
}

export interface Auth {
  /** The whole service; with or without its path `/auth/v1` before the names of the calls. */
  fetch(request: Request): Promise<Response>
  /** Whose session a bearer is, by its signature alone: whether the session still lives is the caller's query. */
  readToken(bearer: string): Promise<ReadToken | undefined>
  accounts: Accounts
  ownProviders: OwnProviders
  /** Makes the next signing key: published at once, signing eleven minutes later. */
  rotateKeys(): Promise<void>
  /** A new secret and a new signing key, at once; every session and every open link ends. */
  renewSecrets(): Promise<Renewal>
  /** Deletes what has expired. One process calls it on a schedule. */
  housekeeping(): Promise<void>
  /** Resolves when work that went on after an answer is done: for an orderly shutdown. */
  settled(): Promise<void>
  /** A key for what the product signs for a short while, derived from the secret of this installation as it is now. */
  keyFor(purpose: string): Promise<Buffer>
  passwordDemands: PasswordDemands
  /** How long a proof of who somebody is counts for what needs a recent one. */
  recentAuthenticationSeconds: number
  /** After so long a session ends however much it is used. */
  sessionLifetimeSeconds: number
}

export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { db, settings, siteUrl, now = () => new Date(), limits = 'database', log } = options
  if (settings.rates === 'off')
    log.warn({}, 'AUTH_RATE_LIMITS is off: passwords and codes can be guessed freely')
  const secret = await ensureSecret(db, now())
  const keys = await openKeyRing(db, settings, now)
  const going = new Set<Promise<void>>()
  const service: Service = {
    db,
    settings,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    now,
    audit: options.audit,
    mail: options.mail,
    clientAddress: options.clientAddress,
    log,
    keys,
    secret: createSecretReader(db, secret, keys.reload),
    hasher: await createPasswordHasher(),
    limiter: createRateLimiter(
      settings.rates,
      limits === 'database' ? bucketsInDatabase(db) : bucketsInProcess(),
    ),
    guesses: createGuessGuard(settings.rates !== 'off'),
    providers: createProviderRegistry(settings.providers, now),
    ssoProviders: createSsoRegistry(db, settings.ssoProviders, now),
    ownPeople: options.ownPeople ?? NOBODY,
    afterwards(work) {
      const running: Promise<void> = work()
        .catch((error) => log.error({ error }, 'work after an answer failed'))
        .finally(() => going.delete(running))
      going.add(running)
    },
  }
  return {
    fetch: createApp(service),
    readToken: createTokenReader(keys, now),
    accounts: createAccounts(service),
    ownProviders: createOwnProviders(service, options.readMetadata),
    rotateKeys: () => rotateKeys(db, service),
    renewSecrets: () => renewSecrets(service),
    housekeeping: () => housekeep(service),
    settled: async () => {
      await Promise.all(going)
    },
    keyFor: async (purpose) =>
      createHmac('sha256', await readSecret(db))
        .update(`key for ${purpose}`)
        .digest(),
    passwordDemands: settings.passwordDemands,
    recentAuthenticationSeconds: settings.recentAuthenticationSeconds,
    sessionLifetimeSeconds: settings.sessionLifetimeSeconds,
  }
}

const NOBODY: OwnPeople = { belongs: async () => false, place: async () => 'no_place' }

async function rotateKeys(db: Db, { settings, now, keys, audit }: Service): Promise<void> {
  if (settings.jwtKeys)
    throw new Error('The signing keys come from AUTH_JWT_KEYS: put the new key first there and restart.')
  await db.transaction(async (tx) => {
    const kid = await addSigningKey(tx, now(), settings.jwtTtlSeconds)
    await audit(tx, { action: 'auth.keys_rotated', actorId: null, subjectId: null, ip: '', detail: { kid } })
  })
  await keys.reload()
}
