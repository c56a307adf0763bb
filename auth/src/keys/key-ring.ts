import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { AuthSettings } from '../auth-settings.ts'
import { signingKeysTable } from './key-tables.ts'

export type SigningAlgorithm = 'ES256' | 'RS256'

export interface SigningKey {
  kid: string
  algorithm: SigningAlgorithm
  privateKey: KeyObject
  publicKey: CryptoKey
  publicJwk: JWK
  signsFrom: Date
}

interface KeySet {
  signing: SigningKey
  all: SigningKey[]
}

export interface KeyRing {
  /** The key that signs now. */
  signing(): Promise<SigningKey>
  find(kid: string): Promise<SigningKey | undefined>
  all(): Promise<SigningKey[]>
  /** Changes whenever a key came or went: what was verified under another number is verified anew. */
  generation(): number
  /** As the database has them now: a caller that asks during a reading waits for the next one. */
  reload(): Promise<void>
}

/** Another process may have rotated the keys. Far shorter than a new key is published before it signs. */
const RELOAD_AFTER_SECONDS = 60
/** Clients cache the published keys for ten minutes; a new one waits a little longer before it signs. */
export const PUBLISHED_BEFORE_SIGNING_SECONDS = 660
/** Any number that nobody else locks. */
const FIRST_KEY_LOCK = 7_468_304

export async function openKeyRing(db: Db, settings: AuthSettings, now: () => Date): Promise<KeyRing> {
  const load = settings.jwtKeys
    ? async () => Promise.all(settings.jwtKeys!.map((jwk) => importKey(jwk as JWK, new Date(0))))
    : () => loadStoredKeys(db, now())
  let known: SigningKey[] = []
  let loadedAt = 0
  let generation = 0
  let loading: Promise<void> | undefined

  async function reload() {
    const loaded = await load()
    loadedAt = now().getTime()
    if (kidsOf(loaded) !== kidsOf(known)) generation++
    known = loaded
  }
  function reloadOnce(): Promise<void> {
    loading ??= reload().finally(() => {
      loading = undefined
    })
    return loading
  }
  async function reloadAnew(): Promise<void> {
    await loading?.catch(() => {})
    return reloadOnce()
  }
  async function current(): Promise<KeySet> {
    const age = now().getTime() - loadedAt
    if (age > RELOAD_AFTER_SECONDS * 1000 || age < 0) await reloadOnce()
    const signing = known.find(({ signsFrom }) => signsFrom <= now()) ?? known.at(-1)
    if (!signing) throw new Error('there is no key to sign access tokens with')
    return { signing, all: known }
  }
  await reload()
  return {
    signing: async () => (await current()).signing,
    all: async () => (await current()).all,
    async find(kid) {
      const hasKid = (key: SigningKey) => key.kid === kid
      const found = (await current()).all.find(hasKid)
      if (found || settings.jwtKeys) return found
      // Another process may have renewed them a moment ago.
      await reloadAnew()
      return known.find(hasKid)
    },
    generation: () => generation,
    reload: reloadAnew,
  }
}

const kidsOf = (keys: SigningKey[]) => keys.map(({ kid }) => kid).join()

/** Newest first. Makes the first key of an installation. */
async function loadStoredKeys(db: Db, now: Date): Promise<SigningKey[]> {
  const stored = await listKeys(db, now)
  const rows = stored.length > 0 ? stored : await makeFirstKey(db, now)
  return Promise.all(rows.map(({ privateJwk, signsFrom }) => importKey(privateJwk, signsFrom)))
}

async function makeFirstKey(db: Db, now: Date) {
  const first = await makeKey()
  return db.transaction(async (tx) => {
    // Several processes may start at once: the second finds the first one's key.
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`)
    const stored = await listKeys(tx, now)
    if (stored.length > 0) return stored
    return tx
      .insert(signingKeysTable)
      .values({ ...first, createdAt: now, signsFrom: now })
      .returning()
  })
}

function listKeys(db: Db, now: Date) {
  return db
    .select()
    .from(signingKeysTable)
    .where(or(isNull(signingKeysTable.verifiesUntil), gt(signingKeysTable.verifiesUntil, now)))
    .orderBy(desc(signingKeysTable.signsFrom))
}

/** A successor for the signing key: published now, signing once clients have had time to fetch it. */
export async function addSigningKey(tx: Db, now: Date, tokenTtlSeconds: number): Promise<string> {
  const next = await makeKey()
  const signsFrom = new Date(now.getTime() + PUBLISHED_BEFORE_SIGNING_SECONDS * 1000)
  // What the old key signs until then must live out its time, and clocks differ a little.
  const verifiesUntil = new Date(signsFrom.getTime() + (tokenTtlSeconds + RELOAD_AFTER_SECONDS * 2) * 1000)
  await tx.update(signingKeysTable).set({ verifiesUntil }).where(isNull(signingKeysTable.verifiesUntil))
  await tx.insert(signingKeysTable).values({ ...next, createdAt: now, signsFrom })
  return next.kid
}

/**
 * A key in place of all others, which signs at once: a client that caches the published keys for ten
 * minutes does not know it yet, and asks who the person is instead.
 */
export async function replaceSigningKeys(tx: Db, now: Date): Promise<string> {
  const next = await makeKey()
  await tx.delete(signingKeysTable)
  await tx.insert(signingKeysTable).values({ ...next, createdAt: now, signsFrom: now })
  return next.kid
}

export async function deleteRetiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(signingKeysTable).where(sql`${signingKeysTable.verifiesUntil} <= ${now.toISOString()}`)
}

async function makeKey() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(privateJwk)
  return { kid, algorithm: 'ES256' as const, privateJwk: { ...privateJwk, kid, alg: 'ES256' } }
}

const PRIVATE_MEMBERS = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth'])

async function importKey(jwk: JWK, signsFrom: Date): Promise<SigningKey> {
  const algorithm: SigningAlgorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const material = Object.fromEntries(
    Object.entries(jwk).filter(
      ([member]) => !PRIVATE_MEMBERS.has(member) && member !== 'key_ops' && member !== 'ext',
    ),
  )
  const publicJwk: JWK = {
    ...material,
    kty: jwk.kty ?? 'EC',
    kid,
    alg: algorithm,
    use: 'sig',
    key_ops: ['verify'],
  }
  const { key_ops: _operations, use: _use, ...secretJwk } = jwk
  return {
    kid,
    algorithm,
    signsFrom,
    publicJwk,
    privateKey: createPrivateKey({ key: secretJwk as JsonWebKey, format: 'jwk' }),
    publicKey: await importAsymmetric(publicJwk, algorithm),
  }
}

async function importAsymmetric(jwk: JWK, algorithm: SigningAlgorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new Error('a symmetric key cannot sign access tokens')
  return key
}
